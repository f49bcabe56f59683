import type { Finding, FindingValue, Observation, Quote } from '../../contract/findings.ts'
import { certaintyOf } from '../../catalog/certainty.ts'
import { cutQuote } from '../verify/quotes.ts'
import { pageGate, type PlanReader } from './gates.ts'
import type { Evidence } from './match.ts'
import { readParameters } from './parameters.ts'
import type { FactRules } from './rules.ts'

export interface Decision {
  readonly finding: Finding
  readonly observation: Observation | null
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

function plansOf(outcome: Outcome, rules: FactRules, all: readonly Evidence[], reader: PlanReader): readonly string[] {
  if (outcome.value === 'no') return []
  for (const one of [outcome.lead, ...outcome.support]) {
    const columns = one.unit.block.type === 'row' ? reader.columnsOf(one.unit) : null
    if (columns) return columns
    const names = reader.gatesIn(one.unit.text)
    if (names.length > 0) return names
  }
  for (const one of all) {
    if (one.kind !== 'yes' && one.kind !== 'partial') continue
    const names = /\b(?:only|available|requires?|plans?|customers)\b/.test(one.unit.text)
      ? reader.gatesIn(one.unit.text)
      : []
    if (names.length > 0) return names
  }
  return isPageSubject(outcome.lead, rules) ? pageGate(outcome.lead.prepared, reader) : []
}

function contradictionOf(fact: string, question: string, quotes: readonly Quote[]): Observation {
  return {
    kind: 'contradiction',
    text: `The vendor's own pages disagree: ${question}`,
    facts: [fact],
    quotes: [...quotes],
  }
}

/** The answer to one fact from all that was found about it. */
export function decideFact(
  rules: FactRules,
  question: string,
  evidence: readonly Evidence[],
  reader: PlanReader,
): Decision {
  const outcome = weigh(evidence)
  if (!outcome) return { finding: notStated(rules.entry.fact), observation: null }
  const quotes = quotesOf([outcome.lead, ...outcome.support])
  if (quotes.length === 0) return { finding: notStated(rules.entry.fact), observation: null }
  const { fact } = rules.entry
  const finding: Finding = {
    id: `f-${fact}`,
    fact,
    value: outcome.value,
    certainty: outcome.contradicted ? 'likely' : certaintyOf(fact, outcome.value, outcome.lead.rule.id),
    tier: outcome.contradicted ? 'conflict' : 'local',
    plans: [...plansOf(outcome, rules, evidence, reader)],
    params: readParameters(rules.entry.params, outcome.lead, outcome.lead.planned),
    quotes,
  }
  return { finding, observation: outcome.contradicted ? contradictionOf(fact, question, quotes) : null }
}
