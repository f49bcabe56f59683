import { priceOf, type BillingCycle, type Prices } from '../../../contract/plans.forms.ts'
import type { PricedPlan, ProviderInvoice, ProviderSubscription } from '../../../adapters/payments/payment-provider.ts'
import type { ReceiptState, SubscriptionState } from '../../access/payment-store.queries.ts'

interface Terms extends Prices {
  readonly id: string
  readonly version: number
  readonly name: string
  readonly is_active: boolean
  readonly is_offered: boolean
}

/** The catalogue's price of a plan in a cycle; null where it is not sold so. Nothing of a request is in it. */
export function pricedPlan(terms: Terms, cycle: BillingCycle): PricedPlan | null {
  const amountCents = priceOf(terms, cycle)
  if (!terms.is_active || !terms.is_offered || amountCents === null || amountCents === 0) return null
  return { packageId: terms.id, version: terms.version, name: terms.name, cycle, amountCents }
}

/**
 * An address of this installation to send a browser back to, or null for any other. What does not read the same after it
 * was parsed is refused, so that no two readers take it for different places.
 */
export function ownAddress(given: string, origins: readonly string[]): string | null {
  if (/[\\\s\p{Cc}]/u.test(given)) return null
  const origin = origins.find((one) => given === one || given.startsWith(`${one}/`) || given.startsWith(`${one}?`))
  if (origin === undefined || !URL.canParse(given)) return null
  const url = new URL(given)
  return url.origin === new URL(origin).origin && url.username === '' && url.password === '' ? given : null
}

/** The address with a place for the checkout's identifier, which the provider fills in. */
export function withSessionId(address: string): string {
  const place = '{CHECKOUT_SESSION_ID}'
  if (address.includes(place)) return address
  const [before = '', fragment] = address.split('#')
  return `${before}${before.includes('?') ? '&' : '?'}session_id=${place}${fragment === undefined ? '' : `#${fragment}`}`
}

/** As it is kept; null for a price that is none of the catalogue's. */
export function subscriptionState(one: ProviderSubscription): SubscriptionState | null {
  if (one.plan === null) return null
  return {
    customer_id: one.customerId,
    subscription_id: one.id,
    package_id: one.plan.packageId,
    package_version: one.plan.version,
    billing_cycle: one.plan.cycle,
    amount_cents: one.plan.amountCents,
    currency: one.currency,
    status: one.status,
    period_start: one.periodStart.toISOString(),
    period_end: one.periodEnd.toISOString(),
    cancel_at_period_end: one.cancelAtPeriodEnd,
    next_package_id: one.next?.plan?.packageId ?? null,
    next_billing_cycle: one.next?.plan?.cycle ?? null,
    next_change_at: one.next?.plan ? one.next.at.toISOString() : null,
    retry_at: one.retryAt?.toISOString() ?? null,
  }
}

export const receiptState = (one: ProviderInvoice, refundedCents: number): ReceiptState => ({
  id: one.id,
  number: one.number,
  description: one.description,
  amount_cents: one.amountCents,
  refunded_cents: refundedCents,
  currency: one.currency,
  status: one.status,
  url: one.url,
  pdf_url: one.pdfUrl,
  at: one.createdAt.toISOString(),
})

/** What costs more holds at once, what costs less from the next period on. Compared by the month. */
export function isUpgrade(from: PricedPlan, to: PricedPlan): boolean {
  const aMonth = ({ cycle, amountCents }: PricedPlan): number => (cycle === 'yearly' ? amountCents / 12 : amountCents)
  // Another cycle of the same plan starts its own period: a year at once, a month when the year is over.
  if (from.packageId === to.packageId) return to.cycle === 'yearly'
  return aMonth(to) > aMonth(from)
}

const days = 86_400_000
/** How long a payment may be late before nothing new starts. */
export const graceDays = 30
export const suspendsAt = (pastDueSince: Date): Date => new Date(pastDueSince.getTime() + graceDays * days)

/** Why nothing new starts, or null. */
export function holdOf(
  one: { readonly past_due_since: Date | null; readonly is_disputed: boolean },
  now: Date,
): 'overdue' | 'disputed' | null {
  if (one.is_disputed) return 'disputed'
  return one.past_due_since !== null && suspendsAt(one.past_due_since) <= now ? 'overdue' : null
}
