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

export const importFields = ['name', 'website', 'description'] as const
export type ImportField = (typeof importFields)[number]

const guesses: Readonly<Record<ImportField, RegExp>> = {
  name: /^(?:vendor|name|vendor name|company|supplier)$/i,
  website: /^(?:website|url|website url|domain|homepage|web)$/i,
  description: /^(?:description|notes?|comment|purpose)$/i,
}

/** Which column holds which field, by its heading; -1 for none. Without a heading for the name the first column is it. */
export function guessMapping(headings: readonly string[]): Readonly<Record<ImportField, number>> {
  const find = (field: ImportField): number => headings.findIndex((heading) => guesses[field].test(heading.trim()))
  const name = find('name')
  return { name: name === -1 ? 0 : name, website: find('website'), description: find('description') }
}
