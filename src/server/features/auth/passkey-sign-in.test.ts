import { expect, test } from 'vitest'
import { call } from '../../../../tests/support/call.ts'
import { makeTenant, makeUser, signIn } from '../../../../tests/support/factories.ts'
import { useTestNode } from '../../../../tests/support/test-node.ts'
import { Authenticator, enrollPasskey } from '../../../../tests/support/two-factor.ts'

const product = useTestNode()
const { owner } = product

async function makeHolder() {
  const user = await makeUser(owner, (await makeTenant(owner)).id)
  const { authenticator } = await enrollPasskey(product.app, product.origin, (await signIn(product.app, user)).access)
  return { user, authenticator }
}

async function newChallenge(): Promise<string> {
  const { body } = await call(product.app, 'GET', '/auth/passkey-start')
  return body.data.options.challenge
}

const logIn = (passkey: object) => call(product.app, 'POST', '/auth/passkey-login', { body: { passkey } })
const refusal = 'This passkey does not open an account here.'

test('what the browser is to sign names no key and no user, and wants its holder proven', async () => {
  const { body } = await call(product.app, 'GET', '/auth/passkey-start')
  expect(body.data.options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
  expect(body.data.options.allowCredentials ?? []).toEqual([])
})

test('a passkey whose holder proved themselves to it opens a session, as both factors', async () => {
  const { user, authenticator } = await makeHolder()
  const { status, body } = await logIn(authenticator.get(await newChallenge(), { userId: user.id }))
  expect(status).toBe(200)
  expect(body.data.user).toMatchObject({ id: user.id, has_second_factor: true })
  const { access_token: token } = body.data
  expect((await call(product.app, 'GET', '/vendors', { token })).status).toBe(200)
  const { body: listed } = await call(product.app, 'GET', '/auth/sessions', { token })
  expect(listed.data.sessions.find((one: { is_current: boolean }) => one.is_current).method).toBe('passkey')
})

test('one signature opens one session', async () => {
  const { user, authenticator } = await makeHolder()
  const proof = authenticator.get(await newChallenge(), { userId: user.id })
  const both = await Promise.all([logIn(proof), logIn(proof)])
  expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 401]))
  expect((await logIn(proof)).status).toBe(401)
})

test.each([
  ['without a finger, face or PIN', { isHolderProven: false }],
  ['that names nobody', { userId: undefined }],
  ['that names somebody else', { userId: crypto.randomUUID() }],
])('a proof %s opens nothing', async (_words, more) => {
  const { user, authenticator } = await makeHolder()
  const asked = { userId: user.id, ...more }
  const { userId, ...rest } = asked
  const proof = authenticator.get(await newChallenge(), userId === undefined ? rest : { ...rest, userId })
  const { status, body } = await logIn(proof)
  expect([status, body.detail]).toEqual([401, refusal])
})

test('a challenge that was not asked for here is refused', async () => {
  const { user, authenticator } = await makeHolder()
  const forged = Buffer.from(`${(Date.now() + 60_000).toString(36)}.made-up.${'0'.repeat(64)}`).toString('base64url')
  expect((await logIn(authenticator.get(forged, { userId: user.id }))).status).toBe(401)
})

test('an unknown key, a copied one and one of somebody who may not sign in are refused in the same words', async () => {
  const stranger = new Authenticator(product.origin)
  const unknown = await logIn(stranger.get(await newChallenge(), { userId: crypto.randomUUID() }))
  const { user, authenticator } = await makeHolder()
  authenticator.counter = -1
  const copied = await logIn(authenticator.get(await newChallenge(), { userId: user.id }))
  const left = await makeHolder()
  await owner.updateTable('users').set({ status: 'inactive' }).where('id', '=', left.user.id).execute()
  const inactive = await logIn(left.authenticator.get(await newChallenge(), { userId: left.user.id }))
  const empty = await logIn({})
  for (const { status, body } of [unknown, copied, inactive, empty])
    expect([status, body.detail]).toEqual([401, refusal])
})

test('guesses with one key wait after five from one place', async () => {
  const { authenticator } = await makeHolder()
  const statuses: number[] = []
  for (let guess = 0; guess < 6; guess += 1) {
    const { status } = await logIn(authenticator.get('bm9uZQ', { userId: crypto.randomUUID() }))
    statuses.push(status)
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
})
