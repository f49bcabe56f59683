import { createServer, type IncomingMessage, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBrandSearch } from './brand-search.ts'
import { createSearchEngine, type SearchEngineName } from './search-engines.ts'

/** Loopback servers that speak each service's wire format: what they ask for, how they sign in, what they answer. */
let server: Server
let address = ''
let mode: 'normal' | 'slow' | 'broken' | 'refused' = 'normal'

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
}

const found = { url: 'https://acme.example/trust', title: 'Trust', description: 'd', content: 'c' }

async function answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
  const url = new URL(request.url ?? '/', address)
  const { headers, method } = request
  const body = await bodyOf(request)
  const refused = { status: 401, body: { error: 'unauthorized' } }
  if (url.pathname === '/brave/res/v1/web/search' && method === 'GET') {
    if (headers['x-subscription-token'] !== 'brave-key' || url.searchParams.get('q') !== 'acme soc 2') return refused
    return {
      status: 200,
      body: { type: 'search', web: { type: 'search', results: [{ type: 'search_result', ...found }] } },
    }
  }
  if (url.pathname === '/tavily/search' && method === 'POST') {
    if (headers.authorization !== 'Bearer tavily-key' || body['query'] !== 'acme soc 2') return refused
    return { status: 200, body: { query: body['query'], results: [{ ...found, score: 0.9 }], response_time: 1 } }
  }
  if (url.pathname === '/exa/search' && method === 'POST') {
    if (headers['x-api-key'] !== 'exa-key' || body['query'] !== 'acme soc 2') return refused
    return { status: 200, body: { requestId: 'r', results: [{ id: found.url, url: found.url, title: null }] } }
  }
  if (url.pathname === '/searxng/search' && url.searchParams.get('format') === 'json') {
    return {
      status: 200,
      body: {
        query: url.searchParams.get('q'),
        results: [
          { ...found, engine: 'x' },
          { url: 'not an address', title: 't' },
        ],
      },
    }
  }
  if (url.pathname === '/brand/ac%20me' && url.searchParams.get('c') === 'brand-key') {
    const rows = Array.from({ length: 10 }, (_, index) => ({
      name: `Acme ${index}`,
      domain: `acme${index}.example`,
      brandId: `id${index}`,
      icon: 'i',
      claimed: index === 0,
    }))
    return { status: 200, body: rows }
  }
  return { status: 404, body: {} }
}

beforeAll(async () => {
  server = createServer((request, response) => {
    if (mode === 'slow') return
    if (mode === 'broken') {
      response.writeHead(200).end('<html>')
      return
    }
    if (mode === 'refused') {
      response.writeHead(429).end('{}')
      return
    }
    answer(request).then(
      ({ status, body }) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const at = server.address()
  address = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const engine = (name: SearchEngineName) =>
  createSearchEngine({ name, key: name === 'searxng' ? '' : `${name}-key`, url: `${address}/${name}` })

test.each<[SearchEngineName, string]>([
  ['brave', 'Trust'],
  ['tavily', 'Trust'],
  ['exa', ''],
  ['searxng', 'Trust'],
])('%s is asked in its own words and its answer is read', async (name, title) => {
  mode = 'normal'
  expect(await engine(name).search('acme soc 2')).toEqual([{ url: found.url, title }])
})

test.each([
  ['broken', /did not answer JSON/],
  ['refused', /answered 429/],
] as const)('a %s service is told in one sentence', async (kind, words) => {
  mode = kind
  await expect(engine('brave').search('acme soc 2')).rejects.toThrow(words)
})

test('a service that hangs is given up after five seconds', async () => {
  mode = 'slow'
  const begun = performance.now()
  await expect(engine('tavily').search('acme soc 2')).rejects.toThrow()
  expect(performance.now() - begun).toBeLessThan(7_000)
})

test('a wrong key and a missing address are found at once', async () => {
  mode = 'normal'
  await expect(
    createSearchEngine({ name: 'exa', key: 'other', url: `${address}/exa` }).search('acme soc 2'),
  ).rejects.toThrow(/401/)
  expect(() => createSearchEngine({ name: 'searxng', key: '', url: null })).toThrow(/SEARCH_URL/)
  expect(() => createSearchEngine({ name: 'brave', key: '', url: null })).toThrow(/SEARCH_API_KEY/)
})

test('the brand service answers at most eight brands, in each of its forms', async () => {
  mode = 'normal'
  const brands = await createBrandSearch({ key: 'brand-key', url: `${address}/brand` })('ac me')
  expect(brands).toHaveLength(8)
  expect(brands[0]).toEqual({ name: 'Acme 0', domain: 'acme0.example', brandId: 'id0', claimed: true })
})
