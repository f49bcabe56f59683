import { countAnswers } from '../../../../contract/findings.forms.ts'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import type { ScoreResult } from '../../../../contract/reviews.ts'

export interface ScoreGroup {
  readonly group: string
  readonly points: number
  readonly possible: number
  readonly answered: number
  readonly all: number
}

const exact = (amount: number): number => Math.round(amount * 10) / 10

/** The parts of a score by topic, in the catalogue's order. What is drawn towards the middle is no topic's. */
export function groupParts(
  parts: ScoreResult['parts'],
  { facts, findings }: Pick<ReviewPage, 'facts' | 'findings'>,
): readonly ScoreGroup[] {
  const topics = new Map(facts.map(({ id, group }) => [id, group]))
  const findingOf = new Map(findings.map((finding) => [finding.fact, finding]))
  const groups = Map.groupBy(parts, ({ fact }) => topics.get(fact) ?? 'Other')
  return [...groups].map(([group, rows]) => ({
    group,
    points: exact(rows.reduce((sum, { points }) => sum + points, 0)),
    possible: exact(rows.reduce((sum, { possible }) => sum + possible, 0)),
    answered: countAnswers(rows.flatMap(({ fact }) => findingOf.get(fact) ?? [])).answered,
    all: rows.length,
  }))
}
