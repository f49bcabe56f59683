import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { markHidden } from '../../../contract/text.forms.ts'
import { formatDateTime } from '../../lib/format.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { ErrorCard } from '../../ui/ErrorCard.tsx'
import { Page } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { vendorQuery } from '../vendors/vendors.public.ts'
import { ScanForm } from './ScanForm.tsx'

export interface FailedScanProps {
  readonly vendorId: string
  readonly name: string
  readonly reason: string | null
}

/** The latest scan failed or was cancelled: says why, what is kept, and offers the next step. */
export function FailedScan({ vendorId, name, reason }: FailedScanProps) {
  const { data: vendor } = useQuery(vendorQuery(vendorId))
  const earlier = vendor?.last_review
  const isCancelled = vendor?.latest_scan?.cancelled_at != null
  return (
    <Page title={name} above={<Breadcrumb name={name} />}>
      <div className="mt-6 max-w-2xl">
        <ErrorCard
          title={isCancelled ? 'This scan was cancelled' : 'This scan failed'}
          text={markHidden(reason ?? 'What was found so far is kept.')}
          hint={
            earlier
              ? `${markHidden(name)} and its earlier reviews are kept.`
              : `${markHidden(name)} is kept in your Review Hub.`
          }
        >
          {vendor ? <ScanForm vendor={vendor} label="Rescan Vendor" /> : <Skeleton className="h-8 w-32" />}
          <div className="flex w-full flex-wrap gap-2 border-t border-line pt-3">
            {earlier && (
              <Link
                to="/vendor/$vendorId/review/$scanId"
                params={{ vendorId, scanId: earlier.scan_id }}
                className={buttonStyle()}
              >
                Open the review of {formatDateTime(earlier.completed_at)}
              </Link>
            )}
            <Link to="/dashboard" className={buttonStyle(earlier ? 'ghost' : 'secondary')}>
              Dashboard
            </Link>
          </div>
        </ErrorCard>
      </div>
    </Page>
  )
}
