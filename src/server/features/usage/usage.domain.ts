import { priceLabel, unlimitedScans } from '../../../contract/plans.forms.ts'

/** Why one more vendor may not be added, or null; a plan without a limit has `limit` null. */
export const vendorRefusal = (limit: number | null, have: number): string | null =>
  limit === null || have < limit
    ? null
    : `Your plan includes ${limit === 1 ? '1 vendor' : `${limit} vendors`}. Upgrade your plan to add another.`

export interface Quota {
  readonly plan: string | null
  /** Reports of a period that the plan pays for; none where each is paid by itself. */
  readonly limit: number
  readonly used: number
  /** Reports that were bought one by one and wait. */
  readonly credits: number
  /** Nothing new starts: a payment is late, or disputed. */
  readonly hold: 'overdue' | 'disputed' | null
}

interface Refusal {
  readonly code: 'subscription_required' | 'limit_reached' | 'payment_overdue'
  readonly detail: string
}

/** Who pays for one more scan: the plan, as long as its period has reports left, else a report that was bought. */
export function payerOf({ plan, limit, used, credits }: Quota): 'plan' | 'credit' | null {
  if (plan !== null && (limit > unlimitedScans || used < limit)) return 'plan'
  return credits > 0 ? 'credit' : null
}

const holds = {
  overdue:
    'A payment has been open for more than 30 days. Pay it to start new scans; reviews and exports stay available.',
  disputed: 'A payment is disputed with the bank of its card. New scans start again when that is settled.',
} as const

/** Why one more scan may not start, or null. `reportPriceCents` is what a single report costs; null where none is sold. */
export function scanRefusal(quota: Quota, reportPriceCents: number | null): Refusal | null {
  const { plan, limit, hold } = quota
  if (hold !== null) return { code: 'payment_overdue', detail: holds[hold] }
  if (payerOf(quota) !== null) return null
  if (plan === null)
    return {
      code: 'subscription_required',
      detail: 'No active subscription. Choose a plan or buy a report to start a scan.',
    }
  const extra =
    reportPriceCents === null ? 'Upgrade' : `Buy an extra report for ${priceLabel(reportPriceCents)} or upgrade`
  if (limit === 0)
    return { code: 'limit_reached', detail: `Your reports are used up. ${extra} your plan to start another scan.` }
  const reports = limit === 1 ? '1 report' : `${limit} reports`
  return {
    code: 'limit_reached',
    detail: `This month's ${reports} are used up. ${extra} your plan to start another scan.`,
  }
}

interface UsageCounts {
  readonly scan_limit: number
  readonly is_onetime: boolean
  readonly used: number
  readonly used_credits: number
  readonly credits: number
}

/** What people are told: of a plan that is paid by the report, the reports that were bought are the limit. */
export function shownUsage({
  scan_limit: limit,
  is_onetime: isOnce,
  used,
  used_credits: spent,
  credits,
}: UsageCounts): {
  readonly used: number
  readonly limit: number
  readonly credits: number
  readonly remaining: number | null
} {
  const left = Math.max(0, credits)
  if (isOnce) return { used: used + spent, limit: used + spent + left, credits: left, remaining: left }
  const remaining = limit > unlimitedScans ? null : Math.max(0, limit - used) + left
  return { used, limit, credits: left, remaining }
}
