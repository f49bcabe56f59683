import { changePrice, endSubscription, itemOf, prorate, releaseSchedule } from './billing.ts'
import { listAt, recordAt, recordsAt, textAt, textsAt, type FormRecord } from './form.ts'
import { makeInvoice, refundIntent, type Emit } from './payments.ts'
import { invalid, StripeFailure } from './failures.ts'
import { openCheckoutSession, openPortalSession } from './hosted-sessions.ts'
import { listOf, newStripeId, type Phase, type Price, type Schedule, type State, type Subscription } from './state.ts'

export interface ApiContext {
  readonly state: State
  readonly emit: Emit
  /** Where the stand-in's own pages are. */
  readonly origin: string
}

type Endpoint = (context: ApiContext, form: FormRecord, ids: readonly string[]) => object

function found<T>(records: Readonly<Record<string, T>>, id: string | undefined, kind: string): T {
  const one = id === undefined ? undefined : records[id]
  if (one === undefined)
    throw new StripeFailure(404, 'invalid_request_error', `No such ${kind}: '${id}'`, 'resource_missing')
  return one
}

const numberAt = (form: FormRecord, key: string): number | undefined => {
  const value = textAt(form, key)
  if (value === undefined) return undefined
  if (!/^-?\d+$/.test(value)) throw invalid(`Invalid integer: ${value}`, key)
  return Number(value)
}

function showSubscription({ state }: ApiContext, one: Subscription, form: FormRecord): object {
  const expanded = listAt(form, 'expand')
  const { invoices, schedules, prices } = state.records
  const schedule = one.schedule === null ? null : schedules[one.schedule]
  const priced = ({ price, quantity }: Phase['items'][number]) => ({ price: prices[price], quantity })
  const phases = schedule?.phases.map(({ start_date, end_date, items }) => ({
    start_date,
    end_date,
    items: items.map(priced),
  }))
  const withPrices = schedule && { ...schedule, phases }
  return {
    ...one,
    ...(expanded.includes('latest_invoice') ? { latest_invoice: invoices[one.latest_invoice ?? ''] ?? null } : {}),
    ...(expanded.includes('schedule') ? { schedule: withPrices ?? null } : {}),
  }
}

const updateSubscription: Endpoint = (context, form, [id]) => {
  const { state, emit } = context
  const one = found(state.records.subscriptions, id, 'subscription')
  if (one.status === 'canceled')
    throw invalid('A canceled subscription can only update its cancellation_details.', 'id')
  const ends = textAt(form, 'cancel_at_period_end')
  const [item] = recordsAt(form, 'items')
  if (item) {
    const price = found(state.records.prices, textAt(item, 'price'), 'price')
    if (textAt(item, 'id') !== itemOf(one).id) throw invalid('No such subscription item', 'items[0][id]')
    const at = numberAt(form, 'proration_date') ?? state.now()
    if (price.id !== itemOf(one).price.id) {
      const outcome = changePrice(state, emit, one, price, at)
      if (outcome.kind === 'declined')
        throw new StripeFailure(402, 'card_error', outcome.message, 'card_declined', outcome.code)
    }
  }
  if (ends !== undefined) {
    const before = one.cancel_at_period_end
    one.cancel_at_period_end = ends === 'true'
    if (before !== one.cancel_at_period_end) emit('customer.subscription.updated', one)
  }
  return showSubscription(context, one, form)
}

const previewInvoice: Endpoint = ({ state }, form) => {
  const one = found(state.records.subscriptions, textAt(form, 'subscription'), 'subscription')
  const details = recordAt(form, 'subscription_details') ?? {}
  const [item] = recordsAt(details, 'items')
  const price = found(state.records.prices, item && textAt(item, 'price'), 'price')
  const lines = prorate(state, one, price, numberAt(details, 'proration_date') ?? state.now())
  const preview = makeInvoice(state, one.customer, lines, { subscription: one.id, reason: 'subscription_update' })
  delete state.records.invoices[preview.id]
  state.records.counter -= 1
  return { ...preview, id: newStripeId('upcoming_in'), number: null, status: 'draft' }
}

const createSchedule: Endpoint = ({ state }, form) => {
  const one = found(state.records.subscriptions, textAt(form, 'from_subscription'), 'subscription')
  if (one.schedule !== null) throw invalid('The subscription is managed by a schedule already.', 'from_subscription')
  const item = itemOf(one)
  const period = { start_date: item.current_period_start, end_date: item.current_period_end }
  const made: Schedule = {
    id: newStripeId('sub_sched'),
    object: 'subscription_schedule',
    status: 'active',
    created: state.now(),
    livemode: false,
    subscription: one.id,
    current_phase: period,
    phases: [{ ...period, items: [{ price: item.price.id, quantity: 1 }] }],
  }
  state.records.schedules[made.id] = made
  one.schedule = made.id
  return made
}

const updateSchedule: Endpoint = ({ state, emit }, form, [id]) => {
  const schedule = found(state.records.schedules, id, 'subscription schedule')
  if (schedule.status !== 'active') throw invalid('The schedule is not active.', 'id')
  schedule.phases = recordsAt(form, 'phases').map((phase) => {
    const [item] = recordsAt(phase, 'items')
    const start = numberAt(phase, 'start_date') ?? state.now()
    return {
      start_date: start,
      end_date: numberAt(phase, 'end_date') ?? start,
      items: [{ price: found(state.records.prices, item && textAt(item, 'price'), 'price').id, quantity: 1 }],
    }
  })
  const one = state.records.subscriptions[schedule.subscription ?? '']
  if (one) emit('customer.subscription.updated', one)
  return schedule
}

const createPrice: Endpoint = ({ state }, form) => {
  const product = found(state.records.products, textAt(form, 'product'), 'product')
  const recurring = recordAt(form, 'recurring')
  const interval = recurring && textAt(recurring, 'interval')
  if (interval !== undefined && interval !== 'month' && interval !== 'year')
    throw invalid('Invalid interval', 'recurring')
  const price: Price = {
    id: newStripeId('price'),
    object: 'price' as const,
    active: true,
    currency: textAt(form, 'currency') ?? 'usd',
    unit_amount: numberAt(form, 'unit_amount') ?? 0,
    lookup_key: textAt(form, 'lookup_key') ?? null,
    metadata: textsAt(form, 'metadata'),
    created: state.now(),
    livemode: false,
    type: interval === undefined ? ('one_time' as const) : ('recurring' as const),
    product: product.id,
    recurring: interval === undefined ? null : ({ interval, interval_count: 1 } as const),
  }
  state.records.prices[price.id] = price
  return price
}

const createProduct: Endpoint = ({ state }, form) => {
  const id = textAt(form, 'id') ?? newStripeId('prod')
  if (state.records.products[id]) throw invalid(`Product already exists: ${id}`, 'id')
  const product = {
    id,
    object: 'product' as const,
    name: textAt(form, 'name') ?? id,
    active: true,
    created: state.now(),
    livemode: false,
  }
  state.records.products[id] = product
  return product
}

const listEvents: Endpoint = ({ state }, form) => {
  const since = Number(textAt(recordAt(form, 'created') ?? {}, 'gte') ?? 0)
  const limit = numberAt(form, 'limit') ?? 10
  const all = Object.values(state.records.events)
    .filter(({ created }) => created >= since)
    .toReversed()
  const after = textAt(form, 'starting_after')
  const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1
  return listOf(all.slice(from, from + limit), '/v1/events', from + limit < all.length)
}

const listPayments: Endpoint = ({ state }, form) => {
  const payment = recordAt(form, 'payment') ?? {}
  const [invoiceId, intent] = [textAt(form, 'invoice'), textAt(payment, 'payment_intent')]
  const rows = Object.values(state.records.invoices)
    .filter((one) => one.payment_intent !== null)
    .filter(
      (one) =>
        (invoiceId === undefined || one.id === invoiceId) && (intent === undefined || one.payment_intent === intent),
    )
  const shown = rows.map((one) => ({
    id: `inpay_${one.id}`,
    object: 'invoice_payment',
    invoice: one.id,
    payment: { type: 'payment_intent', payment_intent: one.payment_intent },
  }))
  return listOf(shown, '/v1/invoice_payments')
}

const refund: Endpoint = ({ state, emit }, form) => {
  const made = refundIntent(state, emit, textAt(form, 'payment_intent') ?? '', numberAt(form, 'amount'))
  if (!made) throw invalid('No such payment_intent', 'payment_intent')
  return made
}

const showSession: Endpoint = ({ state }, form, [id]) => {
  const session = found(state.records.sessions, id, 'checkout.session')
  const price = state.records.prices[session.ordered.price]
  const items = [{ id: `li_${session.id}`, object: 'item', quantity: 1, price }]
  return listAt(form, 'expand').includes('line_items') ? { ...session, line_items: listOf(items, '') } : session
}

const listSessions: Endpoint = ({ state }, form) => {
  const intent = textAt(form, 'payment_intent')
  const invoices = Object.values(state.records.invoices).filter((one) => one.payment_intent === intent)
  const rows = Object.values(state.records.sessions).filter(
    (one) => one.payment_intent === intent || invoices.some(({ id }) => id === one.invoice),
  )
  return listOf(rows, '/v1/checkout/sessions')
}

const expireSession: Endpoint = ({ state, emit }, _form, [id]) => {
  const session = found(state.records.sessions, id, 'checkout.session')
  if (session.status !== 'open') throw invalid('Only open sessions can be expired.', 'id')
  session.status = 'expired'
  session.url = null
  emit('checkout.session.expired', session)
  return session
}

const endpoints: readonly (readonly [method: string, path: RegExp, run: Endpoint])[] = [
  ['GET', /^\/v1\/products\/([\w-]+)$/, ({ state }, _form, [id]) => found(state.records.products, id, 'product')],
  ['POST', /^\/v1\/products$/, createProduct],
  [
    'GET',
    /^\/v1\/prices$/,
    ({ state }, form) => {
      const keys = listAt(form, 'lookup_keys')
      const rows = Object.values(state.records.prices).filter((one) => keys.includes(one.lookup_key ?? ''))
      return listOf(rows, '/v1/prices')
    },
  ],
  ['POST', /^\/v1\/prices$/, createPrice],
  ['GET', /^\/v1\/prices\/(\w+)$/, ({ state }, _form, [id]) => found(state.records.prices, id, 'price')],
  ['POST', /^\/v1\/checkout\/sessions$/, openCheckoutSession],
  ['GET', /^\/v1\/checkout\/sessions$/, listSessions],
  ['GET', /^\/v1\/checkout\/sessions\/(\w+)$/, showSession],
  ['POST', /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, expireSession],
  [
    'GET',
    /^\/v1\/subscriptions\/(\w+)$/,
    (context, form, [id]) =>
      showSubscription(context, found(context.state.records.subscriptions, id, 'subscription'), form),
  ],
  ['POST', /^\/v1\/subscriptions\/(\w+)$/, updateSubscription],
  [
    'DELETE',
    /^\/v1\/subscriptions\/(\w+)$/,
    ({ state, emit }, _form, [id]) => {
      const one = found(state.records.subscriptions, id, 'subscription')
      if (one.status === 'canceled') throw invalid('No such subscription', 'id')
      endSubscription(state, emit, one)
      return one
    },
  ],
  ['POST', /^\/v1\/subscription_schedules$/, createSchedule],
  [
    'GET',
    /^\/v1\/subscription_schedules\/(\w+)$/,
    ({ state }, _form, [id]) => found(state.records.schedules, id, 'subscription schedule'),
  ],
  ['POST', /^\/v1\/subscription_schedules\/(\w+)$/, updateSchedule],
  [
    'POST',
    /^\/v1\/subscription_schedules\/(\w+)\/release$/,
    ({ state, emit }, _form, [id]) => {
      const schedule = found(state.records.schedules, id, 'subscription schedule')
      const one = state.records.subscriptions[schedule.subscription ?? '']
      if (one) {
        releaseSchedule(state, one)
        emit('customer.subscription.updated', one)
      }
      return schedule
    },
  ],
  ['POST', /^\/v1\/invoices\/create_preview$/, previewInvoice],
  ['GET', /^\/v1\/invoices\/(\w+)$/, ({ state }, _form, [id]) => found(state.records.invoices, id, 'invoice')],
  ['GET', /^\/v1\/invoice_payments$/, listPayments],
  ['GET', /^\/v1\/charges\/(\w+)$/, ({ state }, _form, [id]) => found(state.records.charges, id, 'charge')],
  ['GET', /^\/v1\/disputes\/(\w+)$/, ({ state }, _form, [id]) => found(state.records.disputes, id, 'dispute')],
  ['GET', /^\/v1\/events$/, listEvents],
  ['POST', /^\/v1\/refunds$/, refund],
  [
    'POST',
    /^\/v1\/billing_portal\/configurations$/,
    ({ state }) => ({ id: newStripeId('bpc'), object: 'billing_portal.configuration', created: state.now() }),
  ],
  ['POST', /^\/v1\/billing_portal\/sessions$/, openPortalSession],
]

/** Runs one call of the API. Throws StripeFailure with the answer that Stripe would give. */
export function runCall(context: ApiContext, method: string, path: string, form: FormRecord): object {
  for (const [wanted, pattern, run] of endpoints) {
    const match = wanted === method ? pattern.exec(path) : null
    if (match) return run(context, form, match.slice(1))
  }
  throw new StripeFailure(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${path}).`)
}
