import { generateKeyPairSync } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestNode } from '../../../../tests/support/app.ts'
import { call } from '../../../../tests/support/call.ts'
import { makeTenant, makeUser, password, signIn } from '../../../../tests/support/factories.ts'
import { googleClientId, nonceIn, startGoogle, type Google } from '../../../../tests/support/google.ts'
import { openOwner } from '../../../../tests/support/owner.ts'
import { codeOf, enrollApp } from '../../../../tests/support/two-factor.ts'
import type { WebNode } from '../../compose-web.ts'

const owner = openOwner()
let google: Google
let node: WebNode
let app: FastifyInstance

beforeAll(async () => {
  google = await startGoogle()
  node = await startTestNode(google.settings)
  app = node.app
})

afterAll(async () => {
  await node.stop()
  await google.stop()
  await owner.destroy()
})

const start = async () => (await call(app, 'GET', '/auth/google-start')).body.data
const newNonce = async (): Promise<string> => nonceIn((await start()).authorization_url)
const send = (token: string) => call(app, 'POST', '/auth/google-login', { body: { google_token: token } })
/** Comes back from the provider as this person. */
const logIn = async (claims: object) => send(await google.token({ nonce: await newNonce(), ...claims }))
const newSubject = (): string => crypto.randomUUID()

async function linkedUser(more: Parameters<typeof makeUser>[2] = {}, tenantId?: string | null) {
  const user = await makeUser(owner, tenantId === undefined ? (await makeTenant(owner)).id : tenantId, more)
  const subject = newSubject()
  await owner
    .updateTable('users')
    .set({ google_id: subject, auth_provider: 'google' })
    .where('id', '=', user.id)
    .execute()
  return { user, subject }
}

test('the browser is sent to the provider for an ID token, with a nonce and a state of its own each time', async () => {
  const [one, other] = [await start(), await start()]
  const asked = new URL(one.authorization_url).searchParams
  expect(Object.fromEntries(asked)).toMatchObject({
    client_id: googleClientId,
    response_type: 'id_token',
    scope: 'openid email profile',
    state: one.state,
  })
  expect(asked.get('redirect_uri')).toMatch(/\/auth\/google$/)
  expect(one.state).not.toBe(other.state)
  expect(nonceIn(one.authorization_url)).not.toBe(nonceIn(other.authorization_url))
})

test('an account that is linked is opened by the provider’s identifier, whatever address the token names', async () => {
  const { user, subject } = await linkedUser()
  const { status, body } = await logIn({ sub: subject, email: 'renamed@elsewhere.example' })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ requires_subscription: false, requires_organization_setup: false })
  expect(body.data.user).toMatchObject({ id: user.id, email: user.email, google_id: subject, auth_provider: 'google' })
  expect((await call(app, 'GET', '/auth/me', { token: body.data.access_token })).status).toBe(200)
})

test('a user without an organization is sent to set one up; a super admin needs none', async () => {
  const lone = await linkedUser({}, null)
  expect((await logIn({ sub: lone.subject, email: lone.user.email })).body.data.requires_organization_setup).toBe(true)
  const operator = await linkedUser({ isSuper: true }, null)
  expect(
    (await logIn({ sub: operator.subject, email: operator.user.email })).body.data.requires_organization_setup,
  ).toBe(false)
})

test('a newcomer of a new organization is asked to choose a plan, with what Google tells of them', async () => {
  const email = `nora@org-${crypto.randomUUID()}.com`
  const subject = newSubject()
  const { status, body } = await logIn({ sub: subject, email, given_name: 'Nora', family_name: 'Field' })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    requires_subscription: true,
    user_info: { first_name: 'Nora', last_name: 'Field', email, google_id: subject },
  })
  expect(body.data.user_info.organization_name).toMatch(/^Org-/)
  expect(body.data.access_token).toBeUndefined()
  const row = await owner
    .selectFrom('pending_registrations')
    .where('id', '=', body.data.pending_registration_id)
    .select(['password_hash', 'google_id', 'email_verified_at'])
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ password_hash: null, google_id: subject })
  expect(row.email_verified_at).not.toBeNull()
})

test('a newcomer of an organization that is there asks its administrator', async () => {
  const member = await makeUser(owner, (await makeTenant(owner)).id)
  const { status, body } = await logIn({ sub: newSubject(), email: `new-${member.email}` })
  expect([status, body.detail]).toEqual([
    403,
    'No account found with this email address. Please contact your administrator to request access.',
  ])
})

test.each(['nora@gmail.com', 'nora@mailinator.com', 'nora+tag@acme-corp.com'])(
  '%s is no corporate address',
  async (email) => {
    const { body } = await logIn({ sub: newSubject(), email })
    expect(body.code).toBe('corporate_email_required')
    expect(body.detail).toContain('Corporate email address required')
  },
)

test('an account with the same address is not taken over: it links its Google account itself, with its password', async () => {
  const user = await makeUser(owner, (await makeTenant(owner)).id)
  const subject = newSubject()
  const refused = await logIn({ sub: subject, email: user.email })
  expect([refused.status, refused.body.code]).toEqual([409, 'google_not_linked'])
  const { access } = await signIn(app, user)
  const link = async (word: string) => {
    const token = await google.token({ sub: subject, email: user.email, nonce: await newNonce() })
    return call(app, 'POST', '/auth/google-link', { token: access, body: { google_token: token, password: word } })
  }
  expect((await link('Wrong-horse-9!')).status).toBe(400)
  expect((await logIn({ sub: subject, email: user.email })).status).toBe(409)
  expect((await link(password)).status).toBe(200)
  expect((await logIn({ sub: subject, email: user.email })).status).toBe(200)
  expect((await link(password)).body.detail).toBe('One of the two is connected to another account already.')
})

test('a second factor is asked for after Google as well', async () => {
  const { user, subject } = await linkedUser()
  const { secret } = await enrollApp(app, user)
  const { body } = await logIn({ sub: subject, email: user.email })
  expect(body.data).toMatchObject({ requires_two_factor: true, methods: ['totp', 'recovery_code'] })
  const opened = await call(app, 'POST', '/auth/two-factor', {
    body: { two_factor_token: body.data.two_factor_token, code: await codeOf(secret) },
  })
  expect(opened.status).toBe(200)
})

test('an account that was made inactive is refused in the words of any failure', async () => {
  const { user, subject } = await linkedUser({ status: 'inactive' })
  const { status, body } = await logIn({ sub: subject, email: user.email })
  expect([status, body.detail]).toEqual([
    401,
    'Google authentication failed. Please ensure you have been invited first.',
  ])
})

test('a token works once, and only with a nonce that was given out here', async () => {
  const { user, subject } = await linkedUser()
  const token = await google.token({ sub: subject, email: user.email, nonce: await newNonce() })
  expect((await send(token)).status).toBe(200)
  expect((await send(token)).status).toBe(401)
  expect((await logIn({ sub: subject, email: user.email, nonce: 'made-up' })).status).toBe(401)
  const [expiry = '', random = '', signature = ''] = (await newNonce()).split('.')
  const later = (Number.parseInt(expiry, 36) + 60_000).toString(36)
  expect((await logIn({ sub: subject, email: user.email, nonce: `${later}.${random}.${signature}` })).status).toBe(401)
})

test('forged, foreign and stale tokens are refused', async () => {
  const { user, subject } = await linkedUser()
  const good = { sub: subject, email: user.email }
  const now = Math.floor(Date.now() / 1000)
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const issuer = google.settings['GOOGLE_ISSUER'] ?? ''
  const byStranger = async () =>
    new SignJWT({ ...good, nonce: await newNonce(), email_verified: true })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(issuer)
      .setAudience(googleClientId)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey)
  const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const unsigned = async () => `${encode({ alg: 'none' })}.${encode({ ...good, iss: issuer, aud: googleClientId })}.`
  const attempts: (() => Promise<string>)[] = [
    byStranger,
    unsigned,
    async () => 'no.token.here',
    async () => google.token({ ...good, nonce: await newNonce(), aud: 'another-client' }),
    async () => google.token({ ...good, nonce: await newNonce(), iss: 'https://evil.example' }),
    async () => google.token({ ...good, nonce: await newNonce(), exp: now - 10 }),
    async () => google.token({ ...good, nonce: await newNonce(), iat: now - 7_200 }),
    async () => google.token({ ...good, nonce: await newNonce(), email_verified: false }),
    async () => google.token({ ...good, nonce: await newNonce(), aud: [googleClientId, 'another-client'] }),
    async () => google.token({ ...good, nonce: undefined }),
  ]
  for (const make of attempts) {
    const { status, body } = await send(await make())
    expect([status, body.detail]).toEqual([
      401,
      'Google authentication failed. Please ensure you have been invited first.',
    ])
  }
})

test('where it is not set up it says so', async () => {
  const bare = await startTestNode()
  const { status, body } = await call(bare.app, 'GET', '/auth/google-start')
  expect([status, body.detail]).toEqual([404, 'Google sign-in is not set up in this installation.'])
  expect((await call(bare.app, 'GET', '/auth/options')).body.data.google).toBe(false)
  await bare.stop()
})
