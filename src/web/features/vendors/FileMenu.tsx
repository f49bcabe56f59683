import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { FileDown, FileSpreadsheet, FileUp, FolderDown } from 'lucide-react'
import { messageOf } from '../../lib/api-error.ts'
import type { HubSearch } from '../../lib/hub-search.ts'
import { notify } from '../../lib/notify.ts'
import { saveAnswer } from '../../lib/save-file.ts'
import { Button } from '../../ui/Button.tsx'
import { lazily } from '../../ui/lazily.tsx'
import { Menu, MenuItem } from '../../ui/Menu.tsx'
import { currentUserQuery } from '../auth/auth.public.tsx'
import { useExportVendors } from './queries/import-vendors.ts'

const ImportVendorsDialog = lazily(async () => (await import('./ImportVendorsDialog.tsx')).ImportVendorsDialog)

/** Vendors from a file and into one: those that the list shows now, on all its pages. */
export function FileMenu({ hub }: { readonly hub: HubSearch }) {
  const [isImporting, setImporting] = useState(false)
  const { data: user } = useQuery(currentUserQuery)
  const download = useExportVendors()
  const save = (format: 'csv' | 'xlsx') => (): void =>
    download.mutate(
      { ...hub, format },
      {
        onSuccess: saveAnswer,
        onError: (error) => notify.error(`The vendors could not be exported: ${messageOf(error)}`),
      },
    )
  const mayImport = user?.permissions.includes('create_vendors') === true
  const mayExport = user?.permissions.includes('export_data') === true
  if (!mayImport && !mayExport) return null
  return (
    <>
      <Menu
        trigger={
          <Button
            size="icon"
            aria-label="Import and export"
            title="Import and export"
            busy={download.isPending}
            className="max-md:size-10"
          >
            {!download.isPending && <FolderDown className="size-4" aria-hidden="true" />}
          </Button>
        }
      >
        {mayImport && (
          <MenuItem onClick={() => setImporting(true)}>
            <FileUp className="size-4" aria-hidden="true" />
            Import vendors…
          </MenuItem>
        )}
        {mayExport && (
          <MenuItem onClick={save('csv')}>
            <FileDown className="size-4" aria-hidden="true" />
            Export as CSV
          </MenuItem>
        )}
        {mayExport && (
          <MenuItem onClick={save('xlsx')}>
            <FileSpreadsheet className="size-4" aria-hidden="true" />
            Export as Excel workbook
          </MenuItem>
        )}
      </Menu>
      {isImporting && <ImportVendorsDialog onClose={() => setImporting(false)} />}
    </>
  )
}
