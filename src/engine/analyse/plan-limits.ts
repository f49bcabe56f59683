import type { FindingValue, Quote } from '../../contract/findings.ts'
import type { FactEntry } from '../../catalog/fact-entry.ts'
import { cutQuote } from '../verify/quotes.ts'
import { headingGate, pageGate, sectionGate, type PlanReader } from './gates.ts'
import { proveGate } from './gate-proof.ts'
import type { Evidence } from './match.ts'
import type { FactRules } from './rules.ts'

/** What was decided of a fact, before its plans are known. */
export interface Answer {
  readonly entry: FactEntry
  readonly value: FindingValue
  readonly lead: Evidence
  readonly support: readonly Evidence[]
}

/** The plans that an answer is limited to; `proof` is the passage that says so, where none of the answer's own does. */
export interface Limit {
  readonly plans: readonly string[]
  readonly proof: Quote | null
}

const topicStop = new Set(['security', 'access', 'account', 'data', 'management', 'overview', 'policy', 'index'])

/** Whether the page is about the fact's own subject: then a limit in its first lines holds for the fact. */
function isPageSubject(evidence: Evidence, rules: FactRules): boolean {
  const title = evidence.prepared.title
  if (title === '' || !rules.topic) return false
  return rules.topic.test(title) && !topicStop.has(title)
}

/** The plans that a statement names itself, or the columns of its row; null where it names none. */
export function ownGate(one: Evidence, reader: PlanReader): readonly string[] | null {
  const columns = one.unit.block.type === 'row' ? reader.columnsOf(one.unit) : null
  if (columns) return columns
  const names = reader.gatesIn(one.unit.text)
  return names.length > 0 ? names : null
}

/** The plans that one statement is limited to: by itself, its headings, its neighbours or its page. */
export function statementGate(one: Evidence, rules: FactRules, reader: PlanReader): readonly string[] {
  const own = ownGate(one, reader)
  if (own) return own
  const above = headingGate(one.unit, reader)
  if (above.length > 0) return above
  // A certificate is held by the vendor: a neighbour that names it limits the report, not the certificate.
  const topic = rules.entry.fact.startsWith('assure.') ? null : rules.topic
  const beside = sectionGate(one.prepared, one.unit, reader, topic)
  if (beside.length > 0) return beside
  return isPageSubject(one, rules) ? pageGate(one.prepared, reader) : []
}

/** A plan table that has a row for the fact speaks for the whole; then a limit said of the fact itself. */
function plansOf(outcome: Answer, rules: FactRules, all: readonly Evidence[], reader: PlanReader): readonly string[] {
  const { entry } = outcome
  if (outcome.value === 'no') return []
  const claims = all.filter((one) => one.kind === 'yes' || one.kind === 'partial')
  if (outcome.value === 'partial' && rules.entry.gatedIsPartial) return statementGate(outcome.lead, rules, reader)
  if (entry.kind !== 'feature' && !entry.params.includes('plans')) {
    // What the vendor does for everybody is limited to a plan only where each claim says so itself.
    const gates = claims.filter((one) => one.kind === outcome.value).map((one) => ownGate(one, reader) ?? [])
    return gates.some((names) => names.length === 0) ? [] : (gates[0] ?? [])
  }
  for (const one of claims.filter((each) => each.kind === outcome.value)) {
    const columns =
      one.unit.block.type === 'row' && one.unit.block.headerCells.length > 2 ? reader.columnsOf(one.unit) : null
    if (columns) return columns
  }
  for (const one of [outcome.lead, ...claims]) {
    const names =
      one === outcome.lead || !/\b(?:custom|advanced|additional)\b/.test(one.unit.text) ? ownGate(one, reader) : null
    if (names && names.length > 0) return names
  }
  const beside = statementGate(outcome.lead, rules, reader)
  if (beside.length > 0) return beside
  const page = claims.find((one) => isPageSubject(one, rules) && pageGate(one.prepared, reader).length > 0)
  return page ? pageGate(page.prepared, reader) : (pricingGate(claims, reader) ?? noteGate(outcome.lead, entry, reader))
}

/** What a page of plans says of the fact: before a colon, in its headings. Null where it lists it for all. */
function pricingGate(claims: readonly Evidence[], reader: PlanReader): readonly string[] | null {
  for (const one of claims) {
    if (one.prepared.document.kind !== 'pricing') continue
    const names = reader.prefixOf(one.unit.text)
    const gate = names.length > 0 ? names : headingGate(one.unit, reader)
    if (gate.length > 0) return gate
  }
  return null
}

/** A note at the top of a guide limits all that the guide tells of. */
function noteGate(lead: Evidence, entry: FactEntry, reader: PlanReader): readonly string[] {
  const { kind } = lead.prepared.document
  if (kind !== 'docs' && (entry.kind !== 'feature' || (kind !== 'security' && kind !== 'other'))) return []
  return pageGate(lead.prepared, reader)
}

/** The plans that the answer is limited to. A limit that no passage states is not told. */
export function limitOf(answer: Answer, rules: FactRules, all: readonly Evidence[], reader: PlanReader): Limit {
  const plans = plansOf(answer, rules, all, reader)
  const gate = plans.length === 0 ? null : proveGate([answer.lead, ...answer.support], all, plans, reader)
  if (gate === null) return { plans: [], proof: null }
  const proof = gate === 'quoted' ? null : cutQuote(gate.prepared.document, gate.unit.start, gate.unit.end)
  return { plans, proof }
}
