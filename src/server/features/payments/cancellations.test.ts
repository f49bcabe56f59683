import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestNode } from '../../../../tests/support/app.ts'
import { call } from '../../../../tests/support/call.ts'
import { makeUser, signIn } from '../../../../tests/support/factories.ts'
import { openOwner } from '../../../../tests/support/owner.ts'
import { openDesk } from '../../../../tests/support/payment-desk.ts'
import { payAsYouGo, registerPaid, startPayments, type Payments } from '../../../../tests/support/payments.ts'
import type { WebNode } from '../../compose-web.ts'
import { settleCancellation, settleCancellations } from './cancellations.ts'

/** What becomes of the subscription of an organization that is deleted, against the provider's stand-in. */
const owner = openOwner()
let payments: Payments
let node: WebNode
let operator = ''

beforeAll(async () => {
  payments = await startPayments()
  node = await startTestNode(payments.settings)
  operator = (await signIn(node.app, await makeUser(owner, null, { isSuper: true, role: 'admin' }))).access
})

beforeEach(() => payments.failNext())

afterAll(async () => {
  await node.stop()
  await payments.stop()
  await owner.destroy()
})

const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  call(node.app, method, `/super-admin${path}`, { token: operator, ...(body ? { body } : {}) })

async function subscribed(): Promise<{ tenantId: string; subscription: string }> {
  const { tenantId } = await registerPaid(node.app)
  const row = await owner
    .selectFrom('subscriptions')
    .where('tenant_id', '=', tenantId)
    .select('subscription_id')
    .executeTakeFirstOrThrow()
  return { tenantId, subscription: row.subscription_id ?? '' }
}

const owedOf = (subscription: string) =>
  owner
    .selectFrom('owed_cancellations')
    .where('subscription_id', '=', subscription)
    .select(['settled_at', 'failure'])
    .execute()
const jobsOf = async (subscription: string): Promise<number> => {
  const { rows } = await sql`select 1 from pgboss.job where name = 'cancellation'
    and data ->> 'subscription_id' = ${subscription}`.execute(owner)
  return rows.length
}
const statusOf = (subscription: string) => payments.records.subscriptions[subscription]?.status
const paymentPart = async () => {
  const { parts } = (await ask('GET', '/monitoring')).body.data
  return parts.find(({ name }: { name: string }) => name === 'Payments')
}

async function settle(subscription: string): Promise<void> {
  const opened = openDesk(payments.settings)
  try {
    await settleCancellation(opened.desk, subscription)
  } finally {
    await opened.close()
  }
}

test('a deleted organization owes one cancellation, which ends its subscription once and is told in the audit log', async () => {
  const { tenantId, subscription } = await subscribed()
  expect((await ask('DELETE', `/tenants/${tenantId}`)).status).toBe(200)
  expect([await jobsOf(subscription), statusOf(subscription)]).toEqual([1, 'active'])
  await settle(subscription)
  expect(statusOf(subscription)).toBe('canceled')
  const events = Object.keys(payments.records.events).length
  await settle(subscription)
  expect(Object.keys(payments.records.events)).toHaveLength(events)
  expect(await owedOf(subscription)).toEqual([{ settled_at: expect.any(Date), failure: null }])
  const told = await owner
    .selectFrom('audit_log')
    .where('action', '=', 'subscription_cancelled')
    .where('resource_id', '=', subscription)
    .select('details')
    .execute()
  expect(told).toHaveLength(1)
})

test('organizations that are deleted together each lose their own subscription, and one without one owes nothing', async () => {
  const [first, second] = [await subscribed(), await subscribed()]
  const once = await registerPaid(node.app, payAsYouGo)
  const before = await owner.selectFrom('owed_cancellations').select('subscription_id').execute()
  const { body } = await ask('POST', '/tenants/bulk', {
    action: 'delete',
    tenant_ids: [first.tenantId, second.tenantId, once.tenantId],
  })
  expect(body.data.results.map(({ success }: { success: boolean }) => success)).toEqual([true, true, true])
  const after = await owner.selectFrom('owed_cancellations').select('subscription_id').execute()
  expect(after).toHaveLength(before.length + 2)
  const opened = openDesk(payments.settings)
  await settleCancellations(opened.desk)
  await opened.close()
  expect([statusOf(first.subscription), statusOf(second.subscription)]).toEqual(['canceled', 'canceled'])
})

test('an answer that is lost after the provider has cancelled counts as cancelled', async () => {
  const { tenantId, subscription } = await subscribed()
  await ask('DELETE', `/tenants/${tenantId}`)
  payments.failNext('none', 'reset')
  await settle(subscription)
  expect(statusOf(subscription)).toBe('canceled')
  expect((await owedOf(subscription))[0]?.settled_at).not.toBeNull()
})

test('a provider that fails is told in the monitoring with its reason, until it has cancelled', async () => {
  const { tenantId, subscription } = await subscribed()
  await ask('DELETE', `/tenants/${tenantId}`)
  expect(await paymentPart()).toMatchObject({ ok: true, detail: '1 subscription of deleted organizations to cancel' })
  payments.failNext(...Array.from({ length: 3 }, () => 'error' as const))
  await expect(settle(subscription)).rejects.toThrow('The payment provider does not answer')
  const troubled = await paymentPart()
  expect(troubled).toMatchObject({ ok: false, advice: expect.stringMatching(/asked again every five minutes/) })
  expect(troubled.detail).toMatch(/\(Firm: The payment provider does not answer\)$/)
  await settle(subscription)
  expect(await paymentPart()).toMatchObject({ ok: true, detail: 'nothing is owed to the payment provider' })
})

test('without a provider the cancellation stays owed and says why', async () => {
  const { tenantId, subscription } = await subscribed()
  await ask('DELETE', `/tenants/${tenantId}`)
  const opened = openDesk(payments.settings)
  await expect(settleCancellation({ ...opened.desk, provider: null }, subscription)).rejects.toThrow(
    'Payment is not set up',
  )
  expect(await owedOf(subscription)).toEqual([
    { settled_at: null, failure: 'Payment is not set up in this installation' },
  ])
  await settleCancellation(opened.desk, subscription)
  await opened.close()
  expect(statusOf(subscription)).toBe('canceled')
})
