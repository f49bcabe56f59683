/** A monthly limit above this counts as unlimited. */
export const unlimitedScans = 100_000
/** The highest limit that a plan or an organization may have. */
export const mostScans = 999_999

/** Why this is no monthly limit, as a sentence; null for one that is. */
export function scanLimitProblem(limit: number): string | null {
  if (limit < 1) return 'The scan limit is 1 or more.'
  if (limit > mostScans) return 'The scan limit is at most 999,999, which is unlimited.'
  return Number.isInteger(limit) ? null : 'The scan limit is a whole number.'
}

/** A price as people read it: whole dollars without cents. */
export function priceLabel(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100)
}

export const billingCycles = ['monthly', 'yearly', 'onetime'] as const
export type BillingCycle = (typeof billingCycles)[number]

/** The prices of a plan, in cents; null where it is not sold in that way. */
export interface Prices {
  readonly price_onetime: number | null
  readonly price_monthly: number | null
  readonly price_yearly: number | null
}

/** What a cycle costs, in cents; null where the plan is not sold so. */
export function priceOf(prices: Prices, cycle: BillingCycle): number | null {
  if (cycle === 'onetime') return prices.price_onetime
  return cycle === 'monthly' ? prices.price_monthly : prices.price_yearly
}

/** What one report comes to, in cents of whole dollars; null without a price or a limit. */
export function pricePerReport({
  price_onetime: once,
  price_monthly: monthly,
  price_yearly: yearly,
  monthly_scan_limit: limit,
}: Prices & { readonly monthly_scan_limit: number }): number | null {
  const whole = (cents: number): number => Math.round(cents / 100) * 100
  if (once !== null) return whole(once / limit)
  const aMonth = monthly ?? (yearly === null ? null : yearly / 12)
  return aMonth === null || limit > unlimitedScans ? null : whole(aMonth / limit)
}

/** What a year costs less than twelve months, in cents and whole percent; null where it does not. */
export function yearlySaving({
  price_monthly: monthly,
  price_yearly: yearly,
}: Prices): { readonly cents: number; readonly percent: number } | null {
  if (monthly === null || yearly === null || yearly >= 12 * monthly) return null
  const cents = 12 * monthly - yearly
  return { cents, percent: Math.round((100 * cents) / (12 * monthly)) }
}

const earlierNames: Readonly<Record<string, string>> = { free: 'demo', professional: 'pro', enterprise: 'pro' }

/** The identifier of today for a plan that was stored under an earlier name. What is written never has one. */
export const currentPlanId = (stored: string): string => earlierNames[stored] ?? stored

/** Why these prices make no plan, or null. */
export function pricesProblem(prices: Prices): string | null {
  const isRepeated = prices.price_monthly !== null || prices.price_yearly !== null
  return prices.price_onetime !== null && isRepeated
    ? 'A plan is paid either once or every month or year, not both.'
    : null
}

/** The identifier that a new plan gets of its name. */
export const planIdOf = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '')
