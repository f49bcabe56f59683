import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type Stripe from 'stripe'

/** Stripe's objects with the fields that are used: each is held to the SDK's type. */
export type Customer = Pick<
  Stripe.Customer,
  'id' | 'object' | 'email' | 'name' | 'created' | 'livemode' | 'metadata'
> & {
  /** The stand-in's own: the card that later payments are charged to. */
  card: string | null
}
export type Product = Pick<Stripe.Product, 'id' | 'object' | 'name' | 'active' | 'created' | 'livemode'>
export type Price = Pick<
  Stripe.Price,
  'id' | 'object' | 'active' | 'currency' | 'unit_amount' | 'lookup_key' | 'metadata' | 'created' | 'livemode' | 'type'
> & { product: string; recurring: { interval: 'month' | 'year'; interval_count: number } | null }
export type Charge = Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_refunded'
  | 'currency'
  | 'disputed'
  | 'paid'
  | 'refunded'
  | 'status'
  | 'created'
  | 'livemode'
> & { customer: string | null; payment_intent: string | null }
export type PaymentIntent = Pick<
  Stripe.PaymentIntent,
  'id' | 'object' | 'amount' | 'currency' | 'status' | 'created' | 'livemode' | 'metadata'
> & { customer: string | null; latest_charge: string | null }
export type Dispute = Pick<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'currency' | 'reason' | 'status' | 'created' | 'livemode'
> & { charge: string; payment_intent: string | null }
export type Refund = Pick<Stripe.Refund, 'id' | 'object' | 'amount' | 'currency' | 'status' | 'created'> & {
  charge: string | null
  payment_intent: string | null
}
export interface InvoiceLine {
  readonly id: string
  readonly object: 'line_item'
  readonly amount: number
  readonly currency: string
  readonly description: string
}
export interface List<T> {
  object: 'list'
  data: T[]
  has_more: boolean
  url: string
}
export type Invoice = Pick<
  Stripe.Invoice,
  | 'id'
  | 'object'
  | 'number'
  | 'amount_due'
  | 'amount_paid'
  | 'attempt_count'
  | 'billing_reason'
  | 'created'
  | 'currency'
  | 'description'
  | 'hosted_invoice_url'
  | 'invoice_pdf'
  | 'livemode'
  | 'next_payment_attempt'
  | 'status'
> & {
  customer: string
  lines: List<InvoiceLine>
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } } | null
  /** The stand-in's own: what paid it. */
  payment_intent: string | null
}
export interface SubscriptionItem {
  id: string
  object: 'subscription_item'
  price: Price
  quantity: number
  current_period_start: number
  current_period_end: number
  created: number
  metadata: Record<string, string>
}
export type Subscription = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'ended_at'
  | 'created'
  | 'currency'
  | 'livemode'
  | 'metadata'
  | 'status'
> & {
  customer: string
  items: List<SubscriptionItem>
  latest_invoice: string | null
  schedule: string | null
}
export interface Phase {
  start_date: number
  end_date: number
  items: { price: string; quantity: number }[]
}
export type Schedule = Pick<Stripe.SubscriptionSchedule, 'id' | 'object' | 'status' | 'created' | 'livemode'> & {
  subscription: string | null
  current_phase: { start_date: number; end_date: number } | null
  phases: Phase[]
}
export type Session = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'amount_subtotal'
  | 'amount_total'
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'currency'
  | 'customer_email'
  | 'expires_at'
  | 'livemode'
  | 'metadata'
  | 'mode'
  | 'payment_status'
  | 'status'
  | 'success_url'
  | 'url'
> & {
  customer: string | null
  invoice: string | null
  payment_intent: string | null
  subscription: string | null
  /** The stand-in's own: what was ordered. */
  ordered: { price: string; metadata: Record<string, string>; hasInvoice: boolean; pendingCard: string | null }
}
export interface PortalSession {
  id: string
  object: 'billing_portal.session'
  customer: string
  return_url: string
  url: string
  livemode: false
  created: number
  /** The stand-in's own: the change that the page confirms. */
  confirms: { subscription: string; price: string } | null
}
export interface StandInEvent {
  id: string
  object: 'event'
  api_version: string
  created: number
  type: string
  livemode: false
  pending_webhooks: number
  request: null
  data: { object: unknown }
}

/** All that the stand-in knows, by kind and identifier. */
export interface Records {
  customers: Record<string, Customer>
  products: Record<string, Product>
  prices: Record<string, Price>
  charges: Record<string, Charge>
  payment_intents: Record<string, PaymentIntent>
  disputes: Record<string, Dispute>
  refunds: Record<string, Refund>
  invoices: Record<string, Invoice>
  subscriptions: Record<string, Subscription>
  schedules: Record<string, Schedule>
  sessions: Record<string, Session>
  portals: Record<string, PortalSession>
  events: Record<string, StandInEvent>
  /** Answers by idempotency key, with what was asked. */
  answers: Record<string, { readonly asked: string; readonly status: number; readonly body: string }>
  counter: number
}

const empty = (): Records => ({
  customers: {},
  products: {},
  prices: {},
  charges: {},
  payment_intents: {},
  disputes: {},
  refunds: {},
  invoices: {},
  subscriptions: {},
  schedules: {},
  sessions: {},
  portals: {},
  events: {},
  answers: {},
  counter: 0,
})

export interface State {
  readonly records: Records
  readonly now: () => number
  /** Keeps what is there, where it is to outlive the process. */
  save(): void
}

/** `file` outlives restarts; null keeps all in memory. `now` answers milliseconds. */
export function openState(file: string | null, now: () => number): State {
  const records =
    file !== null && existsSync(file) ? { ...empty(), ...(JSON.parse(readFileSync(file, 'utf8')) as Records) } : empty()
  return {
    records,
    now: () => Math.floor(now() / 1_000),
    save() {
      if (file === null) return
      writeFileSync(`${file}.new`, JSON.stringify(records), { mode: 0o600 })
      renameSync(`${file}.new`, file)
    },
  }
}

export const newStripeId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`

export const listOf = <T>(data: T[], url: string, hasMore = false): List<T> => ({
  object: 'list',
  data,
  has_more: hasMore,
  url,
})
