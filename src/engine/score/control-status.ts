import { factById } from '../../catalog/facts.ts'
import { weights } from '../../catalog/weights.ts'
import type { FrameworkOutline } from '../../catalog/frameworks/framework-outline.ts'

export interface ScoredFact {
  readonly fact: string
  readonly weight: number
  /** 0–1 */
  readonly credit: number
  readonly stated: boolean
  /** Stated word for word or confirmed, not only likely. */
  readonly certain: boolean
}

export const weightedAverage = (rows: readonly ScoredFact[]): number | null => {
  const whole = rows.reduce((sum, row) => sum + row.weight, 0)
  return whole === 0 ? null : rows.reduce((sum, row) => sum + row.credit * row.weight, 0) / whole
}

export const controlsOf = (fact: string, framework: FrameworkOutline['id']): readonly string[] =>
  factById(fact)[framework]

type Status = 'met' | 'partial' | 'gap' | 'unknown'

/** The facts that a control stands or falls with: the heaviest of those that name it first. */
const coreOf = (rows: readonly ScoredFact[], control: string, framework: FrameworkOutline['id']): ScoredFact[] => {
  const own = rows.filter((row) => controlsOf(row.fact, framework)[0] === control)
  const heaviest = Math.max(0, ...own.map((row) => row.weight))
  return own.filter((row) => row.weight === heaviest)
}

/**
 * How one control stands by what is stated about it; null when no examined fact touches it. `met` means claimed in
 * public, with at least one answer that is more than likely, with nothing of the control's core left unsaid and nothing
 * that touches it denied.
 */
export function statusOfControl(
  rows: readonly ScoredFact[],
  control: string,
  framework: FrameworkOutline['id'],
): Status | null {
  if (rows.length === 0) return null
  const stated = rows.filter((row) => row.stated)
  const average = weightedAverage(stated)
  if (average === null) return 'unknown'
  if (average < weights.control.gapBelow) return 'gap'
  const isWhole = coreOf(rows, control, framework).every((row) => row.stated)
  const isSure = stated.some((row) => row.certain)
  const isDenied = stated.some((row) => row.credit === 0)
  return average >= weights.control.metFrom && isWhole && isSure && !isDenied ? 'met' : 'partial'
}

export interface ControlTally {
  readonly met: number
  readonly partial: number
  readonly gap: number
  readonly unknown: number
}

/** How many of a framework's controls stand how; controls that no fact touches are not counted. */
export function tallyControls(outline: FrameworkOutline, rows: readonly ScoredFact[]): ControlTally {
  const tally = { met: 0, partial: 0, gap: 0, unknown: 0 }
  const touching = new Map<string, ScoredFact[]>()
  for (const row of rows) {
    for (const control of new Set(controlsOf(row.fact, outline.id))) {
      touching.set(control, [...(touching.get(control) ?? []), row])
    }
  }
  for (const [id] of outline.groups.flatMap((group) => group.controls)) {
    const status = statusOfControl(touching.get(id) ?? [], id, outline.id)
    if (status) tally[status] += 1
  }
  return tally
}

/** Those rows that touch a control of the group. */
export const rowsOfGroup = (
  outline: FrameworkOutline,
  group: FrameworkOutline['groups'][number],
  rows: readonly ScoredFact[],
): ScoredFact[] => {
  const ids = new Set(group.controls.map(([id]) => id))
  return rows.filter((row) => controlsOf(row.fact, outline.id).some((id) => ids.has(id)))
}
