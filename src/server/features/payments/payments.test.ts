import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestNode } from '../../../../tests/support/app.ts'
import { call } from '../../../../tests/support/call.ts'
import { makeTenant, makeUser, makeVendor, signIn } from '../../../../tests/support/factories.ts'
import { openOwner } from '../../../../tests/support/owner.ts'
import { openDesk } from '../../../../tests/support/payment-desk.ts'
import { signedEvent } from '../../../../tests/support/payment-controls.ts'
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
} from '../../../../tests/support/payments.ts'
import type { StandInEvent } from '../../../adapters/stripe-stand-in/state.ts'
import type { WebNode } from '../../compose-web.ts'
import { hearLostEvents, sendReminders } from './reconcile.ts'

/** What is paid for, changed, late, given back and told, against the provider's stand-in with a clock of its own. */
const owner = openOwner()
const day = 86_400_000
let offset = 0
let payments: Payments
let node: WebNode

beforeAll(async () => {
  payments = await startPayments(() => Date.now() + offset)
  node = await startTestNode(payments.settings)
})

afterAll(async () => {
  await node.stop()
  await payments.stop()
  await owner.destroy()
})

const eventsNow = (): StandInEvent[] => Object.values(payments.records.events)
const since = (seen: number): StandInEvent[] => eventsNow().slice(seen)

async function tell(event: object, at = Date.now()) {
  const { body, headers } = signedEvent(payments, event, at)
  return call(node.app, 'POST', '/payments/webhook', { body, headers })
}

const stateOf = async (tenantId: string) => {
  const { rows } =
    await sql`select t.package_id as plan, s.package_id, s.billing_cycle, s.status, s.period_end, s.is_disputed,
    s.cancel_at_period_end, s.past_due_since is not null as is_late,
    (select coalesce(sum(reports), 0)::int from report_credits c where c.tenant_id = t.id) as credits,
    (select json_agg(json_build_object('status', r.status, 'amount', r.amount_cents) order by r.number) from receipts r
      where r.tenant_id = t.id) as receipts
    from tenants t left join subscriptions s on s.tenant_id = t.id where t.id = ${tenantId}`.execute(owner)
  return rows[0]
}

test.each([
  ['without a signature', {}],
  ['with a forged one', { 'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` }],
])('an event %s is refused', async (_what, headers) => {
  const body = JSON.stringify({
    id: 'evt_forged',
    object: 'event',
    type: 'invoice.paid',
    created: 1,
    data: { object: {} },
  })
  const { status } = await call(node.app, 'POST', '/payments/webhook', {
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })
  expect(status).toBe(400)
})

test.each([
  ['six minutes ago', -360_000, 400],
  ['four minutes ago', -240_000, 200],
  ['in four minutes', 240_000, 200],
  ['in six minutes', 360_000, 400],
])('an event that was signed %s is taken within five minutes only', async (_when, distance, status) => {
  const event = {
    id: `evt_${crypto.randomUUID()}`,
    object: 'event',
    type: 'plan.created',
    created: 1,
    data: { object: {} },
  }
  expect((await tell(event, Date.now() + distance)).status).toBe(status)
})

test('an event of a type that nobody knows is kept and ignored', async () => {
  const id = `evt_${crypto.randomUUID()}`
  await tell({ id, object: 'event', type: 'rocket.launched', created: 1, data: { object: { id: 'x' } } })
  const kept = await owner.selectFrom('payment_events').where('id', '=', id).select('outcome').execute()
  expect(kept).toEqual([{ outcome: 'ignored' }])
})

/** What happens to an organization at the provider; its events are told afterwards in any order. */
async function live(card: string): Promise<{ tenantId: string; events: StandInEvent[] }> {
  const seen = eventsNow().length
  const checkout = await openRegistration(node.app)
  await pay(checkout.url, card)
  const { body } = await complete(node.app, checkout)
  const token: string = body.data.access_token
  await call(node.app, 'POST', '/payments/change-subscription', {
    token,
    body: { package_id: 'pro', billing_cycle: 'monthly' },
  })
  const bought = await call(node.app, 'POST', '/payments/create-checkout-session', {
    token,
    body: orderOf(node.app, payAsYouGo),
  })
  await pay(bought.body.data.url)
  await call(node.app, 'POST', '/payments/cancel-subscription', { token, body: {} })
  return { tenantId: body.data.user.tenant_id, events: since(seen) }
}

/** Milliseconds; WEBHOOK_SECONDS tries longer than each run of the tests does. */
const longest = Number(process.env['WEBHOOK_SECONDS'] ?? 25) * 1_000

test(
  'whatever order, repeats and losses events come in, the state is what the provider says at the end',
  async () => {
    const { tenantId, events } = await live('4000000000000259')
    const opened = openDesk(payments.settings)
    await hearLostEvents(opened.desk)
    const truth = await stateOf(tenantId)
    expect(truth).toMatchObject({
      plan: 'pro',
      status: 'active',
      cancel_at_period_end: true,
      credits: 1,
      is_disputed: true,
    })
    const ids = events.map(({ id }) => id)
    let sequences = 0
    const shuffled = fc.shuffledSubarray([...events, ...events], { minLength: 0, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(shuffled, async (told) => {
        // As if nothing had been told yet: what was heard is forgotten, and the state is somebody else's.
        await owner.deleteFrom('payment_events').where('id', 'in', ids).execute()
        await owner.deleteFrom('receipts').where('tenant_id', '=', tenantId).execute()
        await owner.deleteFrom('report_credits').where('tenant_id', '=', tenantId).execute()
        await owner
          .updateTable('subscriptions')
          .set({
            package_id: 'starter',
            package_version: 1,
            status: 'past_due',
            is_disputed: false,
            cancel_at_period_end: false,
          })
          .where('tenant_id', '=', tenantId)
          .execute()
        await Promise.all(told.map((event) => tell(event)))
        await hearLostEvents(opened.desk)
        sequences += 1
        const left = await stateOf(tenantId)
        expect(left).toEqual(truth)
      }),
      { numRuns: 10_000, interruptAfterTimeLimit: longest, markInterruptAsFailure: false },
    )
    await opened.close()
    process.stdout.write(`${sequences} sequences of webhooks\n`)
    expect(sequences).toBeGreaterThan(50)
  },
  longest + 35_000,
)

test('fifty starts at once at a limit of five start exactly five', async () => {
  const { token, tenantId } = await registerPaid(node.app)
  const vendors = await Promise.all(Array.from({ length: 50 }, () => makeVendor(owner, tenantId)))
  const answers = await Promise.all(
    vendors.map((id) => call(node.app, 'POST', `/vendors/${id}/scan`, { token, body: {} })),
  )
  const started = answers.filter(({ status }) => status === 202)
  const refused = answers.filter(({ body }) => body.code === 'limit_reached')
  expect([started.length, refused.length]).toEqual([5, 45])
  const { body } = await call(node.app, 'GET', '/payments/subscription', { token })
  expect(body.data.usage).toMatchObject({ used: 5, limit: 5, remaining: 0 })
}, 30_000)

test('an extra report is one scan beyond the limit, and a refund of it takes it back', async () => {
  const { token, tenantId } = await registerPaid(node.app)
  const buy = async () => {
    const { body } = await call(node.app, 'POST', '/payments/create-checkout-session', {
      token,
      body: orderOf(node.app, payAsYouGo),
    })
    await pay(body.data.url)
    return String(body.data.id)
  }
  const opened = openDesk(payments.settings)
  const session = await buy()
  await hearLostEvents(opened.desk)
  await hearLostEvents(opened.desk)
  expect(await stateOf(tenantId)).toMatchObject({ plan: 'starter', credits: 1 })
  const checkout = await opened.desk.provider.readCheckout(session)
  if (!checkout) throw new Error('The checkout is gone')
  await opened.desk.provider.refundCheckout(checkout)
  await opened.desk.provider.refundCheckout(checkout)
  await hearLostEvents(opened.desk)
  await opened.close()
  expect(await stateOf(tenantId)).toMatchObject({ credits: 0 })
})

test('a change that costs more is charged as it was shown, and one that costs less waits for the end', async () => {
  const { token, tenantId } = await registerPaid(node.app)
  const change = (body: object) => call(node.app, 'POST', '/payments/change-subscription', { token, body })
  const preview = await call(node.app, 'GET', '/payments/preview-change?package_id=pro&billing_cycle=monthly', {
    token,
  })
  const shown = preview.body.data
  expect(shown).toMatchObject({ takes_effect: 'now', over_limits: [] })
  const pro = { package_id: 'pro', billing_cycle: 'monthly' }
  const changed = await change({ ...pro, proration_date: shown.proration_date })
  expect(changed.body.data.subscription).toMatchObject({ package_id: 'pro', amount: 349_900 })
  const newest = Object.values(payments.records.invoices).at(-1)
  expect(newest).toMatchObject({ status: 'paid', amount_due: shown.amount_due })
  await Promise.all(Array.from({ length: 12 }, () => makeVendor(owner, tenantId)))
  const lower = await call(node.app, 'GET', '/payments/preview-change?package_id=starter&billing_cycle=monthly', {
    token,
  })
  expect(lower.body.data).toMatchObject({ takes_effect: 'period_end', amount_due: 0 })
  expect(lower.body.data.over_limits[0]).toContain('You have 12 vendors; Starter includes 10.')
  const waiting = await change(starter)
  expect(waiting.body.data.subscription).toMatchObject({ package_id: 'pro', next_package_id: 'starter' })
  const resumed = await call(node.app, 'POST', '/payments/resume-subscription', { token, body: {} })
  expect(resumed.body.data.subscription).toMatchObject({ package_id: 'pro', next_package_id: null })
})

test('two admins who upgrade at once pay once', async () => {
  const { token, tenantId } = await registerPaid(node.app)
  const { access: other } = await signIn(node.app, await makeUser(owner, tenantId, { role: 'admin' }))
  const shown = await call(node.app, 'GET', '/payments/preview-change?package_id=pro&billing_cycle=monthly', { token })
  const body = { package_id: 'pro', billing_cycle: 'monthly', proration_date: shown.body.data.proration_date }
  const before = Object.keys(payments.records.charges).length
  await Promise.all(
    [token, other].map((one) => call(node.app, 'POST', '/payments/change-subscription', { token: one, body })),
  )
  expect(Object.keys(payments.records.charges)).toHaveLength(before + 1)
  expect(await stateOf(tenantId)).toMatchObject({ plan: 'pro' })
})

test('the upgrade page of the provider changes the plan, and a declined card changes nothing', async () => {
  const { token, tenantId } = await registerPaid(node.app)
  const { body } = await call(node.app, 'POST', '/payments/create-upgrade-session', {
    token,
    body: orderOf(node.app, { package_id: 'pro', billing_cycle: 'monthly' }),
  })
  expect((await pay(body.data.url, '4000000000000002')).html).toContain('Your card was declined.')
  expect((await pay(body.data.url)).status).toBe(303)
  const opened = openDesk(payments.settings)
  await hearLostEvents(opened.desk)
  await opened.close()
  expect(await stateOf(tenantId)).toMatchObject({ plan: 'pro' })
})

test('only who manages the subscription may buy', async () => {
  const { tenantId } = await registerPaid(node.app)
  const { access } = await signIn(node.app, await makeUser(owner, tenantId, { role: 'member' }))
  const { status } = await call(node.app, 'POST', '/payments/create-upgrade-session', {
    token: access,
    body: orderOf(node.app, starter),
  })
  expect(status).toBe(403)
})

test('a late payment is told, holds new scans after thirty days, and lets them start when it is paid', async () => {
  const { token, tenantId, email } = await registerPaid(node.app)
  const opened = openDesk(payments.settings)
  const portal = await call(
    node.app,
    'POST',
    `/payments/create-billing-portal-session?return_url=${siteOf(node.app)}/`,
    {
      token,
      body: {},
    },
  )
  await submit(portal.body.data.url, { card: '4000000000000341' })
  offset = 32 * day
  payments.runBilling()
  offset = 0
  await hearLostEvents(opened.desk)
  expect(await stateOf(tenantId)).toMatchObject({ plan: 'starter', status: 'past_due', is_late: true })
  const mails = async () =>
    (await owner.selectFrom('outgoing_mail').where('recipient', '=', email).select('kind').execute()).map(
      ({ kind }) => kind,
    )
  expect(await mails()).toContain('payment_failed')
  const vendor = await makeVendor(owner, tenantId)
  await owner
    .updateTable('subscriptions')
    .set({ past_due_since: new Date(Date.now() - 31 * day) })
    .where('tenant_id', '=', tenantId)
    .execute()
  await sendReminders({ ...opened.desk, now: new Date() })
  await sendReminders({ ...opened.desk, now: new Date() })
  expect((await mails()).filter((kind) => kind === 'payment_overdue')).toHaveLength(1)
  const scan = () => call(node.app, 'POST', `/vendors/${vendor}/scan`, { token, body: {} })
  expect((await scan()).body).toMatchObject({ code: 'payment_overdue' })
  expect((await call(node.app, 'GET', '/vendors', { token })).status).toBe(200)
  await submit(portal.body.data.url, { card: '4242424242424242' })
  await hearLostEvents(opened.desk)
  await opened.close()
  expect(await stateOf(tenantId)).toMatchObject({ status: 'active', is_late: false })
  expect((await scan()).status).toBe(202)
})

test('a plan that ended leaves no scans, and what was bought is kept by its version until then', async () => {
  const { token, tenantId } = await registerPaid(node.app)
  await owner.updateTable('packages').set({ monthly_scan_limit: 3 }).where('id', '=', 'starter').execute()
  const kept = await call(node.app, 'GET', '/payments/subscription', { token })
  await owner.updateTable('packages').set({ monthly_scan_limit: 5 }).where('id', '=', 'starter').execute()
  expect(kept.body.data.usage).toMatchObject({ limit: 5 })
  await call(node.app, 'POST', '/payments/cancel-subscription?at_period_end=false', { token, body: {} })
  const vendor = await makeVendor(owner, tenantId)
  const { body } = await call(node.app, 'POST', `/vendors/${vendor}/scan`, { token, body: {} })
  expect(body).toMatchObject({ code: 'subscription_required' })
})

test('a request for a plan reaches the operators by e-mail, and the asker sees what became of it', async () => {
  const operator = await makeUser(owner, null, { isSuper: true, role: 'admin' })
  const { access } = await signIn(node.app, operator)
  const { token } = await registerPaid(node.app)
  const asked = await call(node.app, 'POST', '/payments/requests', {
    token,
    body: { kind: 'contact_sales', package_id: 'custom', message: 'Two hundred vendors' },
  })
  const id: string = asked.body.data.request.id
  await call(node.app, 'PUT', `/super-admin/plan-requests/${id}`, { token: access, body: { status: 'contacted' } })
  const { body } = await call(node.app, 'GET', '/payments/requests', { token })
  expect(body.data.requests).toMatchObject([{ id, status: 'contacted', package_name: 'Enterprise' }])
  const mails = await owner.selectFrom('outgoing_mail').where('kind', '=', 'plan_request').select('recipient').execute()
  expect(mails.length).toBeGreaterThan(0)
})

test('the usage tells who started which scans, as CSV too, and an operator may count from zero again', async () => {
  const tenant = await makeTenant(owner, { packageId: 'starter' })
  const { access } = await signIn(node.app, await makeUser(owner, tenant.id, { role: 'admin' }))
  const { access: operator } = await signIn(node.app, await makeUser(owner, null, { isSuper: true, role: 'admin' }))
  await call(node.app, 'POST', `/vendors/${await makeVendor(owner, tenant.id, '=1+1')}/scan`, {
    token: access,
    body: {},
  })
  const history = await call(node.app, 'GET', '/payments/usage', { token: access })
  expect(history.body.data).toMatchObject({
    usage: { used: 1 },
    days: [{ scans: 1, refunded: 0 }],
    users: [{ name: 'Test User', scans: 1 }],
  })
  const csv = await call(node.app, 'GET', '/payments/usage/export', { token: access, headers: { accept: 'text/csv' } })
  expect(csv.raw.body).toContain(",'=1+1,Test User,plan,charged,")
  await call(node.app, 'POST', `/super-admin/tenants/${tenant.id}/reset-usage`, { token: operator, body: {} })
  const after = await call(node.app, 'GET', '/payments/subscription', { token: access })
  expect(after.body.data.usage).toMatchObject({ used: 0, limit: 5 })
})
