import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestNode, testSettings } from '../../../../tests/support/app.ts'
import { call } from '../../../../tests/support/call.ts'
import { makeTenant, makeUser, makeVendor, signIn } from '../../../../tests/support/factories.ts'
import { openOwner } from '../../../../tests/support/owner.ts'
import { makeReview } from '../../../../tests/support/review.ts'
import type { WebNode } from '../../compose-web.ts'

const owner = openOwner()
let node: WebNode
let app: FastifyInstance
let token = ''
let viewer = ''
let stranger = ''
let scanId = ''

beforeAll(async () => {
  node = await startTestNode()
  app = node.app
  const { id: tenantId } = await makeTenant(owner)
  token = (await signIn(app, await makeUser(owner, tenantId, { role: 'admin' }))).access
  viewer = (await signIn(app, await makeUser(owner, tenantId, { role: 'viewer' }))).access
  const other = await makeTenant(owner)
  stranger = (await signIn(app, await makeUser(owner, other.id, { role: 'admin' }))).access
  const vendorId = await makeVendor(owner, tenantId, 'Größe "&" Söhne\u202E/..')
  const text = `# Security\n\n${'All customer data is encrypted at rest with AES-256. '.repeat(40)}\n`
  scanId = await makeReview(owner, testSettings(), { tenantId, vendorId }, [{ path: 'a', kind: 'security', text }])
})

afterAll(async () => {
  await node.stop()
  await owner.destroy()
})

const ask = (path: string, headers: Record<string, string>, as = token, id = scanId) =>
  call(app, 'GET', `/scans/${id}/${path}`, { token: as, headers })

const plain = [
  ['pdf', 'application/pdf', 'application/pdf', 'pdf'],
  ['pdf', 'application/octet-stream', 'application/octet-stream', 'pdf'],
  ['export?format=markdown', 'text/markdown', 'text/markdown; charset=utf-8', 'md'],
  ['export?format=csv', 'text/csv', 'text/csv; charset=utf-8', 'csv'],
  ['export?format=csv', 'text/*', 'text/csv; charset=utf-8', 'csv'],
  ['export?format=json', 'application/octet-stream', 'application/octet-stream', 'json'],
  ['export?format=csv', 'text/csv;q=0.9, application/json;q=0.5', 'text/csv; charset=utf-8', 'csv'],
  ['export', 'text/csv', 'text/csv; charset=utf-8', 'csv'],
  ['export', 'text/markdown, */*;q=0.1', 'text/markdown; charset=utf-8', 'md'],
  ['export', 'application/octet-stream', 'application/octet-stream', 'md'],
] as const

test.each(plain)('%s with Accept: %s is the file itself', async (path, accept, type, extension) => {
  const { status, raw } = await ask(path, { accept })
  expect([status, raw.headers['content-type']]).toEqual([200, type])
  const named =
    path.includes('?') || path === 'pdf' ? path : `export?format=${extension === 'csv' ? 'csv' : 'markdown'}`
  const inJson = (await ask(named, {})).body.data
  const name = String(inJson.filename)
  expect(name).toMatch(/^assay-gro-e-so-hne-\d{4}-\d\d-\d\d\.[a-z]+$/)
  expect(name.endsWith(`.${extension}`)).toBe(true)
  expect(raw.headers['content-disposition']).toBe(`attachment; filename="${name}"; filename*=UTF-8''${name}`)
  expect(raw.headers['vary']).toMatch(/accept/)
  expect([raw.headers['cache-control'], raw.headers['x-content-type-options']]).toEqual(['no-store', 'nosniff'])
  if (extension === 'pdf') expect(raw.rawPayload.toString('latin1', 0, 8)).toBe('%PDF-1.7')
  else expect(raw.body).toBe(inJson.content)
})

test.each([
  undefined,
  '*/*',
  'application/json',
  'application/*',
  'text/html, */*;q=0.8',
  'application/json, text/csv',
])('with Accept: %s a file comes in JSON, as it always did', async (accept) => {
  const headers: Record<string, string> = accept === undefined ? {} : { accept }
  for (const [path, type, part] of [
    ['pdf', 'application/pdf', 'base64'],
    ['export', 'text/markdown; charset=utf-8', 'content'],
    ['export?format=json', 'application/json', 'content'],
    ['export?format=csv', 'text/csv; charset=utf-8', 'content'],
  ] as const) {
    const { status, body, raw } = await ask(path, headers)
    expect([status, raw.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
    expect(Object.keys(body.data)).toEqual(['filename', 'media_type', part])
    expect(body.data.media_type).toBe(type)
    expect(raw.headers['content-disposition']).toBeUndefined()
  }
})

test('the file in base64 is the file that is sent plain', async () => {
  const bytes = Buffer.from((await ask('pdf', {})).body.data.base64, 'base64')
  expect(bytes.toString('latin1', 0, 8)).toBe('%PDF-1.7')
  const { rawPayload } = (await ask('pdf', { accept: 'application/pdf' })).raw
  expect(Math.abs(rawPayload.length - bytes.length)).toBeLessThan(100)
})

test.each([
  ['pdf', 'text/csv'],
  ['pdf', 'application/pdf;q=0'],
  ['pdf', 'image/*'],
  ['export', 'application/pdf'],
  ['export?format=markdown', 'text/csv'],
  ['export?format=json', 'text/markdown'],
])('%s is refused to whoever takes %s alone', async (path, accept) => {
  const { status, body } = await ask(path, { accept })
  expect([status, body.code]).toEqual([406, 'not_acceptable'])
  expect(body.detail).toContain('application/json')
})

test('a file is sent to whom its route is open, and to nobody else', async () => {
  const missing = '00000000-0000-7000-8000-000000000000'
  for (const [path, accept] of plain) {
    const foreign = await ask(path, { accept }, stranger)
    const nowhere = await ask(path, { accept }, stranger, missing)
    expect(foreign.status).toBe(404)
    expect({ ...foreign.body, request_id: '' }).toEqual({ ...nowhere.body, request_id: '' })
    expect((await call(app, 'GET', `/scans/${scanId}/${path}`, { headers: { accept } })).status).toBe(401)
    expect((await ask(path, { accept }, viewer)).status).toBe(path === 'pdf' ? 200 : 403)
  }
})

test('what is wrong with a request is said in JSON, also to whoever takes a file', async () => {
  const { status, body, raw } = await ask('export?plan=Nonesuch', { accept: 'text/markdown' })
  expect([status, body.code]).toEqual([400, 'invalid_input'])
  expect(raw.headers['content-disposition']).toBeUndefined()
  expect((await ask('export?format=pdf', { accept: 'application/pdf' })).status).toBe(400)
})

test('a text file is compressed, and says that it varies by both', async () => {
  const { raw } = await ask('export', { accept: 'text/csv', 'accept-encoding': 'br' })
  expect(raw.headers['content-encoding']).toBe('br')
  expect(String(raw.headers['vary']).toLowerCase().split(/, */).toSorted()).toEqual(['accept', 'accept-encoding'])
})

test('plain files count against the same limit as those in JSON', async () => {
  const { id } = await makeTenant(owner)
  const { access } = await signIn(app, await makeUser(owner, id))
  const statuses: number[] = []
  for (let index = 0; index < 61; index += 1)
    statuses.push((await ask('pdf', index % 2 === 0 ? { accept: 'application/pdf' } : {}, access)).status)
  expect(statuses.filter((status) => status === 404)).toHaveLength(60)
  expect(statuses.at(-1)).toBe(429)
})

test('the OpenAPI document tells of each media type', async () => {
  const { body } = await call(app, 'GET', '/openapi.json')
  const typesOf = (path: string): string[] => Object.keys(body.paths[path].get.responses['200'].content).toSorted()
  expect(typesOf('/api/scans/{id}/pdf')).toEqual(['application/json', 'application/octet-stream', 'application/pdf'])
  expect(typesOf('/api/scans/{id}/export')).toEqual([
    'application/json',
    'application/octet-stream',
    'text/csv',
    'text/markdown',
  ])
  const { content } = body.paths['/api/scans/{id}/export'].get.responses['200']
  expect(content['application/json'].schema.properties.data.required).toEqual(['filename', 'media_type', 'content'])
  expect(content['text/csv'].schema).toEqual({ type: 'string', format: 'binary' })
})
