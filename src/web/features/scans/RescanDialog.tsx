import { markHidden } from '../../../contract/text.forms.ts'
import { messageOf } from '../../lib/api-error.ts'
import { formatDateTime } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { ScanCost } from '../usage/usage.public.ts'
import { useStartScan } from './queries/start-scan.ts'

export interface RescanDialogProps {
  readonly open: boolean
  readonly vendorId: string
  readonly name: string
  /** When the review that stands was finished; null when there is none. */
  readonly reviewedAt: string | null
  readonly isFirst?: boolean
  readonly onClose: () => void
  readonly onStarted: () => void
}

/** Asks before a scan that costs a report, and says what becomes of the review that stands. */
export function RescanDialog({
  open,
  vendorId,
  name,
  reviewedAt,
  isFirst = false,
  onClose,
  onStarted,
}: RescanDialogProps) {
  const start = useStartScan()
  const confirm = (): void => {
    start.mutate(vendorId, {
      onSuccess: onStarted,
      onError: (error) =>
        notify.error(`${isFirst ? 'The scan could not be started' : 'Failed to start rescan'}: ${messageOf(error)}`),
    })
    // What is expected shows behind it at once, and a refusal is told there.
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      title={isFirst ? `Start the first scan of ${markHidden(name)}?` : `Rescan ${markHidden(name)}?`}
      onClose={onClose}
      description={
        <>
          <p>
            Assay reads the public pages{isFirst ? '' : ' again'} and writes {isFirst ? 'the' : 'a new'} review.
          </p>
          {reviewedAt !== null && (
            <p>The review of {formatDateTime(reviewedAt)} stays available while the scan runs.</p>
          )}
          <ScanCost />
        </>
      }
    >
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="primary" busy={start.isPending} onClick={confirm}>
        {isFirst ? 'Start review' : 'Rescan Vendor'}
      </Button>
    </ConfirmDialog>
  )
}
