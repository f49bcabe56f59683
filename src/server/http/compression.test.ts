import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestNode } from '../../../tests/support/app.ts'
import { makeTenant, makeUser, signIn } from '../../../tests/support/factories.ts'
import { openOwner } from '../../../tests/support/owner.ts'
import type { WebNode } from '../compose-web.ts'
import { compressAnswers } from './compression.ts'

const owner = openOwner()
const alone: FastifyInstance = Fastify()
const outside = { text: 'x'.repeat(5_000) }
let node: WebNode
let token = ''

beforeAll(async () => {
  node = await startTestNode()
  const { id } = await makeTenant(owner)
  token = (await signIn(node.app, await makeUser(owner, id))).access
  await alone.register(async (scope) => {
    await compressAnswers(scope)
    for (const url of ['/api/auth/refresh', '/api/auth/two-factor/:id', '/api/authors', '/api/vendors'])
      scope.get(url, async () => outside)
    scope.get('/api/file', async (_request, reply) => reply.type('application/pdf').send(Buffer.alloc(5_000)))
    scope.get<{ Querystring: { size: string } }>('/api/text', async (request, reply) =>
      reply.type('text/csv; charset=utf-8').send('y'.repeat(Number(request.query.size))),
    )
  })
  alone.get('/outside', async () => outside)
  await alone.ready()
})

afterAll(async () => {
  await alone.close()
  await node.stop()
  await owner.destroy()
})

const takesAll = { 'accept-encoding': 'gzip, deflate, br, zstd' }
const encodingOf = async (url: string, headers: Readonly<Record<string, string>> = takesAll) =>
  (await alone.inject({ url, headers })).headers['content-encoding']

test.each([
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
  ['gzip', 'br;q=0, gzip', gunzipSync],
] as const)('a large answer of the API is sent as %s to whoever takes %s', async (encoding, accepted, unpack) => {
  const url = '/api/openapi.json'
  const plain = await node.app.inject({ url })
  const packed = await node.app.inject({ url, headers: { 'accept-encoding': accepted } })
  expect(packed.headers['content-encoding']).toBe(encoding)
  expect(packed.headers['vary']).toMatch(/accept-encoding/i)
  expect(packed.headers['cache-control']).toBe('no-store')
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5)
  expect(unpack(packed.rawPayload).toString()).toBe(plain.body)
})

test('whoever takes no encoding gets none', async () => {
  for (const headers of [{}, { 'accept-encoding': 'identity' }, { 'accept-encoding': 'br;q=0' }])
    expect(await encodingOf('/api/vendors', headers)).toBeUndefined()
})

test('an answer below 1 kB is left as it is', async () => {
  expect(await encodingOf('/api/text?size=1023')).toBeUndefined()
  expect(await encodingOf('/api/text?size=1024')).toBe('br')
  const headers = { ...takesAll, authorization: `Bearer ${token}` }
  const { headers: given } = await node.app.inject({ url: '/api/vendors', headers })
  expect(given['content-encoding']).toBeUndefined()
})

test('a page of a list is compressed in one piece, and a long text on its way', async () => {
  const lengthOf = async (size: number) =>
    (await alone.inject({ url: `/api/text?size=${size}`, headers: takesAll })).headers['content-length']
  expect(Number(await lengthOf(65_536))).toBeGreaterThan(0)
  expect(await lengthOf(65_537)).toBeUndefined()
})

test('an answer with tokens is never compressed, however long it is', async () => {
  for (const url of ['/api/auth/refresh', '/api/auth/two-factor/7']) expect(await encodingOf(url)).toBeUndefined()
  for (const url of ['/api/authors', '/api/vendors']) expect(await encodingOf(url)).toBe('br')
})

test('a PDF is not compressed once more, and nothing outside the API is touched', async () => {
  expect(await encodingOf('/api/file')).toBeUndefined()
  expect(await encodingOf('/outside')).toBeUndefined()
})

test.each(['gzip', 'br', 'deflate'])('a body that says it is %s is not unpacked', async (encoding) => {
  const body = gzipSync(JSON.stringify({ email: 'a@firm.example', password: 'Wrong-horse-9' }))
  const answer = await node.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': 'application/json', 'content-encoding': encoding },
    body,
  })
  expect([400, 415]).toContain(answer.statusCode)
})

const isBuilt = existsSync(join(import.meta.dirname, '../../../dist/index.html'))

test.runIf(isBuilt)('the built web app is sent as it was compressed, hashed files for a year', async () => {
  const page = await node.app.inject({ url: '/auth', headers: takesAll })
  expect([page.headers['content-encoding'], page.headers['cache-control']]).toEqual(['br', 'no-cache'])
  const html = brotliDecompressSync(page.rawPayload).toString()
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path ?? '')
  const preloaded = [...String(page.headers['link']).matchAll(/<([^>]+)>/g)].map(([, path]) => path ?? '')
  expect(named.length).toBeGreaterThan(2)
  expect(preloaded.length).toBeGreaterThan(1)
  for (const url of [...named, ...preloaded]) {
    const { statusCode, headers } = await node.app.inject({ url, headers: takesAll })
    expect([statusCode, headers['content-encoding']], url).toEqual([200, 'br'])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  }
})
