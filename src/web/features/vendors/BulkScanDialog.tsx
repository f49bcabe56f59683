import { useState } from 'react'
import type { Vendor } from '../../../contract/vendors.ts'
import { messageOf } from '../../lib/api-error.ts'
import { countOf } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { useStartScan } from '../scans/scans.public.tsx'
import { ScanCost } from '../usage/usage.public.ts'

interface BulkScanDialogProps {
  readonly open: boolean
  readonly vendors: readonly Vendor[]
  readonly onClose: () => void
  readonly onDone: () => void
}

interface Refused {
  readonly vendor: Vendor
  readonly reason: string
}

/** Starts one scan after the other, and says of each that did not start why. */
export function BulkScanDialog({ open, vendors, onClose, onDone }: BulkScanDialogProps) {
  const start = useStartScan()
  const [done, setDone] = useState<number | null>(null)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const ready = vendors.filter(({ abilities }) => abilities.scan)
  const isRunning = done !== null && done < ready.length
  const isOver = done !== null && !isRunning
  const run = async (): Promise<void> => {
    const failed: Refused[] = []
    setDone(0)
    for (const [index, vendor] of ready.entries()) {
      try {
        // One after the other, so that the first refusal for want of reports is told before the next is asked.
        // oxlint-disable-next-line eslint/no-await-in-loop
        await start.mutateAsync(vendor.id)
      } catch (error) {
        failed.push({ vendor, reason: messageOf(error) })
      }
      setRefused([...failed])
      setDone(index + 1)
    }
    if (failed.length < ready.length) notify.success(`${countOf(ready.length - failed.length, 'scan')} started`)
    if (failed.length === 0) onDone()
  }
  return (
    <FormDialog
      open={open}
      title={`Scan ${countOf(ready.length, 'vendor')}?`}
      onClose={isOver ? onDone : onClose}
      onSubmit={() => void run()}
      actions={
        isOver ? (
          <Button variant="primary" onClick={onDone}>
            Close
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="primary" type="submit" busy={isRunning} disabled={ready.length === 0}>
              {isRunning ? `Starting ${done + 1} of ${ready.length}…` : `Start ${countOf(ready.length, 'scan')}`}
            </Button>
          </>
        )
      }
    >
      <ul className="max-h-48 overflow-y-auto rounded-control border border-line px-3 py-2 text-fg2">
        {ready.map((vendor) => (
          <li key={vendor.id} className="truncate">
            <ForeignText text={vendor.name} />
          </li>
        ))}
      </ul>
      {ready.length < vendors.length && (
        <p className="text-label text-fg3">
          {countOf(vendors.length - ready.length, 'vendor')} of your choice cannot be scanned now: a scan runs already.
        </p>
      )}
      {!isOver && <ScanCost scans={ready.length} />}
      <div role="alert">
        {refused.map(({ vendor, reason }) => (
          <p key={vendor.id} className="text-bad">
            <ForeignText text={vendor.name} /> was not scanned: {reason}
          </p>
        ))}
      </div>
    </FormDialog>
  )
}
