import type { Finding, FindingValue, Observation, Quote } from '../../contract/findings.ts'
import { certaintyOf, type Support } from '../../catalog/certainty.ts'
import type { FactEntry } from '../../catalog/fact-entry.ts'
import { cutQuote } from '../verify/quotes.ts'
import { differingFigures, differingPlans } from './contradictions.ts'
import { headingGate, pageGate, sectionGate, type PlanReader } from './gates.ts'
import { proveGate } from './gate-proof.ts'
import type { Evidence } from './match.ts'
import { readParameters } from './parameters.ts'
import type { FactRules } from './rules.ts'
import { staleReason } from './staleness.ts'

export interface Decision {
  readonly finding: Finding
  readonly observations: readonly Observation[]
}

/** The answer when nothing was found. */
export const notStated = (fact: string): Finding => ({
  id: `f-${fact}`,
  fact,
  value: 'not-stated',
  certainty: null,
  tier: 'local',
  plans: [],
  params: {},
  quotes: [],
})

function best(evidence: readonly Evidence[], kind: Evidence['kind']): Evidence | null {
  let chosen: Evidence | null = null
  for (const one of evidence) if (one.kind === kind && (chosen === null || one.score > chosen.score)) chosen = one
  return chosen
}

function quoteOf(evidence: Evidence): Quote | null {
  return cutQuote(evidence.prepared.document, evidence.unit.start, evidence.unit.end)
}

function quotesOf(evidence: readonly Evidence[]): Quote[] {
  const quotes: Quote[] = []
  for (const one of evidence) {
    const quote = quoteOf(one)
    if (quote && !quotes.some((other) => other.document_id === quote.document_id && other.start === quote.start))
      quotes.push(quote)
  }
  return quotes
}

interface Outcome {
  readonly value: FindingValue
  readonly lead: Evidence
  readonly support: readonly Evidence[]
  readonly contradicted: boolean
}

/** A denial beside a claim is a contradiction; a limit turns a claim into a partial answer. */
function weigh(evidence: readonly Evidence[]): Outcome | null {
  const [yes, partial, limit, no] = (['yes', 'partial', 'limits', 'no'] as const).map((kind) => best(evidence, kind))
  const claim = yes ?? partial ?? null
  if (no && !claim && !limit) return { value: 'no', lead: no, support: [], contradicted: false }
  if (limit) return { value: 'partial', lead: limit, support: claim ? [claim] : [], contradicted: false }
  if (!claim) return null
  const contradicted = no !== null && no !== undefined && no.score >= claim.score * 0.9 && no.rule.kind === 'no'
  return { value: yes ? 'yes' : 'partial', lead: claim, support: contradicted && no ? [no] : [], contradicted }
}

const topicStop = new Set(['security', 'access', 'account', 'data', 'management', 'overview', 'policy', 'index'])

/** Whether the page is about the fact's own subject: then a limit in its first lines holds for the fact. */
function isPageSubject(evidence: Evidence, rules: FactRules): boolean {
  const title = evidence.prepared.title
  if (title === '' || !rules.topic) return false
  return rules.topic.test(title) && !topicStop.has(title)
}

function ownGate(one: Evidence, reader: PlanReader): readonly string[] | null {
  const columns = one.unit.block.type === 'row' ? reader.columnsOf(one.unit) : null
  if (columns) return columns
  const names = reader.gatesIn(one.unit.text)
  return names.length > 0 ? names : null
}

/** The plans that one statement is limited to: by itself, its headings, its neighbours or its page. */
function gateOf(one: Evidence, rules: FactRules, reader: PlanReader): readonly string[] {
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
function plansOf(
  outcome: Outcome,
  rules: FactRules,
  all: readonly Evidence[],
  reader: PlanReader,
  entry: FactEntry,
): readonly string[] {
  if (outcome.value === 'no') return []
  const claims = all.filter((one) => one.kind === 'yes' || one.kind === 'partial')
  if (outcome.value === 'partial' && rules.entry.gatedIsPartial) return gateOf(outcome.lead, rules, reader)
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
  const beside = gateOf(outcome.lead, rules, reader)
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

/** Several partial claims that together say all: a provider named here, its region there. */
function joined(outcome: Outcome, rules: FactRules, evidence: readonly Evidence[]): Outcome {
  if (outcome.value !== 'partial' || rules.together.length === 0) return outcome
  const parts: Evidence[] = []
  for (const aspect of rules.together) {
    const found = evidence.find((one) => one.kind === 'partial' && aspect.test(one.unit.text))
    if (!found) return outcome
    if (!parts.includes(found)) parts.push(found)
  }
  const [lead, ...support] = parts
  return lead ? { value: 'yes', lead, support, contradicted: false } : outcome
}

/** Where a plan's limit makes the answer partial: an unlimited statement wins, else the answer is partial. */
function limited(outcome: Outcome, rules: FactRules, evidence: readonly Evidence[], reader: PlanReader): Outcome {
  if (!rules.entry.gatedIsPartial || outcome.value !== 'yes') return outcome
  const claims = evidence.filter((one) => one.kind === 'yes').sort((a, b) => b.score - a.score)
  const free = claims.find((one) => gateOf(one, rules, reader).length === 0)
  return free ? { ...outcome, lead: free } : { ...outcome, value: 'partial' }
}

function contradictionOf(fact: string, question: string, quotes: readonly Quote[]): Observation {
  return {
    kind: 'contradiction',
    text: `The vendor's own pages disagree: ${question}`,
    facts: [fact],
    quotes: [...quotes],
  }
}

/** A heading of a guide names a topic; without a sentence that bears it out it claims nothing. */
const isDocsHeading = ({ unit, prepared, rule }: Evidence): boolean =>
  unit.block.type === 'heading' && rule.kind !== 'no' && /^(?:docs|other|ai)$/.test(prepared.document.kind)

/** What bears the answer out. Handbooks for staff bear out nothing that is offered to customers. */
function supportOf(outcome: Outcome, rules: FactRules, evidence: readonly Evidence[]): Support {
  const same = evidence.filter((one) => one.kind === outcome.lead.kind && !one.prepared.internal)
  return {
    passages: same.length,
    pages: new Set(same.map((one) => one.prepared.document.id)).size,
    inOwnSection: rules.topic?.test(outcome.lead.unit.above) === true,
    onOwnPage: rules.topic?.test(outcome.lead.prepared.title) === true,
  }
}

/** The answer to one fact from all that was found about it. `asOf` is the day that staleness is judged from. */
export function decideFact(
  rules: FactRules,
  entry: FactEntry,
  evidence: readonly Evidence[],
  reader: PlanReader,
  asOf: string,
): Decision {
  const { fact } = rules.entry
  if (evidence.every(isDocsHeading)) return { finding: notStated(fact), observations: [] }
  const weighed = weigh(evidence)
  if (!weighed) return { finding: notStated(fact), observations: [] }
  const outcome = limited(joined(weighed, rules, evidence), rules, evidence, reader)
  const quotes = quotesOf([outcome.lead, ...outcome.support])
  if (quotes.length === 0) return { finding: notStated(fact), observations: [] }
  const claims = evidence.filter((one) => one.kind === 'yes')
  const differing =
    differingFigures(rules, claims) ??
    (entry.kind === 'feature' ? differingPlans(claims, (one) => ownGate(one, reader), reader) : null)
  const stale = outcome.value === 'no' ? null : staleReason(fact, outcome.lead.unit.text, asOf)
  const value = stale !== null && outcome.value === 'yes' ? 'partial' : outcome.value
  const isConflict = outcome.contradicted || differing !== null
  const proof = differing ? quotesOf([outcome.lead, ...outcome.support, ...differing]) : quotes
  const limits = plansOf(outcome, rules, evidence, reader, entry)
  const gate = limits.length === 0 ? null : proveGate([outcome.lead, ...outcome.support], evidence, limits, reader)
  const gateQuote =
    gate === null || gate === 'quoted' ? null : cutQuote(gate.prepared.document, gate.unit.start, gate.unit.end)
  const finding: Finding = {
    id: `f-${fact}`,
    fact,
    value,
    certainty: isConflict || stale !== null ? 'likely' : certaintyOf(fact, value, supportOf(outcome, rules, evidence)),
    tier: isConflict ? 'conflict' : 'local',
    // A limit that no passage states is not told.
    plans: gate === null ? [] : [...limits],
    params: readParameters(rules.entry.params, outcome.lead, outcome.lead.planned),
    quotes: gateQuote ? [...proof, gateQuote] : proof,
  }
  const observations: Observation[] = []
  if (isConflict) observations.push(contradictionOf(fact, entry.question, proof))
  if (stale !== null) observations.push({ kind: 'stale', text: stale, facts: [fact], quotes: quotes.slice(0, 1) })
  return { finding, observations }
}
