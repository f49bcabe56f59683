import { useState } from 'react'
import type { Vendor } from '../../../contract/vendors.ts'
import { countOf } from '../../lib/format.ts'
import { cannotStartScans } from '../../lib/role-notes.ts'
import { Button } from '../../ui/Button.tsx'
import { lazily } from '../../ui/lazily.tsx'

const BulkScanDialog = lazily(async () => (await import('./BulkScanDialog.tsx')).BulkScanDialog)

interface ChosenBarProps {
  readonly vendors: readonly Vendor[]
  readonly onClear: () => void
}

/** What can be done with the vendors that were chosen. */
export function ChosenBar({ vendors, onClear }: ChosenBarProps) {
  const [scanning, setScanning] = useState<readonly Vendor[] | null>(null)
  const canScan = vendors.some(({ abilities }) => abilities.scan)
  return (
    <>
      {vendors.length > 0 && (
        <div className="mb-3 flex items-center gap-3 rounded-control border border-line bg-s1 px-3 py-2">
          <p role="status" className="font-medium tabular-nums">
            {countOf(vendors.length, 'vendor')} chosen
          </p>
          <Button size="sm" disabledReason={canScan ? null : cannotStartScans} onClick={() => setScanning(vendors)}>
            Scan…
          </Button>
          <Button size="sm" variant="ghost" onClick={onClear}>
            Clear
          </Button>
        </div>
      )}
      {scanning && (
        <BulkScanDialog
          open
          vendors={scanning}
          onClose={() => setScanning(null)}
          onDone={() => {
            setScanning(null)
            onClear()
          }}
        />
      )}
    </>
  )
}
