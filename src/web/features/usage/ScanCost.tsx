import { useQuery } from '@tanstack/react-query'
import { countOf, formatCount } from '../../lib/format.ts'
import { usageQuery } from './queries/usage.ts'

/** A plan with more is shown without its limit. */
const unlimited = 100_000

/** What starting scans costs, and what is left of this month. */
export function ScanCost({ scans = 1 }: { readonly scans?: number }) {
  const { data: tenant } = useQuery(usageQuery)
  const cost = `${scans === 1 ? 'This uses' : 'These use'} ${scans === 1 ? 'one report' : countOf(scans, 'report')} of this month`
  if (!tenant) return <p className="text-label text-fg3">{cost}.</p>
  const { monthly_scans_used: used, monthly_scan_limit: limit, subscription_plan: plan } = tenant
  const left = Math.max(0, limit - used)
  if (plan === null)
    return <p className="text-label text-warn">Your organization has no plan: choose one, or buy a report, to scan.</p>
  if (limit > unlimited) return <p className="text-label text-fg3">{cost}. Your plan has no limit.</p>
  if (left < scans)
    return (
      <p className="text-label text-warn">
        {cost}, and {left === 0 ? 'none is' : `${formatCount(left)} ${left === 1 ? 'is' : 'are'}`} left of{' '}
        {formatCount(limit)}. Buy extra reports or upgrade your plan.
      </p>
    )
  return (
    <p className="text-label text-fg3">
      {cost}. {formatCount(left)} of {formatCount(limit)} {left === 1 ? 'is' : 'are'} left, {formatCount(left - scans)}{' '}
      after it. A scan that reads no page is not charged.
    </p>
  )
}
