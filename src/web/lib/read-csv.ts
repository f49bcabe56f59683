/** The cells of a CSV as RFC 4180 has it; the separator is whichever of comma, semicolon and tab the first line has most of. */
export function readCsv(text: string): string[][] {
  const plain = text.replace(/^\ufeff/, '')
  const [firstLine = ''] = plain.split(/\r?\n/, 1)
  const separators = [',', ';', '\t']
  const countIn = (separator: string): number => firstLine.split(separator).length
  const separator = separators.reduce((best, one) => (countIn(one) > countIn(best) ? one : best))
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = (): void => {
    row.push(cell)
    cell = ''
  }
  const endRow = (): void => {
    endCell()
    if (row.some((one) => one.trim() !== '')) rows.push(row)
    row = []
  }
  for (let at = 0; at < plain.length; at += 1) {
    const character = plain.charAt(at)
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (plain.charAt(at + 1) === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (character === '"' && cell === '') isQuoted = true
    else if (character === separator) endCell()
    else if (character === '\n') endRow()
    else if (character !== '\r') cell += character
  }
  endRow()
  return rows
}

/** What a column is for, and the headings by which it is known. */
export interface ColumnGuess<Field extends string> {
  readonly field: Field
  readonly heading: RegExp
}

/** Which column holds which field, by its heading; -1 for none. Without a heading for the first field the first column is it. */
export function guessMapping<Field extends string>(
  columns: readonly ColumnGuess<Field>[],
  headings: readonly string[],
): Readonly<Record<Field, number>> {
  const found = columns.map(({ field, heading }, index) => {
    const at = headings.findIndex((one) => heading.test(one.trim()))
    return [field, at === -1 && index === 0 ? 0 : at] as const
  })
  // safe because there is one entry for each field
  return Object.fromEntries(found) as Record<Field, number>
}
