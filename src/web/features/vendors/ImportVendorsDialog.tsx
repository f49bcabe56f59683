import type { ImportedRow } from '../../../contract/vendors.ts'
import { countOf, formatCount } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { ImportDialog, type ImportColumn, type ImportOutcome } from '../../ui/ImportDialog.tsx'
import { useImportVendors } from './queries/import-vendors.ts'

const mostRows = 1000

const columns: readonly ImportColumn<'name' | 'website' | 'description'>[] = [
  { field: 'name', label: 'Vendor name', heading: /^(?:vendor|name|vendor name|company|supplier)$/i },
  { field: 'website', label: 'Website', heading: /^(?:website|url|website url|domain|homepage|web)$/i },
  { field: 'description', label: 'Description', heading: /^(?:description|notes?|comment|purpose)$/i },
]

const outcomes: Readonly<Record<ImportedRow['outcome'], ImportOutcome>> = {
  ready: { label: 'New', tone: 'ok' },
  duplicate: { label: 'Duplicate', tone: 'known' },
  invalid: { label: 'Error', tone: 'bad' },
}

function present(rows: readonly ImportedRow[]) {
  const count = (outcome: ImportedRow['outcome']): number => rows.filter((row) => row.outcome === outcome).length
  const [ready, duplicates] = [count('ready'), countOf(count('duplicate'), 'duplicate')]
  return {
    rows: rows.map(({ name, outcome, problem }) => ({ title: name, outcome: outcomes[outcome], problem })),
    ready,
    summary: `${countOf(ready, 'new vendor')}, ${duplicates}, ${countOf(count('invalid'), 'error')}`,
  }
}

/** A file of vendors, each told to be new, known or wrong before anything is stored. */
export function ImportVendorsDialog({ onClose }: { readonly onClose: () => void }) {
  const send = useImportVendors()
  return (
    <ImportDialog
      title="Import vendors"
      about={
        <>
          A CSV or an Excel workbook with headings in its first row, at most {formatCount(mostRows)} rows. Nothing is
          stored before you have seen what each row becomes, and no scan starts.
        </>
      }
      mostRows={mostRows}
      columns={columns}
      isBusy={send.isPending}
      onCheck={async (rows) => present((await send.mutateAsync({ rows, isDryRun: true })).rows)}
      onConfirm={async (rows) => {
        const { created } = await send.mutateAsync({ rows, isDryRun: false })
        notify.success(`${countOf(created, 'vendor')} added`)
        return null
      }}
      confirmLabel={(ready) => `Add ${countOf(ready, 'vendor')}`}
      onClose={onClose}
    />
  )
}
