import type { AppliedDecision, Decision } from '../../contract/decisions.ts'
import type { Finding, Observation } from '../../contract/findings.ts'

const textsOf = (quotes: Finding['quotes']): string =>
  quotes
    .map((quote) => quote.text)
    .toSorted()
    .join('\u0000')

/** Whether a decision rests on a passage of which no page of the scan has a word any more. `stands` looks a passage up. */
export const isDecisionGone = (decision: Decision, stands: (passage: string) => boolean): boolean =>
  decision.value !== 'not-stated' && !decision.quotes.some((quote) => stands(quote.text))

/** How each decision stands to what this scan found. `gone` holds the ids of those whose passage is gone. */
export function standDecisions(
  decisions: readonly Decision[],
  found: readonly Finding[],
  gone: ReadonlySet<string>,
): AppliedDecision[] {
  const byFact = new Map(found.map((finding) => [finding.fact, finding]))
  return decisions.map((decision) => {
    const finding = byFact.get(decision.fact)
    const isSameFinding =
      finding?.value === decision.found_value &&
      (decision.kind === 'corrected' || textsOf(finding.quotes) === textsOf(decision.quotes))
    const standing = gone.has(decision.id) ? 'passage_gone' : isSameFinding ? 'holds' : 'new_evidence'
    return { ...decision, standing }
  })
}

function decided(finding: Finding, decision: Decision): Finding {
  if (decision.value === 'not-stated') {
    const tier = decision.kind === 'rejected' ? 'rejected' : 'confirmed'
    return { ...finding, value: 'not-stated', certainty: null, tier, plans: [], params: {}, quotes: [] }
  }
  const isSame = finding.value === decision.value && decision.kind === 'confirmed'
  return {
    ...finding,
    value: decision.value,
    certainty: 'stated',
    tier: 'confirmed',
    plans: decision.plans,
    params: isSame ? finding.params : {},
    quotes: isSame ? finding.quotes : decision.quotes,
  }
}

/** The findings as they count: an analyst's decision stands in for what the program found, on every later scan. */
export function applyDecisions(findings: readonly Finding[], decisions: readonly Decision[]): Finding[] {
  const byFact = new Map(decisions.map((decision) => [decision.fact, decision]))
  return findings.map((finding) => {
    const decision = byFact.get(finding.fact)
    return decision ? decided(finding, decision) : finding
  })
}

/** A contradiction that an analyst has settled is none any more. */
export function withoutSettled(
  observations: readonly Observation[],
  decisions: readonly Decision[],
): readonly Observation[] {
  const settled = new Set(decisions.map((decision) => decision.fact))
  return observations.filter(
    (one) => one.kind !== 'contradiction' || one.facts.length === 0 || !one.facts.every((fact) => settled.has(fact)),
  )
}
