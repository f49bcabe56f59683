import { factRules } from '../src/engine/analyse/rules.ts'

/** One document of the fuzz: what a host would send. */
export interface FuzzDocument {
  readonly type: 'text/html' | 'text/markdown' | 'text/plain' | 'text/csv'
  readonly body: string
}

export interface Random {
  /** From 0 up to but not `end`. */
  below(end: number): number
  pick<Value>(values: readonly Value[]): Value
}

/** Mulberry32: the same seed gives the same documents on every machine. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (end: number): number => Math.floor(next() * end)
  return {
    below,
    pick: (values) => {
      const value = values[below(values.length)]
      if (value === undefined) throw new Error('There is nothing to pick from')
      return value
    },
  }
}

const ruleWords = [
  ...new Set(
    factRules
      .flatMap(({ rules }) => rules.flatMap((rule) => rule.parts.map((part) => part.pattern.source)))
      .flatMap((source) => source.match(/[a-z]{2,}/g) ?? []),
  ),
]
const joints = [
  ' ',
  ' ',
  ' ',
  '-',
  ', ',
  '. ',
  '? ',
  ': ',
  '; ',
  '\n',
  '\n\n',
  ' | ',
  ' (',
  ') ',
  ' … ',
  '\u00a0',
  '/',
  '&',
]
const oddities = [
  '\u{1f512}',
  '\u200b',
  '\u202e',
  '\ufeff',
  'e\u0301'.repeat(30),
  '\ud83d',
  '\u0000',
  'İ',
  'ﬃ',
  '\u2028',
  "'",
  '"',
  '`',
  '**',
  '__',
  '![',
  '](',
  '[x](',
  '<a ',
  '&amp',
  '&#x0;',
  '1, ',
  '2026-01-01',
  '72 hours',
  '$9 / month',
  'https://a.example/',
  'a@b.example',
  '---',
  '| - |',
]
const questions = [
  'Is data encrypted? ',
  'Yes? ',
  'No, not yet. ',
  'We never sell data. ',
  'Only on the Pro plan. ',
  'Everything in Team, plus SSO. ',
]

/** How often something is said again: mostly once, sometimes thousands of times. */
function times(random: Random, most: number): number {
  const kind = random.below(20)
  if (kind < 12) return 1 + random.below(3)
  return kind < 18 ? random.below(40) : random.below(most)
}

function words(random: Random): string {
  const parts = Array.from({ length: 1 + random.below(25) }, () =>
    random.below(12) === 0 ? random.pick(oddities) : random.pick(random.below(8) === 0 ? questions : ruleWords),
  )
  const joint = random.below(3) === 0 ? random.pick(joints) : null
  const text = parts.map((part) => part + (joint ?? random.pick(joints))).join('')
  return random.below(6) === 0 ? text.repeat(times(random, 400)) : text
}

const tags = [
  'div',
  'p',
  'b',
  'a',
  'span',
  'ul',
  'li',
  'ol',
  'h1',
  'h2',
  'h6',
  'table',
  'tr',
  'td',
  'th',
  'thead',
  'pre',
  'br',
  'nav',
  'footer',
  'header',
  'main',
  'section',
  'button',
  'form',
  'input',
  'svg',
  'math',
  'select',
  'option',
  'template',
  'script',
  'style',
  'title',
  'noscript',
  'iframe',
  'textarea',
  'dl',
  'dt',
  'dd',
  'details',
  'summary',
  'base',
  'meta',
  'link',
  'img',
  'frameset',
  'body',
  'html',
  'font',
]
const attributes = [
  'id=root',
  'class=cookie-banner',
  'role=row',
  'role=cell',
  'role=table',
  'role=presentation',
  'colspan=999',
  'rowspan=999',
  'colspan=-1',
  'hidden',
  'aria-hidden=true',
  'aria-label="Included"',
  'href="#a"',
  'href="/security"',
  'href="//["',
  'lang=en',
  'type=password',
  'http-equiv=refresh content="0; url=/b"',
  'property=og:title content=Security',
  'title="',
  "alt='SOC 2",
  'style="display:none"',
]

function openTag(random: Random): string {
  const given = Array.from({ length: random.below(4) }, () => random.pick(attributes))
  const large = random.below(80) === 0 ? ` data-a="${'x'.repeat(random.below(20_000))}"` : ''
  const many =
    random.below(80) === 0 ? Array.from({ length: random.below(3000) }, (_, index) => ` a${index}`).join('') : ''
  return `<${random.pick(tags)} ${given.join(' ')}${large}${many}${random.below(40) === 0 ? '' : '>'}`
}

function html(random: Random): string {
  const parts: string[] = []
  for (let count = 1 + random.below(60); count > 0; count -= 1) {
    const kind = random.below(12)
    if (kind < 5) parts.push(words(random))
    else if (kind < 8) parts.push(openTag(random))
    else if (kind < 10) parts.push(`</${random.pick(tags)}>`)
    else if (kind === 10) parts.push(openTag(random).repeat(times(random, 2000)))
    else parts.push(`${openTag(random)}${openTag(random)}${words(random).slice(0, 60)}`.repeat(times(random, 1000)))
  }
  return parts.join('')
}

const lineStarts = [
  '# ',
  '## ',
  '###### ',
  '- ',
  '  - ',
  '\t* ',
  '1. ',
  '| ',
  '> ',
  '```',
  '---',
  '===',
  '**',
  '.. note::',
  ':name: ',
  '    ',
  '',
]

function markdown(random: Random): string {
  const parts: string[] = random.below(6) === 0 ? ['---\ntitle: a\nplan: Enterprise\n---\n'] : []
  for (let count = 1 + random.below(40); count > 0; count -= 1) {
    const line = `${random.pick(lineStarts)}${random.below(4) === 0 ? '' : words(random)}`
    parts.push(line.repeat(times(random, 300)), random.pick(['\n', '\n', '\n\n', ' |\n', '']))
  }
  return parts.join('')
}

function csv(random: Random): string {
  const mark = random.pick([',', ';', '\t'])
  const row = (): string =>
    Array.from({ length: random.below(30) }, () =>
      random.below(5) === 0 ? `"${words(random)}${random.pick(['"', '""', ''])}` : words(random).slice(0, 50),
    ).join(mark)
  return Array.from({ length: random.below(40) }, () => `${row()}\n`.repeat(times(random, 300))).join('')
}

/** The longest body that is made. */
const longest = 400_000

/** The document of a seed. */
export function documentOf(seed: number): FuzzDocument {
  const random = randomOf(seed)
  const type = random.pick([
    'text/html',
    'text/html',
    'text/html',
    'text/markdown',
    'text/markdown',
    'text/plain',
    'text/csv',
  ] as const)
  const make = { 'text/html': html, 'text/markdown': markdown, 'text/plain': markdown, 'text/csv': csv }[type]
  return { type, body: make(random).slice(0, longest) }
}
