import type { ApiContext } from './api.ts'
import { invalid } from './failures.ts'
import { recordAt, recordsAt, textAt, textsAt, type FormRecord } from './form.ts'
import { newStripeId, type PortalSession, type Session } from './state.ts'

const shortest = 30 * 60
const longest = 24 * 3_600

/** POST /v1/checkout/sessions. */
export function openCheckoutSession({ state, origin }: ApiContext, form: FormRecord): Session {
  const [item] = recordsAt(form, 'line_items')
  const price = state.records.prices[(item && textAt(item, 'price')) ?? '']
  if (!price) throw invalid('No such price', 'line_items[0][price]')
  const mode = textAt(form, 'mode')
  if (mode !== 'payment' && mode !== 'subscription') throw invalid('Invalid mode', 'mode')
  if ((mode === 'subscription') !== (price.type === 'recurring'))
    throw invalid('The price does not fit the mode', 'mode')
  const customer = textAt(form, 'customer') ?? null
  if (customer !== null && !state.records.customers[customer]) throw invalid('No such customer', 'customer')
  const successUrl = textAt(form, 'success_url')
  if (successUrl === undefined) throw invalid('Missing required param', 'success_url')
  const expires = Number(textAt(form, 'expires_at') ?? state.now() + longest)
  const left = expires - state.now()
  if (left < shortest || left > longest)
    throw invalid('expires_at must be 30 minutes to 24 hours from now', 'expires_at')
  const id = newStripeId('cs_test')
  const data = recordAt(form, mode === 'payment' ? 'payment_intent_data' : 'subscription_data')
  const session: Session = {
    id,
    object: 'checkout.session',
    amount_subtotal: price.unit_amount,
    amount_total: price.unit_amount,
    cancel_url: textAt(form, 'cancel_url') ?? null,
    client_reference_id: textAt(form, 'client_reference_id') ?? null,
    created: state.now(),
    currency: price.currency,
    customer,
    customer_email: textAt(form, 'customer_email') ?? null,
    expires_at: expires,
    invoice: null,
    livemode: false,
    metadata: textsAt(form, 'metadata'),
    mode,
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: successUrl,
    url: `${origin}/c/pay/${id}`,
    ordered: {
      price: price.id,
      metadata: data ? textsAt(data, 'metadata') : {},
      hasInvoice: textAt(recordAt(form, 'invoice_creation') ?? {}, 'enabled') === 'true',
      pendingCard: null,
    },
  }
  state.records.sessions[id] = session
  return session
}

/** POST /v1/billing_portal/sessions. */
export function openPortalSession({ state, origin }: ApiContext, form: FormRecord): PortalSession {
  const customer = textAt(form, 'customer') ?? ''
  if (!state.records.customers[customer]) throw invalid('No such customer', 'customer')
  const confirm = recordAt(recordAt(form, 'flow_data') ?? {}, 'subscription_update_confirm')
  const [item] = confirm ? recordsAt(confirm, 'items') : []
  const [subscription, price] = [confirm && textAt(confirm, 'subscription'), item && textAt(item, 'price')]
  if (confirm && !(state.records.subscriptions[subscription ?? ''] && state.records.prices[price ?? '']))
    throw invalid('No such subscription or price', 'flow_data')
  const id = newStripeId('bps')
  const session: PortalSession = {
    id,
    object: 'billing_portal.session',
    customer,
    return_url: textAt(form, 'return_url') ?? '',
    url: `${origin}/p/session/${id}`,
    livemode: false,
    created: state.now(),
    confirms: subscription !== undefined && price !== undefined ? { subscription, price } : null,
  }
  state.records.portals[id] = session
  return session
}
