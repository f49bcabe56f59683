import {
  cleanName,
  isAboutOthers,
  note,
  notePrice,
  pricePattern,
  textOf,
  type Candidates,
  type Source,
} from './plan-candidates.ts'
import { isCross, isTick } from './plan-columns.ts'
import { isUsualPlan as isUsual } from './plan-names.ts'
import type { PreparedDocument, Unit } from './units.ts'

/** Plan names that stand in the cells of plan tables as amounts. */
const amounts = new Set(['unlimited', 'custom', 'standard', 'dedicated', 'basic', 'advanced'])

const isPlanName = (cell: string): boolean => {
  const name = cleanName(cell)
  return isUsual(name) && !amounts.has(name.toLowerCase())
}

const mostColumns = 40
const mostRows = 60
const longestRow = 400

/** Tables of how customers are helped have names of their own for how much. */
const ofSupport = /\b(?:support|severity|priority|response|escalation|incidents?)\b/i

const planHeader = /^(?:(?:pricing |subscription |account )?(?:plan|tier|edition|subscription)s?)(?: name)?$/i

const isSupportTable = ({ block }: Unit): boolean =>
  ofSupport.test(block.headingPath.at(-1) ?? '') || ofSupport.test(block.headerCells[0] ?? block.cells[0]?.text ?? '')

/** The rows below a table's first row. */
function rowsBelow(prepared: PreparedDocument, unit: Unit): Unit[] {
  const rows: Unit[] = []
  for (const other of prepared.units.slice(unit.index + 1, unit.index + 1 + mostRows)) {
    if (other.block === unit.block) continue
    if (other.block.type !== 'row' || other.block.headerCells.length === 0) break
    rows.push(other)
  }
  return rows
}

const figure = /^\D{0,3}\d|^unlimited$/i
const sold = /^(?:free|custom|contact)(?: (?:us|sales|pricing|price))?$/i

/** What the cells below prove of the names above them: prices and ticks that these are plans, figures a little. */
function strengthOf(rows: readonly Unit[]): number {
  let figures = 0
  for (const { block } of rows) {
    for (const { text } of block.cells.slice(1)) {
      if (isTick(text) || isCross(text) || pricePattern.test(text) || sold.test(text)) return 2
      if (figure.test(text)) figures++
    }
  }
  return figures > 0 ? 1 : 0
}

/** 'Feature | Free | Crew | Enterprise', above ticks or prices. */
function readHeader(candidates: Candidates, prepared: PreparedDocument, unit: Unit, source: Source): void {
  const cells = unit.block.cells.slice(1).map((cell) => cell.text)
  const usual = cells.filter(isPlanName).length
  if (usual === 0 || (usual === 1 && cells.length > 3)) return
  const strength = strengthOf(rowsBelow(prepared, unit))
  for (const cell of cells) {
    if (cell.length > 32 || !/^\W{0,2}[A-Z]/.test(cell)) continue
    if (usual < 2 && amounts.has(cell.toLowerCase())) continue
    note(candidates, cell, isPlanName(cell) || (strength === 2 && usual > 1) ? strength : 0, source)
  }
}

const pricedCell =
  /^[*_]{0,2}([A-Z][A-Za-z0-9+]{1,20}(?: [A-Z][A-Za-z0-9+]{1,20})?)[*_]{0,2} ?(?:\(|[-\u2013\u2014:,] ?)?(?:[$\u20ac\u00a3] ?\d+(?:\.\d{1,2})?\b|[Ff]ree\b|[Cc]ustom\b|[Cc]ontact)/

/** 'Grow ($19)' above a column. */
function readPricedHeader(candidates: Candidates, unit: Unit, source: Source): void {
  const found = unit.block.cells.slice(1).map(({ text }) => ({ text, name: pricedCell.exec(text)?.[1] }))
  if (found.filter(({ name }) => name !== undefined).length < 2) return
  for (const { text, name } of found) if (name !== undefined) notePrice(note(candidates, name, 3, source), text, source)
}

/** 'Price | $0 | $9 | Custom' below the names of the plans. */
function readPriceRow(candidates: Candidates, unit: Unit, source: Source): void {
  const first = unit.block.cells[0]?.text ?? ''
  if (!/\b(?:price|cost|per (?:user|seat|member|month))/i.test(first) && first !== '') return
  for (const [index, cell] of unit.block.cells.entries()) {
    const known = candidates.get(cleanName(unit.block.headerCells[index] ?? '').toLowerCase())
    if (index > 0 && known) notePrice(known, cell.text, source)
  }
}

/** 'Plan | Price' above 'Crew | $9'. */
function readPlanRow(candidates: Candidates, unit: Unit, source: Source): void {
  const first = (unit.block.cells[0]?.text ?? '').replace(/ ?\([^()]{1,30}\)/g, '')
  const isPriced = unit.block.cells.slice(1).some(({ text }) => pricePattern.test(text) || sold.test(text))
  const isPlan = planHeader.test((unit.block.headerCells[0] ?? '').replace(/[*_`]/g, '').trim())
  if (!isPlan && !isPriced) return
  const names = first.split(/\s?\/\s?|, | and | or | & /)
  if (names.length > 1) {
    for (const name of names) if (isPlanName(name)) note(candidates, name, isPlan ? 2 : 1, source)
    return
  }
  if (!isPlan && !isUsual(cleanName(first))) return
  const candidate = /^\W{0,3}[A-Z]/.test(first) ? note(candidates, first, isPlan ? 3 : 2, source) : null
  notePrice(candidate, textOf(source), source)
}

/** Reads the row of a table that a unit opens. No plan table has more than forty columns. */
export function readRow(candidates: Candidates, prepared: PreparedDocument, unit: Unit): void {
  const { block } = unit
  if (block.cells.length > mostColumns || isSupportTable(unit)) return
  const span = block.end - block.start > longestRow ? unit : block
  const source = { prepared, span }
  if (block.headerCells.length > 0) {
    readPriceRow(candidates, unit, source)
    if (!isAboutOthers(prepared)) readPlanRow(candidates, unit, source)
    return
  }
  readPricedHeader(candidates, unit, source)
  if (!isAboutOthers(prepared)) readHeader(candidates, prepared, unit, source)
}
