import type { AppliedDecision, Decision } from '../../contract/decisions.ts'
import type { LedgerEntry } from '../../contract/documents.ts'
import type { Finding, Observation, VendorPlan } from '../../contract/findings.ts'
import type { Receipt, ScoreResult } from '../../contract/review.ts'
import { storable } from '../../contract/text.forms.ts'
import { facts } from '../../catalog/facts.ts'
import type { AgentAnswer, Corpus, WrittenReview } from '../corpus.ts'
import { hostRefuses } from '../crawl/requests.ts'
import { scoreReview } from '../score/score.ts'
import { verifyQuote } from '../verify/quotes.ts'
import { writeReview } from '../write/write-review.ts'
import { applyDecisions, standDecisions, withoutSettled } from './decisions.ts'

export interface AssembledReview {
  readonly findings: readonly Finding[]
  readonly observations: readonly Observation[]
  readonly plans: readonly VendorPlan[]
  readonly decisions: readonly AppliedDecision[]
  readonly score: ScoreResult
  readonly written: WrittenReview
}

const position = new Map(facts.map((fact, index) => [fact.id, index]))

/** The executive summary generator: what the other agents handed over and analysts decided, scored and written. Pure. */
export function assembleReview(
  corpus: Corpus,
  answers: readonly AgentAnswer[],
  ledger: readonly LedgerEntry[],
  holding: readonly Decision[] = [],
): AssembledReview {
  const found = answers
    .flatMap((answer) => answer.findings)
    .toSorted((a, b) => (position.get(a.fact) ?? 0) - (position.get(b.fact) ?? 0))
  const decisions = standDecisions(holding, found, corpus.documents)
  const findings = applyDecisions(found, decisions)
  const observations = withoutSettled(
    answers.flatMap((answer) => answer.observations),
    decisions,
  )
  const plans = answers.flatMap((answer) => answer.plans)
  const score = scoreReview({ findings, asOf: corpus.asOf })
  const written = writeReview({ corpus, findings, observations, plans, ledger, score })
  return storable({ findings, observations, plans, decisions, score, written })
}

/** Some entries say why no request was made. */
function wasMade({ outcome, reason }: LedgerEntry): boolean {
  if (outcome === 'robots' || outcome === 'over_budget') return false
  return outcome !== 'blocked' || reason.startsWith(hostRefuses)
}

export interface RunFigures {
  readonly milliseconds: number
  readonly version: string
}

/** What the run cost. The share of verified quotes is counted anew, against the stored texts. */
export function makeReceipt(
  corpus: Corpus,
  answers: readonly AgentAnswer[],
  ledger: readonly LedgerEntry[],
  { milliseconds, version }: RunFigures,
): Receipt {
  const texts = new Map(corpus.documents.map((document) => [document.id, document]))
  const quotes = answers.flatMap((answer) => answer.findings).flatMap((finding) => finding.quotes)
  const verified = quotes.filter((quote) => {
    const document = texts.get(quote.document_id)
    return document !== undefined && verifyQuote(document, quote)
  })
  const observations = answers.flatMap((answer) => answer.observations)
  return {
    minutes: Math.round(milliseconds / 600) / 100,
    documents: corpus.documents.length,
    bytes: ledger.reduce((sum, entry) => sum + entry.bytes, 0),
    requests: ledger.filter(wasMade).length,
    verified_share: quotes.length === 0 ? 1 : verified.length / quotes.length,
    refused_quotes: answers.reduce((sum, answer) => sum + answer.refusedQuotes, 0),
    instruction_like_sentences: observations.filter((one) => one.kind === 'instruction').length,
    versions: { assay: version },
  }
}
