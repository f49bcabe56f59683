import type { AppliedDecision, Decision } from '../../contract/decisions.ts'
import type { LedgerEntry } from '../../contract/documents.ts'
import type { Finding, Observation, VendorPlan } from '../../contract/findings.ts'
import type { Receipt, ScoreResult } from '../../contract/reviews.ts'
import { storable } from '../../contract/text.forms.ts'
import { facts } from '../../catalog/facts.ts'
import type { AgentAnswer, CorpusHead, TextNotes, WrittenReview } from '../corpus.ts'
import { hostRefuses } from '../crawl/requests.ts'
import { scoreReview } from '../score/score.ts'
import { writeReview } from '../write/write-review.ts'
import { applyDecisions, standDecisions, withoutSettled } from './decisions.ts'
import { withoutDenials } from './told-once.ts'

export interface AssembledReview {
  readonly findings: readonly Finding[]
  readonly observations: readonly Observation[]
  readonly plans: readonly VendorPlan[]
  readonly decisions: readonly AppliedDecision[]
  readonly score: ScoreResult
  readonly written: Omit<WrittenReview, 'score'>
}

/** What a review is written from. No text of a page is in it. */
export interface ReviewMaterial {
  readonly corpus: CorpusHead
  readonly answers: readonly AgentAnswer[]
  readonly ledger: readonly LedgerEntry[]
  readonly notes: TextNotes
  /** The decisions that hold on the vendor. */
  readonly holding?: readonly Decision[]
  /** Ids of those that rest on a passage which no page of this scan has. */
  readonly gone?: ReadonlySet<string>
  /** The version of the score that the review has; a new review gets the current one. */
  readonly scoreVersion?: string
}

const position = new Map(facts.map((fact, index) => [fact.id, index]))

/** The executive summary generator: what the other agents handed over and analysts decided, scored and written. Pure. */
export function assembleReview(material: ReviewMaterial): AssembledReview {
  const { corpus, answers, ledger, notes, holding = [], gone = new Set(), scoreVersion } = material
  const found = answers
    .flatMap((answer) => answer.findings)
    .toSorted((a, b) => (position.get(a.fact) ?? facts.length) - (position.get(b.fact) ?? facts.length))
  const decisions = standDecisions(holding, found, gone)
  const findings = applyDecisions(found, decisions)
  const observed = answers.flatMap((answer) => answer.observations)
  const observations = withoutDenials(withoutSettled(observed, decisions), findings)
  const plans = answers.flatMap((answer) => answer.plans)
  const documentKinds = corpus.documents.map((document) => document.kind)
  const score = scoreReview({ findings, asOf: corpus.asOf, observations, plans, documentKinds }, scoreVersion)
  const { score: _score, ...written } = writeReview({ corpus, notes, findings, observations, plans, ledger, score })
  return storable({ findings, observations, plans, decisions, score, written })
}

/** Some entries say why no request was made. */
function wasMade({ outcome, reason }: LedgerEntry): boolean {
  if (outcome === 'robots' || outcome === 'excluded' || outcome === 'over_budget') return false
  return outcome !== 'blocked' || reason.startsWith(hostRefuses)
}

export interface RunFigures {
  readonly milliseconds: number
  readonly version: string
  /** Of the quotes, 0–1, as counted against the stored texts. */
  readonly verifiedShare: number
}

/** What the run cost. */
export function makeReceipt(
  corpus: CorpusHead,
  answers: readonly AgentAnswer[],
  ledger: readonly LedgerEntry[],
  { milliseconds, version, verifiedShare }: RunFigures,
): Receipt {
  const observations = answers.flatMap((answer) => answer.observations)
  return {
    minutes: Math.round(milliseconds / 600) / 100,
    documents: corpus.documents.length,
    bytes: ledger.reduce((sum, entry) => sum + entry.bytes, 0),
    requests: ledger.filter(wasMade).length,
    verified_share: verifiedShare,
    refused_quotes: answers.reduce((sum, answer) => sum + answer.refusedQuotes, 0),
    instruction_like_sentences: observations.filter((one) => one.kind === 'instruction').length,
    versions: { assay: version },
  }
}
