import { useId, useState, type ReactNode } from 'react'
import { Download } from 'lucide-react'
import { messageOf } from '../../../lib/api-error.ts'
import { notify } from '../../../lib/notify.ts'
import { Button } from '../../../ui/Button.tsx'
import { downloadReport, type ReportRequest } from '../queries/analytics.ts'

interface ExportButtonProps {
  readonly title: string
  readonly request: ReportRequest
  readonly mayExport: boolean
  readonly format: 'csv' | 'xlsx'
  /** The page's own export and not one card's. */
  readonly isMain?: boolean
}

const formatNames = { csv: 'CSV', xlsx: 'Excel' } as const

/** Hands a report over as a file, and says why where that may not or could not be. */
function ExportButton({ title, request, mayExport, format, isMain = false }: ExportButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const name = formatNames[format]
  const download = async (): Promise<void> => {
    setBusy(true)
    try {
      await downloadReport(request, format, isMain)
    } catch (error) {
      notify.error(`The ${name} file could not be made: ${messageOf(error)}`)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant={isMain ? (format === 'csv' ? 'primary' : 'secondary') : 'ghost'}
      size={isMain ? 'md' : 'sm'}
      aria-label={isMain ? undefined : `${name}: ${title}`}
      busy={isBusy}
      disabledReason={mayExport ? null : 'Your role can read the analytics but not export them.'}
      onClick={() => void download()}
    >
      {!isBusy && isMain && <Download className="size-3.5" aria-hidden="true" />}
      {isMain ? `Export ${name}` : name}
    </Button>
  )
}

/** The report as text and as a workbook; the page's own workbook holds every report. */
export function ExportButtons(props: Omit<ExportButtonProps, 'format'>) {
  return (
    <>
      <ExportButton {...props} format="xlsx" />
      <ExportButton {...props} format="csv" />
    </>
  )
}

export interface CardTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
}

function PlainTable({ label, head, rows }: CardTable & { readonly label: string }) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-left">
        <thead>
          <tr>
            {head.map((name, at) => (
              <th
                key={name}
                scope="col"
                className={`h-8 border-b border-line pr-3 text-label font-medium whitespace-nowrap text-fg3 last:pr-0 ${at === 0 ? '' : 'text-right'}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell, at) =>
                at === 0 ? (
                  <th key={head[at]} scope="row" className="h-8 border-b border-line pr-3 font-medium">
                    {cell}
                  </th>
                ) : (
                  <td key={head[at]} className="h-8 border-b border-line pr-3 text-right tabular-nums last:pr-0">
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface ChartCardProps {
  readonly title: string
  readonly request: ReportRequest
  readonly mayExport: boolean
  /** The same figures to be read row by row; null while there are none. */
  readonly table: CardTable | null
  /** What is chosen between, beside the title. */
  readonly choices?: ReactNode
  /** Likewise where they need a row of their own; the table shows all of them. */
  readonly above?: ReactNode
  /** What the table stands in for. */
  readonly shows?: 'chart' | 'passages'
  readonly className?: string
  readonly children: ReactNode
}

export const cardStyle = 'rounded-card border border-line bg-s1'

/** A chart with its title, the same as a table, and as CSV. */
export function ChartCard({
  title,
  request,
  mayExport,
  table,
  choices,
  above,
  shows = 'chart',
  className = '',
  children,
}: ChartCardProps) {
  const id = useId()
  const [isTable, setTable] = useState(false)
  const back = shows === 'chart' ? 'View as chart' : 'View passages'
  const other = isTable ? back : 'View as table'
  return (
    <section aria-labelledby={id} className={`flex min-w-0 flex-col px-4 pt-3 pb-4 ${cardStyle} ${className}`}>
      <div className="mb-2 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {choices}
        <div className="-mr-2 ml-auto flex flex-wrap items-center">
          {table && (
            <Button variant="ghost" size="sm" aria-label={`${other}: ${title}`} onClick={() => setTable(!isTable)}>
              {other}
            </Button>
          )}
          <ExportButtons title={title} request={request} mayExport={mayExport} />
        </div>
      </div>
      {above !== undefined && !isTable && <div className="mb-3">{above}</div>}
      {isTable && table ? <PlainTable label={`${title} as a table`} {...table} /> : children}
    </section>
  )
}
