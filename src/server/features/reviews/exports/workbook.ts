import writeExcelFile, { type Cell, type Sheet } from 'write-excel-file/node'
import { markHidden, shortText } from '../../../../contract/text.forms.ts'

/** What a column holds: a time is an ISO moment, a day an ISO date, and a plain cell is text or a number as it comes. */
export type ColumnKind = 'plain' | 'time' | 'day'
export interface Column {
  readonly title: string
  readonly kind: ColumnKind
}
type Value = string | number | null
export interface Table {
  /** Names the sheet. */
  readonly title: string
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly Value[])[]
}

/** Columns by their titles; a title with a kind stands as a pair. */
export const columnsOf = (...titles: readonly (string | readonly [string, ColumnKind])[]): Column[] =>
  titles.map((one) => (typeof one === 'string' ? { title: one, kind: 'plain' } : { title: one[0], kind: one[1] }))

export const titlesOf = ({ columns }: Table): string[] => columns.map(({ title }) => title)

/** More than this no cell of a workbook holds. */
const longestCell = 32_767
const longestSheetName = 31

/** A cell has no zone: its time is what the clock of the reader's zone shows, as if that were UTC. */
function clockOf(zone: string): (iso: string) => Date | null {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  return (iso) => {
    const moment = Date.parse(iso)
    if (Number.isNaN(moment)) return null
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
    const [year = 0, month = 1, day, hour, minute] = (['year', 'month', 'day', 'hour', 'minute'] as const).map((part) =>
      parts.get(part),
    )
    return new Date(Date.UTC(year, month - 1, day, hour, minute))
  }
}

/** Always of a declared type: a text that begins as a formula does stays a text. */
function cellOf(value: Value, kind: ColumnKind, read: (iso: string) => Date | null): Cell {
  if (value === null || value === '') return null
  if (typeof value === 'number') return { value, type: Number }
  const moment = kind === 'plain' ? null : kind === 'day' ? new Date(`${value}T00:00:00Z`) : read(value)
  if (moment !== null && !Number.isNaN(moment.getTime()))
    return { value: moment, type: Date, format: kind === 'day' ? 'yyyy-mm-dd' : 'yyyy-mm-dd hh:mm' }
  return { value: shortText(markHidden(value), longestCell), type: String, alignVertical: 'top' }
}

const widest = 60
const narrowest = 10
/** As wide as its longest words of the first rows, in characters. */
function widthOf({ columns, rows }: Table, at: number): number {
  const lengths = rows.slice(0, 200).map((row) => String(row[at] ?? '').length)
  const isMoment = columns[at]?.kind !== 'plain'
  const longest = Math.max(columns[at]?.title.length ?? 0, ...(isMoment ? [16] : lengths))
  return Math.min(widest, Math.max(narrowest, longest + 2))
}

/** The titles of times name the zone whose clock they show. */
function sheetOf(table: Table, zone: string): Sheet<Buffer> {
  const read = clockOf(zone)
  const head = table.columns.map(({ title, kind }) => ({
    value: kind === 'time' ? `${title} (${zone})` : title,
    type: String,
    fontWeight: 'bold' as const,
  }))
  const body = table.rows.map((row) => row.map((value, at) => cellOf(value, table.columns[at]?.kind ?? 'plain', read)))
  return {
    sheet: table.title.replaceAll(/[\\/*?:[\]]/g, ' ').slice(0, longestSheetName),
    data: [head, ...body],
    columns: table.columns.map((_, at) => ({ width: widthOf(table, at) })),
    stickyRowsCount: 1,
  }
}

/** A workbook of a sheet a table, whose first row stays in view. `zone` is a name of the IANA database. */
export const writeWorkbook = (tables: readonly Table[], zone: string): Promise<Buffer> =>
  writeExcelFile(tables.map((table) => sheetOf(table, zone))).toBuffer()
