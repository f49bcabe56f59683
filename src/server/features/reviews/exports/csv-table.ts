import { stringify } from 'csv-stringify/sync'
import { markHidden } from '../../../../contract/text.forms.ts'
import { spreadsheetCell } from './spreadsheet-cell.ts'

type CsvCell = string | number | null

/** A table as CSV that no spreadsheet runs anything of: numbers stay numbers, null is an empty cell. */
export function csvTable(head: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? spreadsheetCell(markHidden(cell)) : (cell ?? ''))),
  )
  return stringify([[...head], ...cells], { bom: true, record_delimiter: 'windows', quoted_string: true })
}
