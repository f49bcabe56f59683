import type { Certainty, Finding, FindingValue, Observation, Quote } from '../../contract/findings.ts'
import type { FactEntry } from '../../catalog/fact-entry.ts'
import { cutText } from '../../contract/text.forms.ts'
import { notStated } from '../verify/admit.ts'
import { cutQuote } from '../verify/quotes.ts'
import {
  differingFigures,
  differingPlans,
  differingRegions,
  isBeside,
  isPlainDenial,
  isTakenBackElsewhere,
  mayShareObject,
} from './contradictions.ts'
import { confidenceFeatures, probabilityOf, tierOf, witnessedUnits, type ConfidenceFeatures } from './confidence.ts'
import type { PlanReader } from './plan-requirements.ts'
import type { GuardId } from './guards.ts'
import type { Evidence } from './match.ts'
import { isPageEvidence } from './page-evidence.ts'
import { readParameters } from './parameters.ts'
import { likenessTo } from './likeness.ts'
import { limitOf, statementGate } from './plan-limits.ts'
import type { FactRules } from './rules.ts'
import { staleReason } from './staleness.ts'
import type { Unit } from './units.ts'

export interface Decision {
  readonly finding: Finding
  readonly observations: readonly Observation[]
  /** What stopped the answer that the evidence would have given; null where nothing did. */
  readonly guard: GuardId | null
  /** What its tier was computed from; null where nothing was found. */
  readonly features: ConfidenceFeatures | null
  /** The sentences that the second reader looked at, that of the answer first. */
  readonly witnessed: readonly Unit[]
  /** The value that the evidence gives, also where it is too unlikely to be told. */
  readonly claimed: Exclude<FindingValue, 'not-stated'> | null
}

/** How much more readily than it would be quoted anyway a sentence is told that proves the answer by itself. */
const proofFactor = 2
const rank = ({ isProof, score, unit }: Evidence): number =>
  isProof && unit.block.type !== 'row' ? score * proofFactor : score

function best(evidence: readonly Evidence[], kind: Evidence['kind']): Evidence | null {
  let chosen: Evidence | null = null
  for (const one of evidence) if (one.kind === kind && (chosen === null || rank(one) > rank(chosen))) chosen = one
  return chosen
}

/** Letters of an answer that says nothing without its question, and of one that is quoted with it. */
const shortAnswer = 24
const longestAnswer = 500

/** A bare 'Yes.' is quoted with the question that it answers, and a question with its answer. */
function quoteOf({ prepared, unit }: Evidence): Quote | null {
  const before = prepared.units[unit.index - 1]
  const after = prepared.units[unit.index + 1]
  const isAnswer = (unit.isAnswer || unit.text.length < shortAnswer) && before?.text.endsWith('?') === true
  const isAsked = unit.text.endsWith('?') && after !== undefined && after.end - unit.start < longestAnswer
  return cutQuote(prepared.document, isAnswer && before ? before.start : unit.start, isAsked ? after.end : unit.end)
}

/** Words that change what a list says: without them its items read as the opposite, or as more than is promised. */
const turning = /\b(?:not|never|efforts?|may|might|if|planned|coming|future|optional|on request)\b/

/** The sentence that introduces the list of a claim, where the claim reads otherwise without it. */
function leadInOf({ prepared, unit }: Evidence): Quote | null {
  const { type, leadIn } = unit.block
  if (type !== 'item' || leadIn === null) return null
  const introduction = prepared.units.findLast(({ end }, index) => index < unit.index && end === leadIn.end)
  if (!introduction || !/(?<!:):$/.test(introduction.text) || !turning.test(introduction.text)) return null
  return cutQuote(prepared.document, introduction.start, introduction.end)
}

/** The later sentence that makes a claim less. */
const qualifierOf = ({ prepared, qualifier }: Evidence): Quote | null =>
  qualifier && cutQuote(prepared.document, qualifier.start, qualifier.end)

const isSame = (one: Quote, other: Quote): boolean => one.document_id === other.document_id && one.start === other.start

function quotesOf(evidence: readonly Evidence[]): Quote[] {
  const quotes: Quote[] = []
  for (const one of evidence) {
    for (const quote of [leadInOf(one), quoteOf(one), qualifierOf(one)])
      if (quote && !quotes.some((other) => isSame(other, quote))) quotes.push(quote)
  }
  return quotes
}

interface Outcome {
  readonly value: Exclude<FindingValue, 'not-stated'>
  readonly lead: Evidence
  readonly support: readonly Evidence[]
  readonly contradicted: boolean
}

/** Of a claim's score, the least that a denial of what is no certificate has for the two to contradict each other. */
const leastDenial = 0.1

/** A denial beside a claim is a contradiction; a limit turns a claim into a partial answer. */
function weigh(evidence: readonly Evidence[], entry: FactEntry): Outcome | null {
  const [yes, partial, limit, no] = (['yes', 'partial', 'limits', 'no'] as const).map((kind) => best(evidence, kind))
  const claim = yes ?? partial ?? null
  if (no && !claim && !limit) return { value: 'no', lead: no, support: [], contradicted: false }
  // Complying with a standard is less than its certificate, which the vendor says it does not hold; so is what is like a
  // feature, which the vendor says is not there.
  if (
    no &&
    !yes &&
    partial &&
    ((entry.kind === 'cert' && !no.planned) || (entry.kind === 'feature' && no.isProof && isPlainDenial(no)))
  )
    return { value: 'no', lead: no, support: [partial], contradicted: false }
  // What is denied outright is not borne out by words that prove nothing: a page's summary, a heading.
  if (entry.kind === 'cert' && no?.isProof === true && claim?.isProof === false && isPlainDenial(no))
    return { value: 'no', lead: no, support: [], contradicted: false }
  if (limit) {
    const contradicted = yes !== null && yes !== undefined && isTakenBackElsewhere(yes, limit)
    return { value: 'partial', lead: limit, support: claim ? [claim] : [], contradicted }
  }
  if (!claim) return null
  const isDenied =
    no !== null &&
    no !== undefined &&
    (entry.kind === 'cert' || no.score >= claim.score * leastDenial) &&
    no.rule.kind === 'no'
  // One page allows for what it denies a few lines on; another page contradicts it.
  const contradicted =
    isDenied &&
    claim.prepared !== no.prepared &&
    no.isProof &&
    isPlainDenial(no) &&
    !isBeside(claim, no) &&
    mayShareObject(claim, no)
  return { value: yes ? 'yes' : 'partial', lead: claim, support: contradicted && no ? [no] : [], contradicted }
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
  const free = claims.find((one) => statementGate(one, rules, reader).length === 0)
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
const isDocsHeading = (one: Evidence): boolean => !isPageEvidence(one) && isHeadingOfGuide(one)

const isHeadingOfGuide = ({ unit, prepared, rule }: Evidence): boolean =>
  unit.block.type === 'heading' && rule.kind !== 'no' && /^(?:docs|other|ai)$/.test(prepared.document.kind)

/** Pages about the product, where a feature's own page would say more. */
const productPages = /^(?:docs|other|ai|pricing|sla)$/
/** Letters of a sentence that says much else besides. */
const longSentence = 160
/** Sentences of a page that has a subject of its own. */
const wholePage = 10

/**
 * What is said in passing, below a heading and on a page of another subject: one or two sentences about a feature in the
 * product's documentation, or one long sentence that speaks in nobody's name. Of ninety such answers about vendors read
 * for the first time, thirty were right.
 */
function isInPassing(outcome: Outcome, rules: FactRules, evidence: readonly Evidence[], entry: FactEntry): boolean {
  const { unit, prepared } = outcome.lead
  if (outcome.value === 'no' || prepared.units.length < wholePage) return false
  const headings = `${prepared.title} / ${unit.above}`
  if (rules.topic?.test(headings) === true || rules.subject?.test(headings) === true) return false
  const passages = evidence.filter((one) => one.kind === outcome.lead.kind).length
  const isContract = /^(?:dpa|terms|privacy|subprocessors)$/.test(prepared.document.kind)
  const isNobodys = !isContract && !/\b(?:we|our|us|(?:data )?processor|provider|company)\b/.test(unit.text)
  if (passages === 1 && unit.text.length > longSentence && isNobodys) return true
  const isFeature = entry.kind === 'feature' && unit.block.type === 'paragraph'
  return isFeature && passages <= 2 && productPages.test(prepared.document.kind)
}

/** Odds of the second reader from which a denial is told. */
const leastOdds = -2.5

/** Likeness from which what is said in passing is told: of vendors read for the first time, nine of ten such were right. */
const leastLikeness = 0.15
const soundsLike = ({ rule, unit }: Evidence): boolean => likenessTo(rule.fact, unit) >= leastLikeness

/** A certificate's own words with the line below it that says how long it holds. */
function withValidity({ prepared, unit }: Evidence, { fact }: FactRules): string {
  if (!fact.traits.includes('attestation')) return unit.text
  const below = prepared.units.slice(unit.index + 1, unit.index + 4)
  const validity = below.find(
    ({ block, text }) => block.headingPath === unit.block.headingPath && /^\W*(?:valid|expir)/.test(text),
  )
  return validity ? `${unit.text} ${validity.text}` : unit.text
}

/** What the leading passage says in figures and names; of lists also what the same page adds. */
function parametersOf(rules: FactRules, lead: Evidence, evidence: readonly Evidence[]): Finding['params'] {
  const params = readParameters(rules.entry.params, lead, lead.planned)
  if (!rules.fact.traits.includes('list-goes-on')) return params
  const beside = evidence.filter((one) => one !== lead && one.kind === lead.kind && one.prepared === lead.prepared)
  for (const one of beside.slice(0, 8)) {
    const more = readParameters(rules.entry.params, one, false)
    for (const [name, value] of Object.entries(more)) {
      const known = params[name]
      if (Array.isArray(value) && Array.isArray(known)) params[name] = [...new Set([...known, ...value])].slice(0, 20)
    }
  }
  return params
}

/** No answer is more than mentioned without a proof, nor more than likely while pages disagree or it may have run out. */
function certaintyFor(tier: Certainty, { isProven, isOpen }: { isProven: boolean; isOpen: boolean }): Certainty {
  if (tier === null) return null
  if (!isProven) return 'mentioned'
  return isOpen && tier === 'stated' ? 'likely' : tier
}

/** Why an answer holds only in part, where the passage says so beside its subject. */
const lessOf = ({ value, lead }: Outcome): Finding['params'] =>
  value === 'partial' && lead.lessBy.length > 0 ? { less_by: [...lead.lessBy] } : {}

/** Columns and letters of one that a row is told with. */
const mostColumns = 12
const longestColumn = 60

/** What stands above the columns of a row that an answer quotes: without it the row says nothing. */
function columnsOf(quoted: readonly Evidence[]): Finding['params'] {
  const row = quoted.find(({ unit: { block } }) => block.type === 'row' && block.headerCells.length > 2)
  if (!row || row.unit.block.headerCells.length > mostColumns) return {}
  return { columns: row.unit.block.headerCells.slice(1).map((name) => cutText(name, longestColumn)) }
}

/** What the passages of an answer say besides its value. `beside` holds those beside the leading one. */
const saidBesides = (
  rules: FactRules,
  outcome: Outcome,
  beside: readonly Evidence[],
  evidence: readonly Evidence[],
): Finding['params'] => ({
  ...parametersOf(rules, outcome.lead, evidence),
  ...lessOf(outcome),
  ...columnsOf([outcome.lead, ...beside]),
})

/** The passages of an answer with the one that limits it to plans, unless that is one of them. */
const withLimit = (quotes: Quote[], limit: Quote | null): Quote[] =>
  limit === null || quotes.some((quote) => isSame(quote, limit)) ? quotes : [...quotes, limit]

/** The answer to one fact from all that was found about it. `asOf` is the day that staleness is judged from. */
export function decideFact(
  rules: FactRules,
  evidence: readonly Evidence[],
  reader: PlanReader,
  asOf: string,
): Decision {
  const { fact: entry } = rules
  const fact = entry.id
  const stopped = (guard: GuardId | null): Decision => ({
    finding: notStated(fact),
    observations: [],
    guard,
    features: null,
    witnessed: [],
    claimed: null,
  })
  if (evidence.length === 0) return stopped(null)
  if (evidence.every(isDocsHeading)) return stopped('headings-only')
  const weighed = weigh(evidence, entry)
  if (!weighed) return stopped(null)
  const outcome = limited(joined(weighed, rules, evidence), rules, evidence, reader)
  const inPassing = isInPassing(outcome, rules, evidence, entry)
  if (inPassing && !(outcome.lead.isProof && soundsLike(outcome.lead))) return stopped('in-passing')
  const quotes = quotesOf([outcome.lead, ...outcome.support])
  if (quotes.length === 0) return stopped('no-quote')
  const claims = evidence.filter((one) => one.kind === 'yes')
  const differing =
    differingFigures(rules, claims) ??
    (entry.traits.includes('regions') ? differingRegions(evidence) : null) ??
    (entry.kind === 'feature' ? differingPlans(claims, reader) : null)
  const stale = outcome.value === 'no' ? null : staleReason(rules, withValidity(outcome.lead, rules), asOf)
  const value = stale !== null && outcome.value === 'yes' ? 'partial' : outcome.value
  const isConflict = outcome.contradicted || differing !== null
  const proof = differing ? quotesOf([outcome.lead, ...outcome.support, ...differing]) : quotes
  const limit = limitOf({ ...outcome, entry }, rules, evidence, reader)
  const features = confidenceFeatures(rules, outcome.value, outcome.lead, evidence)
  const witnessed = witnessedUnits(outcome.lead, evidence)
  // Denials are too few to be counted: they are told where they prove themselves and the second reader knows the subject.
  const isTold = outcome.lead.isProof || outcome.lead.planned
  const isPlain = outcome.value === 'no' && isTold && features.witness >= leastOdds
  const leastTier = isPlain ? 'mentioned' : null
  const certainty = certaintyFor(tierOf(probabilityOf(features)) ?? leastTier, {
    isProven: outcome.lead.isProof && !inPassing,
    isOpen: isConflict || stale !== null,
  })
  if (certainty === null) return { ...stopped('unlikely'), features, witnessed, claimed: value }
  const finding: Finding = {
    id: `f-${fact}`,
    fact,
    value,
    certainty,
    tier: isConflict ? 'conflict' : 'local',
    plans: [...limit.plans],
    params: saidBesides(rules, outcome, [...outcome.support, ...(differing ?? [])], evidence),
    quotes: withLimit(proof, limit.proof),
  }
  const observations: Observation[] = []
  if (isConflict) observations.push(contradictionOf(fact, entry.question, proof))
  if (stale !== null) observations.push({ kind: 'stale', text: stale, facts: [fact], quotes: quotes.slice(0, 1) })
  return { finding, observations, guard: null, features, witnessed, claimed: value }
}
