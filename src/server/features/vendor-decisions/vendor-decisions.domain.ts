import { z } from 'zod'
import type { Finding } from '../../../contract/findings.ts'
import { isOnlyMentioned } from '../../../contract/findings.forms.ts'
import { vendorDecision, type StandingDecision, type VendorDecision } from '../../../contract/vendor-decisions.ts'
import type { VendorDecisionRow } from './vendor-decisions.queries.ts'

export type Answers = Readonly<Record<string, string>>

const sayAnswer = (finding: Finding): string =>
  isOnlyMentioned(finding) ? 'not-stated' : [finding.value, ...finding.plans.toSorted()].join(' ')

/** What a decision rests on: the answer that was told to each question, on the plans that it is named for. */
export const answersOf = (findings: readonly Finding[]): Answers =>
  Object.fromEntries(findings.map((finding) => [finding.fact, sayAnswer(finding)]))

/** The facts whose answers are others now; a question that was not asked then changes nothing. */
export const changedAnswers = (then: Answers, now: Answers): string[] =>
  Object.keys(then).filter((fact) => now[fact] !== undefined && now[fact] !== then[fact])

export const presentVendorDecision = (row: VendorDecisionRow): VendorDecision =>
  vendorDecision.parse({ ...row, decided_at: row.decided_at.toISOString() })

/** The decision as it stands to a review on a day. Evidence that changed weighs more than a day that passed. */
export function standVendorDecision(row: VendorDecisionRow, findings: readonly Finding[], now: Date): StandingDecision {
  const decision = presentVendorDecision(row)
  const changed = changedAnswers(z.record(z.string(), z.string()).parse(row.answers), answersOf(findings))
  const isExpired = decision.expires_on !== null && decision.expires_on < now.toISOString().slice(0, 10)
  const standing = changed.length > 0 ? 'reopened' : isExpired ? 'expired' : 'holds'
  return { ...decision, standing, changed }
}
