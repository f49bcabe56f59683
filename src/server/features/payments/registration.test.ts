import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestNode } from '../../../../tests/support/app.ts'
import { call } from '../../../../tests/support/call.ts'
import { makeUser, newPassword } from '../../../../tests/support/factories.ts'
import { openOwner } from '../../../../tests/support/owner.ts'
import {
  complete,
  openRegistration,
  orderOf,
  pay,
  payAsYouGo,
  registerPaid,
  siteOf,
  starter,
  startPayments,
  submit,
  type Payments,
  signUp,
} from '../../../../tests/support/payments.ts'
import type { WebNode } from '../../compose-web.ts'
import { hearLostEvents } from './reconcile.ts'
import { openDesk } from '../../../../tests/support/payment-desk.ts'

/** Registration from sign-up to the first session, against the provider's stand-in: same SDK, same webhooks. */
const owner = openOwner()
let payments: Payments
let node: WebNode

beforeAll(async () => {
  payments = await startPayments()
  node = await startTestNode(payments.settings)
})

afterAll(async () => {
  await node.stop()
  await payments.stop()
  await owner.destroy()
})

const usersOf = (email: string) => owner.selectFrom('users').where('email', '=', email).selectAll().execute()
const tenantsOf = (id: string) => owner.selectFrom('tenants').where('id', '=', id).selectAll().execute()
const mailsTo = (email: string) =>
  owner.selectFrom('outgoing_mail').where('recipient', '=', email).select('kind').execute()

test('a paid registration makes its organization on the plan that was paid and opens the first session', async () => {
  const checkout = await openRegistration(node.app)
  const paid = await pay(checkout.url)
  expect(paid.status).toBe(303)
  expect(paid.location).toBe(`${siteOf(node.app)}/registration-success?session_id=${checkout.sessionId}`)
  const { status, body } = await complete(node.app, checkout)
  expect(status).toBe(200)
  expect(body.data.user).toMatchObject({ email: checkout.email, role: 'admin', organization_name: 'Firm' })
  const shown = await call(node.app, 'GET', '/payments/subscription', { token: body.data.access_token })
  expect(shown.body.data).toMatchObject({
    package: { id: 'starter', monthly_scan_limit: 5, vendor_limit: 10 },
    subscription: { package_id: 'starter', billing_cycle: 'monthly', amount: 199_900, status: 'active' },
    usage: { used: 0, limit: 5, credits: 0, remaining: 5 },
  })
  const kinds = (await mailsTo(checkout.email)).map(({ kind }) => kind).toSorted()
  expect(kinds).toEqual(['receipt', 'registration', 'welcome'])
})

test('the link that proves the address goes on to work for the account', async () => {
  const checkout = await openRegistration(node.app)
  await owner
    .insertInto('email_tokens')
    .values({
      hash: checkout.pendingId,
      purpose: 'verify',
      pending_registration_id: checkout.pendingId,
      email: checkout.email,
      expires_at: new Date(Date.now() + 3_600_000),
    })
    .execute()
  await pay(checkout.url)
  const { body } = await complete(node.app, checkout)
  const moved = await owner.selectFrom('email_tokens').where('hash', '=', checkout.pendingId).selectAll().execute()
  expect(moved).toMatchObject([{ user_id: body.data.user.id, pending_registration_id: null }])
})

test('completing again changes nothing and hands out no tokens', async () => {
  const checkout = await openRegistration(node.app)
  await pay(checkout.url)
  await complete(node.app, checkout)
  const again = await complete(node.app, checkout)
  expect(again.status).toBe(200)
  expect(again.body.data).toEqual({ already_completed: true, email: checkout.email, requires_sign_in: true })
  expect(await usersOf(checkout.email)).toHaveLength(1)
})

test('ten completions at once make one organization and open one session', async () => {
  const checkout = await openRegistration(node.app)
  await pay(checkout.url)
  const answers = await Promise.all(Array.from({ length: 10 }, () => complete(node.app, checkout)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  expect(answers.filter(({ body }) => 'access_token' in body.data)).toHaveLength(1)
  const [user, ...others] = await usersOf(checkout.email)
  expect(others).toEqual([])
  expect(await tenantsOf(user?.tenant_id ?? '')).toMatchObject([{ package_id: 'starter', name: 'Firm' }])
})

test('a single report that was paid is one scan, once and not every month', async () => {
  const { token } = await registerPaid(node.app, payAsYouGo)
  const { body } = await call(node.app, 'GET', '/payments/subscription', { token })
  expect(body.data.usage).toMatchObject({ used: 0, limit: 1, credits: 1, remaining: 1 })
  const vendor = await call(node.app, 'POST', '/vendors', {
    token,
    body: { name: 'One', website: 'https://one.example/' },
  })
  const other = await call(node.app, 'POST', '/vendors', {
    token,
    body: { name: 'Two', website: 'https://two.example/' },
  })
  const scan = (id: string) => call(node.app, 'POST', `/vendors/${id}/scan`, { token, body: {} })
  expect((await scan(vendor.body.data.vendor.id)).status).toBe(202)
  expect((await scan(other.body.data.vendor.id)).body).toMatchObject({ code: 'limit_reached' })
})

test('an unpaid checkout completes nothing, and neither does a foreign one', async () => {
  const mine = await openRegistration(node.app)
  expect((await complete(node.app, mine)).body).toMatchObject({ code: 'payment_incomplete' })
  const theirs = await openRegistration(node.app)
  await pay(theirs.url)
  const stolen = await complete(node.app, { ...mine, sessionId: theirs.sessionId })
  expect(stolen.body).toMatchObject({
    code: 'not_found',
    detail: 'Registration data not found. Please start the registration process again.',
  })
  expect(await usersOf(mine.email)).toEqual([])
})

test('what is claimed to be chosen is what was paid', async () => {
  const checkout = await openRegistration(node.app)
  await pay(checkout.url)
  const { status } = await complete(node.app, checkout, { package_id: 'pro', billing_cycle: 'monthly' })
  expect(status).toBe(400)
  expect(await usersOf(checkout.email)).toEqual([])
})

test.each([
  ['4000000000000002', 'Your card was declined.'],
  ['4000000000009995', 'Your card has insufficient funds.'],
])('the card %s is declined, and another one pays the same checkout', async (card, words) => {
  const checkout = await openRegistration(node.app)
  const refused = await pay(checkout.url, card)
  expect(refused.status).toBe(402)
  expect(refused.html).toContain(words)
  expect((await pay(checkout.url)).status).toBe(303)
  expect((await complete(node.app, checkout)).status).toBe(200)
})

test('3-D Secure pays when it is passed, and does not when it is failed', async () => {
  const checkout = await openRegistration(node.app)
  expect((await pay(checkout.url, '4000002500003155')).html).toContain('Complete authentication')
  expect((await submit(checkout.url, { authentication: 'failed' })).status).toBe(402)
  expect((await complete(node.app, checkout)).body).toMatchObject({ code: 'payment_incomplete' })
  await pay(checkout.url, '4000002500003155')
  expect((await submit(checkout.url, { authentication: 'passed' })).status).toBe(303)
  expect((await complete(node.app, checkout)).status).toBe(200)
})

test('where the browser never comes back the webhook makes the account, whose password works', async () => {
  payments.tell(node)
  const checkout = await openRegistration(node.app)
  await pay(checkout.url)
  await payments.webhooks.idle()
  payments.webhooks.deliverTo(null)
  expect(await usersOf(checkout.email)).toHaveLength(1)
  const signedIn = await call(node.app, 'POST', '/auth/login', {
    body: { email: checkout.email, password: newPassword },
  })
  expect(signedIn.status).toBe(200)
  const late = await complete(node.app, checkout)
  expect(late.body.data).toHaveProperty('access_token')
})

test('where no webhook comes the job makes the account', async () => {
  const checkout = await openRegistration(node.app)
  await pay(checkout.url)
  expect(await usersOf(checkout.email)).toEqual([])
  const opened = openDesk(payments.settings)
  await hearLostEvents(opened.desk)
  await opened.close()
  expect(await usersOf(checkout.email)).toHaveLength(1)
})

test('one choice is one checkout, and another choice ends the one before', async () => {
  const first = await openRegistration(node.app)
  const body = { ...orderOf(node.app, starter), pending_registration_id: first.pendingId }
  const open = (order: object) =>
    call(node.app, 'POST', '/payments/create-signup-checkout-session', { body: { ...body, ...order } })
  expect((await open({})).body.data.id).toBe(first.sessionId)
  const other = await open({ package_id: 'pro', billing_cycle: 'yearly' })
  expect(other.body.data.id).not.toBe(first.sessionId)
  expect((await pay(first.url)).status).toBe(410)
})

test('a registration whose address got an account meanwhile is not made, and its payment goes back', async () => {
  const checkout = await openRegistration(node.app)
  const other = await makeUser(owner, null)
  await owner.updateTable('users').set({ email: checkout.email }).where('id', '=', other.id).execute()
  await pay(checkout.url)
  const { body } = await complete(node.app, checkout)
  expect(body).toMatchObject({ code: 'address_taken' })
  const session = payments.records.sessions[checkout.sessionId]
  const subscription = payments.records.subscriptions[session?.subscription ?? '']
  expect(subscription?.status).toBe('canceled')
  const charge = Object.values(payments.records.charges).find(({ customer }) => customer === session?.customer)
  expect(charge).toMatchObject({ refunded: true, amount_refunded: 199_900 })
  expect((await mailsTo(checkout.email)).map(({ kind }) => kind)).toContain('payment_returned')
})

test('the owner of an address that has an account is told before paying, nobody else is', async () => {
  const checkout = await openRegistration(node.app)
  const other = await makeUser(owner, null)
  await owner.updateTable('users').set({ email: checkout.email }).where('id', '=', other.id).execute()
  const body = { ...orderOf(node.app, starter), pending_registration_id: checkout.pendingId }
  const open = () => call(node.app, 'POST', '/payments/create-signup-checkout-session', { body })
  expect((await open()).status).toBe(200)
  await owner
    .updateTable('pending_registrations')
    .set({ email_verified_at: new Date() })
    .where('id', '=', checkout.pendingId)
    .execute()
  expect((await open()).body).toMatchObject({ code: 'address_taken' })
})

test.each([
  ['an unknown plan', { package_id: 'platinum' }, 400],
  ['an earlier name of a plan', { package_id: 'professional' }, 400],
  ['the plan of development', { package_id: 'demo' }, 409],
  ['a plan that is sold by people', { package_id: 'custom' }, 409],
  ['a cycle in which it is not sold', { billing_cycle: 'onetime' }, 409],
  ['another address', { customer_email: 'somebody@else.example' }, 400],
  ['an amount', { billing_cycle: 'weekly', amount: 1 }, 400],
  ['a page elsewhere to come back to', { success_url: 'https://evil.example/registration-success' }, 400],
  ['a page that only begins like ours', { cancel_url: 'http://localhost.evil.example/' }, 400],
])('a checkout with %s is refused', async (_what, change, status) => {
  const { body } = await signUp(node.app)
  const order = { ...orderOf(node.app, starter), pending_registration_id: body.data.pending_registration_id }
  const opened = await call(node.app, 'POST', '/payments/create-signup-checkout-session', {
    body: { ...order, ...change },
  })
  expect(opened.status).toBe(status)
})

test('a plan that is sold no more in the middle of a checkout is still given to who paid it', async () => {
  const checkout = await openRegistration(node.app, { package_id: 'pro', billing_cycle: 'monthly' })
  await owner.updateTable('packages').set({ is_active: false }).where('id', '=', 'pro').execute()
  try {
    await pay(checkout.url)
    const { body } = await complete(node.app, checkout, { package_id: 'pro', billing_cycle: 'monthly' })
    const shown = await call(node.app, 'GET', '/payments/subscription', { token: body.data.access_token })
    expect(shown.body.data.package).toMatchObject({ id: 'pro', monthly_scan_limit: 10 })
  } finally {
    await owner.updateTable('packages').set({ is_active: true }).where('id', '=', 'pro').execute()
  }
})

test.each(['reset', 'garbage', 'error'] as const)(
  'a provider that answers %s leaves nothing half-made',
  async (fault) => {
    const { body } = await signUp(node.app)
    const order = { ...orderOf(node.app, starter), pending_registration_id: body.data.pending_registration_id }
    const open = () => call(node.app, 'POST', '/payments/create-signup-checkout-session', { body: order })
    // Once is tried again by the SDK itself; with the same key it makes one object.
    payments.failNext(fault, fault, fault, fault, fault, fault)
    const refused = await open()
    payments.failNext()
    expect(refused.body).toMatchObject({ code: 'unavailable' })
    const opened = await open()
    expect(opened.status).toBe(200)
    expect((await pay(opened.body.data.url)).status).toBe(303)
  },
  30_000,
)

test('an answer of the provider that is lost on its way makes no second checkout', async () => {
  const { body } = await signUp(node.app)
  const order = { ...orderOf(node.app, starter), pending_registration_id: body.data.pending_registration_id }
  const before = Object.keys(payments.records.sessions).length
  payments.failNext('none', 'reset')
  const opened = await call(node.app, 'POST', '/payments/create-signup-checkout-session', { body: order })
  expect(opened.status).toBe(200)
  expect(Object.keys(payments.records.sessions)).toHaveLength(before + 1)
})

test('without a provider registration says that payment is not set up, and whom to ask', async () => {
  const bare = await startTestNode({ BILLING_CONTACT: 'billing@operator.example' })
  const { body } = await signUp(bare.app)
  const order = { ...orderOf(bare.app, starter), pending_registration_id: body.data.pending_registration_id }
  const opened = await call(bare.app, 'POST', '/payments/create-signup-checkout-session', { body: order })
  await bare.stop()
  expect(opened.body).toMatchObject({
    code: 'payments_not_set_up',
    detail: 'Payment is not set up in this installation. Ask billing@operator.example.',
  })
})
