import type { UsageNow } from '../../../contract/payments.ts'
import { formatCount, formatShortDate } from '../../lib/format.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'

/** What of the plan is used in this period. */
export function UsagePanel({ usage }: { readonly usage: UsageNow }) {
  const { used, limit, credits, remaining, vendors, vendor_limit: vendorLimit } = usage
  const isUnlimited = remaining === null
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-1.5">
        <div className="flex justify-between gap-2">
          <span className="text-fg2">Scans used this month</span>
          <span className="tabular-nums">
            {formatCount(used)} / {isUnlimited ? 'Unlimited' : formatCount(limit)}
          </span>
        </div>
        {!isUnlimited && (
          <ProgressBar percentage={(100 * used) / Math.max(1, limit)} label={`Scans used: ${used} of ${limit}`} />
        )}
        <p className="text-label text-fg3">
          Counted anew on {formatShortDate(usage.period_end)}
          {credits > 0 && `; ${formatCount(credits)} single ${credits === 1 ? 'report waits' : 'reports wait'}`}
        </p>
      </div>
      <div className="flex justify-between gap-2">
        <span className="text-fg2">Vendors</span>
        <span className="tabular-nums">
          {formatCount(vendors)} / {vendorLimit === null ? 'Unlimited' : formatCount(vendorLimit)}
        </span>
      </div>
    </div>
  )
}
