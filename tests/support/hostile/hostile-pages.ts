/** Texts that attack whoever reads them. Each is made when it is served: together they are hundreds of megabytes. */

export interface HostileText {
  readonly name: string
  readonly type: 'text/html' | 'text/markdown' | 'text/plain'
  readonly make: () => string
}

const html = (name: string, make: () => string): HostileText => ({ name, type: 'text/html', make: () => page(make()) })
const raw = (name: string, make: () => string): HostileText => ({ name, type: 'text/html', make })
const markdown = (name: string, make: () => string): HostileText => ({ name, type: 'text/markdown', make })
const plain = (name: string, make: () => string): HostileText => ({ name, type: 'text/plain', make })

const filler = 'Customer data is encrypted at rest with AES-256, and access is reviewed every quarter. '

/** A page that is worth reading, with the hostile part in its middle. */
function page(body: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><title>Security</title>${head}</head><body><main><h1>Security</h1><p>${filler.repeat(3)}</p>${body}<p>${filler}</p></main></body></html>`
}

const times = (text: string, units: number): string => text.repeat(Math.ceil(units / text.length)).slice(0, units)
const nested = (open: string, close: string, depth: number): string => `${open.repeat(depth)}deep${close.repeat(depth)}`

const fragments =
  'encrypt secur compli audit certif authentic author backup restor retain delet notif incident breach penetr vulnerab subprocess region resid single sign on saml scim mfa two factor role based access log export pric plan enterprise business soc 2 type ii iso 27001 gdpr hipaa pci'.split(
    ' ',
  )
const mixed = (units: number, glue: string): string => {
  let text = ''
  for (let at = 0; text.length < units; at += 7) text += `${fragments[at % fragments.length]}${glue}`
  return text.slice(0, units)
}

/** Words of one unit without end: separators that are letters too, fragments of the rules' own words. */
export const wordTraps: readonly HostileText[] = [
  html('hyphens between letters, 12 kB', () => `<p>${times('a-', 12_000)}</p>`),
  html('hyphens between letters, 400 kB', () => `<p>${times('a-', 400_000)}</p>`),
  html('word fragments, 100 kB', () => `<p>${mixed(100_000, ' ')}</p>`),
  html('word fragments with hyphens, 400 kB', () => `<p>${mixed(400_000, '-')}</p>`),
  html('one word of 2 MB', () => `<p>${times('encryption', 2_000_000)}</p>`),
  html('spaces without end', () => `<p>encrypted${times(' ', 1_000_000)}at rest</p>`),
  html('no-break spaces without end', () => `<p>encrypted${times('\u00a0', 500_000)}at rest</p>`),
  html('commas without end', () => `<p>SSO${times(', ', 600_000)}SAML</p>`),
  html('full stops without end', () => `<p>${times('. ', 600_000)}</p>`),
  html('sentences of one letter', () => `<p>${times('A. ', 600_000)}</p>`),
  html('a sentence without an end, 1 MB', () => `<p>${times('we encrypt all customer data and ', 1_000_000)}</p>`),
  html('not without end', () => `<p>We do ${times('not ', 400_000)} encrypt data.</p>`),
  html('or without end', () => `<p>Available on ${times('Business or Enterprise or ', 400_000)} plans.</p>`),
  html('digits without end', () => `<p>within ${times('7', 500_000)} hours</p>`),
  html('dates without end', () => `<p>${times('2024-01-01 ', 500_000)}</p>`),
  html('prices without end', () => `<p>${times('$10 per user per month ', 500_000)}</p>`),
  html('addresses without end', () => `<p>${times('https://a.example/aaaaaaaaaaaa/', 500_000)}</p>`),
  html('brackets without end', () => `<p>${times('(', 300_000)}encrypted${times(')', 300_000)}</p>`),
  html('quotes without end', () => `<p>${times('“', 300_000)}encrypted${times('”', 300_000)}</p>`),
  html('combining marks without end', () => `<p>e${times('\u0301', 400_000)}ncrypted</p>`),
  html('joiners without end', () => `<p>${times('\u{1f469}\u200d', 400_000)}</p>`),
  html('direction marks without end', () => `<p>${times('\u202e\u202c', 400_000)} encrypted</p>`),
  html('soft hyphens in every word', () => `<p>${times('en\u00adcryp\u00adtion ', 400_000)}</p>`),
  html('ligatures and full-width letters', () => `<p>${times('ﬃ Ｅｎｃｒｙｐｔｅｄ ', 400_000)}</p>`),
  html('sharp s without end', () => `<p>${times('ß', 800_000)}</p>`),
  html(
    'one quote that is nearly everywhere',
    () => `<p>${times('All customer data is encrypted at res', 400_000)}</p>`,
  ),
]

/** Markup whose tree or whose text is far larger than the bytes sent, or deeper than a stack. */
export const markupTraps: readonly HostileText[] = [
  html(
    'a table of colspan and rowspan',
    () => `<table>${'<tr><td colspan=1000 rowspan=65534>x</td></tr>'.repeat(20_000)}</table>`,
  ),
  html(
    'rowspan across ten thousand rows',
    () => `<table>${'<tr><td rowspan=10000>SSO</td><td>yes</td></tr>'.repeat(5_000)}</table>`,
  ),
  html('cells that each hold a table', () => nested('<table><tr><td>', '</td></tr></table>', 3_000)),
  html('rows in rows', () => `<table>${nested('<tr><td>SSO<table>', '</table></td></tr>', 1_500)}</table>`),
  html('one row of two hundred thousand cells', () => `<table><tr>${'<td>x'.repeat(200_000)}</tr></table>`),
  html('divs a hundred thousand deep', () => nested('<div>', '</div>', 100_000)),
  html('lists ten thousand deep', () => nested('<ul><li>', '</li></ul>', 10_000)),
  html('quotations and bold ten thousand deep', () => nested('<blockquote><b>', '</b></blockquote>', 10_000)),
  html(
    'formatting that is adopted again and again',
    () => `${'<a><b><i>'.repeat(2_000)}${'</a></b></i><p>'.repeat(2_000)}`,
  ),
  html('nested roots', () => nested('<div id=root>', '</div>', 5_000)),
  html('a line of preformatted line ends', () => `<pre>${times('\n', 1_500_000)}</pre>`),
  html('preformatted text of one line', () => `<pre>${times('encrypt ', 1_500_000)}</pre>`),
  html('definition lists without end', () => `<dl>${'<dt>SSO<dd>Yes'.repeat(60_000)}</dl>`),
  html('headings without end', () => '<h2>Encryption</h2>'.repeat(60_000)),
  html('empty paragraphs without end', () => '<p>'.repeat(500_000)),
  html('line breaks without end', () => `<p>${'<br>'.repeat(500_000)}</p>`),
  html('an attribute of 2 MB', () => `<p title="${times('x', 2_000_000)}">${filler}</p>`),
  html(
    'fifty thousand attributes',
    () => `<p ${Array.from({ length: 50_000 }, (_, at) => `a${at}=1`).join(' ')}>${filler}</p>`,
  ),
  html('entities without end', () => `<p>${'&amp;lt;&notin;&#x202e;'.repeat(60_000)}</p>`),
  html('an entity without an end', () => `<p>&${times('amp', 800_000)}</p>`),
  html('a comment that never ends', () => `<!--${times('-', 1_500_000)}`),
  html('a script that never ends', () => `<script>${times('</scrip ', 1_500_000)}`),
  html('a template of templates', () => nested('<template>', '</template>', 5_000)),
  html('select, option and svg soup', () => times('<select><option><svg><foreignObject><math><mi>', 300_000)),
  html('a hundred thousand links', () =>
    Array.from({ length: 100_000 }, (_, at) => `<a href="/security/page-${at}">Security ${at}</a>`).join(''),
  ),
  html('links of hundred kB each', () =>
    Array.from({ length: 20 }, (_, at) => `<a href="/security/${times(`a${at}/`, 100_000)}">Security</a>`).join(''),
  ),
  html('links that look like hashes', () =>
    Array.from(
      { length: 3_000 },
      (_, at) => `<a href="/security/${times('deadbeef0-', 1_500)}${at}">Security</a>`,
    ).join(''),
  ),
  html('links of one template', () =>
    Array.from({ length: 20_000 }, (_, at) => `<a href="/security/2024/${at}/a/${at}/b/${at}">Security</a>`).join(''),
  ),
  raw('a title of 1 MB', () => `<title>${times('Security ', 1_000_000)}</title><p>${filler.repeat(3)}</p>`),
  raw('half an emoji in the title', () => page('', `<title>${'x'.repeat(299)}\u{1f600}</title>`)),
  raw('a refresh to itself', () => page('', '<meta http-equiv=refresh content="0;url=?again">')),
  raw('base, canonical and language of 100 kB', () =>
    page(
      '',
      `<base href="https://${times('a', 100_000)}"><link rel=canonical href="${times('/a', 100_000)}"><meta name=language content="${times('e', 100_000)}">`,
    ),
  ),
  raw('nothing but angle brackets', () => times('<', 1_500_000)),
  raw('noncharacters and controls', () => page(`<p>\ufffe\uffff\u0001\u0008\u001b[2J\u009b ${filler}</p>`)),
]

/** Markdown and plain text. */
export const plainTraps: readonly HostileText[] = [
  markdown('image openers without end', () => times('![', 400_000)),
  markdown('link openers without end', () => times('[a](', 400_000)),
  markdown('brackets in brackets', () => `${'['.repeat(50_000)}x${']'.repeat(50_000)}`),
  markdown('stars without end', () => `${filler}\n${times('*a ', 400_000)}`),
  markdown('underscores and backticks', () => `${filler}\n${times('`_', 400_000)}`),
  markdown('fences without end', () => `${filler}\n${times('```\n', 400_000)}`),
  markdown('a table of pipes', () => `${filler}\n${times('|', 300_000)}\n${times('|-', 300_000)}\n`),
  markdown('quotations in quotations', () => `${filler}\n${times('> ', 200_000)}deep`),
  markdown(
    'indented without end',
    () => `${filler}\n${Array.from({ length: 1_000 }, (_, at) => `${' '.repeat(at)}- x`).join('\n')}`,
  ),
  markdown('underlined headings without end', () => `${filler}\nHead\n${times('=', 600_000)}`),
  markdown(
    'references without end',
    () => `${filler}\n${Array.from({ length: 30_000 }, (_, at) => `[r${at}]: https://a.example/${at}`).join('\n')}`,
  ),
  markdown('html in markdown', () => `${filler}\n${nested('<div>', '</div>', 20_000)}`),
  plain('one line of 4 MB', () => times(filler, 4_000_000)),
  plain('line ends alone', () => `${filler}${times('\n', 2_000_000)}`),
  plain('carriage returns alone', () => `${filler}${times('\r', 2_000_000)}`),
  plain('tabs alone', () => `${filler}${times('\t', 1_000_000)}`),
  plain('NUL after each letter', () => times('e\0n\0c\0', 600_000)),
  plain('half surrogates', () => `${filler.repeat(3)}${times('\ud83d', 100_000)}`),
  plain('a million short lines', () => `${filler}\n${times('SSO yes\n', 3_000_000)}`),
]
