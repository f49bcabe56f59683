import { confidenceLimits, confidenceWeights, type ConfidenceFeature } from '../../catalog/confidence-weights.ts'
import { expectedPrecision } from '../../catalog/expected-precision.ts'
import type { DocumentKind } from '../../contract/documents.ts'
import type { Certainty, FindingValue } from '../../contract/findings.ts'
import { likenessTo } from './likeness.ts'
import type { Evidence } from './match.ts'
import type { FactRules } from './rules.ts'
import type { Unit } from './units.ts'
import { readForWitness, witnessOdds, type WitnessText } from './witness.ts'

/** How likely an answer is to be right: what the rules found, and what the second reader makes of it. */

export type ConfidenceFeatures = Readonly<Record<Exclude<ConfidenceFeature, 'bias'>, number>>

const pagesOf = (evidence: readonly Evidence[]): number => new Set(evidence.map((one) => one.prepared.document.id)).size

const isOf = (kinds: readonly DocumentKind[], { prepared }: Evidence): number =>
  Number(kinds.includes(prepared.document.kind))

/** Odds of a text that the second reader has not learned. */
export const unlearned = -5
/** Passages of one answer that the second reader looks at, the best first. */
const mostPassages = 3

const read = new WeakMap<Unit, WitnessText>()

/** Words of a row or an item that says little without the header or the line above it. */
const fewWords = 6

/** What the second reader reads of a unit: of a short row or item also what introduces it. */
function witnessedText({ block, above, text }: Unit): string {
  const isIntroduced = (block.type === 'item' && block.leadIn !== null) || block.headerCells.length > 0
  if (!isIntroduced || text.split(' ', fewWords + 1).length > fewWords) return text
  return `${above.slice(above.lastIndexOf(' / ') + 1)} ${text}`
}

/** What the second reader sees of a unit. A sentence may bear out several facts: it is read once. */
export function witnessedWords(unit: Unit): WitnessText {
  const known = read.get(unit)
  if (known) return known
  const text = readForWitness(witnessedText(unit))
  read.set(unit, text)
  return text
}

const sameAs = (lead: Evidence, evidence: readonly Evidence[]): Evidence[] =>
  evidence.filter((one) => one.kind === lead.kind && (one === lead || !one.prepared.internal))

/** The sentences that the second reader looks at: that of the answer, then the best of the same kind. */
export function witnessedUnits(lead: Evidence, evidence: readonly Evidence[]): readonly [Unit, ...Unit[]] {
  const best = sameAs(lead, evidence).toSorted((a, b) => b.score - a.score)
  return [lead.unit, ...best.slice(0, mostPassages).map((one) => one.unit)]
}

const proseWords = 6
/** The annex of a contract tells in a table's long cells what others tell in paragraphs. */
const isProse = (text: string): boolean => text.endsWith('.') && text.split(' ', proseWords).length === proseWords

/** What an answer rests on. Handbooks for staff bear out nothing that is offered to customers. */
export function confidenceFeatures(
  rules: FactRules,
  value: Exclude<FindingValue, 'not-stated'>,
  lead: Evidence,
  evidence: readonly Evidence[],
): ConfidenceFeatures {
  const fact = rules.fact.id
  const same = sameAs(lead, evidence)
  const odds = witnessedUnits(lead, evidence).map((unit) => witnessOdds(fact, witnessedWords(unit)) ?? unlearned)
  const { text, block, above } = lead.unit
  return {
    proofs: Math.log(1 + same.filter((one) => one.isProof).length),
    measured: expectedPrecision(fact, value),
    witness: odds[0] ?? unlearned,
    bestWitness: Math.max(...odds),
    likeness: likenessTo(fact, lead.unit),
    passages: Math.log(same.length),
    pages: Math.log(pagesOf(same)),
    score: Math.log(lead.score),
    proof: Number(lead.isProof),
    figure: Number(/\d/.test(text)),
    ownVoice: Number(/\b(?:we|our|us)\b/.test(text)),
    ownSection: Number(rules.topic?.test(above) === true),
    row: Number(block.type === 'row' && !isProse(text)),
    guide: isOf(['docs', 'ai', 'other'], lead),
    securityPage: isOf(['security', 'trust', 'compliance', 'whitepaper'], lead),
    contract: isOf(['dpa', 'terms', 'privacy'], lead),
    partial: Number(value === 'partial'),
  }
}

/** The probability that an answer with these features is right, as measured on vendors read for the first time. */
export function probabilityOf(features: ConfidenceFeatures): number {
  let sum = confidenceWeights.bias
  // safe because the features are those of the catalogue
  for (const [name, value] of Object.entries(features) as [keyof ConfidenceFeatures, number][])
    sum += confidenceWeights[name] * value
  return 1 / (1 + Math.exp(-sum))
}

/** The tier of an answer by its probability; null where it is too unlikely to be told. */
export function tierOf(probability: number): Certainty {
  if (probability >= confidenceLimits.stated) return 'stated'
  if (probability >= confidenceLimits.likely) return 'likely'
  return probability >= confidenceLimits.told ? 'mentioned' : null
}
