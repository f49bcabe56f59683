import { useState } from 'react'
import { Download } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import type { Vendor } from '../../../contract/vendors.ts'
import { messageOf } from '../../lib/api-error.ts'
import { countOf } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { cannotStartScans } from '../../lib/role-notes.ts'
import { saveAnswer } from '../../lib/save-file.ts'
import { Button } from '../../ui/Button.tsx'
import { lazily } from '../../ui/lazily.tsx'
import { Menu, MenuItem } from '../../ui/Menu.tsx'
import { currentUserQuery } from '../auth/auth.public.tsx'
import { useExportVendors } from './queries/import-vendors.ts'

const dialogs = {
  scan: lazily(async () => (await import('./BulkScanDialog.tsx')).BulkScanDialog),
  owner: lazily(async () => (await import('./BulkOwnerDialog.tsx')).BulkOwnerDialog),
  delete: lazily(async () => (await import('./BulkDeleteDialog.tsx')).BulkDeleteDialog),
}

interface ChosenBarProps {
  readonly vendors: readonly Vendor[]
  readonly onClear: () => void
}

function ExportChosen({ vendors }: Pick<ChosenBarProps, 'vendors'>) {
  const { data: user } = useQuery(currentUserQuery)
  const download = useExportVendors()
  const mayExport = user?.permissions.includes('export_data') === true
  const save = (format: 'csv' | 'xlsx') => (): void =>
    download.mutate(
      { format, ids: vendors.map(({ id }) => id) },
      {
        onSuccess: saveAnswer,
        onError: (error) => notify.error(`The vendors could not be exported: ${messageOf(error)}`),
      },
    )
  const button = (
    <Button size="sm" busy={download.isPending} disabledReason={mayExport ? null : 'Your role cannot export data.'}>
      {!download.isPending && <Download className="size-3.5" aria-hidden="true" />}
      Export
    </Button>
  )
  if (!mayExport) return button
  return (
    <Menu trigger={button}>
      <MenuItem onClick={save('csv')}>CSV</MenuItem>
      <MenuItem onClick={save('xlsx')}>Excel workbook</MenuItem>
    </Menu>
  )
}

/** What can be done with the vendors that were chosen. */
export function ChosenBar({ vendors, onClear }: ChosenBarProps) {
  const [asked, setAsked] = useState<{ act: keyof typeof dialogs; vendors: readonly Vendor[] } | null>(null)
  const may = (ability: keyof Vendor['abilities']): boolean => vendors.some(({ abilities }) => abilities[ability])
  const ask = (act: keyof typeof dialogs) => (): void => setAsked({ act, vendors })
  const Dialog = asked && dialogs[asked.act]
  return (
    <>
      {vendors.length > 0 && (
        <div
          role="group"
          aria-label="Chosen vendors"
          className="mb-3 flex flex-wrap items-center gap-2 rounded-control border border-line bg-s1 px-3 py-2"
        >
          <p role="status" className="mr-1 font-medium tabular-nums">
            {countOf(vendors.length, 'vendor')} chosen
          </p>
          <Button size="sm" disabledReason={may('scan') ? null : cannotStartScans} onClick={ask('scan')}>
            Scan…
          </Button>
          <Button
            size="sm"
            disabledReason={may('edit') ? null : 'Your role cannot edit vendors.'}
            onClick={ask('owner')}
          >
            Set owner…
          </Button>
          <ExportChosen vendors={vendors} />
          <Button
            size="sm"
            disabledReason={may('delete') ? null : 'Your role cannot delete vendors.'}
            onClick={ask('delete')}
          >
            Delete…
          </Button>
          <Button size="sm" variant="ghost" className="ml-auto" onClick={onClear}>
            Clear
          </Button>
        </div>
      )}
      {Dialog && (
        <Dialog
          open
          vendors={asked.vendors}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null)
            onClear()
          }}
        />
      )}
    </>
  )
}
