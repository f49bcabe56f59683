import { useState, type ReactElement } from 'react'
import { CalendarClock, Play, RefreshCw, Trash2 } from 'lucide-react'
import type { Vendor } from '../../../contract/vendors.ts'
import { markHidden } from '../../../contract/text.forms.ts'
import { notify } from '../../lib/notify.ts'
import { cannotStartScans } from '../../lib/role-notes.ts'
import { isActive, scanIsRunning } from '../../lib/scan-status.ts'
import { Button } from '../../ui/Button.tsx'
import { lazily, OnceOpen } from '../../ui/lazily.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { RescanDialog } from '../scans/scans.public.tsx'

const CareDialog = lazily(async () => (await import('./CareDialog.tsx')).CareDialog)

interface VendorActionsProps {
  readonly vendor: Vendor
  readonly onDelete: (vendor: Vendor) => void
}

/** What an icon does; a button that is off says why instead. */
function Hinted({ text, children }: { readonly text: string | null; readonly children: ReactElement }) {
  return text === null ? children : <Tooltip text={text}>{children}</Tooltip>
}

export function VendorActions({ vendor, onDelete }: VendorActionsProps) {
  const [isAsking, setAsking] = useState(false)
  const [isCaring, setCaring] = useState(false)
  const { latest_scan: latest, abilities } = vendor
  const name = markHidden(vendor.name)
  const label = latest ? `Rescan ${name}` : `Start the first scan of ${name}`
  const refusal = isActive(latest?.scan_status) ? scanIsRunning : cannotStartScans
  const sayStarted = (): void => {
    notify.success(`The scan of ${name} has started`)
  }
  const shape = latest ? (
    <RefreshCw className="size-4" aria-hidden="true" />
  ) : (
    <Play className="size-4" aria-hidden="true" />
  )
  return (
    <div className="-my-1.5 flex justify-end">
      <Hinted text={abilities.scan ? (latest ? 'Rescan' : 'Start a scan') : null}>
        <Button
          variant="ghost"
          size="icon"
          aria-label={label}
          disabledReason={abilities.scan ? null : refusal}
          onClick={() => setAsking(true)}
        >
          {shape}
        </Button>
      </Hinted>
      <Hinted text={abilities.edit ? 'Owner and next review' : null}>
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Owner and next review of ${name}`}
          disabledReason={abilities.edit ? null : 'Your role cannot edit vendors.'}
          onClick={() => setCaring(true)}
        >
          <CalendarClock className="size-4" aria-hidden="true" />
        </Button>
      </Hinted>
      <Hinted text={abilities.delete ? 'Delete' : null}>
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Delete ${name}`}
          disabledReason={abilities.delete ? null : 'Your role cannot delete vendors.'}
          onClick={() => onDelete(vendor)}
        >
          <Trash2 className="size-4" aria-hidden="true" />
        </Button>
      </Hinted>
      {isCaring && <CareDialog open vendor={vendor} onClose={() => setCaring(false)} />}
      <OnceOpen open={isAsking}>
        <RescanDialog
          open={isAsking}
          vendorId={vendor.id}
          name={vendor.name}
          isFirst={latest === null}
          reviewedAt={vendor.last_review?.completed_at ?? null}
          onClose={() => setAsking(false)}
          onStarted={sayStarted}
        />
      </OnceOpen>
    </div>
  )
}
