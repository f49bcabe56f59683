import Stripe from 'stripe'
import {
  BadSignature,
  type CheckoutOrder,
  type HostedPage,
  type PaymentEvent,
  type PaymentProvider,
} from './payment-provider.ts'
import { asked, askedFor } from './stripe-errors.ts'
import { ensurePrice } from './stripe-prices.ts'
import {
  readSession,
  readStripeCharge,
  readStripeDispute,
  readStripeEvent,
  readStripeInvoice,
} from './stripe-reading.ts'
import { subscriptionCalls } from './stripe-subscriptions.ts'

export interface StripeOptions {
  readonly secretKey: string
  readonly webhookSecret: string
  readonly publishableKey: string | null
  /** Where Stripe is; null for Stripe itself. */
  readonly apiUrl: string | null
}

const toleranceSeconds = 300
const timeout = 8_000

function openClient({ secretKey, apiUrl }: StripeOptions): Stripe {
  const place = apiUrl === null ? null : new URL(apiUrl)
  return new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout,
    telemetry: false,
    ...(place
      ? {
          host: place.hostname,
          port: place.port,
          protocol: place.protocol === 'http:' ? ('http' as const) : ('https' as const),
        }
      : {}),
  })
}

async function openCheckout(stripe: Stripe, order: CheckoutOrder): Promise<HostedPage> {
  const { plan, purpose, reference, customer } = order
  const metadata = { purpose, reference, package_id: plan.packageId, cycle: plan.cycle }
  const isOnce = plan.cycle === 'onetime'
  const session = await stripe.checkout.sessions.create(
    {
      mode: isOnce ? 'payment' : 'subscription',
      line_items: [{ price: await ensurePrice(stripe, plan), quantity: 1 }],
      client_reference_id: reference,
      metadata,
      success_url: order.successUrl,
      cancel_url: order.cancelUrl,
      expires_at: Math.floor(order.expiresAt.getTime() / 1_000),
      billing_address_collection: 'required',
      tax_id_collection: { enabled: true },
      ...('id' in customer
        ? { customer: customer.id, customer_update: { name: 'auto' as const, address: 'auto' as const } }
        : { customer_email: customer.email }),
      ...(isOnce
        ? {
            invoice_creation: { enabled: true },
            payment_intent_data: { metadata },
            ...('id' in customer ? {} : { customer_creation: 'always' as const }),
          }
        : { subscription_data: { metadata } }),
    },
    { idempotencyKey: order.idempotencyKey },
  )
  if (session.url === null) throw new TypeError('The checkout has no address')
  return { id: session.id, url: session.url }
}

/** The event that Stripe has signed. The SDK looks at its age alone; one from the future is refused here. */
function readEvent(
  stripe: Stripe,
  secret: string,
  { rawBody, signature, now }: { readonly rawBody: string; readonly signature: string | undefined; readonly now: Date },
): PaymentEvent {
  if (signature === undefined) throw new BadSignature('The event is not signed.')
  const signedAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1] ?? Number.NaN)
  const distance = Math.abs(now.getTime() / 1_000 - signedAt)
  if (!(distance <= toleranceSeconds)) throw new BadSignature('The event was not signed within five minutes of now.')
  try {
    // The age was looked at above, by our own clock.
    const event = stripe.webhooks.constructEvent(rawBody, signature, secret, Number.MAX_SAFE_INTEGER)
    return readStripeEvent(event)
  } catch {
    throw new BadSignature('The event does not carry the signature of the payment provider.')
  }
}

async function readCharge(stripe: Stripe, id: string) {
  const charge = await stripe.charges.retrieve(id)
  const intent = typeof charge.payment_intent === 'string' ? charge.payment_intent : charge.payment_intent?.id
  if (intent === undefined) return readStripeCharge(charge, { checkoutId: null, invoiceId: null })
  const { data: sessions } = await stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 })
  const { data: payments } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent },
    limit: 1,
  })
  const invoice = payments[0]?.invoice
  return readStripeCharge(charge, {
    checkoutId: sessions[0]?.id ?? null,
    invoiceId: typeof invoice === 'string' ? invoice : (invoice?.id ?? null),
  })
}

const mostEvents = 2_000

async function listEvents(stripe: Stripe, since: Date): Promise<readonly PaymentEvent[]> {
  const created = { gte: Math.floor(since.getTime() / 1_000) }
  const events = await stripe.events.list({ created, limit: 100 }).autoPagingToArray({ limit: mostEvents })
  return events.map(readStripeEvent).toReversed()
}

/** Stripe by its own SDK, which pins the version of the API. Opens nothing until it is asked. */
export function openStripe(options: StripeOptions): PaymentProvider {
  const stripe = openClient(options)
  return {
    isTest: !/^(?:sk|rk)_live_/.test(options.secretKey),
    publishableKey: options.publishableKey,
    openCheckout: (order) => asked(() => openCheckout(stripe, order)),
    readCheckout: (id) =>
      askedFor(async () => readSession(await stripe.checkout.sessions.retrieve(id, { expand: ['line_items'] }))),
    expireCheckout: (id) =>
      asked(async () => {
        const session = await stripe.checkout.sessions.retrieve(id)
        if (session.status === 'open') await stripe.checkout.sessions.expire(id)
      }),
    readInvoice: (id) => askedFor(async () => readStripeInvoice(await stripe.invoices.retrieve(id))),
    readCharge: (id) => askedFor(() => readCharge(stripe, id)),
    readDispute: (id) => askedFor(async () => readStripeDispute(await stripe.disputes.retrieve(id))),
    readEvent: (rawBody, signature, now) => readEvent(stripe, options.webhookSecret, { rawBody, signature, now }),
    listEvents: (since) => asked(() => listEvents(stripe, since)),
    ...subscriptionCalls(stripe),
  }
}
