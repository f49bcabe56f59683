import { markHidden } from '../../../contract/text.forms.ts'
import { messageOf } from '../../lib/api-error.ts'
import { formatDateTime } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { useStartScan } from './queries/start-scan.ts'

export interface RescanDialogProps {
  readonly open: boolean
  readonly vendorId: string
  readonly name: string
  /** When the review that stands was finished; null when there is none. */
  readonly reviewedAt: string | null
  readonly onClose: () => void
  readonly onStarted: () => void
}

/** Asks before a scan that costs a report, and says what becomes of the review that stands. */
export function RescanDialog({ open, vendorId, name, reviewedAt, onClose, onStarted }: RescanDialogProps) {
  const start = useStartScan()
  const confirm = (): void => {
    start.mutate(vendorId, {
      onSuccess: onStarted,
      onError: (error) => notify.error(`Failed to start rescan: ${messageOf(error)}`),
      onSettled: onClose,
    })
  }
  return (
    <ConfirmDialog
      open={open}
      title={`Rescan ${markHidden(name)}?`}
      onClose={onClose}
      description={
        <>
          <p>Assay reads the public pages again and writes a new review. This uses one report of this month.</p>
          {reviewedAt !== null && (
            <p>The review of {formatDateTime(reviewedAt)} stays available while the scan runs.</p>
          )}
        </>
      }
    >
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="primary" busy={start.isPending} onClick={confirm}>
        Rescan Vendor
      </Button>
    </ConfirmDialog>
  )
}
