import type Stripe from 'stripe'
import type { PricedPlan } from './payment-provider.ts'

export const currency = 'usd'

const keyOf = ({ packageId, version, cycle, amountCents }: PricedPlan): string =>
  `assay.${packageId}.v${version}.${cycle}.${amountCents}`

/** The product in Stripe, made once: its identifier is ours. */
async function ensureProduct(stripe: Stripe, { packageId, name }: PricedPlan): Promise<string> {
  const id = `assay_${packageId}`
  try {
    return (await stripe.products.retrieve(id)).id
  } catch (error) {
    const isMissing = error instanceof Error && 'statusCode' in error && error.statusCode === 404
    if (!isMissing) throw error
  }
  const made = await stripe.products.create({ id, name: `Assay ${name}` }, { idempotencyKey: `product.${id}` })
  return made.id
}

/** The price in Stripe of a plan's version in one cycle, made when it is first asked for. Answers its identifier. */
export async function ensurePrice(stripe: Stripe, plan: PricedPlan): Promise<string> {
  const key = keyOf(plan)
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 })
  if (data[0]) return data[0].id
  const product = await ensureProduct(stripe, plan)
  const { packageId, version, cycle, name } = plan
  const recurring = { interval: cycle === 'yearly' ? ('year' as const) : ('month' as const) }
  const made = await stripe.prices.create(
    {
      product,
      currency,
      unit_amount: plan.amountCents,
      lookup_key: key,
      metadata: { package_id: packageId, version: String(version), cycle, name },
      ...(cycle === 'onetime' ? {} : { recurring }),
    },
    { idempotencyKey: `price.${key}` },
  )
  return made.id
}
