import { messageOf } from '../../lib/api-error.ts'
import { notify } from '../../lib/notify.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/Button.tsx'
import { useExportOrganization } from './queries/profile.ts'

/** All that the organization has, as a file. */
export function ExportButton({ label = 'Export all data' }: { readonly label?: string }) {
  const download = useExportOrganization()
  return (
    <Button
      className="self-start"
      busy={download.isPending}
      onClick={() =>
        download.mutate(undefined, {
          onSuccess: ({ content, filename }) => saveFile(content, 'application/json', filename),
          onError: (error) => notify.error(messageOf(error, 'Failed to export the data')),
        })
      }
    >
      {label}
    </Button>
  )
}
