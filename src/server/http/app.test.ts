import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestNode } from '../../../tests/support/app.ts'
import { call } from '../../../tests/support/call.ts'
import { makeScan, makeTenant, makeUser, makeVendor, signIn } from '../../../tests/support/factories.ts'
import { openOwner } from '../../../tests/support/owner.ts'
import { routeList } from '../../contract/routes.ts'
import type { WebNode } from '../compose-web.ts'

const owner = openOwner()
let node: WebNode
let app: FastifyInstance
let token = ''
let tenantId = ''

beforeAll(async () => {
  node = await startTestNode()
  app = node.app
  tenantId = (await makeTenant(owner)).id
  token = (await signIn(app, await makeUser(owner, tenantId, { role: 'admin' }))).access
})

afterAll(async () => {
  await node.stop()
  await owner.destroy()
})

test('every error has the same body, and message repeats detail', async () => {
  const { body, status } = await call(app, 'GET', '/vendors/00000000-0000-7000-8000-000000000000', { token })
  expect(status).toBe(404)
  expect(body).toEqual({
    success: false,
    detail: 'Vendor not found',
    message: 'Vendor not found',
    code: 'not_found',
    request_id: expect.any(String),
  })
})

test.each([
  ['a wrong type', { name: 5 }],
  ['a missing name', {}],
  ['an empty name', { name: '   ' }],
  ['a NUL', { name: 'a\u0000b' }],
  ['a lone surrogate', { name: 'a\ud800b' }],
  ['five thousand characters', { name: 'x'.repeat(5000) }],
  ['a website that is none', { name: 'Acme', website: 'not a website' }],
  ['a website of another scheme', { name: 'Acme', website: 'javascript:alert(1)' }],
  ['a website with a password in it', { name: 'Acme', website: 'https://me:secret@acme.com' }],
])('%s is refused with 400 and stores nothing', async (_words, body) => {
  const before = await owner.selectFrom('vendors').where('tenant_id', '=', tenantId).select('id').execute()
  const answer = await call(app, 'POST', '/vendors', { token, body })
  expect(answer.status).toBe(400)
  expect(answer.body.code).toBe('invalid_input')
  expect(await owner.selectFrom('vendors').where('tenant_id', '=', tenantId).select('id').execute()).toEqual(before)
})

test.each(['*.com', 'co.uk', 'com', 'a b.com', '10.0.0.1', 'https://me:x@acme.com'])(
  '%s is no host that may be confirmed as the vendor’s',
  async (host) => {
    const id = await makeVendor(owner, tenantId)
    expect((await call(app, 'POST', `/vendors/${id}/domains`, { token, body: { host } })).status).toBe(400)
  },
)

test.each(['/api/vendors/%zz', `/api/vendors/${'a'.repeat(120)}`])('%s is answered in the same words', async (url) => {
  const { status, body } = await call(app, 'GET', url.replace('/api', ''), { token })
  expect(status).toBe(400)
  expect(body).toMatchObject({ success: false, code: 'invalid_input', request_id: expect.any(String) })
})

test('calls that are refused count against the limit too', async () => {
  const limited = await startTestNode()
  const statuses = new Map<number, number>()
  for (let index = 0; index < 602; index += 1) {
    const { status } = await call(limited.app, 'GET', '/vendors', { token: 'of.no.one' })
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  await limited.stop()
  expect(Object.fromEntries(statuses)).toEqual({ 401: 600, 429: 2 })
})

test('a plan with a limit of vendors is held to it, also by calls made at once', async () => {
  const small = await makeTenant(owner, { packageId: 'starter' })
  const { access } = await signIn(app, await makeUser(owner, small.id, { role: 'member' }))
  const add = () => call(app, 'POST', '/vendors', { token: access, body: { name: 'One more' } })
  const statuses = (await Promise.all(Array.from({ length: 12 }, add))).map((answer) => answer.status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(10)
  expect(statuses.filter((status) => status === 402)).toHaveLength(2)
})

test('what is no HTTP request, and headers without end, are answered in the same words', async () => {
  const { port } = new URL(node.address)
  const ask = (text: string): Promise<string> =>
    new Promise((done, failed) => {
      let said = ''
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(text))
      socket.on('data', (chunk: Buffer) => (said += chunk.toString()))
      socket.on('close', () => done(said))
      socket.on('error', failed)
    })
  const large = await ask(`GET /api/vendors HTTP/1.1\r\nhost: localhost\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`)
  expect(large).toMatch(/^HTTP\/1\.1 431 /)
  expect(JSON.parse(large.split('\r\n\r\n')[1] ?? '')).toMatchObject({ success: false, code: 'invalid_input' })
  expect(await ask('nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
})

test('a private, numeric or unreadable address is refused before the vendor is saved, with what to do', async () => {
  for (const website of ['http://10.0.0.1/', 'https://93.184.216.34', 'https://wiki.internal', 'vendor.com:8443']) {
    const { status, body } = await call(app, 'POST', '/vendors', { token, body: { name: 'Inside Out', website } })
    expect([status, body.code]).toEqual([400, 'invalid_input'])
    expect(body.detail).toMatch(
      /^Website URL: .+\. Enter the vendor’s public website, such as https:\/\/vendor\.com\.$/,
    )
  }
  const kept = await owner.selectFrom('vendors').where('name', '=', 'Inside Out').select('id').execute()
  expect(kept).toEqual([])
})

test.each([
  ['no body', undefined, {}],
  ['an empty body with a JSON content type', '', { 'content-type': 'application/json' }],
  ['an empty object', {}, {}],
])('a scan starts with %s and answers 202 with its id', async (_words, body, headers) => {
  const vendor = await makeVendor(owner, tenantId)
  const answer = await call(app, 'POST', `/vendors/${vendor}/scan`, {
    token,
    headers,
    ...(body === undefined ? {} : { body }),
  })
  expect(answer.status).toBe(202)
  expect(answer.body.data.scan.id).toMatch(/^[0-9a-f-]{36}$/)
})

test('refusals come in their order: 401, 403, 404, 409, 402', async () => {
  const poor = await makeTenant(owner, { packageId: null })
  const member = (await signIn(app, await makeUser(owner, poor.id))).access
  const viewer = (await signIn(app, await makeUser(owner, poor.id, { role: 'viewer' }))).access
  const vendor = await makeVendor(owner, poor.id)
  const start = (id: string, as?: string) =>
    call(app, 'POST', `/vendors/${id}/scan`, { ...(as ? { token: as } : {}), body: {} })
  expect((await start(vendor)).status).toBe(401)
  expect((await start('00000000-0000-7000-8000-000000000000', viewer)).status).toBe(403)
  expect((await start('00000000-0000-7000-8000-000000000000', member)).status).toBe(404)
  const unpaid = await start(vendor, member)
  expect([unpaid.status, unpaid.body.code]).toEqual([402, 'subscription_required'])
  expect(unpaid.body.detail).toContain('No active subscription')
  await makeScan(owner, poor.id, vendor, 'running')
  const second = await start(vendor, member)
  expect([second.status, second.body.code]).toEqual([409, 'scan_active'])
  const charged = await owner.selectFrom('usage_ledger').where('tenant_id', '=', poor.id).select('id').execute()
  expect(charged).toEqual([])
})

test('fifty parallel starts on a limit of five start exactly five', async () => {
  const tenant = await makeTenant(owner, { packageId: 'starter' })
  const member = (await signIn(app, await makeUser(owner, tenant.id))).access
  const vendors = await Promise.all(
    Array.from({ length: 50 }, (_, index) => makeVendor(owner, tenant.id, `Vendor ${index}`)),
  )
  const answers = await Promise.all(
    vendors.map((vendor) => call(app, 'POST', `/vendors/${vendor}/scan`, { token: member, body: {} })),
  )
  const started = answers.filter((answer) => answer.status === 202)
  expect(started).toHaveLength(5)
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([202, 402]))
  const refused = answers.find((answer) => answer.status === 402)?.body
  expect(refused.code).toBe('limit_reached')
  expect(refused.detail).toContain('Buy an extra report for $599')
  const jobs = await owner.selectFrom('usage_ledger').where('tenant_id', '=', tenant.id).select('change').execute()
  expect(jobs).toHaveLength(5)
})

test('twenty parallel starts of one vendor start one scan and charge once', async () => {
  const vendor = await makeVendor(owner, tenantId)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => call(app, 'POST', `/vendors/${vendor}/scan`, { token, body: {} })),
  )
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([
    202,
    ...Array.from({ length: 19 }, () => 409),
  ])
})

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/html',
  'application/xml',
  'application/jsonx',
  'application/json\t',
  'APPLICATION/JSON; charset=utf-8',
  ' application/json',
  'application/json;',
  'x/y',
])('a body of type %j never skips validation', async (type) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/vendors',
    payload: '{"name":""}',
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
  })
  expect([400, 415]).toContain(answer.statusCode)
})

test('security headers stand on every answer, errors included', async () => {
  for (const url of ['/api/health/status', '/api/nothing', '/api/vendors', '/api/docs', '/no-such-page']) {
    const { headers } = await app.inject({ url })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('same-origin')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    if (url.startsWith('/api') && url !== '/api/docs') expect(headers['cache-control']).toBe('no-store')
  }
})

function rawRequest(lines: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(node.address)
  return new Promise((done, failed) => {
    const socket = connect(Number(port), hostname, () => socket.end(`${lines.join('\r\n')}\r\n\r\n`))
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('close', () => done(answer.split('\r\n')[0] ?? ''))
    socket.on('error', failed)
  })
}

test('two Host headers, two lengths and a broken request are refused', async () => {
  expect(await rawRequest(['GET /api/health/status HTTP/1.1', 'Host: a', 'Host: b', 'Connection: close'])).toContain(
    ' 400 ',
  )
  expect(
    await rawRequest([
      'POST /api/auth/login HTTP/1.1',
      'Host: a',
      'Content-Length: 1',
      'Content-Length: 2',
      'Connection: close',
    ]),
  ).toContain(' 400 ')
  expect(await rawRequest([`GET /api/health/status HTTP/1.1`, 'Host: a', `X: ${'y'.repeat(20_000)}`])).toContain(
    ' 431 ',
  )
})

test('the OpenAPI document lists every route of the table and nothing else', async () => {
  const { body } = await call(app, 'GET', '/openapi.json')
  expect(body.openapi).toBe('3.1.0')
  const listed = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(listed.toSorted()).toEqual(routeList.map(([, spec]) => `${spec.method} /api${spec.path}`).toSorted())
})

test('the page of the API shows every route without a script', async () => {
  const { body } = await app.inject({ url: '/api/docs' })
  for (const [, spec] of routeList) expect(body).toContain(`<code>/api${spec.path}</code>`)
  expect(body).not.toContain('<script')
  expect(body).not.toContain('style="')
})

test('a path with and without a slash at its end is the same', async () => {
  for (const path of ['/vendors', '/vendors/', '/vendors/?page=1&limit=1000'])
    expect((await call(app, 'GET', path, { token })).status).toBe(200)
  expect((await call(app, 'GET', '/vendors?limit=1001', { token })).status).toBe(400)
})

test('no input to any route gives a 5xx', async () => {
  const odd = [
    null,
    5,
    'x',
    [],
    { name: null },
    { id: {} },
    { refresh_token: 9 },
    { email: 'a', password: 'b'.repeat(2000) },
  ]
  for (const [, spec] of routeList.filter(([name]) => name !== 'auth.logout' && name !== 'health.status')) {
    for (const id of ['x', '%00', '..%2f..', '00000000-0000-7000-8000-00000000000g', 'a'.repeat(300)]) {
      const path = spec.path.replaceAll(/\{\w+\}/g, id)
      const query = spec.method === 'GET' ? '?page=9007199254740993&limit=-1&search=%ff&q=%00' : ''
      for (const body of spec.method === 'GET' || spec.method === 'DELETE' ? [undefined] : odd) {
        const { status } = await call(app, spec.method, `${path}${query}`, {
          token,
          ...(body === undefined
            ? {}
            : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
        })
        expect(status, `${spec.method} ${path}`).toBeLessThan(500)
      }
    }
  }
})

test('health is 503 without a worker and tells details to a super admin alone', async () => {
  await owner.deleteFrom('worker_heartbeats').execute()
  const { status, body } = await call(app, 'GET', '/health/status')
  expect(status).toBe(503)
  expect(body.data).toEqual({ status: 'starting' })
  const superToken = (await signIn(app, await makeUser(owner, null, { isSuper: true, role: 'admin' }))).access
  const detailed = await call(app, 'GET', '/health/status', { token: superToken })
  expect(detailed.body.data.details.worker).toEqual({ ok: false, detail: 'none reported within ten seconds' })
  expect((await call(app, 'GET', '/health/status', { token })).body.data.details).toBeUndefined()
})
