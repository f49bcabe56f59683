import type { PaymentEvent } from '../../../adapters/payments/payment-provider.ts'
import { ofTenant, type Desk } from './desk.ts'
import { followSubscription, fulfilCheckout, keepReceipt } from './fulfilment.ts'
import { suspendsAt } from './payments.domain.ts'
import { settleRefunds } from './refunds.ts'

/** What an event came to. `later`: the organization that it is about may still be on its way; to be told again. */
export type Heard = 'done' | 'known' | 'later'

const waitForOrganization = 3_600_000

const isYoung = (event: PaymentEvent, now: Date): boolean =>
  now.getTime() - event.createdAt.getTime() < waitForOrganization

async function hearInvoice(desk: Desk, event: PaymentEvent, id: string): Promise<Heard> {
  const { provider, inTransaction, now } = desk
  const invoice = await provider.readInvoice(id)
  if (invoice && invoice.subscriptionId !== null) await followSubscription(desk, invoice.subscriptionId)
  await inTransaction(async (store, note) => {
    const tenantId = invoice?.customerId ? await store.findTenantOfCustomer(invoice.customerId) : null
    if (!(await store.takeEvent(event, tenantId === null ? 'no organization' : 'followed'))) return
    if (!invoice || tenantId === null) return
    await keepReceipt(store, note, tenantId, invoice)
    if (event.type !== 'invoice.payment_failed' || invoice.status === 'paid') return
    const { amountCents: amount_cents, retryAt } = invoice
    note('payment_failed', invoice.id, ofTenant(tenantId, { amount_cents }))
    for (const { email, first_name } of await store.selectContacts(tenantId))
      await store.queueMessage(email, {
        kind: 'payment_failed',
        first_name,
        amount_cents,
        retry_at: retryAt?.toISOString() ?? null,
        suspends_at: suspendsAt(now).toISOString(),
      })
  })
  return 'done'
}

async function hearRefund(desk: Desk, event: PaymentEvent, id: string): Promise<Heard> {
  const { provider, inTransaction, now } = desk
  const charge = await provider.readCharge(id)
  const checkout = charge?.checkoutId ? await provider.readCheckout(charge.checkoutId) : undefined
  const invoice = charge?.invoiceId ? await provider.readInvoice(charge.invoiceId) : undefined
  return inTransaction(async (store, note) => {
    const tenantId = charge?.customerId ? await store.findTenantOfCustomer(charge.customerId) : null
    if (tenantId === null && isYoung(event, now)) return 'later'
    if (!(await store.takeEvent(event, tenantId === null ? 'no organization' : 'followed'))) return 'known'
    if (!charge || tenantId === null) return 'done'
    note('payment_refunded', charge.id, ofTenant(tenantId, { amount_cents: charge.refundedCents }))
    // One that is not the whole price leaves the report.
    const isWhole = charge.refundedCents === charge.amountCents
    if (isWhole && checkout?.isPaid && checkout.plan?.cycle === 'onetime') {
      const terms = await store.selectTerms(checkout.plan.packageId, checkout.plan.version)
      const reports = -(terms?.monthly_scan_limit ?? 1)
      await store.grantReports(tenantId, { source: `refund ${checkout.id}`, reports, customerId: null, now })
    }
    if (invoice) await keepReceipt(store, note, tenantId, invoice, charge.refundedCents)
    return 'done'
  })
}

async function hearDispute(desk: Desk, event: PaymentEvent, id: string): Promise<Heard> {
  const { provider, inTransaction, now } = desk
  const dispute = await provider.readDispute(id)
  const charge = dispute ? await provider.readCharge(dispute.chargeId) : undefined
  return inTransaction(async (store, note) => {
    const tenantId = charge?.customerId ? await store.findTenantOfCustomer(charge.customerId) : null
    if (tenantId === null && isYoung(event, now)) return 'later'
    if (!(await store.takeEvent(event, tenantId === null ? 'no organization' : 'followed'))) return 'known'
    if (!dispute || !charge || tenantId === null) return 'done'
    const organization = (await store.setDispute(tenantId, dispute.isAgainstUs)) ?? tenantId
    note('payment_disputed', dispute.id, ofTenant(tenantId, { against_us: dispute.isAgainstUs }))
    if (event.type !== 'charge.dispute.created') return 'done'
    for (const { email } of await store.selectContacts(null))
      await store.queueMessage(email, { kind: 'dispute', organization, amount_cents: charge.amountCents })
    return 'done'
  })
}

async function hearCheckout(desk: Desk, event: PaymentEvent, id: string): Promise<Heard> {
  const { outcome } = await fulfilCheckout(desk, id, event)
  if (outcome === 'taken' || outcome === 'duplicate') await settleRefunds(desk)
  return 'done'
}

const listeners: readonly (readonly [
  type: RegExp,
  hear: (desk: Desk, event: PaymentEvent, id: string) => Promise<Heard>,
])[] = [
  [/^checkout\.session\.(completed|async_payment_succeeded)$/, hearCheckout],
  [
    /^customer\.subscription\./,
    async (desk, event, id) => {
      await followSubscription(desk, id, event)
      return 'done'
    },
  ],
  [/^invoice\.(paid|payment_failed|finalized|voided|marked_uncollectible|updated)$/, hearInvoice],
  [/^charge\.refunded$/, hearRefund],
  [/^charge\.dispute\./, hearDispute],
]

/**
 * Takes what the provider told. What an event carries may be old, and events come in any order: its object is read again,
 * outside of every transaction, and what is then known is kept together with the event's identifier. A type that nobody
 * listens to is kept and ignored. Throws where the provider does not answer, so that it tells again.
 */
export async function hearEvent(desk: Desk, event: PaymentEvent): Promise<Heard> {
  if (await desk.inTransaction((store) => store.isEventKnown(event.id))) return 'known'
  const [, hear] = listeners.find(([type]) => type.test(event.type)) ?? []
  if (hear && event.objectId !== null) return hear(desk, event, event.objectId)
  await desk.inTransaction((store) => store.takeEvent(event, 'ignored'))
  return 'done'
}
