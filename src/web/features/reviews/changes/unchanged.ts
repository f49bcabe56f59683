import type { ReviewChanges } from '../../../../contract/reviews.changes.ts'
import type { Finding } from '../../../../contract/findings.ts'

/** Answers that are as they were; a question that neither scan answers is no answer. */
export function countUnchanged(
  findings: readonly Pick<Finding, 'fact' | 'value'>[],
  claims: readonly Pick<ReviewChanges['claims'][number], 'fact'>[],
): number {
  const changed = new Set(claims.map((claim) => claim.fact))
  return findings.filter(({ fact, value }) => value !== 'not-stated' && !changed.has(fact)).length
}
