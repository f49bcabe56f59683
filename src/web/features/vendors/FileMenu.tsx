import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { FileDown, FileUp, FolderDown } from 'lucide-react'
import { messageOf } from '../../lib/api-error.ts'
import type { HubSearch } from '../../lib/hub-search.ts'
import { notify } from '../../lib/notify.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/Button.tsx'
import { lazily } from '../../ui/lazily.tsx'
import { Menu, MenuItem } from '../../ui/Menu.tsx'
import { currentUserQuery } from '../auth/auth.public.tsx'
import { useExportVendors } from './queries/import-vendors.ts'

const ImportDialog = lazily(async () => (await import('./ImportDialog.tsx')).ImportDialog)

/** Vendors from a file and into one: those that the list shows now, on all its pages. */
export function FileMenu({ hub }: { readonly hub: HubSearch }) {
  const [isImporting, setImporting] = useState(false)
  const { data: user } = useQuery(currentUserQuery)
  const download = useExportVendors()
  const save = (): void =>
    download.mutate(hub, {
      onSuccess: ({ content, media_type: type, filename }) => saveFile(content, type, filename),
      onError: (error) => notify.error(`The vendors could not be exported: ${messageOf(error)}`),
    })
  const mayImport = user?.permissions.includes('create_vendors') === true
  const mayExport = user?.permissions.includes('export_data') === true
  if (!mayImport && !mayExport) return null
  return (
    <>
      <Menu
        trigger={
          <Button size="icon" aria-label="Import and export" busy={download.isPending} className="max-md:size-10">
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
          <MenuItem onClick={save}>
            <FileDown className="size-4" aria-hidden="true" />
            Export as CSV
          </MenuItem>
        )}
      </Menu>
      {isImporting && <ImportDialog open onClose={() => setImporting(false)} />}
    </>
  )
}
