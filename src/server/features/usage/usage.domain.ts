import { priceLabel, unlimitedScans } from '../../../contract/plans.forms.ts'

/** Why one more vendor may not be added, or null; a plan without a limit has `limit` null. */
export const vendorRefusal = (limit: number | null, have: number): string | null =>
  limit === null || have < limit
    ? null
    : `Your plan includes ${limit === 1 ? '1 vendor' : `${limit} vendors`}. Upgrade your plan to add another.`

export interface Quota {
  readonly plan: string | null
  readonly limit: number
  readonly used: number
}

interface Refusal {
  readonly code: 'subscription_required' | 'limit_reached'
  readonly detail: string
}

/** Why one more scan may not start, or null. `reportPriceCents` is what a single report costs; null where none is sold. */
export function scanRefusal({ plan, limit, used }: Quota, reportPriceCents: number | null): Refusal | null {
  if (plan === null)
    return {
      code: 'subscription_required',
      detail: 'No active subscription. Choose a plan or buy a report to start a scan.',
    }
  if (limit > unlimitedScans || used < limit) return null
  const reports = limit === 1 ? '1 report' : `${limit} reports`
  const extra =
    reportPriceCents === null ? 'Upgrade' : `Buy an extra report for ${priceLabel(reportPriceCents)} or upgrade`
  return {
    code: 'limit_reached',
    detail: `This month's ${reports} are used up. ${extra} your plan to start another scan.`,
  }
}
