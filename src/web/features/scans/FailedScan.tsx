import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { toast } from 'sonner'
import { messageOf } from '../../lib/api-error.ts'
import { formatDateTime } from '../../lib/format.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { ErrorCard } from '../../ui/ErrorCard.tsx'
import { useStartScan, vendorQuery } from '../vendors/vendors.public.ts'
import { Breadcrumb } from './ReviewHeader.tsx'
import { lastCompletedQuery } from './use-scans.ts'

interface FailedScanProps {
  readonly vendorId: string
  readonly name: string
  readonly reason: string | null
  /** There is no scan at all yet. */
  readonly isFirst?: boolean
}

/** No review to show: says why, what is kept, and offers the next step. */
export function FailedScan({ vendorId, name, reason, isFirst = false }: FailedScanProps) {
  const start = useStartScan()
  const { data: vendor } = useQuery(vendorQuery(vendorId))
  const { data: earlier } = useQuery({ ...lastCompletedQuery(vendorId), enabled: !isFirst })
  const isCancelled = vendor?.latest_scan?.cancelled_at != null
  const scan = (): void => {
    start.mutate(vendorId, { onError: (error) => toast.error(`Failed to start rescan: ${messageOf(error)}`) })
  }
  const title = isFirst ? 'No review yet' : isCancelled ? 'This scan was cancelled' : 'This scan failed'
  const text = isFirst
    ? `${name} has not been scanned. A scan reads its public pages and writes the review.`
    : (reason ?? 'What was found until then is kept.')
  return (
    <div className="mx-auto max-w-[1320px] px-4 py-6 md:px-8">
      <Breadcrumb name={name} />
      <h1 className="mt-4 text-title font-semibold">{name}</h1>
      <div className="mt-6 max-w-2xl">
        <ErrorCard
          title={title}
          text={text}
          {...(isFirst ? {} : { hint: `${name} and its earlier reviews are kept.` })}
        >
          <Button
            look="primary"
            busy={start.isPending}
            disabledReason={vendor && !vendor.abilities.scan ? 'Your role may not start scans.' : null}
            onClick={scan}
          >
            {isFirst ? 'Start review' : 'Rescan Vendor'}
          </Button>
          {earlier && (
            <Link
              to="/vendor/$vendorId/review/$scanId"
              params={{ vendorId, scanId: earlier.id }}
              className={buttonStyle()}
            >
              Open the review of {formatDateTime(earlier.completed_at)}
            </Link>
          )}
          <Link to="/dashboard" className={buttonStyle('ghost')}>
            Dashboard
          </Link>
        </ErrorCard>
      </div>
    </div>
  )
}
