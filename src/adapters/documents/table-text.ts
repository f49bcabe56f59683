/** The rows of comma, semicolon or tab separated values; quotes and line ends within quotes are understood. */
export function csvRows(source: string): string[][] {
  const text = source.replace(/^\uFEFF/, '')
  const firstLine = text.split('\n', 1)[0] ?? ''
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: firstLine.split(mark).length }))
  const separator = counts.toSorted((a, b) => b.count - a.count)[0]?.mark ?? ','
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charAt(index)
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (text.charAt(index + 1) === '"') {
        cell += '"'
        index += 1
      } else isQuoted = false
    } else if (letter === '"' && cell === '') isQuoted = true
    else if (letter === separator) {
      row.push(cell)
      cell = ''
    } else if (letter === '\n') {
      rows.push([...row, cell])
      row = []
      cell = ''
    } else if (letter !== '\r') cell += letter
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell])
  return rows
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  const text = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
  return text.replace(/\s+/g, ' ').replaceAll('|', '/').trim()
}

/** One line a row, `a | b | c`; empty rows and empty cells at the end of rows are left out. */
export function tableLines(rows: readonly (readonly unknown[])[]): string {
  const lines = rows.map((row) => {
    const cells = row.map(cellText)
    while (cells.at(-1) === '') cells.pop()
    return cells.join(' | ')
  })
  return lines.filter((line) => line !== '').join('\n')
}
