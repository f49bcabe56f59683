import { useNavigate } from '@tanstack/react-router'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import { cannotStartScans } from '../../../lib/role-notes.ts'
import { scanIsRunning } from '../../../lib/scan-status.ts'
import { OnceOpen } from '../../../ui/lazily.tsx'
import { RescanDialog } from '../../scans/scans.public.tsx'

/** Why no rescan can be started now, or null. */
export function rescanRefusal({ scan }: ReviewPage, isRescanning: boolean): string | null {
  if (isRescanning) return scanIsRunning
  return scan.abilities.rescan ? null : cannotStartScans
}

interface AskRescanProps {
  readonly page: ReviewPage
  readonly open: boolean
  readonly onClose: () => void
}

/** Asks first: a scan costs a report. */
export function AskRescan({ page, open, onClose }: AskRescanProps) {
  const { scan, vendor } = page
  const navigate = useNavigate()
  return (
    <OnceOpen open={open}>
      <RescanDialog
        open={open}
        vendorId={vendor.id}
        name={vendor.name}
        reviewedAt={scan.completed_at}
        onClose={onClose}
        onStarted={() => void navigate({ to: '/vendor/$vendorId/review', params: { vendorId: vendor.id } })}
      />
    </OnceOpen>
  )
}
