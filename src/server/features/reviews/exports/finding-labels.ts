import { factHeadOf } from '../../../../catalog/facts.ts'
import type { AppliedDecision } from '../../../../contract/decisions.ts'
import type { StandingDecision } from '../../../../contract/vendor-decisions.ts'
import type { Finding } from '../../../../contract/findings.ts'
import { isOnlyMentioned } from '../../../../contract/findings.forms.ts'
import { answerLabels } from '../../../../contract/labels.forms.ts'

const kinds = { confirmed: 'confirmed', rejected: 'rejected', corrected: 'corrected' } as const
const validities = {
  holds: '',
  new_evidence: ' The program now finds something else.',
  passage_gone: ' Its passage no longer stands in the pages.',
} as const

/** How sure an answer is, in words for a reader of the evidence. */
function certaintyLabel(finding: Finding, decision: AppliedDecision | undefined): string {
  const { tier, certainty, value } = finding
  if (decision) return `${kinds[decision.kind]} by an analyst`
  if (tier === 'confirmed') return 'confirmed by an analyst'
  if (tier === 'rejected') return 'rejected by an analyst'
  if (tier === 'conflict') return 'the passages disagree'
  if (isOnlyMentioned(finding)) return `only mentioned; ${answerLabels[value].toLowerCase()} if the passage holds`
  return certainty === 'stated' ? 'stated' : 'likely; read the passage first'
}

/** 'Yes · likely; read the passage first · named for Plus'. */
export const answerLine = (finding: Finding, decision: AppliedDecision | undefined): string =>
  [
    isOnlyMentioned(finding) ? '' : answerLabels[finding.value],
    certaintyLabel(finding, decision),
    finding.plans.length === 0 ? '' : `named for ${finding.plans.join(', ')}`,
  ]
    .filter(Boolean)
    .join(' · ')

export interface DecisionLabels {
  readonly question: string
  readonly answer: string
  /** Who decided, when, against what, and why. */
  readonly account: string
}

/** What an analyst decided, told so that a reader who was not there can follow it. */
export function decisionLabels(decision: AppliedDecision): DecisionLabels {
  const who = decision.decided_by ?? 'a former member'
  const day = decision.decided_at.slice(0, 10)
  const found = answerLabels[decision.found_value]
  const reason = decision.reason.trim().replace(/[.\s]+$/, '')
  return {
    question: factHeadOf(decision.fact).question,
    answer: answerLabels[decision.value],
    account: `${kinds[decision.kind].replace(/^./, (letter) => letter.toUpperCase())} by ${who} on ${day}. The program had found: ${found}.${reason === '' ? '' : ` Reason: ${reason}.`}${validities[decision.standing]}`,
  }
}

const vendorDecisions = {
  approved: 'Approved',
  approved_with_conditions: 'Approved with conditions',
  rejected: 'Rejected',
} as const

/** What the organization decided about the vendor, with who, when, until when, why and whether it still stands. */
export function vendorDecisionLine(decision: StandingDecision): string {
  const plan = decision.plan === null ? '' : ` for the ${decision.plan} plan`
  const until = decision.expires_on === null ? '' : `, until ${decision.expires_on}`
  const who = decision.decided_by ?? 'a former member'
  const standings = {
    holds: '',
    expired: ' It has expired.',
    reopened: ` It is open again: ${decision.changed.length} of the answers that it rests on changed.`,
  } as const
  const reason = decision.reason.trim().replace(/[.\s]+$/, '')
  return `${vendorDecisions[decision.kind]}${plan} by ${who} on ${decision.decided_at.slice(0, 10)}${until}.${reason === '' ? '' : ` Reason: ${reason}.`}${standings[decision.standing]}`
}
