import { createServer as createTcpServer, type Server, type Socket } from 'node:net'
import { createServer, type RequestListener } from 'node:http'
import { gzipSync, brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClock } from '../../src/adapters/clock.ts'
import { isPublicAddress } from '../../src/adapters/egress/address-class.ts'
import { wallConnector } from '../../src/adapters/egress/connector.ts'
import {
  createFetcher,
  type BlockedEvent,
  type EgressFetcher,
  type FetcherOptions,
} from '../../src/adapters/egress/fetcher.ts'
import { createHasher } from '../../src/adapters/hasher.ts'
import type { LedgerEntry } from '../../src/contract/documents.ts'
import { crawl } from '../../src/engine/crawl/crawl.ts'
import { readerWith } from '../../src/engine/crawl/memory-web.for-tests.ts'
import { defaultBudget, defaultPoliteness } from '../../src/engine/crawl/settings.ts'

/** A service that must never be reached: it counts every connection, whether or not a request follows. */
let internal: Server
let internalPort = 0
let connections = 0

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return portOf(server)
}

const closing: (() => Promise<void> | void)[] = []

beforeAll(async () => {
  internal = createServer((_request, response) => {
    response.end('internal')
  })
  internal.on('connection', () => {
    connections += 1
  })
  internalPort = await listen(internal)
})

afterAll(async () => {
  for (const close of closing) await close()
  internal.close()
})

function fetcherWith(options: Partial<FetcherOptions>): EgressFetcher {
  const fetcher = createFetcher({
    hosts: {},
    userAgent: 'Assay test',
    limits: { connectMilliseconds: 300, deadlineMilliseconds: 1500 },
    ...options,
  })
  closing.push(() => fetcher.close())
  return fetcher
}

async function lab(listener: RequestListener): Promise<{ fetcher: EgressFetcher; port: number }> {
  const server = createServer({ maxHeaderSize: 1024 * 1024 }, listener)
  const port = await listen(server)
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { fetcher: fetcherWith({ hosts: { 'vendor.example': `127.0.0.1:${port}` } }), port }
}

const spellings = (port: number): string[] => [
  `http://127.0.0.1:${port}/`,
  'http://127.0.0.1/',
  'https://127.0.0.1/',
  `http://127.1:${port}/`,
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.0.0.1/',
  'http://0177.0.0.1/',
  'http://017700000001/',
  'http://127.0.0.1./',
  'http://0/',
  'http://0.0.0.0/',
  `http://localhost:${port}/`,
  'http://localhost/',
  'http://LOCALHOST/',
  'http://localhost./',
  'http://app.localhost/',
  'http://[::1]/',
  `http://[::1]:${port}/`,
  'http://[::]/',
  'http://[0:0:0:0:0:ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::ffff:169.254.169.254]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[fe80::1]/',
  'http://[fd00::1]/',
  'http://[fd00:ec2::254]/latest/meta-data/',
  'http://169.254.169.254/latest/meta-data/',
  'http://168.63.129.16/metadata',
  'http://100.100.100.200/latest/meta-data/',
  'http://metadata.google.internal/computeMetadata/v1/',
  'http://metadata/',
  'http://10.0.0.1/',
  'http://172.16.0.1/',
  'http://192.168.1.1/',
  'http://user:password@vendor.com/',
  `http://vendor.com:${port}/`,
  'http://vendor.com:22/',
  'http://vendor.com:6379/',
  'http://printer.local/',
  'http://wiki.corp/',
  'http://db.internal/',
  'http://router.lan/',
  'http://intranet/',
  'http://①②⑦.⓪.⓪.①/',
  'http://127。0。0。1/',
  'ftp://vendor.com/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:6379/_INFO',
  'data:text/html,hello',
  'javascript:alert(1)',
  `https://vendor.com/${'a'.repeat(2100)}`,
  'http:///',
  'not an address',
]

test('the internal service counts connections, so that none can hide', async () => {
  const before = connections
  await (await fetch(`http://127.0.0.1:${internalPort}/`)).text()
  expect(connections).toBe(before + 1)
  connections = 0
})

test('every spelling of an internal or unwelcome address is blocked, told as a security event and never dialled', async () => {
  const events: BlockedEvent[] = []
  const fetcher = fetcherWith({ onBlocked: (event) => void events.push(event), resolve: async () => ['127.0.0.1'] })
  const urls = spellings(internalPort)
  expect(urls.length).toBeGreaterThanOrEqual(40)
  const outcomes = []
  for (const url of urls) {
    const answer = await fetcher.fetch({ url, purpose: 'page' })
    outcomes.push([url, answer.kind === 'refused' ? answer.outcome : answer.status])
  }
  expect(outcomes.filter(([, outcome]) => outcome !== 'blocked')).toEqual([])
  expect(events).toHaveLength(urls.length)
  expect(connections).toBe(0)
})

const privateAnswers = [
  ['127.0.0.1'],
  ['127.8.8.8'],
  ['10.1.2.3'],
  ['172.31.0.1'],
  ['192.168.0.1'],
  ['169.254.169.254'],
  ['168.63.129.16'],
  ['100.64.0.1'],
  ['0.0.0.0'],
  ['224.0.0.1'],
  ['255.255.255.255'],
  ['192.0.2.1'],
  ['198.18.0.1'],
  ['::1'],
  ['::'],
  ['::ffff:127.0.0.1'],
  ['::ffff:7f00:1'],
  ['64:ff9b::a00:1'],
  ['fe80::1'],
  ['fc00::1'],
  ['2001:db8::1'],
  ['2002:7f00:1::'],
  ['2001:0:7f00:1::'],
  ['ff02::1'],
  ['93.184.216.34', '127.0.0.1'],
  ['2606:4700::1111', '::1'],
]

test('a name is refused unless every answer of its look-up is a public address', async () => {
  for (const answers of privateAnswers) {
    const fetcher = fetcherWith({ resolve: async () => answers })
    const answer = await fetcher.fetch({ url: 'https://rebind.vendor.com/', purpose: 'page' })
    expect([answers, answer.kind === 'refused' && answer.outcome]).toEqual([answers, 'blocked'])
  }
  expect(['93.184.216.34', '8.8.8.8', '2606:4700::1111'].map(isPublicAddress)).toEqual([true, true, true])
  expect(connections).toBe(0)
})

test('the connector looks a name up once and dials what it checked, so that a rebinding name gains nothing', async () => {
  let lookUps = 0
  const connect = wallConnector(async () => {
    lookUps += 1
    return lookUps === 1 ? ['192.0.2.200'] : ['127.0.0.1']
  }, 300)
  const dial = async (): Promise<string> =>
    await new Promise((resolve) => {
      connect({ hostname: 'rebind.vendor.com', protocol: 'http:', port: String(internalPort) }, (...result) => {
        resolve(result[0]?.name ?? 'connected')
      })
    })
  expect(await dial()).toBe('BlockedAddressError')
  expect(await dial()).toBe('BlockedAddressError')
  expect(lookUps).toBe(2)
  expect(connections).toBe(0)
})

test('redirects into private space, open redirects and own names with private addresses lead nowhere in a crawl', async () => {
  const targets: Readonly<Record<string, string>> = {
    '/security': `http://127.0.0.1:${internalPort}/`,
    '/privacy': 'http://169.254.169.254/latest/meta-data/',
    '/trust': 'http://[::1]/',
    '/dpa': 'file:///etc/passwd',
    '/sla': '//localhost/',
    '/terms': '/go?to=http://10.0.0.1/',
    '/go': 'http://10.0.0.1/',
    '/pricing': 'https://intranet.vendor.com/pricing',
  }
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://lab').pathname
    const target = targets[path]
    if (target !== undefined) response.writeHead(302, { location: target }).end()
    else if (path === '/') {
      const links = [...Object.keys(targets), 'https://db.vendor.com/status', 'http://vendor.com:8080/security/admin']
      response.setHeader('content-type', 'text/html')
      response.end(
        `<main><h1>Vendor</h1><p>${'What we do. '.repeat(20)}</p>${links.map((href) => `<a href="${href}">x</a>`).join(' ')}</main>`,
      )
    } else response.writeHead(404).end()
  })
  const port = await listen(server)
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const events: BlockedEvent[] = []
  const fetcher = fetcherWith({
    hosts: { 'vendor.com': `127.0.0.1:${port}` },
    resolve: async () => ['127.0.0.1'],
    onBlocked: (event) => void events.push(event),
  })
  const ledger: LedgerEntry[] = []
  await crawl(
    {
      vendor: { name: 'Vendor', website: 'https://vendor.com/', domain: null },
      budget: defaultBudget,
      politeness: { ...defaultPoliteness, betweenStarts: 1 },
      confirmedHosts: [],
      resume: null,
      known: [],
    },
    {
      fetcher,
      clock: createClock(),
      hasher: createHasher(),
      reader: readerWith({ detect: () => null }),
    },
    { document: () => {}, ledger: (entry) => void ledger.push(entry), progress: () => {} },
    new AbortController().signal,
  )
  for (const path of ['/security', '/privacy', '/trust', '/terms']) {
    const entries = ledger.filter(
      (entry) => entry.url === `https://vendor.com${path}` && entry.outcome === 'fetched' && entry.purpose === 'page',
    )
    expect(entries).toEqual([])
  }
  expect(ledger.some((entry) => entry.url.startsWith('https://db.vendor.com/') && entry.outcome === 'blocked')).toBe(
    true,
  )
  expect(events.length).toBeGreaterThan(0)
  expect(connections).toBe(0)
})

async function outcomeOf(
  listener: RequestListener,
  purpose: 'page' | 'robots' | 'sitemap' = 'page',
): Promise<{ outcome: string; seconds: number }> {
  const { fetcher } = await lab(listener)
  const started = performance.now()
  const answer = await fetcher.fetch({ url: 'https://vendor.example/', purpose })
  return {
    outcome: answer.kind === 'refused' ? answer.outcome : 'answer',
    seconds: (performance.now() - started) / 1000,
  }
}

const html = { 'content-type': 'text/html' }
const traps: readonly (readonly [string, RequestListener, string])[] = [
  [
    'a gzip bomb',
    (_request, response) =>
      void response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(50_000_000))),
    'too_large',
  ],
  [
    'a brotli bomb',
    (_request, response) =>
      void response
        .writeHead(200, { ...html, 'content-encoding': 'br' })
        .end(brotliCompressSync(Buffer.alloc(30_000_000))),
    'too_large',
  ],
  [
    'a bomb packed twice',
    (_request, response) =>
      void response
        .writeHead(200, { ...html, 'content-encoding': 'gzip, gzip' })
        .end(gzipSync(gzipSync(Buffer.alloc(30_000_000)))),
    'error',
  ],
  [
    'a body without end',
    (_request, response) => {
      response.writeHead(200, html)
      const pump = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536, 'x')));
      }
      response.on('drain', pump)
      pump()
    },
    'too_large',
  ],
  [
    'a drip',
    (_request, response) => {
      response.writeHead(200, html)
      const timer = setInterval(() => response.write('.'), 100)
      response.on('close', () => clearInterval(timer))
    },
    'timeout',
  ],
  [
    'headers too large',
    (_request, response) => void response.writeHead(200, { ...html, 'x-big': 'x'.repeat(200_000) }).end('x'),
    'too_large',
  ],
  ['a host that hangs', () => {}, 'timeout'],
  [
    'a connection cut in the middle',
    (_request, response) => {
      response.writeHead(200, { ...html, 'content-length': '1000' })
      response.write('half')
      setTimeout(() => response.destroy(), 50)
    },
    'error',
  ],
  ['a video', (_request, response) => void response.writeHead(200, { 'content-type': 'video/mp4' }).end('x'), 'error'],
  [
    'damaged gzip',
    (_request, response) =>
      void response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end('not gzip at all'),
    'error',
  ],
]

for (const [name, listener, expected] of traps) {
  test(`${name} ends as ${expected} within three seconds`, async () => {
    const { outcome, seconds } = await outcomeOf(listener)
    expect(outcome).toBe(expected)
    expect(seconds).toBeLessThan(3)
  })
}

test('headers that never end are cut off', async () => {
  const server = createTcpServer((socket: Socket) => {
    socket.on('error', () => {})
    socket.write('HTTP/1.1 200 OK\r\n')
    const timer = setInterval(() => socket.write(`x-${Math.random()}: ${'y'.repeat(2000)}\r\n`), 5)
    socket.on('close', () => clearInterval(timer))
  })
  const port = await listen(server)
  closing.push(() => void server.close())
  const fetcher = fetcherWith({ hosts: { 'vendor.example': `127.0.0.1:${port}` } })
  const answer = await fetcher.fetch({ url: 'https://vendor.example/', purpose: 'page' })
  expect(answer.kind === 'refused' && answer.outcome).toBe('too_large')
})

test('robots.txt larger than half a megabyte is refused', async () => {
  const { outcome } = await outcomeOf((_request, response) => void response.end(Buffer.alloc(600_000, 'x')), 'robots')
  expect(outcome).toBe('too_large')
})

test('a hundred bombs leave no memory behind', async () => {
  const bomb = gzipSync(Buffer.alloc(20_000_000))
  const { fetcher } = await lab(
    (_request, response) => void response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(bomb),
  )
  const before = process.memoryUsage().rss
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(
      Array.from({ length: 10 }, () => fetcher.fetch({ url: 'https://vendor.example/', purpose: 'page' })),
    )
  }
  expect(process.memoryUsage().rss - before).toBeLessThan(120 * 1024 * 1024)
})

test('a name whose look-up never ends is given up within the time of a connection', async () => {
  const fetcher = fetcherWith({
    resolve: () => new Promise<readonly string[]>(() => {}),
    limits: { connectMilliseconds: 200, deadlineMilliseconds: 20_000 },
  })
  const started = performance.now()
  const answer = await fetcher.fetch({ url: 'https://vendor.com/', purpose: 'page' })
  expect(answer).toMatchObject({ kind: 'refused', outcome: 'timeout' })
  expect(performance.now() - started).toBeLessThan(5_000)
})
