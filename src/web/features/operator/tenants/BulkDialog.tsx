import { useState } from 'react'
import { countOf } from '../../../lib/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/Dialog.tsx'
import { useReport } from '../../../ui/ErrorBanner.tsx'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import { useBulk, type BulkAction, type BulkResult } from '../queries/tenants.ts'
import { DeleteTenantDialog } from './DeleteTenantDialog.tsx'

export const bulkWords: Readonly<Record<BulkAction, { label: string; cost: string }>> = {
  suspend: { label: 'Suspend', cost: 'Their members and keys lose access with the next request. Their data stay.' },
  activate: { label: 'Activate', cost: 'Their members are let in again.' },
  reset_usage: { label: 'Reset Usage', cost: 'Their scans of this period count from zero again.' },
  delete: { label: 'Delete', cost: '' },
}

interface BulkDialogProps {
  readonly action: BulkAction
  readonly ids: readonly string[]
  readonly onClose: () => void
  /** Which are left when it is over: those that were refused. */
  readonly onDone: (refused: readonly string[]) => void
}

function Refusals({ results }: { readonly results: readonly BulkResult[] }) {
  return (
    <ul className="max-h-48 overflow-y-auto">
      {results.map(({ tenant_id: id, name, message }) => (
        <li key={id} className="text-bad wrap-anywhere">
          {name ?? id}: {message}
        </li>
      ))}
    </ul>
  )
}

/** Confirms one thing that is done to many organizations, shows how far it is, and says which were refused. */
export function BulkDialog({ action, ids, onClose, onDone }: BulkDialogProps) {
  const [results, setResults] = useState<readonly BulkResult[]>([])
  const bulk = useBulk()
  const report = useReport()
  const { label, cost } = bulkWords[action]
  const count = countOf(ids.length, 'tenant')
  const refused = results.filter(({ success }) => !success)
  const run = (): void =>
    bulk.mutate(
      { action, ids, onProgress: setResults },
      {
        onSuccess: (done) => {
          const left = done.filter(({ success }) => !success)
          if (left.length === 0) onDone([])
        },
        onError: (error) => report(error, `Failed to execute bulk ${action}`),
      },
    )
  if (action === 'delete' && !bulk.isPending && !bulk.isSuccess)
    return (
      <DeleteTenantDialog
        what={count}
        exportOf={null}
        isBusy={false}
        failure={bulk.error}
        onClose={onClose}
        onConfirm={run}
      />
    )
  return (
    <ConfirmDialog
      open
      title={bulk.isSuccess ? `${label}: ${refused.length} of ${count} were refused` : 'Confirm Bulk Action'}
      onClose={onClose}
      description={
        <>
          {!bulk.isSuccess && (
            <p>
              {action === 'reset_usage' ? `Reset the usage of ${count}?` : `${label} ${count}?`} {cost}
            </p>
          )}
          {bulk.isPending && (
            <>
              <p role="status">
                {results.length} of {count} done
              </p>
              <ProgressBar percentage={(100 * results.length) / ids.length} label="Bulk action" />
            </>
          )}
          <Refusals results={refused} />
        </>
      }
    >
      {bulk.isSuccess ? (
        <Button variant="primary" onClick={() => onDone(refused.map(({ tenant_id: id }) => id))}>
          Close
        </Button>
      ) : (
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={bulk.isPending} onClick={run}>
            {action === 'reset_usage' ? `Reset usage of ${count}` : `${label} ${count}`}
          </Button>
        </>
      )}
    </ConfirmDialog>
  )
}
