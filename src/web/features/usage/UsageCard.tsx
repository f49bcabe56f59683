import { useQuery } from '@tanstack/react-query'
import { formatCount } from '../../lib/format.ts'
import { usageQuery } from './queries/usage.ts'

/** A plan with more is shown without its limit. */
const unlimited = 100_000

/** How many reports of this month are used up. */
export function UsageCard() {
  const { data: tenant } = useQuery(usageQuery)
  if (!tenant) return null
  const { monthly_scans_used: used, monthly_scan_limit: limit } = tenant
  const isUnlimited = limit > unlimited
  return (
    <div className="rounded-control border border-line px-3 py-2 text-label">
      <div className="flex justify-between gap-2">
        <span className="text-fg2">Reports this month</span>
        <span className="text-fg3 tabular-nums">
          {formatCount(used)} {isUnlimited ? '' : `of ${formatCount(limit)}`}
        </span>
      </div>
      {isUnlimited ? (
        <p className="text-fg3">{tenant.plan_name ?? 'Plan unknown'}, unlimited</p>
      ) : (
        <div className="mt-1.5 h-1 overflow-hidden rounded-full bg-s3" aria-hidden="true">
          <div
            className="h-full rounded-full bg-fg2"
            style={{ width: `${Math.min(100, (100 * used) / Math.max(1, limit))}%` }}
          />
        </div>
      )}
    </div>
  )
}
