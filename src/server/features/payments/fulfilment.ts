import { organizationSlug } from '../organizations/organizations.public.ts'
import type {
  Checkout,
  PaymentEvent,
  ProviderInvoice,
  ProviderSubscription,
} from '../../../adapters/payments/payment-provider.ts'
import { newId } from '../../db/ids.ts'
import type { IdentityNote } from '../../http/handlers.ts'
import { ofTenant, type Desk, type PaymentStore } from './desk.ts'
import { receiptState, subscriptionState } from './payments.domain.ts'

/** What became of a checkout that somebody says is paid. */
export type Fulfilled =
  | { readonly outcome: 'completed' | 'repeated'; readonly registrationId: string }
  | { readonly outcome: 'taken' | 'duplicate' | 'unpaid' | 'unknown' | 'counted' | 'told' }

/** A paid checkout as the provider tells of it, with what it started. */
interface PaidCheckout {
  readonly checkout: Checkout
  readonly plan: NonNullable<Checkout['plan']>
  readonly reference: string
  readonly subscription: ProviderSubscription | undefined
  readonly invoice: ProviderInvoice | undefined
  readonly ticket: number
}

async function readPaid({ provider, inTransaction }: Desk, sessionId: string): Promise<PaidCheckout | Fulfilled> {
  const ticket = await inTransaction((store) => store.takeTicket())
  const checkout = await provider.readCheckout(sessionId)
  if (!checkout || checkout.purpose === null || checkout.plan === null || checkout.reference === null)
    return { outcome: 'unknown' }
  if (!checkout.isPaid) return { outcome: 'unpaid' }
  const { plan, reference, subscriptionId, invoiceId } = checkout
  const subscription = subscriptionId === null ? undefined : await provider.readSubscription(subscriptionId)
  const invoice = invoiceId === null ? undefined : await provider.readInvoice(invoiceId)
  return { checkout, plan, reference, subscription, invoice, ticket }
}

/** What was bought comes to the organization, with its receipt. Once, however often this is called. */
async function deliver(
  store: PaymentStore,
  note: IdentityNote,
  tenantId: string,
  { checkout, plan, subscription, invoice, ticket }: PaidCheckout,
  now: Date,
): Promise<void> {
  const state = subscription && subscriptionState(subscription)
  if (state) await store.applySubscription(tenantId, ticket, state, now)
  if (plan.cycle === 'onetime') {
    const terms = await store.selectTerms(plan.packageId, plan.version)
    const reports = terms?.monthly_scan_limit ?? 1
    const bought = { source: checkout.id, reports, customerId: checkout.customerId, now }
    if (await store.grantReports(tenantId, bought)) note('report_bought', checkout.id, ofTenant(tenantId, { reports }))
  }
  if (invoice) await keepReceipt(store, note, tenantId, invoice)
}

/** Keeps an invoice; when it was not paid before and is now, the organization's admins get it. */
export async function keepReceipt(
  store: PaymentStore,
  note: IdentityNote,
  tenantId: string,
  invoice: ProviderInvoice,
  refundedCents = 0,
): Promise<void> {
  if (invoice.status === 'draft' || !(await store.saveReceipt(tenantId, receiptState(invoice, refundedCents)))) return
  const { amountCents: amount_cents, description, number, url } = invoice
  note('payment_received', invoice.id, ofTenant(tenantId, { amount_cents, number }))
  if (amount_cents === 0) return
  for (const { email, first_name } of await store.selectContacts(tenantId))
    await store.queueMessage(email, { kind: 'receipt', first_name, description, amount_cents, number, url })
}

async function fulfilRegistration(
  store: PaymentStore,
  note: IdentityNote,
  paid: PaidCheckout,
  now: Date,
): Promise<Fulfilled> {
  const { checkout, plan, reference: registrationId } = paid
  const pending = await store.findRegistration(registrationId)
  const made = await store.completeRegistration({
    registrationId,
    sessionId: checkout.id,
    tenantId: newId(now.getTime()),
    userId: newId(now.getTime()),
    slug: organizationSlug(pending?.organization_name ?? ''),
    now,
  })
  if (!made) return { outcome: 'unknown' }
  const { outcome, email, tenant_id: tenantId, user_id: userId } = made
  if (outcome === 'taken' || outcome === 'duplicate') {
    if (await store.oweRefund(checkout.id, email, outcome, now))
      note('payment_refunded', checkout.id, ofTenant(tenantId, { reason: outcome }))
    return { outcome }
  }
  if (tenantId === null) return { outcome: 'unknown' }
  if (outcome === 'completed') {
    const caller = { tenantId, userId, userEmail: email }
    note('tenant_created', tenantId, { caller, resource: 'tenant' })
    note('user_created', userId, { caller, resource: 'user', details: { by: 'registration' } })
    const { first_name, organization_name } = made
    await store.queueMessage(email, { kind: 'welcome', first_name, organization_name, plan: plan.name })
  }
  await deliver(store, note, tenantId, paid, now)
  return { outcome, registrationId }
}

/**
 * Gives what a paid checkout was for: the one way for the page that a browser comes back to, for the webhook, and for the
 * job that looks after lost ones. All of it is one transaction, so that an end between two steps leaves nothing half-made;
 * asked again it changes nothing. With an event, the event counts in that transaction too.
 */
export async function fulfilCheckout(desk: Desk, sessionId: string, event?: PaymentEvent): Promise<Fulfilled> {
  const paid = await readPaid(desk, sessionId)
  const fulfilled = await desk.inTransaction(async (store, note): Promise<Fulfilled> => {
    if (event && !(await store.takeEvent(event, 'outcome' in paid ? paid.outcome : 'fulfilled')))
      return { outcome: 'told' }
    if ('outcome' in paid) return paid
    if (paid.checkout.purpose === 'signup') return fulfilRegistration(store, note, paid, desk.now)
    await deliver(store, note, paid.reference, paid, desk.now)
    return { outcome: 'counted' }
  })
  // What was told of a subscription before it had its organization is made good by one more look.
  const subscriptionId = 'outcome' in paid ? null : paid.checkout.subscriptionId
  if (fulfilled.outcome === 'completed' && subscriptionId !== null) await followSubscription(desk, subscriptionId)
  return fulfilled
}

/** Reads a subscription and keeps what it is now. Answers whose it is; null where no organization has it yet. */
export async function followSubscription(
  { provider, inTransaction, now }: Desk,
  id: string,
  event?: PaymentEvent,
): Promise<string | null> {
  const ticket = await inTransaction((store) => store.takeTicket())
  const found = await provider.readSubscription(id)
  const state = found && subscriptionState(found)
  return inTransaction(async (store, note) => {
    const tenantId = state ? await store.findTenantOfCustomer(state.customer_id) : null
    if (event && !(await store.takeEvent(event, tenantId === null ? 'no organization' : 'followed'))) return tenantId
    if (!state || tenantId === null) return null
    const isNews = await store.applySubscription(tenantId, ticket, state, now)
    if (isNews && event) note('subscription_changed', id, ofTenant(tenantId, { status: state.status, by: event.type }))
    return tenantId
  })
}
