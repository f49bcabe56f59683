import type { Finding } from './findings.ts'

/** Stated word for word or confirmed by an analyst, not only likely. */
export const isCertain = (finding: Pick<Finding, 'tier' | 'certainty'>): boolean =>
  finding.tier === 'confirmed' || (finding.certainty === 'stated' && finding.tier !== 'model')

/**
 * Its passage proves nothing by itself, and no analyst has judged it: something to read, not an answer to act on. A denial
 * is never only mentioned: it is told with its doubt, since who overlooks one relies on what is not there.
 */
export const isOnlyMentioned = ({ tier, certainty, value }: Pick<Finding, 'tier' | 'certainty' | 'value'>): boolean =>
  certainty === 'mentioned' && (value === 'yes' || value === 'partial') && (tier === 'local' || tier === 'model')

export interface AnswerCount {
  readonly answered: number
  readonly all: number
  /** Answers that a page states. */
  readonly stated: number
  /** What is no answer, but has a passage to read. */
  readonly mentioned: number
}

/** Pages that disagree answer nothing until an analyst decides, nor does what is rejected or only mentioned. */
export function countAnswers(findings: readonly Finding[]): AnswerCount {
  const answers = findings.filter(
    (finding) =>
      finding.value !== 'not-stated' &&
      finding.tier !== 'conflict' &&
      finding.tier !== 'rejected' &&
      !isOnlyMentioned(finding),
  )
  return {
    answered: answers.length,
    all: findings.length,
    stated: answers.filter(isCertain).length,
    mentioned: findings.filter(isOnlyMentioned).length,
  }
}
