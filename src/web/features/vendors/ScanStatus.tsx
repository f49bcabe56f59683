import { Ban, CircleCheck, CircleDashed, CircleX, LoaderCircle } from 'lucide-react'
import type { Vendor } from '../../../contract/vendors.ts'
import { markHidden } from '../../../contract/text.forms.ts'
import { isActive, waitingLabel } from '../../lib/scan-status.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'

type LatestScan = NonNullable<Vendor['latest_scan']>

const icon = 'size-4 shrink-0'

function Active({ scan, vendor }: { readonly scan: LatestScan; readonly vendor: string }) {
  const { percentage, current_step: step } = scan.progress_data
  return (
    <div className="w-48 max-w-full">
      <p className="flex items-center gap-2 font-medium">
        <LoaderCircle className={`${icon} spin text-accent`} aria-hidden="true" />
        <span className="whitespace-nowrap">In Progress</span>
        <span className="ml-auto text-label text-fg3 tabular-nums">{percentage}%</span>
      </p>
      <div className="mt-1.5">
        <ProgressBar percentage={percentage} label={`Scan of ${markHidden(vendor)}`} />
      </div>
      <p className="mt-1 truncate text-meta text-fg3" title={step}>
        {scan.scan_status === 'pending' ? waitingLabel : step}
      </p>
    </div>
  )
}

/** What the latest scan does, as shape and word. */
export function ScanStatus({ vendor }: { readonly vendor: Vendor }) {
  const scan = vendor.latest_scan
  if (!scan) {
    return (
      <p className="flex items-center gap-2 text-fg3">
        <CircleDashed className={icon} aria-hidden="true" />
        No Scans
      </p>
    )
  }
  if (isActive(scan.scan_status)) return <Active scan={scan} vendor={vendor.name} />
  if (scan.scan_status === 'failed') {
    const isCancelled = scan.cancelled_at !== null
    return (
      <div>
        <p className={`flex items-center gap-2 font-medium ${isCancelled ? 'text-fg2' : 'text-bad'}`}>
          {isCancelled ? <Ban className={icon} aria-hidden="true" /> : <CircleX className={icon} aria-hidden="true" />}
          {isCancelled ? 'Cancelled' : 'Failed'}
        </p>
        {scan.error_log && (
          <p className="mt-0.5 clamp-2 max-w-64 text-label text-fg3">
            <ForeignText text={scan.error_log} />
          </p>
        )}
      </div>
    )
  }
  return (
    <p className="flex items-center gap-2 font-medium">
      <CircleCheck className={`${icon} text-ok`} aria-hidden="true" />
      Completed
    </p>
  )
}
