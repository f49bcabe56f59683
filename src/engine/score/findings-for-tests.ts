import { facts } from '../../catalog/facts.ts'
import type { Finding, FindingValue } from '../../contract/findings.ts'

/** A finding as the extractor would make it, for the tests of score and writer. */
export function makeFinding(fact: string, value: FindingValue, change: Partial<Finding> = {}): Finding {
  const stated = value !== 'not-stated'
  return {
    id: `f-${fact}`,
    fact,
    value,
    certainty: stated ? 'stated' : null,
    tier: 'local',
    plans: [],
    params: {},
    quotes: stated ? [{ document_id: 'd1', start: 0, end: 9, text: 'A passage' }] : [],
    ...change,
  }
}

/** A finding for every fact: `value` with `change`, save those that `given` holds. */
export function makeFindings(
  value: FindingValue,
  given: readonly Finding[] = [],
  change: Partial<Finding> = {},
): Finding[] {
  const byFact = new Map(given.map((finding) => [finding.fact, finding]))
  return facts.map((fact) => byFact.get(fact.id) ?? makeFinding(fact.id, value, change))
}
