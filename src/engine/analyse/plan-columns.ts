import { normaliseText } from './normalise.ts'
import type { Unit } from './units.ts'

const ticks = /^(?:[\u2713\u2714\u2705]\ufe0f?|yes|included)$/i

const crosses =
  /^(?:[\u2717\u2718\u274c\u2716\u00d7]|no|not included|false|none|n\/a|-{1,3}|\u2013|\u2014|not available)$/i

export const isTick = (cell: string): boolean => ticks.test(cell)
export const isCross = (cell: string): boolean => cell !== '-' && crosses.test(cell)

/** Headers of a column that names plans in each row: 'Feature | Plans'. */
const plansColumn =
  /^(?:(?:required|minimum|available|supported) )?(?:plans?|tiers?|editions?|subscriptions?)(?: (?:required|needed|availability))?$|^(?:plan |tier )?availability$|^available (?:on|in|with)$/

/** Columns of a table of rights are roles, not plans. */
const role = /\b(?:admin|administrator|owner|member|user|role|viewer|editor|manager|guest|developer|billing)s?\b/

const offering = / (?:plans?|tiers?|editions?|packages?)$/

/** Plans of a bare list, 'Team, Enterprise' or 'Business and above'; none where any of its words is no plan. */
export function listOf(
  text: string,
  names: ReadonlyMap<string, string>,
  above: (name: string) => readonly string[],
): string[] {
  const found: string[] = []
  const parts = text.split(/ ?(?:[,/&;]|\b(?:and|or)\b(?! (?:above|higher|up|beyond)))+ ?/)
  for (const part of parts) {
    if (part === '') continue
    const higher = /\+$| (?:and|or) (?:above|higher|up|beyond)$/.exec(part)
    const word = (higher ? part.slice(0, higher.index) : part).replace(/^(?:the|our|we) /, '').replace(offering, '')
    const name = names.get(word) ?? names.get(`we ${word}`)
    if (name === undefined) return []
    for (const each of higher ? above(name) : [name]) if (!found.includes(each)) found.push(each)
  }
  return found
}

function planOfColumn(cell: string, names: ReadonlyMap<string, string>): string | undefined {
  const whole = names.get(cell)
  if (whole !== undefined || role.test(cell)) return whole
  let best: string | undefined
  for (const [key, name] of names) if (cell.includes(key) && key.length > (best?.length ?? 3)) best = name
  return best
}

/** Where all cells are ticks or crosses and one column is a plan, the columns beside it are plans too. */
function isTickRow(unit: Unit): boolean {
  const cells = unit.block.cells.slice(1).map((cell) => cell.text)
  const ticked = cells.filter((cell) => ticks.test(cell)).length
  return (
    ticked > 0 && ticked < cells.length && cells.every((cell) => cell === '' || ticks.test(cell) || crosses.test(cell))
  )
}

const unknownName = (header: string): string | undefined => {
  const name = header
    .replace(/[*_`]/g, '')
    .replace(/ (?:plan|tier|edition|package)s?$/i, '')
    .trim()
  return /^[A-Z][A-Za-z0-9 -]{2,24}$/.test(name) && !role.test(name.toLowerCase()) ? name : undefined
}

const headers = new WeakMap<readonly string[], readonly string[]>()

/** The header row of a table, normalised: read once for all its rows and all facts. */
function headerOf({ block }: Unit): readonly string[] {
  const header = headers.get(block.headerCells) ?? block.headerCells.map(normaliseText)
  headers.set(block.headerCells, header)
  return header
}

/** The plans that a row's columns give it to; empty where it is given to all, null where columns are no plans. */
export function columnGate(
  unit: Unit,
  names: ReadonlyMap<string, string>,
  above: (name: string) => readonly string[],
): readonly string[] | null {
  const titles = headerOf(unit)
  const header = titles.slice(0, 13).map((cell) => cell.replace(offering, ''))
  const first = normaliseText(unit.block.cells[0]?.text ?? '')
  const own = names.get(first)
  if (own !== undefined && /^(?:plan|tier|edition|subscription|package)s?$/.test(header[0] ?? '')) return [own]
  if (header.length < 2 || header.length > 12 || names.has(first)) return null
  const listed = titles.findIndex((cell, index) => index > 0 && plansColumn.test(cell))
  if (listed !== -1) {
    const cell = normaliseText(unit.block.cells[listed]?.text ?? '')
    return /^(?:all|any|every)\b/.test(cell) ? [] : noneAsNull(listOf(cell, names, above))
  }
  const columns = header.map((cell, index) => ({ index, plan: planOfColumn(cell, names) })).slice(1)
  let known = columns.filter((column) => column.plan !== undefined)
  if (known.length === 1 && columns.length > 1 && isTickRow(unit)) {
    known = columns.map(({ index, plan }) => ({
      index,
      plan: plan ?? unknownName(unit.block.headerCells[index] ?? ''),
    }))
  } else if (known.length < 2 && !(known.length === 1 && columns.length === 1 && header[0] === '')) return null
  const isEmpty = known.every(({ index }) => (unit.block.cells[index]?.text ?? '') === '')
  return isEmpty ? null : given(unit, known, known.length)
}

/** Whether a table has a column that names plans in each row. */
export const hasPlanCells = (unit: Unit): boolean =>
  headerOf(unit).some((cell, index) => index > 0 && plansColumn.test(cell))

const noneAsNull = (plans: readonly string[]): readonly string[] | null => (plans.length === 0 ? null : plans)

function given(
  unit: Unit,
  known: readonly { readonly index: number; readonly plan: string | undefined }[],
  columns: number,
): readonly string[] {
  const plans: string[] = []
  let denied = 0
  let limited = 0
  const ticked = unit.block.cells.some((cell) => ticks.test(cell.text))
  for (const column of known) {
    const cell = unit.block.cells[column.index]?.text ?? ''
    // Beside ticks, an empty cell is a plan that goes without.
    if (cell === '' && ticked) denied++
    if (cell === '' || column.plan === undefined) continue
    if (/add-?on|additional|extra|fee\b|paid|contact/i.test(cell)) limited++
    // Beside ticks, an x is no tick.
    if (crosses.test(cell) || (ticked && /^x$/i.test(cell))) denied++
    else if (!plans.includes(column.plan)) plans.push(column.plan)
  }
  return denied === 0 && limited === 0 && columns > 1 && plans.length > 0 ? [] : plans
}
