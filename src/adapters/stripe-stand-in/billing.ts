import type { ChargedOutcome, Emit } from './payments.ts'
import { chargeInvoice, makeInvoice } from './payments.ts'
import { addInterval } from './periods.ts'
import type { InvoiceLine, Price, State, Subscription, SubscriptionItem } from './state.ts'
import { newStripeId } from './state.ts'

/** What happens to subscriptions: changes with their prorations, renewals, and the attempts at a payment that failed. */

const day = 86_400
const retryDays = [3, 5, 7]

export const itemOf = (one: Subscription): SubscriptionItem => {
  const [item] = one.items.data
  if (!item) throw new Error(`The subscription ${one.id} has no item`)
  return item
}

const nameOf = (state: State, price: Price): string => state.records.products[price.product]?.name ?? price.product
const line = (description: string, amount: number, currency: string): InvoiceLine => ({
  id: newStripeId('il'),
  object: 'line_item',
  amount,
  currency,
  description,
})

/** What a change of price costs at a moment, as lines of an invoice. */
export function prorate(state: State, one: Subscription, price: Price, at: number): InvoiceLine[] {
  const { price: before, current_period_start: start, current_period_end: end } = itemOf(one)
  const left = Math.max(0, Math.min(1, (end - at) / (end - start)))
  const date = new Date(at * 1_000).toISOString().slice(0, 10)
  const isSameInterval = before.recurring?.interval === price.recurring?.interval
  const unused = -Math.round((before.unit_amount ?? 0) * left)
  const added = isSameInterval ? Math.round((price.unit_amount ?? 0) * left) : (price.unit_amount ?? 0)
  const words = isSameInterval ? `Remaining time on ${nameOf(state, price)} after ${date}` : nameOf(state, price)
  return [
    line(`Unused time on ${nameOf(state, before)} after ${date}`, unused, price.currency),
    line(words, added, price.currency),
  ]
}

/** Changes the price at once. Where the card does not pay for it nothing changes, and the answer says so. */
export function changePrice(state: State, emit: Emit, one: Subscription, price: Price, at: number): ChargedOutcome {
  const lines = prorate(state, one, price, at)
  const invoice = makeInvoice(state, one.customer, lines, { subscription: one.id, reason: 'subscription_update' })
  const outcome = chargeInvoice(state, emit, invoice, false)
  if (outcome.kind === 'declined') {
    delete state.records.invoices[invoice.id]
    return outcome
  }
  const item = itemOf(one)
  if (item.price.recurring?.interval !== price.recurring?.interval) {
    item.current_period_start = at
    item.current_period_end = addInterval(at, price)
  }
  item.price = price
  one.latest_invoice = invoice.id
  emit('customer.subscription.updated', one)
  return outcome
}

export function endSubscription(state: State, emit: Emit, one: Subscription): void {
  one.status = 'canceled'
  one.canceled_at = one.ended_at = state.now()
  releaseSchedule(state, one)
  emit('customer.subscription.deleted', one)
}

export function releaseSchedule(state: State, one: Subscription): void {
  const schedule = one.schedule === null ? undefined : state.records.schedules[one.schedule]
  if (schedule) schedule.status = 'released'
  one.schedule = null
}

/** A payment that failed leaves the subscription past due, with the date of the next attempt. */
function settle(state: State, emit: Emit, one: Subscription, invoiceId: string): void {
  const invoice = state.records.invoices[invoiceId]
  if (!invoice) return
  const outcome = chargeInvoice(state, emit, invoice, false)
  if (outcome.kind === 'paid') one.status = 'active'
  else {
    const wait = retryDays[invoice.attempt_count - 1]
    invoice.next_payment_attempt = wait === undefined ? null : state.now() + wait * day
    one.status = 'past_due'
    emit('invoice.payment_failed', invoice)
  }
}

function renew(state: State, emit: Emit, one: Subscription): void {
  const item = itemOf(one)
  const schedule = one.schedule === null ? undefined : state.records.schedules[one.schedule]
  const phase = schedule?.phases.find(({ start_date: start }) => start >= item.current_period_end)
  const price = phase ? state.records.prices[phase.items[0]?.price ?? ''] : undefined
  if (price) {
    item.price = price
    releaseSchedule(state, one)
  }
  item.current_period_start = item.current_period_end
  item.current_period_end = addInterval(item.current_period_start, item.price)
  const lines = [line(nameOf(state, item.price), item.price.unit_amount ?? 0, item.price.currency)]
  const invoice = makeInvoice(state, one.customer, lines, { subscription: one.id, reason: 'subscription_cycle' })
  one.latest_invoice = invoice.id
  settle(state, emit, one, invoice.id)
  emit('customer.subscription.updated', one)
}

/** Tries the open invoices of a customer again: a new card pays what is late. */
export function payOpenInvoices(state: State, emit: Emit, customer: string): void {
  for (const one of Object.values(state.records.subscriptions)) {
    const invoice = state.records.invoices[one.latest_invoice ?? '']
    if (one.customer !== customer || invoice?.status !== 'open') continue
    settle(state, emit, one, invoice.id)
    emit('customer.subscription.updated', one)
  }
}

/** What time has brought: ends, renewals and new attempts. */
export function runBilling(state: State, emit: Emit): void {
  for (const one of Object.values(state.records.subscriptions)) {
    if (one.status !== 'active' && one.status !== 'past_due') continue
    while (itemOf(one).current_period_end <= state.now() && one.status !== 'canceled') {
      if (one.cancel_at_period_end) endSubscription(state, emit, one)
      else renew(state, emit, one)
    }
    const invoice = state.records.invoices[one.latest_invoice ?? '']
    const retry = invoice?.next_payment_attempt ?? null
    if (invoice?.status === 'open' && retry !== null && retry <= state.now() && one.status === 'past_due') {
      settle(state, emit, one, invoice.id)
      emit('customer.subscription.updated', one)
    }
  }
}
