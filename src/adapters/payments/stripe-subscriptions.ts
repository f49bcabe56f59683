import type Stripe from 'stripe'
import type { Checkout, PaymentProvider, PricedPlan, ProviderSubscription } from './payment-provider.ts'
import { asked, askedFor } from './stripe-errors.ts'
import { ensurePrice } from './stripe-prices.ts'
import { readStripeSubscription } from './stripe-reading.ts'

const expand = ['latest_invoice', 'schedule', 'schedule.phases.items.price']
const seconds = (at: Date): number => Math.floor(at.getTime() / 1_000)

async function read(stripe: Stripe, id: string): Promise<ProviderSubscription> {
  const found = readStripeSubscription(await stripe.subscriptions.retrieve(id, { expand }))
  if (!found) throw new TypeError('The subscription has no item')
  return found
}

/** What was planned for the next period is dropped: the subscription goes on as it is. */
async function releaseSchedule(stripe: Stripe, { scheduleId }: ProviderSubscription): Promise<void> {
  if (scheduleId !== null) await stripe.subscriptionSchedules.release(scheduleId)
}

async function changeNow(stripe: Stripe, one: ProviderSubscription, plan: PricedPlan, prorationDate: Date) {
  const price = await ensurePrice(stripe, plan)
  await releaseSchedule(stripe, one)
  await stripe.subscriptions.update(
    one.id,
    {
      items: [{ id: one.itemId, price }],
      proration_behavior: 'always_invoice',
      proration_date: seconds(prorationDate),
      payment_behavior: 'error_if_incomplete',
      cancel_at_period_end: false,
    },
    { idempotencyKey: `change.${one.id}.${one.plan?.packageId}.${price}.${seconds(prorationDate)}` },
  )
  return read(stripe, one.id)
}

async function changeAtPeriodEnd(stripe: Stripe, one: ProviderSubscription, plan: PricedPlan) {
  const price = await ensurePrice(stripe, plan)
  const schedule =
    one.scheduleId === null
      ? await stripe.subscriptionSchedules.create({ from_subscription: one.id })
      : await stripe.subscriptionSchedules.retrieve(one.scheduleId)
  const [phase] = schedule.phases
  const kept = phase?.items[0]?.price
  if (!phase || kept === undefined) throw new TypeError('The schedule has no phase')
  const present = { price: typeof kept === 'string' ? kept : kept.id, quantity: 1 }
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: [
      { items: [present], start_date: phase.start_date, end_date: seconds(one.periodEnd) },
      {
        items: [{ price, quantity: 1 }],
        start_date: seconds(one.periodEnd),
        duration: { interval: plan.cycle === 'yearly' ? 'year' : 'month', interval_count: 1 },
      },
    ],
  })
  return read(stripe, one.id)
}

async function previewChange(stripe: Stripe, one: ProviderSubscription, plan: PricedPlan, at: Date) {
  const preview = await stripe.invoices.createPreview({
    customer: one.customerId,
    subscription: one.id,
    subscription_details: {
      items: [{ id: one.itemId, price: await ensurePrice(stripe, plan) }],
      proration_behavior: 'always_invoice',
      proration_date: seconds(at),
    },
  })
  const lines = preview.lines.data.map(({ description, amount }) => ({
    description: description ?? '',
    amountCents: amount,
  }))
  return { amountDueCents: preview.amount_due, currency: preview.currency, lines }
}

/** The portal shows what we allow there; the same settings are made once. */
async function portalConfiguration(stripe: Stripe, returnUrl: string): Promise<string> {
  const made = await stripe.billingPortal.configurations.create(
    {
      default_return_url: returnUrl,
      features: {
        invoice_history: { enabled: true },
        payment_method_update: { enabled: true },
        customer_update: { enabled: true, allowed_updates: ['name', 'address', 'tax_id', 'email'] },
      },
    },
    { idempotencyKey: `portal.${returnUrl}` },
  )
  return made.id
}

async function confirmationConfiguration(stripe: Stripe, price: string): Promise<string> {
  const { product } = await stripe.prices.retrieve(price)
  const made = await stripe.billingPortal.configurations.create(
    {
      features: {
        invoice_history: { enabled: true },
        payment_method_update: { enabled: true },
        subscription_update: {
          enabled: true,
          default_allowed_updates: ['price'],
          proration_behavior: 'always_invoice',
          products: [{ product: typeof product === 'string' ? product : product.id, prices: [price] }],
        },
      },
    },
    { idempotencyKey: `confirm.${price}` },
  )
  return made.id
}

async function openPlanConfirmation(stripe: Stripe, one: ProviderSubscription, plan: PricedPlan, returnUrl: string) {
  const price = await ensurePrice(stripe, plan)
  await releaseSchedule(stripe, one)
  const { id, url } = await stripe.billingPortal.sessions.create({
    customer: one.customerId,
    configuration: await confirmationConfiguration(stripe, price),
    return_url: returnUrl,
    flow_data: {
      type: 'subscription_update_confirm',
      subscription_update_confirm: { subscription: one.id, items: [{ id: one.itemId, price, quantity: 1 }] },
      after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
    },
  })
  return { id, url }
}

async function paymentOf(stripe: Stripe, { paymentIntentId, invoiceId }: Checkout): Promise<string | null> {
  if (paymentIntentId !== null) return paymentIntentId
  if (invoiceId === null) return null
  const { data } = await stripe.invoicePayments.list({ invoice: invoiceId, limit: 1 })
  const intent = data[0]?.payment.payment_intent
  return typeof intent === 'string' ? intent : (intent?.id ?? null)
}

async function refundCheckout(stripe: Stripe, checkout: Checkout): Promise<void> {
  if (checkout.subscriptionId !== null) {
    const { status } = await stripe.subscriptions.retrieve(checkout.subscriptionId)
    if (status !== 'canceled') await stripe.subscriptions.cancel(checkout.subscriptionId)
  }
  const intent = await paymentOf(stripe, checkout)
  if (intent === null) return
  await stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: `refund.${checkout.id}` })
}

type SubscriptionCalls = Pick<
  PaymentProvider,
  | 'readSubscription'
  | 'previewChange'
  | 'changeNow'
  | 'changeAtPeriodEnd'
  | 'cancelAtPeriodEnd'
  | 'cancelNow'
  | 'openPortal'
  | 'openPlanConfirmation'
  | 'refundCheckout'
>

/** What is asked about a subscription that is there. */
export const subscriptionCalls = (stripe: Stripe): SubscriptionCalls => ({
  readSubscription: (id) => askedFor(() => read(stripe, id)),
  previewChange: (one, plan, at) => asked(() => previewChange(stripe, one, plan, at)),
  changeNow: (one, plan, prorationDate) => asked(() => changeNow(stripe, one, plan, prorationDate)),
  changeAtPeriodEnd: (one, plan) => asked(() => changeAtPeriodEnd(stripe, one, plan)),
  cancelAtPeriodEnd: (one, isCancelled) =>
    asked(async () => {
      await releaseSchedule(stripe, one)
      await stripe.subscriptions.update(one.id, { cancel_at_period_end: isCancelled })
      return read(stripe, one.id)
    }),
  cancelNow: (one) =>
    asked(async () => {
      await stripe.subscriptions.cancel(one.id)
      return read(stripe, one.id)
    }),
  openPortal: (customer, returnUrl) =>
    asked(async () => {
      const configuration = await portalConfiguration(stripe, returnUrl)
      const { id, url } = await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl, configuration })
      return { id, url }
    }),
  openPlanConfirmation: (one, plan, returnUrl) => asked(() => openPlanConfirmation(stripe, one, plan, returnUrl)),
  refundCheckout: (checkout) => asked(() => refundCheckout(stripe, checkout)),
})
