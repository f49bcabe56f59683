import { useState } from 'react'
import { notify } from '../../../lib/notify.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { FormFailure } from '../../../ui/FormFailure.tsx'
import { useReport } from '../../../ui/ErrorBanner.tsx'
import { useExportTenant } from '../queries/tenants.ts'

interface DeleteTenantDialogProps {
  /** What is deleted, in words. */
  readonly what: string
  /** The one whose data may be saved first; null for several. */
  readonly exportOf: string | null
  readonly isBusy: boolean
  readonly failure: unknown
  readonly onClose: () => void
  readonly onConfirm: () => void
}

/** Asks for the word DELETE, says what goes, and offers the data first. */
export function DeleteTenantDialog(props: DeleteTenantDialogProps) {
  const { what, exportOf, isBusy, failure, onClose, onConfirm } = props
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const download = useExportTenant()
  const report = useReport()
  const submit = (): void => {
    if (isBusy) return
    if (typed.trim().toLowerCase() === 'delete') onConfirm()
    else setWrong(true)
  }
  const save = (id: string): void =>
    download.mutate(id, {
      onSuccess: ({ content, filename }) => saveFile(content, 'application/json', filename),
      onError: (error) => report(error, 'Failed to export the data'),
    })
  return (
    <FormDialog
      open
      title={`Delete ${what}?`}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          {exportOf !== null && (
            <Button busy={download.isPending} onClick={() => save(exportOf)}>
              Export the data first
            </Button>
          )}
          <Button
            onClick={() => {
              notify.success('Deletion was cancelled')
              onClose()
            }}
          >
            Cancel
          </Button>
          <Button variant="danger" type="submit" busy={isBusy}>
            Delete permanently
          </Button>
        </>
      }
    >
      <p className="text-fg2">
        Users, vendors, scans, reviews and billing data go at once and for good; scans that run are stopped. The audit
        log keeps a note of it. A subscription at the payment provider is cancelled at once, without a refund.
      </p>
      <Field
        label="Type DELETE to confirm"
        autoComplete="off"
        autoFocus
        value={typed}
        error={isWrong ? 'Deletion was cancelled: the word was not DELETE. Nothing was deleted.' : null}
        onChange={({ target }) => {
          setWrong(false)
          setTyped(target.value)
        }}
      />
      <FormFailure error={failure} otherwise="Failed to delete tenant" />
    </FormDialog>
  )
}
