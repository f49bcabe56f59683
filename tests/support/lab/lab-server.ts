import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { labHosts, labPages, type LabPage } from './lab-pages.ts'

/** One request that came in. `at` in milliseconds since the epoch. */
export interface LabRequest {
  readonly url: string
  readonly at: number
}

export interface Lab {
  /** Every host of the lab → loopback; the hostile ones too, so that a leak would be seen. */
  readonly hosts: Readonly<Record<string, string>>
  readonly requests: LabRequest[]
  stop(): Promise<void>
}

const main = `https://${labHosts.main}`
export const hostileHosts = ['evil.example', `${labHosts.main}.evil.example`]

type Trap = (response: ServerResponse, visit: number, url: URL) => void

const htmlHead = { 'content-type': 'text/html' }
const filler = `<p>${'Words that say nothing at all. '.repeat(30)}</p>`

const traps: Readonly<Record<string, Trap>> = {
  '/security/loop-a': (response) => void response.writeHead(302, { location: '/security/loop-b' }).end(),
  '/security/loop-b': (response) => void response.writeHead(302, { location: '/security/loop-a' }).end(),
  '/security/uptime-report': (response) => void response.writeHead(503, { 'retry-after': '1' }).end(),
  '/security/hang': () => {},
  '/live/events': (response) => {
    response.writeHead(200, htmlHead)
    const timer = setInterval(() => response.write('<p>drop</p>'), 200)
    response.on('close', () => clearInterval(timer))
  },
  '/security/bomb': (response) =>
    void response
      .writeHead(200, { ...htmlHead, 'content-encoding': 'gzip' })
      .end(gzipSync(Buffer.alloc(64 * 1024 * 1024))),
  '/everything': (response) => {
    response.writeHead(200, htmlHead)
    const pump = (): void => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536, 'x')));
    }
    response.on('drain', pump)
    pump()
  },
  '/redirect': (response, _visit, url) =>
    void response.writeHead(302, { location: url.searchParams.get('to') ?? '/' }).end(),
}

function trapFor(url: URL): Trap | null {
  if (url.hostname !== labHosts.main) return null
  const exact = traps[url.pathname]
  if (exact !== undefined) return exact
  const grow = /^\/next\/(\d+)$/.exec(url.pathname)?.[1]
  if (grow !== undefined)
    return (response) => void response.writeHead(302, { location: `/next/${Number(grow) + 1}` }).end()
  const month = /^\/calendar\/(\d{4})\/(\d\d)\/$/.exec(url.pathname)
  if (month !== null) {
    const next = new Date(Date.UTC(Number(month[1]), Number(month[2]), 1)).toISOString()
    const link = `<a href="/calendar/${next.slice(0, 4)}/${next.slice(5, 7)}/">Next security events</a>`
    return (response) =>
      void response.writeHead(200, htmlHead).end(`<main><h1>${url.pathname}</h1>${filler}${link}</main>`)
  }
  if (url.pathname === '/library' && url.search !== '') {
    return (response) =>
      void response.writeHead(200, htmlHead).end(`<main><h1>${url.search}</h1>${filler}${url.search}</main>`)
  }
  if (url.pathname.startsWith('/shop/') || url.pathname.startsWith('/trust')) {
    return (response) =>
      void response.writeHead(200, htmlHead).end(`<main><h1>Nothing on this shelf</h1>${filler}</main>`)
  }
  return null
}

function send(response: ServerResponse, request: IncomingMessage, page: LabPage): void {
  const etag = `"${createHash('sha256').update(page.body).digest('hex').slice(0, 16)}"`
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, { etag }).end()
    return
  }
  response.writeHead(200, { 'content-type': page.type, etag }).end(page.body)
}

/** Serves the lab on one loopback port; each answer waits `latency` milliseconds. */
export async function startLab(latency = 30): Promise<Lab> {
  const pages = labPages()
  const requests: LabRequest[] = []
  const visits = new Map<string, number>()
  const server = createServer((request, response) => {
    // A proxied request carries its whole address, in plain HTTP.
    const url = new URL((request.url ?? '/').replace(/^http:/, 'https:'), `https://${request.headers.host ?? ''}`)
    requests.push({ url: url.href, at: Date.now() })
    const visit = (visits.get(url.href) ?? 0) + 1
    visits.set(url.href, visit)
    const page = pages.get(url.origin + url.pathname)
    const known = url.search === '' || /^\?(?:utm_|session)/.test(url.search) ? page : undefined
    const isBusy = url.href === `${main}/security/business-continuity` && visit === 1
    setTimeout(() => {
      const trap = trapFor(url)
      if (trap !== null) trap(response, visit, url)
      else if (isBusy) response.writeHead(429, { 'retry-after': '1' }).end()
      else if (known === undefined && url.hostname === labHosts.main) {
        response.writeHead(200, htmlHead).end(`<main><h1>Nothing on this shelf</h1>${filler}</main>`)
      } else if (known === undefined) response.writeHead(404, htmlHead).end('<h1>Not found</h1>')
      else send(response, request, known)
    }, latency)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The lab has no port')
  const names = [...Object.values(labHosts), ...hostileHosts]
  return {
    hosts: Object.fromEntries(names.map((name) => [name, `127.0.0.1:${address.port}`])),
    requests,
    stop: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
      })
    },
  }
}
