import { createServer, type RequestListener, type Server } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { createFetcher, type EgressFetcher } from './fetcher.ts'

const opened: { server: Server; fetcher: EgressFetcher }[] = []

async function fetcherFor(listener: RequestListener): Promise<EgressFetcher> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The test server has no port')
  const { port } = address
  const fetcher = createFetcher({
    hosts: { 'vendor.example': `127.0.0.1:${port}` },
    userAgent: 'Assay test',
    limits: { deadlineMilliseconds: 1500 },
  })
  opened.push({ server, fetcher })
  return fetcher
}

afterEach(async () => {
  for (const { server, fetcher } of opened.splice(0)) {
    await fetcher.close()
    server.closeAllConnections()
    server.close()
  }
})

test('an injected host is asked in plain HTTP with its own name in the Host header', async () => {
  const fetcher = await fetcherFor((request, response) => {
    response.setHeader('content-type', 'text/plain')
    response.end(`${request.headers.host} ${request.url} ${request.headers['user-agent']}`)
  })
  const answer = await fetcher.fetch({ url: 'https://vendor.example/a?b=1', purpose: 'page' })
  expect(answer.kind === 'answer' && new TextDecoder().decode(answer.body)).toBe('vendor.example /a?b=1 Assay test')
})

test('a redirect is handed to the caller and not followed', async () => {
  let requests = 0
  const fetcher = await fetcherFor((_request, response) => {
    requests += 1
    response.writeHead(302, { location: 'http://127.0.0.1/' }).end()
  })
  const answer = await fetcher.fetch({ url: 'https://vendor.example/', purpose: 'page' })
  expect(answer.kind === 'answer' && [answer.status, answer.headers['location']]).toEqual([302, 'http://127.0.0.1/'])
  expect(requests).toBe(1)
})

test('a compressed body is unpacked and its bytes on the wire are counted', async () => {
  const packed = gzipSync('word '.repeat(2000))
  const fetcher = await fetcherFor((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(packed)
  })
  const answer = await fetcher.fetch({ url: 'https://vendor.example/', purpose: 'page' })
  expect(answer.kind === 'answer' && answer.body.length).toBe(10_000)
  expect(answer.bytes).toBe(packed.length)
})

test('a gzip bomb is refused before it is unpacked', async () => {
  const packed = gzipSync(Buffer.alloc(64 * 1024 * 1024))
  const fetcher = await fetcherFor((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(packed)
  })
  const answer = await fetcher.fetch({ url: 'https://vendor.example/', purpose: 'page' })
  expect(answer.kind === 'refused' && answer.outcome).toBe('too_large')
})

test('a dripping body ends at the deadline', async () => {
  const fetcher = await fetcherFor((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    const timer = setInterval(() => response.write('.'), 50)
    response.on('close', () => clearInterval(timer))
  })
  const started = performance.now()
  const answer = await fetcher.fetch({ url: 'https://vendor.example/', purpose: 'page' })
  expect(answer.kind === 'refused' && answer.outcome).toBe('timeout')
  expect(performance.now() - started).toBeLessThan(3000)
})

test('a host list may only lead to loopback', () => {
  expect(() => createFetcher({ hosts: { 'vendor.example': '10.0.0.1:80' }, userAgent: 'Assay test' })).toThrow(
    /not a loopback/,
  )
})
