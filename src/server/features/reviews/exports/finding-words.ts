import { factHeadOf } from '../../../../catalog/facts.ts'
import type { AppliedDecision } from '../../../../contract/decisions.ts'
import type { Finding } from '../../../../contract/findings.ts'

export const answerWords = { yes: 'Yes', partial: 'In part', no: 'No', 'not-stated': 'Not stated' } as const

const kinds = { confirmed: 'confirmed', rejected: 'rejected', corrected: 'corrected' } as const
const standings = {
  holds: '',
  new_evidence: ' The program now finds something else.',
  passage_gone: ' Its passage no longer stands in the pages.',
} as const

/** How sure an answer is, in words for a reader of the evidence. */
function standingWords({ tier, certainty }: Finding, decision: AppliedDecision | undefined): string {
  if (decision) return `${kinds[decision.kind]} by an analyst`
  if (tier === 'confirmed') return 'confirmed by an analyst'
  if (tier === 'rejected') return 'rejected by an analyst'
  if (tier === 'conflict') return 'the passages disagree'
  return certainty === 'stated' ? 'stated' : 'likely; read the passage first'
}

/** 'Yes · likely; read the passage first · named for Plus'. */
export const answerLine = (finding: Finding, decision: AppliedDecision | undefined): string =>
  [
    answerWords[finding.value],
    standingWords(finding, decision),
    finding.plans.length === 0 ? '' : `named for ${finding.plans.join(', ')}`,
  ]
    .filter(Boolean)
    .join(' · ')

export interface DecisionWords {
  readonly question: string
  readonly answer: string
  /** Who decided, when, against what, and why. */
  readonly account: string
}

/** What an analyst decided, told so that a reader who was not there can follow it. */
export function decisionWords(decision: AppliedDecision): DecisionWords {
  const who = decision.decided_by ?? 'a former member'
  const day = decision.decided_at.slice(0, 10)
  const found = answerWords[decision.found_value]
  const reason = decision.reason.trim().replace(/[.\s]+$/, '')
  return {
    question: factHeadOf(decision.fact).question,
    answer: answerWords[decision.value],
    account: `${kinds[decision.kind].replace(/^./, (letter) => letter.toUpperCase())} by ${who} on ${day}. The program had found: ${found}. Reason: ${reason}.${standings[decision.standing]}`,
  }
}
