import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import { startTestNode } from '../../../tests/support/app.ts'
import { call } from '../../../tests/support/call.ts'
import { makeTenant, makeUser, password, type TestUser } from '../../../tests/support/factories.ts'
import { openOwner } from '../../../tests/support/owner.ts'
import { routeList } from '../../contract/routes.ts'
import type { WebNode } from '../compose-web.ts'
import { readSettings } from '../settings.ts'

/** A private beta: nothing answers without a grant. */
const accessPassword = 'Open-sesame-7!'
const owner = openOwner()
const gated = { ACCESS_PASSWORD: accessPassword, PUBLIC_URL: 'https://assay.example', SEED: 'none', TRUST_PROXY: '1' }
let node: WebNode
let user: TestUser
let grant = ''
let places = 0

beforeAll(async () => {
  node = await startTestNode(gated)
  user = await makeUser(owner, (await makeTenant(owner)).id)
  grant = (await verify(accessPassword)).body.data.grant
})

afterAll(async () => {
  await node.stop()
  await owner.destroy()
})

/** An address of its own for each call, unless one is given. */
function verify(word: string, from = `2001:db8:9a7e:${(places += 1).toString(16)}::1`) {
  return call(node.app, 'POST', '/access/verify', { body: { password: word }, headers: { 'x-forwarded-for': from } })
}
const logIn = (headers: Record<string, string>) =>
  call(node.app, 'POST', '/auth/login', { body: { email: user.email, password }, headers })

// The payment provider has no grant: its signature lets it in.
const outside = new Set(['access.status', 'access.verify', 'health.status', 'payments.webhook'])

test.each(routeList)('%s wants the grant, unless it is one of the few that must answer without', async (name, spec) => {
  const path = spec.path.replaceAll(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000')
  const { status, body } = await call(node.app, spec.method, path, spec.method === 'GET' ? {} : { body: {} })
  expect(body.code === 'access_required' ? 'gated' : 'open').toBe(outside.has(name) ? 'open' : 'gated')
  if (!outside.has(name)) expect(status).toBe(403)
})

test('the description of the API is behind the gate as well, and a path that nothing answers tells nothing', async () => {
  expect((await call(node.app, 'GET', '/openapi.json')).body.code).toBe('access_required')
  expect((await call(node.app, 'GET', '/docs')).body.code).toBe('access_required')
})

test('the grant lets in whoever carries it, and a session alone does not', async () => {
  const { status, body } = await logIn({ 'x-access-grant': grant })
  expect(status).toBe(200)
  const token = body.data.access_token
  expect((await call(node.app, 'GET', '/auth/me', { token })).body.code).toBe('access_required')
  expect((await call(node.app, 'GET', '/auth/me', { token, headers: { 'x-access-grant': grant } })).status).toBe(200)
})

test('a Host header that names this machine opens nothing', async () => {
  for (const host of ['localhost', '127.0.0.1:8000', '[::1]'])
    expect((await logIn({ host })).body.code).toBe('access_required')
})

test('a changed, an old and an invented grant are refused', async () => {
  const [expiry = '', signature = ''] = grant.split('.')
  const later = (Number.parseInt(expiry, 36) + 1).toString(36)
  const past = Date.now().toString(36)
  for (const one of [
    '',
    'x',
    `${later}.${signature}`,
    `${past}.${signature}`,
    `${expiry}.`,
    `${expiry}.${'0'.repeat(64)}`,
  ])
    expect((await logIn({ 'x-access-grant': one })).body.code).toBe('access_required')
})

test('a new password ends every grant of the old one', async () => {
  const other = await startTestNode({ ...gated, ACCESS_PASSWORD: 'Another-sesame-8!' })
  const { body } = await call(other.app, 'GET', '/access/status', { headers: { 'x-access-grant': grant } })
  await other.stop()
  expect(body.data).toEqual({ required: true, granted: false })
})

test('a wrong password is refused in the words of the card, and audited', async () => {
  const { status, body } = await verify('Wrong-sesame-7!')
  expect([status, body.detail]).toEqual([401, 'Incorrect password. Please try again.'])
  const rows = await owner
    .selectFrom('audit_log')
    .where('action', '=', 'access_refused')
    .select('resource_type')
    .execute()
  expect(rows[0]).toEqual({ resource_type: 'access' })
})

test('the eleventh try from one place waits, with the right password too', async () => {
  const place = '2001:db8:9a7e:ffff::1'
  const statuses: number[] = []
  for (let index = 0; index < 10; index += 1) statuses.push((await verify('Wrong-sesame-7!', place)).status)
  expect(new Set(statuses)).toEqual(new Set([401]))
  const { status, raw } = await verify(accessPassword, place)
  expect(status).toBe(429)
  expect(Number(raw.headers['retry-after'])).toBeGreaterThan(0)
})

test('a live connection needs the grant too', async () => {
  const token = (await logIn({ 'x-access-grant': grant })).body.data.access_token
  const answered = (hello: object): Promise<string | number> =>
    new Promise((done) => {
      const socket = new WebSocket(`${node.address.replace('http', 'ws')}/api/ws`)
      socket.on('open', () => socket.send(JSON.stringify({ type: 'auth', token, ...hello })))
      socket.on('message', (raw: Buffer) => {
        done(raw.toString())
        socket.close()
      })
      socket.on('close', (code) => done(code))
    })
  expect(await answered({})).toBe(4401)
  expect(await answered({ grant })).toBe('{"type":"ready"}')
})

test('there is no gate without a password, nor where the public address is this machine', () => {
  const gateOf = (more: Readonly<Record<string, string>>) => readSettings({ SEED: 'none', ...more }).accessPassword
  expect(gateOf({})).toBeNull()
  expect(gateOf({ ACCESS_PASSWORD: accessPassword })).toBeNull()
  expect(gateOf({ ACCESS_PASSWORD: accessPassword, PUBLIC_URL: 'http://localhost:8000' })).toBeNull()
  expect(gateOf({ ACCESS_PASSWORD: accessPassword, PUBLIC_URL: 'https://assay.example' })).toBe(accessPassword)
})

test('a gate on an address that others reach needs to know which address that is', () => {
  const settings = { ACCESS_PASSWORD: accessPassword, HOST: '0.0.0.0', SEED: 'none' }
  expect(() => readSettings(settings)).toThrow(/ACCESS_PASSWORD needs PUBLIC_URL/)
})
