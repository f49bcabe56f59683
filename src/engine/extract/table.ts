import { attribute, descendants, isElement, isText, textBelow, type Element, type Node } from './tree.ts'
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
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (isText(node)) result += node.value
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
  return Number.isFinite(value) ? Math.min(Math.max(value, 1), name === 'rowspan' ? 200 : 30) : 1
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

/** One line a row, `a | b | c`, header first; a cell that spans rows is repeated in each, one that spans columns too. */
export function tableRows(table: Element): string[] {
  const lines: string[] = []
  let carried: { text: string; rows: number }[] = []
  for (const row of ownRows(table)) {
    const cells = cellsOf(row)
    const line: string[] = []
    const next: { text: string; rows: number }[] = []
    let column = 0
    const takeCarried = (): void => {
      for (let held = carried[column]; held !== undefined && held.rows > 0; held = carried[column]) {
        line.push(held.text)
        next[column] = { text: held.text, rows: held.rows - 1 }
        column += 1
      }
    }
    for (const cell of cells) {
      takeCarried()
      const text = cellText(cell)
      const columns = cells.length === 1 && line.length === 0 ? 1 : span(cell, 'colspan')
      for (let repeat = 0; repeat < columns; repeat += 1) {
        line.push(text)
        next[column] = { text, rows: span(cell, 'rowspan') - 1 }
        column += 1
      }
    }
    takeCarried()
    carried = next
    if (line.some((text) => text !== '')) lines.push(line.join(' | '))
  }
  return lines
}

const gridCells = new Set(['cell', 'gridcell', 'columnheader', 'rowheader'])

/** The cells of an element that plays the role of a row, or null when it holds none. */
export function gridRow(row: Element): string | null {
  const cells: string[] = []
  for (const element of descendants(row)) {
    if (gridCells.has(attribute(element, 'role') ?? '')) cells.push(cellText(element))
  }
  return cells.length < 2 || cells.every((text) => text === '') ? null : cells.join(' | ')
}
