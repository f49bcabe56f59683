import type { DocumentKind, ReviewDocument } from '../../contract/documents.ts'
import type { Finding } from '../../contract/findings.ts'
import type { Corpus } from '../corpus.ts'
import { admitFindings } from '../verify/admit.ts'
import type { GuardId } from './guards.ts'
import { collectEvidence, matchRule, pageGuard, type Sighting } from './match.ts'
import { decideOne, runAgent } from './pattern-extractor.ts'
import { prepareCorpus, type PreparedCorpus } from './prepare.ts'
import { compileRule, factRules, type FactRules, type Rule } from './rules.ts'
import type { PreparedDocument } from './units.ts'

/** A rule that matched a passage, and what came of it. */
export interface ExplainedMatch {
  readonly rule: string
  /** The meaning of the value that the rule stands for: the reason for it. */
  readonly meaning: string
  /** The rule as the codebook has it. */
  readonly source: string
  /** The passage as it stands in the document, and its offset there in UTF-16 code units. */
  readonly text: string
  readonly start: number
  /** The words that the rule itself matched, normalised. */
  readonly words: string
  /** As what it counts; null where a guard stopped it. */
  readonly kind: Sighting['kind']
  readonly guard: GuardId | null
  /** The exclusion that the passage matches, where that is what stopped it. */
  readonly exclusion: string | null
}

export interface ExplainedDocument {
  readonly id: string
  readonly url: string
  readonly title: string
  readonly kind: DocumentKind
  /** Why the whole document says nothing about the fact. */
  readonly guard: GuardId | null
  readonly matches: readonly ExplainedMatch[]
}

export interface Explanation {
  readonly documents: readonly ExplainedDocument[]
  readonly finding: Finding
  /** What stopped the answer that the matches would have given. */
  readonly guard: GuardId | null
}

function exclusionOf({ entry }: FactRules, prepared: PreparedDocument, { unit }: Sighting): string | null {
  const isHit = (text: string): boolean =>
    matchRule(compileRule(text, entry.fact, 'exclusion', 0), prepared, unit) !== null
  return entry.exclusions.find(isHit) ?? null
}

function meaningOf({ kind }: Rule, { fact }: FactRules): string {
  if (kind === 'yes' || kind === 'no') return fact[kind]
  return kind === 'exclusion' ? fact.excluded : fact.partial
}

function explainMatch(rules: FactRules, prepared: PreparedDocument, sighting: Sighting): ExplainedMatch {
  const { rule, unit, at, end, kind, guard } = sighting
  return {
    rule: rule.id,
    meaning: meaningOf(rule, rules),
    source: rule.source,
    text: prepared.document.text.slice(unit.start, unit.end),
    start: unit.start,
    words: unit.text.slice(at, end),
    kind,
    guard,
    exclusion: guard === 'exclusion' ? exclusionOf(rules, prepared, sighting) : null,
  }
}

const headOf = ({ id, url, title, kind }: ReviewDocument) => ({ id, url, title, kind })

function explainDocument(rules: FactRules, prepared: PreparedDocument): ExplainedDocument {
  const matches: ExplainedMatch[] = []
  collectEvidence(rules, prepared, (sighting) => void matches.push(explainMatch(rules, prepared, sighting)))
  return { ...headOf(prepared.document), guard: pageGuard(rules, prepared), matches }
}

function explainDecision(rules: FactRules, prepared: PreparedCorpus): Pick<Explanation, 'finding' | 'guard'> {
  const decision = decideOne(prepared, rules)
  const found = runAgent(prepared, rules.fact.agent).findings.find(({ fact }) => fact === rules.fact.id)
  const isRefused = admitFindings([decision.finding], prepared.corpus.documents).refused.length > 0
  return { finding: found ?? decision.finding, guard: isRefused ? 'quote-not-found' : decision.guard }
}

/**
 * Which rules of a fact matched where, which guard stopped what, and what was decided in the end. Null where the codebook
 * has no such fact. The documents come in the order of the corpus.
 */
export function explainFact(corpus: Corpus, fact: string): Explanation | null {
  const rules = factRules.find(({ entry }) => entry.fact === fact)
  if (!rules) return null
  const prepared = prepareCorpus(corpus)
  const read = new Map(prepared.documents.map((one) => [one.document.id, one]))
  const documents = corpus.documents.map((document): ExplainedDocument => {
    const own = read.get(document.id)
    return own ? explainDocument(rules, own) : { ...headOf(document), guard: 'language', matches: [] }
  })
  return { documents, ...explainDecision(rules, prepared) }
}
