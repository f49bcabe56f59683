import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib'

/** Answers that attack whoever asks: slow, endless, packed, circular, lying. */
export interface HostileAnswer {
  readonly name: string
  readonly answer: (request: IncomingMessage, response: ServerResponse) => void
}

const megabyte = 1024 * 1024
const html = { 'content-type': 'text/html; charset=utf-8' }
const times = (text: string, units: number): string => text.repeat(Math.ceil(units / text.length)).slice(0, units)
const line = '<p>Customer data is encrypted at rest with AES-256.</p>'

/** Writes `chunk` every `pause` milliseconds until the other side leaves. */
function drip(response: ServerResponse, chunk: string, pause: number): void {
  const timer = setInterval(() => response.write(chunk), pause)
  response.on('close', () => clearInterval(timer))
}

/** Writes as fast as the other side reads. */
function flood(response: ServerResponse, chunk: Buffer): void {
  const pump = (): void => {
    while (!response.destroyed && response.write(chunk));
  }
  response.on('drain', pump)
  pump()
}

const redirect = (response: ServerResponse, to: string): void => void response.writeHead(302, { location: to }).end()

export const answerTraps: readonly HostileAnswer[] = [
  { name: 'no answer', answer: () => {} },
  {
    name: 'a byte a second',
    answer: (_, response) => {
      response.writeHead(200, html)
      drip(response, 'x', 1_000)
    },
  },
  { name: 'headers, then nothing', answer: (_, response) => response.writeHead(200, html).flushHeaders() },
  {
    name: 'a page without end',
    answer: (_, response) => {
      response.writeHead(200, html)
      flood(response, Buffer.alloc(65_536, line))
    },
  },
  {
    name: 'text without end',
    answer: (_, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' })
      flood(response, Buffer.alloc(65_536, 'encrypted '))
    },
  },
  {
    name: 'gzip of 200 MB',
    answer: (_, response) =>
      void response
        .writeHead(200, { ...html, 'content-encoding': 'gzip' })
        .end(gzipSync(Buffer.alloc(200 * megabyte, line))),
  },
  {
    name: 'brotli of 200 MB',
    answer: (_, response) =>
      void response
        .writeHead(200, { ...html, 'content-encoding': 'br' })
        .end(brotliCompressSync(Buffer.alloc(200 * megabyte, 'a'))),
  },
  {
    name: 'zstd of 200 MB',
    answer: (_, response) =>
      void response
        .writeHead(200, { ...html, 'content-encoding': 'zstd' })
        .end(zstdCompressSync(Buffer.alloc(200 * megabyte, 'a'))),
  },
  {
    name: 'gzip in gzip in gzip',
    answer: (_, response) =>
      void response
        .writeHead(200, { ...html, 'content-encoding': 'gzip, gzip, gzip' })
        .end(gzipSync(gzipSync(gzipSync(line)))),
  },
  {
    name: 'an encoding that is none',
    answer: (_, response) => void response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(line),
  },
  {
    name: 'a length that is never reached',
    answer: (_, response) => void response.writeHead(200, { ...html, 'content-length': '5000' }).write(line),
  },
  { name: 'a connection that breaks', answer: (request) => void request.socket.destroy() },
  {
    name: 'a connection that breaks in the middle',
    answer: (request, response) => {
      response.writeHead(200, html)
      response.write(line, () => request.socket.destroy())
    },
  },
  { name: 'noise instead of HTTP', answer: (request) => void request.socket.end(times('\u0000\u00ff', 10_000)) },
  {
    name: 'headers of 200 kB',
    answer: (request) => void request.socket.end(`HTTP/1.1 200 OK\r\nX-Long: ${times('a', 200_000)}\r\n\r\n${line}`),
  },
  {
    name: 'ten thousand headers',
    answer: (request) => void request.socket.end(`HTTP/1.1 200 OK\r\n${'X-A: b\r\n'.repeat(10_000)}\r\n${line}`),
  },
  {
    name: 'controls in validators',
    answer: (request) =>
      void request.socket.end(
        `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nETag: "\u00ff\u0080${times('e', 20_000)}"\r\nLast-Modified: ${times('\t', 200)}\r\nConnection: close\r\n\r\n<h1>Security</h1>${line.repeat(5)}`,
      ),
  },
  { name: 'a redirect to itself', answer: (request, response) => redirect(response, request.url ?? '/') },
  { name: 'redirects without end', answer: (request, response) => redirect(response, `${request.url}x`) },
  { name: 'a redirect to an address of 100 kB', answer: (_, response) => redirect(response, `/${times('a', 30_000)}`) },
  { name: 'a redirect to loopback', answer: (_, response) => redirect(response, 'http://127.0.0.1:22/') },
  { name: 'a redirect to a file', answer: (_, response) => redirect(response, 'file:///etc/passwd') },
  { name: 'a redirect to nowhere', answer: (_, response) => redirect(response, 'https://[::') },
  { name: 'status 999', answer: (_, response) => void response.writeHead(999, html).end(line) },
  {
    name: 'too many requests, for a year',
    answer: (_, response) => void response.writeHead(429, { 'retry-after': '31536000' }).end(),
  },
  { name: 'busy for ever', answer: (_, response) => void response.writeHead(503, { 'retry-after': '1' }).end() },
  {
    name: 'a picture that says it is a page',
    answer: (_, response) => void response.writeHead(200, html).end(Buffer.alloc(2 * megabyte, 0x89)),
  },
  {
    name: 'a page that says it is a PDF',
    answer: (_, response) => void response.writeHead(200, { 'content-type': 'application/pdf' }).end(line.repeat(50)),
  },
  {
    name: 'a charset that is none',
    answer: (_, response) =>
      void response
        .writeHead(200, { 'content-type': `text/html; charset=${times('x', 5_000)}` })
        .end(`<h1>Security</h1>${line.repeat(5)}`),
  },
  {
    name: 'UTF-16 without a mark',
    answer: (_, response) =>
      void response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-16le' })
        .end(Buffer.from(`<h1>Security</h1>${line.repeat(500)}`, 'utf16le')),
  },
]

/** What a site of its own does at the addresses that every crawl asks for. */
export interface HostileSite {
  readonly name: string
  readonly answers: Readonly<Record<string, HostileAnswer['answer']>>
}

const send = (type: string, make: () => string | Buffer) => (request: IncomingMessage, response: ServerResponse) => {
  const body = make()
  const own = typeof body === 'string' ? body.replaceAll('SITE', request.headers.host ?? '') : body
  response.writeHead(200, { 'content-type': type }).end(own)
}
const robots = (name: string, make: () => string): HostileSite => ({
  name,
  answers: { '/robots.txt': send('text/plain', make) },
})
const sitemap = (name: string, make: () => string | Buffer): HostileSite => ({
  name,
  answers: { '/sitemap.xml': send('application/xml', make) },
})
const answerNamed = (name: string): HostileAnswer['answer'] => {
  const found = answerTraps.find((one) => one.name === name)
  if (!found) throw new Error(`There is no answer ${name}`)
  return found.answer
}

const head = '<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'

export const siteTraps: readonly HostileSite[] = [
  robots('robots: wildcards, 500 kB', () => times(`User-agent: *\nDisallow: /${'*a'.repeat(2_000)}$\n`, 500_000)),
  robots('robots: one rule of stars', () => `User-agent: *\nDisallow: /${times('*', 400_000)}x\n`),
  robots('robots: fifty thousand rules', () => `User-agent: *\n${times('Disallow: /*/a*b*c*d\n', 500_000)}`),
  robots('robots: fifty thousand agents', () => times('User-agent: a\n', 500_000)),
  robots('robots: a delay of a year', () => 'User-agent: *\nCrawl-delay: 31536000\n'),
  robots('robots: a hundred thousand sitemaps', () => times('Sitemap: /sitemap.xml\n', 500_000)),
  { name: 'robots: no answer', answers: { '/robots.txt': answerNamed('no answer') } },
  { name: 'robots: a text without end', answers: { '/robots.txt': answerNamed('text without end') } },
  sitemap('sitemap: openers of 8 MB', () => `${head}${times('<loc>', 7_900_000)}`),
  sitemap('sitemap: openers and spaces of 8 MB', () => `${head}${times('<a:loc> ', 7_900_000)}`),
  sitemap(
    'sitemap: two hundred thousand entries',
    () => `${head}${times('<url><loc>https://SITE/security/a</loc></url>', 7_900_000)}`,
  ),
  sitemap('sitemap: one entry of 7 MB', () => `${head}<url><loc>https://SITE/${times('a', 7_000_000)}</loc></url>`),
  sitemap(
    'sitemap: an index of itself',
    () => '<?xml version="1.0"?><sitemapindex><sitemap><loc>/sitemap.xml</loc></sitemap></sitemapindex>',
  ),
  sitemap('sitemap: packed to 400 MB', () => gzipSync(Buffer.alloc(400 * megabyte, '<loc>a</loc>'))),
  sitemap(
    'sitemap: entities that double',
    () => `<!DOCTYPE x [<!ENTITY a "${times('b', 1000)}"><!ENTITY c "&a;&a;&a;">]>${head}<url><loc>&c;</loc></url>`,
  ),
  { name: 'llms.txt: image openers', answers: { '/llms.txt': send('text/plain', () => times('![', 900_000)) } },
  {
    name: 'llms.txt: links to itself',
    answers: { '/llms.txt': send('text/plain', () => times('- [Security](/security)\n', 900_000)) },
  },
  {
    name: 'security.txt: contacts without end',
    answers: { '/.well-known/security.txt': send('text/plain', () => times('Contact: mailto:a@SITE\n', 900_000)) },
  },
  {
    name: 'home: a page for every address',
    answers: {
      '*': send(
        'text/html',
        () =>
          `<h1>Security</h1>${line.repeat(20)}${Array.from({ length: 200 }, (_, at) => `<a href="/security/${at}/${Math.random()}">Security</a>`).join('')}`,
      ),
    },
  },
  { name: 'home: headers that never end', answers: { '/': (request) => drip404(request) } },
]

function drip404(request: IncomingMessage): void {
  const { socket } = request
  socket.write('HTTP/1.1 200 OK\r\n')
  const timer = setInterval(() => socket.write('X-Slow: a\r\n'), 500)
  socket.on('close', () => clearInterval(timer))
}
