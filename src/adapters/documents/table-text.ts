import { cutText } from '../../contract/text.forms.ts'
import { limits } from '../../engine/extract/limits.ts'

/**
 * The rows of comma, semicolon or tab separated values, one after the other; quotes and line ends within quotes are
 * understood. Cells beyond the cap on a row, and letters beyond that on a cell, are left out.
 */
export function* csvRows(source: string): Generator<string[]> {
  const text = source.replace(/^\uFEFF/, '')
  const firstLine = cutText(text.split('\n', 1)[0] ?? '', limits.blockText)
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: firstLine.split(mark).length }))
  const separator = counts.toSorted((a, b) => b.count - a.count)[0]?.mark ?? ','
  let row: string[] = []
  let at = 0
  const endCell = (cell: string): void => {
    if (row.length < limits.rowCells) row.push(cutText(cell, limits.cellText))
  }
  while (at < text.length) {
    let cell = ''
    if (text[at] === '"') {
      const { content, next } = quotedCell(text, at + 1)
      cell = content
      at = next
    }
    const from = at
    while (at < text.length && text[at] !== separator && text[at] !== '\n') at += 1
    const most = from + limits.cellText
    endCell(cell + text.slice(from, Math.min(at, most)).replaceAll('\r', ''))
    if (at >= text.length) break
    const isAtLineEnd = text[at] === '\n'
    at += 1
    if (isAtLineEnd) {
      yield row
      row = []
    } else if (at >= text.length) endCell('')
  }
  if (row.length > 0) yield row
}

/** A cell in quotes, two of which stand for one; `next` is the place after the closing one. */
function quotedCell(text: string, from: number): { content: string; next: number } {
  const pieces: string[] = []
  let at = from
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote === -1) return { content: pieces.join('') + text.slice(at, at + limits.cellText), next: text.length }
    pieces.push(text.slice(at, quote))
    if (text[quote + 1] !== '"') return { content: pieces.join(''), next: quote + 1 }
    pieces.push('"')
    at = quote + 2
  }
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  const text = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
  return cutText(text, limits.cellText).replace(/\s+/g, ' ').replaceAll('|', '/').trim()
}

function lineOf(row: readonly unknown[]): string {
  const cells = row.slice(0, limits.rowCells).map(cellText)
  const last = cells.findLastIndex((cell) => cell !== '')
  return cells.slice(0, last + 1).join(' | ')
}

/**
 * One line a row, `a | b | c`; empty rows and empty cells at the end of rows are left out. No row is asked for once the
 * caps on rows and on the text, `most` units, are reached.
 */
export function tableLines(
  rows: Iterable<readonly unknown[]>,
  most: number = limits.documentText,
): { text: string; truncated: boolean } {
  const lines: string[] = []
  let length = 0
  let count = 0
  for (const row of rows) {
    count += 1
    const line = lineOf(row)
    if (count > limits.sheetRows || length + line.length > most) return { text: lines.join('\n'), truncated: true }
    if (line === '') continue
    lines.push(line)
    length += line.length + 1
  }
  return { text: lines.join('\n'), truncated: false }
}
