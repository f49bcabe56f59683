import { frameworks } from '../../catalog/frameworks.ts'
import type { FrameworkOutline } from '../../catalog/frameworks/framework-outline.ts'
import type { FrameworkScore } from '../../contract/reviews.ts'
import { rowsOfGroup, tallyControls, weightedAverage, type ScoredFact } from './control-status.ts'

const exact = (value: number): number => Math.round(value * 1e6) / 1e6

const scoreFramework = (outline: FrameworkOutline, scored: readonly ScoredFact[]): FrameworkScore => {
  const groups = outline.groups.map((group) => {
    const rows = rowsOfGroup(outline, group, scored)
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
  const { id, title } = outline
  return { framework: id, title, score, coverage: null, ...tallyControls(outline, scored), groups }
}

/** Scores of the three frameworks: weighted average in a group, plain average over groups that have facts. */
export const frameworkScores = (scored: readonly ScoredFact[]): FrameworkScore[] =>
  frameworks.map((outline) => scoreFramework(outline, scored))
