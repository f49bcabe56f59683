import { factById } from '../../catalog/facts.ts'
import { frameworks } from '../../catalog/frameworks.ts'
import { weights } from '../../catalog/weights.ts'
import type { FrameworkOutline } from '../../catalog/frameworks/framework-outline.ts'
import type { FrameworkScore } from '../../contract/reviews.ts'

export interface ScoredFact {
  readonly fact: string
  readonly weight: number
  /** 0–1 */
  readonly credit: number
  readonly stated: boolean
  /** Stated word for word or confirmed, not only likely. */
  readonly certain: boolean
}

const exact = (value: number): number => Math.round(value * 1e6) / 1e6

const weightedAverage = (rows: readonly ScoredFact[]): number | null => {
  const whole = rows.reduce((sum, row) => sum + row.weight, 0)
  return whole === 0 ? null : rows.reduce((sum, row) => sum + row.credit * row.weight, 0) / whole
}

const controlsOf = (fact: string, framework: FrameworkOutline['id']): readonly string[] => factById(fact)[framework]

type Status = 'met' | 'partial' | 'gap' | 'unknown'

/** The facts that a control stands or falls with: the heaviest of those that name it first. */
const coreOf = (rows: readonly ScoredFact[], control: string, framework: FrameworkOutline['id']): ScoredFact[] => {
  const own = rows.filter((row) => controlsOf(row.fact, framework)[0] === control)
  const heaviest = Math.max(0, ...own.map((row) => row.weight))
  return own.filter((row) => row.weight === heaviest)
}

/**
 * How one control stands by what is stated about it; null when no examined fact touches it. `met` means claimed in
 * public, with at least one answer that is more than likely, and with nothing of the control's core left unsaid.
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
  return average >= weights.control.metFrom && isWhole && isSure ? 'met' : 'partial'
}

const scoreFramework = (outline: FrameworkOutline, scored: readonly ScoredFact[]): FrameworkScore => {
  const tally = { met: 0, partial: 0, gap: 0, unknown: 0 }
  const touching = new Map<string, ScoredFact[]>()
  for (const row of scored) {
    for (const control of new Set(controlsOf(row.fact, outline.id))) {
      touching.set(control, [...(touching.get(control) ?? []), row])
    }
  }
  const groups = outline.groups.map((group) => {
    const ids = group.controls.map(([id]) => id)
    for (const id of ids) {
      const status = statusOfControl(touching.get(id) ?? [], id, outline.id)
      if (status) tally[status] += 1
    }
    const rows = scored.filter((row) => controlsOf(row.fact, outline.id).some((id) => ids.includes(id)))
    const average = weightedAverage(rows)
    return {
      id: group.id,
      title: group.title,
      score: average === null ? null : exact(100 * average),
      facts: rows.map(({ fact, credit, weight }) => ({ fact, credit, weight })),
    }
  })
  const scores = groups.flatMap((group) => group.score ?? [])
  const score = scores.length === 0 ? null : exact(scores.reduce((sum, one) => sum + one, 0) / scores.length)
  return { framework: outline.id, title: outline.title, score, ...tally, groups }
}

/** Scores of the three frameworks: weighted average in a group, plain average over groups that have facts. */
export const frameworkScores = (scored: readonly ScoredFact[]): FrameworkScore[] =>
  frameworks.map((outline) => scoreFramework(outline, scored))
