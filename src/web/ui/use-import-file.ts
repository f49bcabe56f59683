import { useState } from 'react'
import { messageOf } from '../lib/api-error.ts'
import { formatCount } from '../lib/format.ts'
import { guessMapping, readCsv, type ColumnGuess } from '../lib/read-csv.ts'

type Mapping<Field extends string> = Readonly<Record<Field, number>>

export interface ImportFile<Field extends string> {
  readonly headings: readonly string[]
  /** As the columns are mapped now; empty until something was read. */
  readonly rows: readonly Readonly<Record<Field, string>>[]
  readonly mapping: Mapping<Field>
  readonly problem: string | null
  map(field: Field, column: number): void
  takeFile(file: File): Promise<void>
  takeText(text: string): void
}

/** The first sheet of a workbook or a CSV, as text. The reader of workbooks comes with the first one. */
async function readCells(file: File): Promise<string[][]> {
  if (!/\.xlsx$/i.test(file.name)) return readCsv(await file.text())
  const { readSheet } = await import('read-excel-file/browser')
  const rows = await readSheet(file)
  return rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))))
}

/** What a file or a pasted text holds, and which of its columns is what. */
export function useImportFile<Field extends string>(
  columns: readonly ColumnGuess<Field>[],
  mostRows: number,
): ImportFile<Field> {
  const [cells, setCells] = useState<readonly (readonly string[])[]>([])
  const [mapping, setMapping] = useState<Mapping<Field>>(() => guessMapping(columns, []))
  const [problem, setProblem] = useState<string | null>(null)
  const [headings = [], ...body] = cells
  const take = (read: readonly (readonly string[])[]): void => {
    const isLong = read.length - 1 > mostRows
    setProblem(null)
    if (read.length < 2) setProblem('The file has no rows below its headings.')
    if (isLong) setProblem(`The file has more than ${formatCount(mostRows)} rows. Split it, and import the parts.`)
    setCells(isLong ? [] : read)
    setMapping(guessMapping(columns, read[0] ?? []))
  }
  return {
    headings,
    rows: body.map((row) => {
      const fields = columns.map(({ field }) => [field, row[mapping[field]] ?? ''] as const)
      // safe because there is one entry for each field
      return Object.fromEntries(fields) as Record<Field, string>
    }),
    mapping,
    problem,
    map: (field, column) => setMapping({ ...mapping, [field]: column }),
    takeFile: async (file) => {
      try {
        take(await readCells(file))
      } catch (error) {
        setCells([])
        setProblem(`The file could not be read: ${messageOf(error)}`)
      }
    },
    takeText: (text) => {
      if (text.trim() !== '') take(readCsv(text))
      else setCells([])
    },
  }
}
