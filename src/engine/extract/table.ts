import { attribute, descendants, isElement, isText, textBelow, type Element, type Node } from './tree.ts'
import { limits } from './limits.ts'
import { skipped } from './regions.ts'

const blockInCell = new Set(['p', 'div', 'br', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'section', 'dd', 'dt'])

/** What an icon says to those who cannot see it: label, title or alternative text. */
function iconText(cell: Element): string {
  for (const element of [cell, ...descendants(cell)]) {
    const label = attribute(element, 'aria-label') ?? attribute(element, 'alt') ?? attribute(element, 'title')
    if (label !== null && label.trim() !== '') return label.trim()
    if (element.tagName === 'title') {
      const title = textBelow(element)
      if (title !== '') return title
    }
  }
  return ''
}

function pushReversed(stack: Node[], element: Element): void {
  for (let index = element.childNodes.length - 1; index >= 0; index -= 1) {
    const child = element.childNodes[index]
    if (child !== undefined) stack.push(child)
  }
}

/** A cell on one line: items of a list joined by semicolons, an icon by its label. */
export function cellText(cell: Element): string {
  let result = ''
  const stack: Node[] = []
  pushReversed(stack, cell)
  for (let node = stack.pop(); node !== undefined && result.length <= limits.blockText; node = stack.pop()) {
    if (isText(node)) result += node.value.slice(0, limits.blockText)
    if (!isElement(node) || skipped.has(node.tagName)) continue
    if (node.tagName === 'li') result += result.trim() === '' ? '' : '; '
    else if (blockInCell.has(node.tagName)) result += ' '
    pushReversed(stack, node)
  }
  const text = result.replace(/\s+/g, ' ').replaceAll(' ; ', '; ').replaceAll('|', '/').trim()
  return text === '' ? iconText(cell).replace(/\s+/g, ' ').replaceAll('|', '/') : text
}

function span(cell: Element, name: 'rowspan' | 'colspan'): number {
  const value = Number.parseInt(attribute(cell, name) ?? '1', 10)
  return Number.isFinite(value) ? Math.min(Math.max(value, 1), limits[name]) : 1
}

function ownRows(table: Element): Element[] {
  const head: Element[] = []
  const body: Element[] = []
  for (const element of descendants(table)) {
    if (element.tagName !== 'tr') continue
    const parent = element.parentNode
    const isHead = parent !== null && isElement(parent) && parent.tagName === 'thead'
    if (isHead) head.push(element)
    else body.push(element)
  }
  return [...head, ...body]
}

function cellsOf(row: Element): Element[] {
  return row.childNodes.filter(isElement).filter((each) => each.tagName === 'td' || each.tagName === 'th')
}

/** A table that only places things on the page: its cells are read as blocks. */
export function isLayoutTable(table: Element): boolean {
  const role = attribute(table, 'role')
  if (role === 'presentation' || role === 'none') return true
  let widest = 0
  for (const element of descendants(table)) {
    if (element.tagName === 'table') return true
    if (element.tagName === 'tr') widest = Math.max(widest, cellsOf(element).length)
  }
  return widest < 2
}

interface Carried {
  readonly text: string
  readonly rows: number
}

/** The cells of a row from left to right, those among them that span down from the rows above. */
function spannedRow(row: Element, carried: readonly Carried[]): { line: string[]; next: Carried[] } {
  const cells = cellsOf(row)
  const line: string[] = []
  const next: Carried[] = []
  const isFull = (): boolean => line.length >= limits.rowCells
  const take = (text: string, rows: number): void => {
    if (isFull()) return
    next[line.length] = { text, rows: rows - 1 }
    line.push(text)
  }
  const takeCarried = (): void => {
    for (let held = carried[line.length]; held !== undefined && held.rows > 0 && !isFull(); held = carried[line.length])
      take(held.text, held.rows)
  }
  for (const cell of cells) {
    takeCarried()
    if (isFull()) break
    const text = cellText(cell)
    const rows = span(cell, 'rowspan')
    const columns = cells.length === 1 && line.length === 0 ? 1 : span(cell, 'colspan')
    for (let repeat = 0; repeat < columns; repeat += 1) take(text, rows)
  }
  takeCarried()
  return { line, next }
}

/**
 * One line a row, `a | b | c`, header first; a cell that spans rows is repeated in each, one that spans columns too.
 * Truncated where the spans make more of the table than is read of one.
 */
export function tableRows(table: Element): { lines: string[]; truncated: boolean } {
  const lines: string[] = []
  let carried: readonly Carried[] = []
  let cells = 0
  let length = 0
  for (const row of ownRows(table)) {
    const { line, next } = spannedRow(row, carried)
    carried = next
    cells += line.length
    for (const text of line) length += text.length + 3
    if (cells > limits.tableCells || length > limits.tableText) return { lines, truncated: true }
    if (line.some((text) => text !== '')) lines.push(line.join(' | '))
  }
  return { lines, truncated: false }
}

const gridCells = new Set(['cell', 'gridcell', 'columnheader', 'rowheader'])

/** The cells of an element that plays the role of a row, or null when it holds none. */
export function gridRow(row: Element): string | null {
  const cells: string[] = []
  const stack: Node[] = []
  pushReversed(stack, row)
  for (let node = stack.pop(); node !== undefined && cells.length < limits.rowCells; node = stack.pop()) {
    if (!isElement(node)) continue
    // What stands in a cell is that cell's text, a cell within it too.
    if (gridCells.has(attribute(node, 'role') ?? '')) cells.push(cellText(node))
    else pushReversed(stack, node)
  }
  return cells.length < 2 || cells.every((text) => text === '') ? null : cells.join(' | ')
}
