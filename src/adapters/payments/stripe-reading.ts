import type Stripe from 'stripe'
import type {
  Checkout,
  Cycle,
  PaymentEvent,
  PricedPlan,
  ProviderCharge,
  ProviderDispute,
  ProviderInvoice,
  ProviderSubscription,
  Purpose,
} from './payment-provider.ts'

/** Stripe's objects in the product's words. */

const dateOf = (seconds: number): Date => new Date(seconds * 1_000)
const idOf = (one: string | { readonly id: string } | null | undefined): string | null =>
  one === null || one === undefined ? null : typeof one === 'string' ? one : one.id

const cycles: readonly string[] = ['onetime', 'monthly', 'yearly'] satisfies Cycle[]
const purposes: readonly string[] = ['signup', 'plan', 'report'] satisfies Purpose[]

/** Our own prices say what they stand for; another one's plan is unknown. */
export function planOfPrice(price: Stripe.Price | null | undefined): PricedPlan | null {
  if (!price) return null
  const { package_id: packageId, version, cycle, name } = price.metadata
  if (packageId === undefined || cycle === undefined || !cycles.includes(cycle) || price.unit_amount === null)
    return null
  // safe because the line above has looked
  return {
    packageId,
    version: Number(version),
    name: name ?? packageId,
    cycle: cycle as Cycle,
    amountCents: price.unit_amount,
  }
}

export function readSession(session: Stripe.Checkout.Session): Checkout {
  const purpose = session.metadata?.['purpose'] ?? ''
  return {
    id: session.id,
    url: session.url,
    // safe because of the look before
    purpose: purposes.includes(purpose) ? (purpose as Purpose) : null,
    reference: session.client_reference_id,
    isOpen: session.status === 'open',
    isPaid: session.status === 'complete' && session.payment_status === 'paid',
    customerId: idOf(session.customer),
    subscriptionId: idOf(session.subscription),
    invoiceId: idOf(session.invoice),
    paymentIntentId: idOf(session.payment_intent),
    plan: planOfPrice(session.line_items?.data[0]?.price),
  }
}

function nextOf(schedule: Stripe.Subscription['schedule'], now: PricedPlan | null): ProviderSubscription['next'] {
  if (schedule === null || typeof schedule === 'string' || schedule.status !== 'active') return null
  const current = schedule.current_phase
  const phase = schedule.phases.find(({ start_date: start }) => current !== null && start >= current.end_date)
  const price = phase?.items[0]?.price
  if (!phase || typeof price !== 'object' || 'deleted' in price) return null
  const plan = planOfPrice(price)
  const isSame = plan?.packageId === now?.packageId && plan?.cycle === now?.cycle
  return isSame ? null : { plan, at: dateOf(phase.start_date) }
}

/** Undefined for one without an item, which is none of ours. */
export function readStripeSubscription(one: Stripe.Subscription): ProviderSubscription | undefined {
  const [item] = one.items.data
  if (!item) return undefined
  const plan = planOfPrice(item.price)
  const invoice = typeof one.latest_invoice === 'object' ? one.latest_invoice : null
  const retry = invoice?.next_payment_attempt ?? null
  return {
    id: one.id,
    customerId: idOf(one.customer) ?? '',
    reference: one.metadata['reference'] ?? null,
    plan,
    itemId: item.id,
    currency: one.currency,
    status: one.status,
    periodStart: dateOf(item.current_period_start),
    periodEnd: dateOf(item.current_period_end),
    cancelAtPeriodEnd: one.cancel_at_period_end,
    next: nextOf(one.schedule, plan),
    scheduleId: idOf(one.schedule),
    retryAt: retry === null ? null : dateOf(retry),
  }
}

export function readStripeInvoice(one: Stripe.Invoice): ProviderInvoice {
  const retry = one.next_payment_attempt
  return {
    id: one.id,
    number: one.number,
    customerId: idOf(one.customer),
    subscriptionId: idOf(one.parent?.subscription_details?.subscription),
    description: one.lines.data[0]?.description ?? one.description ?? '',
    amountCents: one.status === 'paid' ? one.amount_paid : one.amount_due,
    currency: one.currency,
    status: one.status ?? 'draft',
    url: one.hosted_invoice_url ?? null,
    pdfUrl: one.invoice_pdf ?? null,
    createdAt: dateOf(one.created),
    retryAt: retry === null ? null : dateOf(retry),
  }
}

export function readStripeCharge(
  one: Stripe.Charge,
  paid: { readonly checkoutId: string | null; readonly invoiceId: string | null },
): ProviderCharge {
  return {
    id: one.id,
    customerId: idOf(one.customer),
    amountCents: one.amount,
    refundedCents: one.amount_refunded,
    paymentIntentId: idOf(one.payment_intent),
    ...paid,
  }
}

const settledForUs: ReadonlySet<string> = new Set([
  'won',
  'warning_closed',
  'warning_needs_response',
  'warning_under_review',
  'prevented',
])

export const readStripeDispute = (one: Stripe.Dispute): ProviderDispute => ({
  id: one.id,
  chargeId: idOf(one.charge) ?? '',
  isAgainstUs: !settledForUs.has(one.status),
})

export function readStripeEvent(event: Stripe.Event): PaymentEvent {
  // safe because one field is looked for, and checked
  const object = event.data.object as unknown as Readonly<Record<string, unknown>>
  return {
    id: event.id,
    type: event.type,
    createdAt: dateOf(event.created),
    objectId: typeof object['id'] === 'string' ? object['id'] : null,
  }
}
