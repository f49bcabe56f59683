import { chargeCard } from './cards.ts'
import {
  listOf,
  newStripeId,
  type Customer,
  type Invoice,
  type InvoiceLine,
  type PaymentIntent,
  type Session,
  type State,
  type Subscription,
} from './state.ts'
import { addInterval } from './periods.ts'

/** What happens to money: intents, charges, invoices, checkouts, refunds. */

export type Emit = (type: string, object: unknown) => void
export type ChargedOutcome =
  | { readonly kind: 'paid' }
  | { readonly kind: 'declined'; readonly code: string; readonly message: string }

interface Payment {
  readonly customer: string | null
  readonly amount: number
  readonly currency: string
  readonly metadata: Record<string, string>
  readonly isDisputed: boolean
}

function payIntent(state: State, emit: Emit, payment: Payment): PaymentIntent {
  const { customer, amount, currency, metadata, isDisputed } = payment
  const created = state.now()
  const intent: PaymentIntent = {
    id: newStripeId('pi'),
    object: 'payment_intent',
    amount,
    currency,
    customer,
    metadata,
    created,
    livemode: false,
    status: 'succeeded',
    latest_charge: newStripeId('ch'),
  }
  const charge = {
    id: intent.latest_charge ?? '',
    object: 'charge' as const,
    amount,
    amount_refunded: 0,
    currency,
    customer,
    created,
    livemode: false,
    disputed: isDisputed,
    paid: true,
    refunded: false,
    status: 'succeeded' as const,
    payment_intent: intent.id,
  }
  state.records.payment_intents[intent.id] = intent
  state.records.charges[charge.id] = charge
  emit('charge.succeeded', charge)
  emit('payment_intent.succeeded', intent)
  if (isDisputed) {
    const dispute = {
      id: newStripeId('du'),
      object: 'dispute' as const,
      amount,
      currency,
      reason: 'fraudulent',
      status: 'needs_response' as const,
      created,
      livemode: false,
      charge: charge.id,
      payment_intent: intent.id,
    }
    state.records.disputes[dispute.id] = dispute
  }
  return intent
}

/** Disputes come after the payment that they are about. */
function emitDisputes(state: State, emit: Emit, intent: PaymentIntent): void {
  for (const dispute of Object.values(state.records.disputes))
    if (dispute.payment_intent === intent.id) emit('charge.dispute.created', dispute)
}

interface InvoiceKind {
  readonly subscription: string | null
  readonly reason: NonNullable<Invoice['billing_reason']>
}

export function makeInvoice(state: State, customer: string, lines: InvoiceLine[], kind: InvoiceKind): Invoice {
  state.records.counter += 1
  const id = newStripeId('in')
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const invoice: Invoice = {
    id,
    object: 'invoice',
    number: `TEST-${String(state.records.counter).padStart(4, '0')}`,
    amount_due: Math.max(0, total),
    amount_paid: 0,
    attempt_count: 0,
    billing_reason: kind.reason,
    created: state.now(),
    currency: lines[0]?.currency ?? 'usd',
    customer,
    description: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    livemode: false,
    next_payment_attempt: null,
    status: 'open',
    lines: listOf(lines, `/v1/invoices/${id}/lines`),
    parent:
      kind.subscription === null
        ? null
        : { type: 'subscription_details', subscription_details: { subscription: kind.subscription } },
    payment_intent: null,
  }
  state.records.invoices[id] = invoice
  return invoice
}

export function markPaid(state: State, emit: Emit, invoice: Invoice, intent: PaymentIntent | null): void {
  invoice.status = 'paid'
  invoice.amount_paid = invoice.amount_due
  invoice.next_payment_attempt = null
  invoice.payment_intent = intent?.id ?? null
  emit('invoice.paid', invoice)
  emit('invoice.payment_succeeded', invoice)
  if (intent) emitDisputes(state, emit, intent)
}

/** Charges the customer's card. */
export function chargeInvoice(state: State, emit: Emit, invoice: Invoice, isFirst: boolean): ChargedOutcome {
  invoice.attempt_count += 1
  if (invoice.amount_due === 0) {
    markPaid(state, emit, invoice, null)
    return { kind: 'paid' }
  }
  const outcome = chargeCard(state.records.customers[invoice.customer]?.card ?? '', isFirst)
  if (outcome.kind === 'declined') return outcome
  const isDisputed = outcome.kind === 'paid' && outcome.isDisputed
  const { customer, amount_due: amount, currency } = invoice
  markPaid(state, emit, invoice, payIntent(state, emit, { customer, amount, currency, metadata: {}, isDisputed }))
  return { kind: 'paid' }
}

function customerOf(state: State, emit: Emit, session: Session, card: string): Customer {
  const known = session.customer === null ? undefined : state.records.customers[session.customer]
  if (known) {
    known.card = card
    return known
  }
  const made: Customer = {
    id: newStripeId('cus'),
    object: 'customer',
    email: session.customer_email,
    name: null,
    created: state.now(),
    livemode: false,
    metadata: {},
    card,
  }
  state.records.customers[made.id] = made
  emit('customer.created', made)
  return made
}

function startSubscription(state: State, session: Session, customer: Customer): Subscription {
  const price = state.records.prices[session.ordered.price]
  if (!price) throw new Error(`There is no price ${session.ordered.price}`)
  const start = state.now()
  const id = newStripeId('sub')
  const item = {
    id: newStripeId('si'),
    object: 'subscription_item' as const,
    price,
    quantity: 1,
    created: start,
    metadata: {},
    current_period_start: start,
    current_period_end: addInterval(start, price),
  }
  const made: Subscription = {
    id,
    object: 'subscription',
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    created: start,
    currency: price.currency,
    customer: customer.id,
    livemode: false,
    metadata: session.ordered.metadata,
    status: 'active',
    items: listOf([item], `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    schedule: null,
  }
  state.records.subscriptions[id] = made
  return made
}

/** A checkout that was paid with a card. Null where it is not open any more. */
export function completeCheckout(state: State, emit: Emit, session: Session, card: string): Session | null {
  if (session.status !== 'open') return null
  const price = state.records.prices[session.ordered.price]
  if (!price) return null
  const customer = customerOf(state, emit, session, card)
  const words = state.records.products[price.product]?.name ?? price.product
  const amount = price.unit_amount ?? 0
  const line: InvoiceLine = {
    id: newStripeId('il'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description: words,
  }
  const subscription = session.mode === 'subscription' ? startSubscription(state, session, customer) : null
  const reason = subscription ? 'subscription_create' : 'manual'
  const hasInvoice = subscription !== null || session.ordered.hasInvoice
  const invoice = hasInvoice
    ? makeInvoice(state, customer.id, [line], { subscription: subscription?.id ?? null, reason })
    : null
  const outcome = chargeCard(card, true)
  const isDisputed = outcome.kind === 'paid' && outcome.isDisputed
  const { metadata } = session.ordered
  const intent = payIntent(state, emit, {
    customer: customer.id,
    amount,
    currency: price.currency,
    metadata,
    isDisputed,
  })
  session.status = 'complete'
  session.payment_status = 'paid'
  session.customer = customer.id
  session.invoice = invoice?.id ?? null
  session.payment_intent = subscription ? null : intent.id
  session.subscription = subscription?.id ?? null
  session.url = null
  if (subscription) {
    subscription.latest_invoice = invoice?.id ?? null
    emit('customer.subscription.created', subscription)
  }
  emit('checkout.session.completed', session)
  if (invoice) markPaid(state, emit, invoice, intent)
  else emitDisputes(state, emit, intent)
  return session
}

/** Gives back what is left of a payment. Undefined for one that is not there. */
export function refundIntent(state: State, emit: Emit, intentId: string, wanted: number | undefined) {
  const charge = Object.values(state.records.charges).find(({ payment_intent: intent }) => intent === intentId)
  if (!charge) return undefined
  const amount = Math.min(wanted ?? charge.amount, charge.amount - charge.amount_refunded)
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
  const refund = {
    id: newStripeId('re'),
    object: 'refund' as const,
    amount,
    currency: charge.currency,
    status: 'succeeded',
    created: state.now(),
    charge: charge.id,
    payment_intent: intentId,
  }
  state.records.refunds[refund.id] = refund
  emit('charge.refunded', charge)
  return refund
}
