import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { CircleCheck, CircleX, Copy } from 'lucide-react'
import { messageOf } from '../lib/api-error.ts'
import { formatCount } from '../lib/format.ts'
import type { ColumnGuess } from '../lib/read-csv.ts'
import { Button } from './Button.tsx'
import { ForeignText } from './ForeignText.tsx'
import { FormDialog } from './FormDialog.tsx'
import { Select } from './Select.tsx'
import { TextArea } from './TextArea.tsx'
import { useImportFile } from './use-import-file.ts'

const unused = '-1'

const icons = {
  ok: <CircleCheck className="size-3.5 shrink-0 text-ok" aria-hidden="true" />,
  known: <Copy className="size-3.5 shrink-0 text-fg3" aria-hidden="true" />,
  bad: <CircleX className="size-3.5 shrink-0 text-bad" aria-hidden="true" />,
} as const

/** What became of a row, or would. */
export interface ImportOutcome {
  readonly label: string
  readonly tone: keyof typeof icons
}

/** A row as the server judged it. */
export interface JudgedRow {
  readonly title: string
  readonly outcome: ImportOutcome
  readonly problem: string | null
}

export interface ImportColumn<Field extends string> extends ColumnGuess<Field> {
  readonly label: string
}

interface Checked {
  readonly rows: readonly JudgedRow[]
  /** How many of them would be taken. */
  readonly ready: number
  readonly summary: string
}

interface ImportDialogProps<Field extends string> {
  readonly title: string
  readonly about: ReactNode
  readonly mostRows: number
  /** The first one is the one that every row needs. */
  readonly columns: readonly ImportColumn<Field>[]
  readonly isBusy: boolean
  /** Says what would become of each row. */
  readonly onCheck: (rows: readonly Readonly<Record<Field, string>>[]) => Promise<Checked>
  /** Does it; null closes the dialog, else what became of each row is shown. */
  readonly onConfirm: (rows: readonly Readonly<Record<Field, string>>[]) => Promise<Checked | null>
  /** What the button says that does it, by how many rows are ready. */
  readonly confirmLabel: (ready: number) => string
  readonly onClose: () => void
  /** What else is asked for. */
  readonly children?: ReactNode
}

interface RowsProps extends Pick<Checked, 'rows' | 'summary'> {
  readonly isDone: boolean
}

/** What the server said of the rows. It takes the focus: on a phone it comes below the fold, where nobody would look. */
function Rows({ rows, summary, isDone }: RowsProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [rows])
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <div>
        <h3
          ref={heading}
          id={id}
          tabIndex={-1}
          aria-describedby={`${id}-summary`}
          className="scroll-mt-5 font-semibold outline-none"
        >
          {isDone ? 'What became of the rows' : 'What would become of the rows'}
        </h3>
        <p id={`${id}-summary`} className="text-fg2">
          {summary}
        </p>
      </div>
      <ul className="max-h-64 overflow-y-auto rounded-control border border-line" tabIndex={0} aria-label="Rows">
        {rows.map(({ title, outcome, problem }, index) => (
          // Rows of a file never change their places.
          <li key={index} className="flex items-start gap-3 border-b border-line px-3 py-1.5 last:border-0">
            <span className="w-8 shrink-0 text-right text-label text-fg3 tabular-nums">{formatCount(index + 2)}</span>
            <span className="flex w-26 shrink-0 items-start gap-1.5">
              <span className="flex h-5 items-center">{icons[outcome.tone]}</span>
              {outcome.label}
            </span>
            <span className="min-w-0 wrap-anywhere">
              <ForeignText text={title} />
              {problem !== null && <span className="block text-label text-fg3">{problem}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A file or a pasted table: read here, checked by the server row by row, and acted on only when that was seen. */
export function ImportDialog<Field extends string>(props: ImportDialogProps<Field>) {
  const { title, about, mostRows, columns, isBusy, onCheck, onConfirm, confirmLabel, onClose, children } = props
  const file = useImportFile(columns, mostRows)
  const [checked, setChecked] = useState<Checked | null>(null)
  const [isDone, setDone] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { headings, rows, mapping } = file
  const problem = failure ?? file.problem
  const startOver = (): void => {
    setChecked(null)
    setFailure(null)
  }
  const send = async (): Promise<void> => {
    setFailure(null)
    try {
      const answer = checked === null ? await onCheck(rows) : await onConfirm(rows)
      if (answer === null) return onClose()
      setDone(checked !== null)
      setChecked(answer)
    } catch (error) {
      setFailure(messageOf(error))
    }
  }
  const choices = [
    { value: unused, label: 'None' },
    ...headings.map((heading, index) => ({ value: String(index), label: heading || `Column ${index + 1}` })),
  ]
  const act = (
    <Button
      variant="primary"
      type="submit"
      busy={isBusy}
      disabled={rows.length === 0 || (checked !== null && checked.ready === 0)}
    >
      {checked === null ? 'Check the rows' : confirmLabel(checked.ready)}
    </Button>
  )
  return (
    <FormDialog
      open
      title={title}
      onClose={onClose}
      onSubmit={() => void (isBusy || isDone || send())}
      actions={
        <>
          <Button onClick={onClose}>{isDone ? 'Close' : 'Cancel'}</Button>
          {!isDone && act}
        </>
      }
    >
      {!isDone && (
        <>
          <p className="text-fg2">{about}</p>
          <label className="flex flex-col gap-1.5 text-label font-medium text-fg2">
            File
            <input
              type="file"
              accept=".csv,.tsv,.txt,.xlsx"
              className="text-ui font-normal file:mr-3 file:h-8 file:rounded-control file:border file:border-line file:bg-transparent file:px-3 file:text-fg"
              onChange={({ target }) => {
                startOver()
                if (target.files?.[0]) void file.takeFile(target.files[0])
              }}
            />
          </label>
          <TextArea
            label="Or paste the rows, with their headings"
            rows={4}
            onChange={({ target }) => {
              startOver()
              file.takeText(target.value)
            }}
          />
          {rows.length > 0 && (
            <div className="grid gap-3 sm:grid-cols-3">
              {columns.map(({ field, label }, index) => (
                <Select
                  key={field}
                  className="flex-col items-start! gap-1.5!"
                  label={label}
                  options={index === 0 ? choices.slice(1) : choices}
                  value={String(mapping[field])}
                  onChange={(column) => {
                    startOver()
                    file.map(field, Number(column))
                  }}
                />
              ))}
            </div>
          )}
          {children}
        </>
      )}
      {checked !== null && <Rows {...checked} isDone={isDone} />}
      <p role="alert" className={problem === null ? 'sr-only' : 'rounded-control bg-bad-soft px-3 py-2 text-bad'}>
        {problem}
      </p>
    </FormDialog>
  )
}
