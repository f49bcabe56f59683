import { createServer, type Server } from 'node:http'

/** A fictional vendor's site on loopback: a home page that links to `pages` pages, each a real little text. */
export interface SmallSite {
  readonly hosts: Readonly<Record<string, string>>
  /** How often each path was served, by host and path. */
  readonly served: ReadonlyMap<string, number>
  readonly websites: readonly string[]
  stop(): Promise<void>
}

const topics = [
  ['security', 'Security', 'All customer data is encrypted at rest with AES-256. Connections use TLS 1.2 or higher.'],
  [
    'privacy',
    'Privacy policy',
    'We do not sell personal data. We act as a processor under the GDPR for customer data.',
  ],
  [
    'dpa',
    'Data processing agreement',
    'We notify customers of a personal data breach within 48 hours of becoming aware of it.',
  ],
  [
    'subprocessors',
    'Subprocessors',
    'We give 30 days notice before a new subprocessor starts, and customers may object.',
  ],
  ['pricing', 'Pricing', 'Single sign-on with SAML is available on the Enterprise plan.'],
  ['sla', 'Service level agreement', 'We commit to a monthly uptime of 99.9 percent.'],
  ['trust', 'Trust center', 'We hold a SOC 2 Type II report, available on request under NDA.'],
  ['docs/mfa', 'Two-factor authentication', 'Admins can require two-factor authentication for all members.'],
] as const

function page(title: string, body: string, links: readonly string[]): string {
  const list = links.map((path) => `<li><a href="/${path}">${path}</a></li>`).join('')
  return `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1><p>${body}</p><ul>${list}</ul></main></body></html>`
}

interface SmallSiteOptions {
  /** Bodies of further pages by host and path; the home page of the host links to them. */
  readonly further?: Readonly<Record<string, string>>
  /** How long each answer is kept back. */
  readonly delayMilliseconds?: number
}

/** Serves each of `names` under `https://NAME.example/` for requests that are sent to loopback. */
export async function startSmallSite(
  names: readonly string[],
  pages: number,
  { further = {}, delayMilliseconds = 0 }: SmallSiteOptions = {},
): Promise<SmallSite> {
  const served = new Map<string, number>()
  const paths = Array.from(
    { length: pages },
    (_, index) => topics[index]?.[0] ?? `security/topic-${String.fromCharCode(97 + index)}`,
  )
  const answerTo = (host: string, path: string): { status: number; html: string } => {
    const body = further[`${host}/${path}`]
    if (body !== undefined) return { status: 200, html: page(path, body, []) }
    const index = paths.indexOf(path)
    const topic = topics[index]
    const isHome = path === ''
    if (!isHome && index < 0) return { status: 404, html: page('Not found', 'There is nothing here.', []) }
    const title = isHome ? 'Small vendor' : (topic?.[1] ?? `Security topic ${index}`)
    const words = isHome
      ? 'We make software for small teams.'
      : (topic?.[2] ?? `Page ${index} of our security guide explains backups. Backups are taken every day.`)
    const own = Object.keys(further).flatMap((key) => (key.startsWith(`${host}/`) ? key.slice(host.length + 1) : []))
    return { status: 200, html: page(title, `${words} `.repeat(3), isHome ? [...paths, ...own] : []) }
  }
  const server: Server = createServer((request, response) => {
    const path = (request.url ?? '/').slice(1)
    const host = request.headers.host ?? ''
    const key = `${host}/${path}`
    served.set(key, (served.get(key) ?? 0) + 1)
    const { status, html } = answerTo(host, path)
    setTimeout(() => {
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html)
    }, delayMilliseconds)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    served,
    hosts: Object.fromEntries(names.map((name) => [`${name}.example`, `127.0.0.1:${port}`])),
    websites: names.map((name) => `https://${name}.example/`),
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
