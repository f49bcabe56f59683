import { generateKeyPairSync } from 'node:crypto'
import { SignJWT } from 'jose'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { call } from '../../../../tests/support/call.ts'
import {
  makeDocument,
  makeScan,
  makeTenant,
  makeUser,
  makeVendor,
  password,
  signIn,
  type TestUser,
} from '../../../../tests/support/factories.ts'
import { useTestNode } from '../../../../tests/support/test-node.ts'

const product = useTestNode()
const { owner } = product
let tenantId = ''

beforeAll(async () => {
  tenantId = (await makeTenant(owner)).id
})

const newUser = (): Promise<TestUser> => makeUser(owner, tenantId)
const me = async (token: string): Promise<number> => (await call(product.app, 'GET', '/auth/me', { token })).status
const refresh = (token: string) => call(product.app, 'POST', '/auth/refresh-token', { body: { refresh_token: token } })

test('a password is stored as argon2id with at least 19 MiB, two passes and one lane', async () => {
  const user = await newUser()
  const row = await owner
    .selectFrom('users')
    .where('id', '=', user.id)
    .select('password_hash')
    .executeTakeFirstOrThrow()
  expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('an unknown address and a wrong password get the same answer', async () => {
  const user = await newUser()
  const wrong = await call(product.app, 'POST', '/auth/login', {
    body: { email: user.email, password: 'Wrong-horse-9' },
  })
  const unknown = await call(product.app, 'POST', '/auth/login', {
    body: { email: `nobody-${user.email}`, password: 'Wrong-horse-9' },
  })
  expect(wrong.status).toBe(401)
  expect(unknown.status).toBe(401)
  expect({ ...wrong.body, request_id: '' }).toEqual({ ...unknown.body, request_id: '' })
})

test('a password that is too long is told by how much, in the words of the forms', async () => {
  const { status, body } = await call(product.app, 'POST', '/auth/login', {
    body: { email: 'somebody@firm.example', password: 'x'.repeat(1_500) },
  })
  expect([status, body.code, body.detail]).toEqual([
    400,
    'invalid_input',
    'password: 1,500 of 1,024 characters; shorten it by 476',
  ])
})

test('five failures from one address stop that pair with Retry-After; the right password waits too', async () => {
  const user = await newUser()
  const statuses: number[] = []
  for (let index = 0; index < 7; index += 1) {
    statuses.push(
      (await call(product.app, 'POST', '/auth/login', { body: { email: user.email, password: 'Wrong-horse-9' } }))
        .status,
    )
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
  const { raw, status } = await call(product.app, 'POST', '/auth/login', { body: { email: user.email, password } })
  expect(status).toBe(429)
  expect(Number(raw.headers['retry-after'])).toBeGreaterThan(0)
})

test('attempts made at once count as they would one after the other', async () => {
  const user = await newUser()
  const attempt = () =>
    call(product.app, 'POST', '/auth/login', { body: { email: user.email, password: 'Wrong-horse-9' } })
  const statuses = (await Promise.all(Array.from({ length: 30 }, attempt))).map((answer) => answer.status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(25)
})

test('refreshes are counted for each session, whatever token of it is shown', async () => {
  let { refresh: token } = await signIn(product.app, await newUser())
  const other = await signIn(product.app, await newUser())
  const statuses: number[] = []
  for (let index = 0; index < 32; index += 1) {
    const { status, body } = await refresh(token)
    statuses.push(status)
    if (status === 200) token = body.data.refresh_token
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(30)
  expect(statuses.at(-1)).toBe(429)
  expect((await refresh(other.refresh)).status).toBe(200)
})

test('sessions that are long over go with their spent tokens; a live one and page texts in use stay', async () => {
  const [old, live] = [await newUser(), await newUser()]
  const { refresh: token } = await signIn(product.app, old)
  await refresh(token)
  const { access } = await signIn(product.app, live)
  await sql`update sessions set last_used_at = now() - interval '31 days' where user_id = ${old.id}`.execute(owner)
  const kept = await makeDocument(owner, tenantId, await makeScan(owner, tenantId, await makeVendor(owner, tenantId)))
  const orphan = `doc-${crypto.randomUUID()}`
  await sql`insert into captures (id, url, text, text_sha256, first_seen_at)
    values (${orphan}, 'https://a.example/', 'x', 'x', now() - interval '8 days')`.execute(owner)
  await sql`select app.remove_expired()`.execute(owner)
  expect(await owner.selectFrom('sessions').where('user_id', '=', old.id).select('id').execute()).toEqual([])
  expect(await me(access)).toBe(200)
  const texts = await owner.selectFrom('captures').where('id', 'in', [kept, orphan]).select('id').execute()
  expect(texts.map((row) => row.id)).toEqual([kept])
})

test('a sign-in answers tokens and the user, and is audited', async () => {
  const user = await newUser()
  const { status, body } = await call(product.app, 'POST', '/auth/login', {
    body: { email: user.email.toUpperCase(), password },
  })
  expect(status).toBe(200)
  expect(body.data.access_token.split('.')).toHaveLength(3)
  expect(body.data.user).toMatchObject({ id: user.id, role: 'member', tenant_id: tenantId, is_super_admin: false })
  expect(body.data.user.permissions).toEqual([
    'create_vendors',
    'edit_vendors',
    'run_scans',
    'view_reports',
    'export_data',
  ])
  const audit = await owner
    .selectFrom('audit_log')
    .where('user_id', '=', user.id)
    .select(['action', 'ip_address'])
    .execute()
  expect(audit).toEqual([{ action: 'login_success', ip_address: '127.0.0.1' }])
})

test('no token and no password lies in the database in clear', async () => {
  const user = await newUser()
  const { refresh: token } = await signIn(product.app, user)
  const next = (await refresh(token)).body.data.refresh_token
  const { rows } = await sql<{ dump: string }>`
    select (select string_agg(s::text, '') from sessions s) || coalesce((select string_agg(t::text, '') from spent_refresh_tokens t), '')
      || (select string_agg(u::text, '') from users u) || (select string_agg(a::text, '') from audit_log a) as dump`.execute(
    owner,
  )
  for (const secret of [token, next, password]) expect(rows[0]?.dump).not.toContain(secret)
})

test('a refresh token works once; its parent gets the same successor for ten seconds, so that eight tabs agree', async () => {
  const { refresh: token } = await signIn(product.app, await newUser())
  const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(token)))
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200, 200, 200, 200])
  expect(new Set(answers.map((answer) => answer.body.data.refresh_token)).size).toBe(1)
})

test('an older refresh token that comes back ends the session at once and is audited', async () => {
  const user = await newUser()
  const first = await signIn(product.app, user)
  const second = (await refresh(first.refresh)).body.data.refresh_token
  const third = (await refresh(second)).body.data
  expect((await refresh(first.refresh)).status).toBe(401)
  expect(await me(third.access_token)).toBe(401)
  expect((await refresh(third.refresh_token)).status).toBe(401)
  const audit = await owner
    .selectFrom('audit_log')
    .where('action', '=', 'refresh_token_reused')
    .select('resource_id')
    .execute()
  expect(audit.length).toBeGreaterThan(0)
})

test('after ten seconds the parent counts as reuse', async () => {
  const { refresh: token } = await signIn(product.app, await newUser())
  const { body } = await refresh(token)
  await sql`update sessions set rotated_at = rotated_at - interval '11 seconds' where user_id = ${body.data.user.id}`.execute(
    owner,
  )
  expect((await refresh(token)).status).toBe(401)
  expect(await me(body.data.access_token)).toBe(401)
})

test.each([
  ['idle for more than seven days', sql`update sessions set last_used_at = now() - interval '7 days 1 minute'`],
  ['older than thirty days', sql`update sessions set created_at = now() - interval '30 days 1 minute'`],
])('a session that was %s is over', async (_words, change) => {
  const user = await newUser()
  const { access, refresh: token } = await signIn(product.app, user)
  await sql`${change} where user_id = ${user.id}`.execute(owner)
  expect(await me(access)).toBe(401)
  expect((await refresh(token)).status).toBe(401)
})

test('a logout ends access and refresh on the very next request', async () => {
  const { access, refresh: token } = await signIn(product.app, await newUser())
  expect(await me(access)).toBe(200)
  expect((await call(product.app, 'POST', '/auth/logout', { token: access })).status).toBe(200)
  expect(await me(access)).toBe(401)
  expect((await refresh(token)).status).toBe(401)
})

test('a user who is made inactive is refused on the very next request', async () => {
  const user = await newUser()
  const { access } = await signIn(product.app, user)
  await owner.updateTable('users').set({ status: 'inactive' }).where('id', '=', user.id).execute()
  expect(await me(access)).toBe(401)
  expect((await call(product.app, 'POST', '/auth/login', { body: { email: user.email, password } })).status).toBe(401)
})

test('a suspended organization is refused on the very next request', async () => {
  const tenant = await makeTenant(owner)
  const { access } = await signIn(product.app, await makeUser(owner, tenant.id))
  await owner.updateTable('tenants').set({ status: 'suspended' }).where('id', '=', tenant.id).execute()
  expect((await call(product.app, 'GET', '/vendors', { token: access })).status).toBe(403)
})

test('forged, foreign and malformed access tokens are refused', async () => {
  const { access, refresh: token } = await signIn(product.app, await newUser())
  const [header = '', payload = '', signature = ''] = access.split('.')
  const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const protectedHeader = JSON.parse(Buffer.from(header, 'base64url').toString())
  const { privateKey } = generateKeyPairSync('ed25519')
  const foreign = (changes: object) =>
    new SignJWT(claims).setProtectedHeader({ ...protectedHeader, ...changes }).sign(privateKey)
  const forged = [
    `${encode({ ...protectedHeader, alg: 'none' })}.${payload}.`,
    `${encode({ ...protectedHeader, alg: 'HS256' })}.${payload}.${signature}`,
    `${header}.${encode({ ...claims, sub: '00000000-0000-7000-8000-000000000000' })}.${signature}`,
    `${header}.${encode({ ...claims, exp: claims.exp + 9999 })}.${signature}`,
    `${header}.${payload}`,
    `${header}.${payload}.${signature}.x`,
    `${header}.${payload}.`,
    token,
    await foreign({}),
    await foreign({ kid: 'other' }),
    await foreign({ typ: 'JWT' }),
    await foreign({ jwk: { kty: 'OKP', crv: 'Ed25519', x: 'AAAA' } }),
  ]
  for (const one of forged) expect(await me(one)).toBe(401)
  expect(await me(access)).toBe(200)
  expect((await refresh(access)).status).toBe(401)
})
