import { useState, type ChangeEvent } from 'react'
import { CircleCheck, CircleX, Copy } from 'lucide-react'
import type { ImportedRow, ImportRow } from '../../../contract/vendors.ts'
import { messageOf } from '../../lib/api-error.ts'
import { countOf, formatCount } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Select } from '../../ui/Select.tsx'
import { useImportVendors } from './queries/import-vendors.ts'
import { guessMapping, importFields, readCsv, type ImportField } from './read-csv.ts'

const mostRows = 1000
const unused = '-1'

const fieldLabels: Readonly<Record<ImportField, string>> = {
  name: 'Vendor name',
  website: 'Website',
  description: 'Description',
}

/** The first sheet of a workbook or a CSV, as text. The reader of workbooks comes with the first one. */
async function readCells(file: File): Promise<string[][]> {
  if (!/\.xlsx$/i.test(file.name)) return readCsv(await file.text())
  const { readSheet } = await import('read-excel-file/browser')
  const rows = await readSheet(file)
  return rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))))
}

const outcomes = {
  ready: { icon: <CircleCheck className="size-3.5 text-ok" aria-hidden="true" />, label: 'New' },
  duplicate: { icon: <Copy className="size-3.5 text-fg3" aria-hidden="true" />, label: 'Duplicate' },
  invalid: { icon: <CircleX className="size-3.5 text-bad" aria-hidden="true" />, label: 'Error' },
} as const

function Outcomes({ rows }: { readonly rows: readonly ImportedRow[] }) {
  const count = (outcome: ImportedRow['outcome']): number => rows.filter((row) => row.outcome === outcome).length
  return (
    <>
      <p role="status" className="font-medium">
        {countOf(count('ready'), 'new vendor')}, {countOf(count('duplicate'), 'duplicate')},{' '}
        {countOf(count('invalid'), 'error')}
      </p>
      <ul className="max-h-64 overflow-y-auto rounded-control border border-line" tabIndex={0} aria-label="Rows">
        {rows.map((row, index) => (
          // Rows of a file never change their places.
          <li key={index} className="flex items-start gap-3 border-b border-line px-3 py-1.5 last:border-0">
            <span className="w-8 shrink-0 text-right text-label text-fg3 tabular-nums">{formatCount(index + 2)}</span>
            <span className="flex w-22 shrink-0 items-center gap-1.5">
              {outcomes[row.outcome].icon}
              {outcomes[row.outcome].label}
            </span>
            <span className="min-w-0 wrap-anywhere">
              <ForeignText text={row.name} />
              {row.problem !== null && <span className="block text-label text-fg3">{row.problem}</span>}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A file of vendors: read here, checked by the server row by row, and stored only when that was seen. */
export function ImportDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const [cells, setCells] = useState<readonly (readonly string[])[]>([])
  const [mapping, setMapping] = useState<Readonly<Record<ImportField, number>>>({
    name: 0,
    website: -1,
    description: -1,
  })
  const [problem, setProblem] = useState<string | null>(null)
  const send = useImportVendors()
  const [checked, setChecked] = useState<readonly ImportedRow[] | null>(null)
  const [headings = [], ...body] = cells
  const rows = body.map((row): ImportRow => {
    const cell = (field: ImportField): string => row[mapping[field]] ?? ''
    return { name: cell('name'), website: cell('website'), description: cell('description') }
  })
  const take = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0]
    if (!file) return
    setChecked(null)
    setProblem(null)
    try {
      const read = await readCells(file)
      const isLong = read.length - 1 > mostRows
      if (read.length < 2) setProblem('The file has no rows below its headings.')
      if (isLong) setProblem(`The file has more than ${formatCount(mostRows)} rows. Split it, and import the parts.`)
      setCells(isLong ? [] : read)
      setMapping(guessMapping(read[0] ?? []))
    } catch (error) {
      setCells([])
      setProblem(`The file could not be read: ${messageOf(error)}`)
    }
  }
  const submit = (): void => {
    setProblem(null)
    const isDryRun = checked === null
    send.mutate(
      { rows, isDryRun },
      {
        onSuccess: (answer) => {
          setChecked(answer.rows)
          if (isDryRun) return
          notify.success(`${countOf(answer.created, 'vendor')} added`)
          onClose()
        },
        onError: (error) => setProblem(messageOf(error)),
      },
    )
  }
  const ready = checked?.filter(({ outcome }) => outcome === 'ready').length ?? 0
  const columns = [
    { value: unused, label: 'None' },
    ...headings.map((heading, index) => ({ value: String(index), label: heading || `Column ${index + 1}` })),
  ]
  return (
    <FormDialog
      open={open}
      title="Import vendors"
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            type="submit"
            busy={send.isPending}
            disabled={rows.length === 0 || (checked !== null && ready === 0)}
          >
            {checked === null ? 'Check the rows' : `Add ${countOf(ready, 'vendor')}`}
          </Button>
        </>
      }
    >
      <p className="text-fg2">
        A CSV or an Excel workbook with headings in its first row, at most {formatCount(mostRows)} rows. Nothing is
        stored before you have seen what each row becomes, and no scan starts.
      </p>
      <label className="flex flex-col gap-1.5 text-label font-medium text-fg2">
        File
        <input
          type="file"
          accept=".csv,.tsv,.txt,.xlsx"
          className="text-ui font-normal file:mr-3 file:h-8 file:rounded-control file:border file:border-line file:bg-transparent file:px-3 file:text-fg"
          onChange={(event) => void take(event)}
        />
      </label>
      {cells.length > 1 && (
        <div className="grid gap-3 sm:grid-cols-3">
          {importFields.map((field) => (
            <Select
              key={field}
              className="flex-col items-start! gap-1.5!"
              label={fieldLabels[field]}
              options={field === 'name' ? columns.slice(1) : columns}
              value={String(mapping[field])}
              onChange={(column) => {
                setMapping({ ...mapping, [field]: Number(column) })
                setChecked(null)
              }}
            />
          ))}
        </div>
      )}
      {checked !== null && <Outcomes rows={checked} />}
      <p role="alert" className={problem === null ? 'sr-only' : 'rounded-control bg-bad-soft px-3 py-2 text-bad'}>
        {problem}
      </p>
    </FormDialog>
  )
}
