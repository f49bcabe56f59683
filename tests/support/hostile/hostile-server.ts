import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { answerTraps, siteTraps, type HostileAnswer } from './hostile-answers.ts'
import { officeTraps, pdfTraps } from './hostile-files.ts'
import { markupTraps, plainTraps, wordTraps } from './hostile-pages.ts'

/** One attack: where it stands, and what it must leave in the ledger of the scan that meets it. */
export interface HostileCase {
  readonly name: string
  /** The path that the ledger must tell of; a site's own trap stands at an address that every crawl asks for. */
  readonly path: string
}

export interface HostileVendor {
  readonly host: string
  readonly cases: readonly HostileCase[]
  /** Seconds between requests that its robots.txt asks for, where it asks; no crawl waits longer than thirty. */
  readonly pause?: number
}

export interface HostileServer {
  readonly vendors: readonly HostileVendor[]
  readonly hosts: Readonly<Record<string, string>>
  stop(): Promise<void>
}

interface Site {
  readonly vendor: HostileVendor
  readonly answers: Readonly<Record<string, HostileAnswer['answer']>>
}

const fileTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
} as const

const send =
  (type: string, make: () => string | Buffer): HostileAnswer['answer'] =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': type }).end(make())

interface Trap {
  readonly name: string
  readonly path: string
  readonly answer: HostileAnswer['answer']
}

const pathOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

const texts: readonly Trap[] = [...wordTraps, ...markupTraps, ...plainTraps].map(({ name, type, make }) => {
  const ending = type === 'text/markdown' ? '.md' : ''
  return { name, path: `/security/${pathOf(name)}${ending}`, answer: send(`${type}; charset=utf-8`, make) }
})
const files: readonly Trap[] = [...pdfTraps, ...officeTraps].map(({ name, extension, make }) => ({
  name: `${extension}: ${name}`,
  path: `/security/${pathOf(name)}.${extension}`,
  answer: send(fileTypes[extension], make),
}))
const answers: readonly Trap[] = answerTraps.map(({ name, answer }) => ({
  name,
  path: `/security/${pathOf(name)}`,
  answer,
}))

const home = (traps: readonly Trap[]): string =>
  `<!doctype html><html lang="en"><head><title>Vendor</title></head><body><main><h1>Vendor</h1><p>${'We make software for teams, and keep what they entrust to us safe. '.repeat(3)}</p>${traps.map(({ path, name }) => `<p><a href="${path}">Security: ${name}</a></p>`).join('')}</main></body></html>`

/** Traps of one kind on one site, in groups: a site that holds a few is a likelier vendor than one that holds a hundred. */
function sitesOf(prefix: string, traps: readonly Trap[], each: number): Site[] {
  const sites: Site[] = []
  for (let at = 0; at < traps.length; at += each) {
    const own = traps.slice(at, at + each)
    const vendor = {
      host: `${prefix}-${sites.length + 1}.example`,
      cases: own.map(({ name, path }) => ({ name, path })),
    }
    const paths = Object.fromEntries(own.map(({ path, answer }) => [path, answer]))
    sites.push({ vendor, answers: { '/': send('text/html', () => home(own)), ...paths } })
  }
  return sites
}

const good = send(
  'text/html',
  () =>
    `<title>Vendor</title><h1>Vendor</h1><p>${'Customer data is encrypted at rest with AES-256. '.repeat(5)}</p><a href="/security/overview">Security</a>`,
)

const ownSites: readonly Site[] = siteTraps.map(({ name, answers: special }, index) => {
  const [first = '/'] = Object.keys(special)
  const path = first === '*' ? '/' : first
  return {
    vendor: {
      host: `site-${index + 1}.example`,
      cases: [{ name, path }],
      ...(name.includes('a delay of a year') ? { pause: 30 } : {}),
    },
    answers: { '/': good, '/security/overview': good, ...special },
  }
})

/** Every attack on loopback: over 120, on some thirty sites. `share` takes every n-th site alone. */
export async function startHostileServer(share = 1): Promise<HostileServer> {
  const all = [
    ...sitesOf('words', texts, 9),
    ...sitesOf('files', files, 6),
    ...sitesOf('answers', answers, 6),
    ...ownSites,
  ].filter((_, index) => index % share === 0)
  const byHost = new Map(all.map((site) => [site.vendor.host, site]))
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const site = byHost.get(request.headers.host ?? '')
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    const prefix = Object.keys(site?.answers ?? {}).find(
      (one) => path.startsWith(one) && one.includes('redirects-without'),
    )
    const answer = site?.answers[path] ?? (prefix ? site?.answers[prefix] : undefined) ?? site?.answers['*']
    response.on('error', () => {})
    if (answer) answer(request, response)
    else response.writeHead(404, { 'content-type': 'text/plain' }).end('Not here')
  })
  server.on('clientError', (_error, socket) => socket.destroy())
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    vendors: all.map(({ vendor }) => vendor),
    hosts: Object.fromEntries([...byHost.keys()].map((host) => [host, `127.0.0.1:${port}`])),
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
