import { generateKeyPairSync } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { startTestNode } from '../../../../tests/support/app.ts'
import { call } from '../../../../tests/support/call.ts'
import { makeTenant, makeUser, newPassword, password, signIn } from '../../../../tests/support/factories.ts'
import { makeLinkToken } from '../../../../tests/support/link-tokens.ts'
import { useTestNode } from '../../../../tests/support/test-node.ts'
import { Authenticator, beginSignIn, codeOf, enrollApp, enrollPasskey } from '../../../../tests/support/two-factor.ts'
import { suiteDatabase } from '../../../../tests/support/suite-database.ts'

const product = useTestNode()
const { owner } = product
let tenantId = ''
let origin = ''

beforeAll(async () => {
  origin = product.origin
  tenantId = (await makeTenant(owner)).id
})

function newKeyFile() {
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const secret = { kid: 'one', secret: 'a secret of more than thirty-two letters' }
  return { signing: [{ kid: 'one', private_pem: pem }], hmac: [secret], encryption: [secret] }
}

const newUser = () => makeUser(owner, tenantId)
const finish = (token: string, proof: object) =>
  call(product.app, 'POST', '/auth/two-factor', { body: { two_factor_token: token, ...proof } })
const post = (token: string, path: string, body: object) => call(product.app, 'POST', path, { token, body })

test('with an authenticator app the password alone opens nothing; its code does, once', async () => {
  const user = await newUser()
  const { secret } = await enrollApp(product.app, user)
  const asked = await call(product.app, 'POST', '/auth/login', { body: { email: user.email, password } })
  expect(asked.status).toBe(200)
  expect(asked.body.data).toMatchObject({ requires_two_factor: true, methods: ['totp', 'recovery_code'] })
  expect(asked.raw.body).not.toMatch(/access_token|refresh_token/)
  const token = asked.body.data.two_factor_token
  expect((await call(product.app, 'GET', '/auth/me', { token })).status).toBe(401)
  const code = await codeOf(secret)
  const opened = await finish(token, { code })
  expect(opened.status).toBe(200)
  expect(opened.body.data.user).toMatchObject({ id: user.id, has_second_factor: true })
  expect((await finish(token, { code: await codeOf(secret, 1) })).status).toBe(401)
  expect((await finish(await beginSignIn(product.app, user), { code })).status).toBe(401)
  expect((await finish(await beginSignIn(product.app, user), { code: await codeOf(secret, 1) })).status).toBe(200)
})

test('two sign-ins with the same code at once open one session', async () => {
  const user = await newUser()
  const { secret } = await enrollApp(product.app, user)
  const tokens = [await beginSignIn(product.app, user), await beginSignIn(product.app, user)]
  const code = await codeOf(secret)
  const answers = await Promise.all(tokens.map((token) => finish(token, { code })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
})

test('a sign-in takes five wrong codes and is over; ten of an account wait, over all its sign-ins', async () => {
  const user = await newUser()
  const { secret } = await enrollApp(product.app, user)
  const token = await beginSignIn(product.app, user)
  for (let index = 0; index < 5; index += 1)
    expect((await finish(token, { code: '000000' })).body.detail).toBe('This code is not right. Please try again.')
  expect((await finish(token, { code: await codeOf(secret) })).body.detail).toBe(
    'This sign-in took too long or failed too often. Please sign in again.',
  )
  const second = await beginSignIn(product.app, user)
  const statuses: number[] = []
  // Turning the app on left none counted.
  for (let index = 0; index < 5; index += 1) statuses.push((await finish(second, { code: '000000' })).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401])
  const third = await finish(await beginSignIn(product.app, user), { code: await codeOf(secret) })
  expect(third.status).toBe(429)
})

test('a sign-in that waits longer than ten minutes is over', async () => {
  const user = await newUser()
  const { secret } = await enrollApp(product.app, user)
  const token = await beginSignIn(product.app, user)
  await sql`update pending_sign_ins set expires_at = now() where user_id = ${user.id}`.execute(owner)
  expect((await finish(token, { code: await codeOf(secret) })).status).toBe(401)
})

test('a recovery code opens once, however it is typed; new ones end the old', async () => {
  const user = await newUser()
  const { recoveryCodes, access } = await enrollApp(product.app, user)
  expect(recoveryCodes).toHaveLength(10)
  const [first = '', second = ''] = recoveryCodes
  expect(
    (await finish(await beginSignIn(product.app, user), { recovery_code: first.toLowerCase().replace('-', ' ') }))
      .status,
  ).toBe(200)
  expect((await finish(await beginSignIn(product.app, user), { recovery_code: first })).status).toBe(401)
  expect(
    (await call(product.app, 'GET', '/auth/two-factor/methods', { token: access })).body.data.recovery_codes_left,
  ).toBe(9)
  const renewed = await post(access, '/auth/two-factor/recovery-codes', { password })
  expect((await finish(await beginSignIn(product.app, user), { recovery_code: second })).status).toBe(401)
  const [fresh] = renewed.body.data.recovery_codes
  expect((await finish(await beginSignIn(product.app, user), { recovery_code: fresh })).status).toBe(200)
})

test('an app is turned on by a code of its secret alone, and off with the password', async () => {
  const user = await newUser()
  const { access } = await signIn(product.app, user)
  expect((await post(access, '/auth/two-factor/totp', { password: 'Wrong-horse-9!' })).status).toBe(400)
  await post(access, '/auth/two-factor/totp', { password })
  expect((await post(access, '/auth/two-factor/totp/confirm', { code: '000000' })).status).toBe(400)
  // What waits for its first code asks for nothing yet.
  expect((await signIn(product.app, user)).access).toBeDefined()
  const { secret } = await enrollApp(product.app, user)
  expect((await post(access, '/auth/two-factor/totp', { password })).body.detail).toBe(
    'An authenticator app is on already. Turn it off first.',
  )
  expect((await post(access, '/auth/two-factor/totp/remove', { password: 'Wrong-horse-9!' })).status).toBe(400)
  expect((await post(access, '/auth/two-factor/totp/remove', { password })).status).toBe(200)
  expect((await signIn(product.app, user)).access).toBeDefined()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
})

test('neither the app’s secret nor a recovery code lies in the database in clear', async () => {
  const user = await newUser()
  const { secret, recoveryCodes } = await enrollApp(product.app, user)
  const token = await beginSignIn(product.app, user)
  const { rows } = await sql<{ dump: string }>`select (select string_agg(a::text, '') from authenticator_apps a)
    || (select string_agg(r::text, '') from recovery_codes r) || (select string_agg(p::text, '') from pending_sign_ins p)
    || (select string_agg(l::text, '') from audit_log l) as dump`.execute(owner)
  expect(rows[0]?.dump).toContain(user.id)
  for (const secretText of [secret, token, ...recoveryCodes]) expect(rows[0]?.dump).not.toContain(secretText)
})

test('a passkey is the second proof of a sign-in, for its own challenge and once', async () => {
  const user = await newUser()
  const { access } = await signIn(product.app, user)
  const { authenticator, added } = await enrollPasskey(product.app, origin, access)
  expect(added.status).toBe(201)
  expect(added.body.data.recovery_codes).toHaveLength(10)
  const ask = async (token: string) =>
    (await call(product.app, 'POST', '/auth/two-factor/passkey-options', { body: { two_factor_token: token } })).body
      .data.options
  const token = await beginSignIn(product.app, user)
  const options = await ask(token)
  expect(options.allowCredentials).toHaveLength(1)
  const proof = { passkey: authenticator.get(options.challenge) }
  const other = await beginSignIn(product.app, user)
  await ask(other)
  expect((await finish(other, proof)).status).toBe(401)
  const opened = await finish(token, proof)
  expect(opened.status).toBe(200)
  const sessions = await call(product.app, 'GET', '/auth/sessions', { token: opened.body.data.access_token })
  expect(sessions.body.data.sessions[0]).toMatchObject({ method: 'passkey' })
  expect((await finish(token, proof)).status).toBe(401)
})

test('a passkey of another key, another origin or a copied counter is refused', async () => {
  const user = await newUser()
  const { access } = await signIn(product.app, user)
  const { authenticator } = await enrollPasskey(product.app, origin, access)
  const tryWith = async (make: (challenge: string) => object): Promise<number> => {
    const token = await beginSignIn(product.app, user)
    const { body } = await call(product.app, 'POST', '/auth/two-factor/passkey-options', {
      body: { two_factor_token: token },
    })
    return (await finish(token, { passkey: make(body.data.options.challenge) })).status
  }
  const stranger = new Authenticator(origin)
  const phishing = new Authenticator('http://localhost:1')
  const id = authenticator.id.toString('base64url')
  expect(await tryWith((challenge) => ({ ...stranger.get(challenge), id, rawId: id }))).toBe(401)
  expect(await tryWith((challenge) => ({ ...phishing.get(challenge), id, rawId: id }))).toBe(401)
  expect(await tryWith(() => authenticator.get('another-challenge'))).toBe(401)
  expect(await tryWith((challenge) => authenticator.get(challenge))).toBe(200)
  authenticator.counter = 0
  expect(await tryWith((challenge) => authenticator.get(challenge))).toBe(401)
})

test('nobody removes or answers for another’s passkey', async () => {
  const [user, stranger] = [await newUser(), await newUser()]
  const { access } = await signIn(product.app, user)
  const { added } = await enrollPasskey(product.app, origin, access)
  const other = await signIn(product.app, stranger)
  const remove = (token: string) => post(token, `/auth/passkeys/${added.body.data.id}/remove`, { password })
  expect((await remove(other.access)).status).toBe(404)
  expect((await remove(access)).status).toBe(200)
  expect((await signIn(product.app, user)).access).toBeDefined()
})

test('in production a super admin without a second factor may do nothing but turn one on', async () => {
  const keys = join(suiteDatabase().folder, 'second-factor-keys.json')
  const { signing, hmac, encryption } = newKeyFile()
  writeFileSync(keys, JSON.stringify({ signing, hmac, encryption }))
  const strict = await startTestNode({ NODE_ENV: 'production', SECRET_KEYS_FILE: keys })
  try {
    const operator = await makeUser(owner, null, { isSuper: true, role: 'admin' })
    const { access } = await signIn(strict.app, operator)
    const refused = await call(strict.app, 'GET', '/super-admin/mailbox', { token: access })
    expect([refused.status, refused.body.code]).toEqual([403, 'two_factor_required'])
    await enrollApp(strict.app, operator)
    expect((await call(strict.app, 'GET', '/super-admin/mailbox', { token: access })).status).toBe(200)
  } finally {
    await strict.stop()
  }
})

test('a password that a link has set does not pass the second factor', async () => {
  const user = await newUser()
  await enrollApp(product.app, user)
  const token = await makeLinkToken(owner, user, 'reset')
  const words = { new_password: newPassword, confirm_password: newPassword }
  expect((await call(product.app, 'POST', '/auth/reset-password', { body: { token, ...words } })).status).toBe(200)
  const { body } = await call(product.app, 'POST', '/auth/login', {
    body: { email: user.email, password: newPassword },
  })
  expect(body.data).toMatchObject({ requires_two_factor: true })
})
