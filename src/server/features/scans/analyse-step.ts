import type { CorpusAnalyst } from '../../../adapters/reader/corpus-analyst.ts'
import { agents, type Agent } from '../../../catalog/fact-entry.ts'
import {
  isDecisionGone,
  mergeAnswers,
  type AgentAnswer,
  type Corpus,
  type ExtractorAnswer,
  type TextNotes,
} from '../../../engine/index.ts'
import { selectHoldingDecisions } from '../reviews/reviews.public.ts'
import { loadAnswers, loadCorpus, loadScanLedger, type ScanVendor } from './scan-resume.ts'
import { inAttempt, saveFindings, saveLedger, saveProgress, saveStep, type Attempt } from './scan-store.ts'

/** The pages of a vendor cannot be analysed within the limits, and leaving single ones out does not help. */
export class UnreadableCorpus extends Error {
  override readonly name = 'UnreadableCorpus'
}

/** Times that the analysis of one scan may be stopped before it fails. */
const mostStops = 3

const agentLabels: Readonly<Record<Agent, string>> = {
  company_research: 'Company research',
  security_documentation_hunter: 'Security documentation hunter',
  trust_center_extractor: 'Trust center extractor',
  privacy_data_protection_scraper: 'Privacy data protection scraper',
  advanced_web_scraper: 'Advanced web scraper',
  pricing_analysis: 'Pricing analysis',
  genai_policy_analysis: 'GenAI policy analysis',
  executive_summary_generator: 'Executive summary generator',
}

/** The crawl fills the first 60 of 100; the agents share what is left. */
const percentageOf = (agent: Agent): number => 60 + Math.round(((agents.indexOf(agent) + 1) / agents.length) * 40)

/** A corpus with all that reading its texts came to. */
export interface AnalysedCorpus {
  readonly corpus: Corpus
  readonly answers: readonly AgentAnswer[]
  readonly notes: TextNotes
  readonly verifiedShare: number
}

/**
 * One short transaction behind the fence stores what an extractor handed over for an agent. What is found is stored once,
 * and never changed: with the step of the last extractor that answers for the agent, from the answers of all.
 */
async function commit(
  attempt: Attempt,
  { extractor, answer }: ExtractorAnswer,
  known: readonly ExtractorAnswer[],
  { corpus, extractors }: { readonly corpus: Corpus; readonly extractors: readonly string[] },
): Promise<void> {
  const { agent } = answer
  const own = extractors.flatMap((id) => known.find((one) => one.extractor === id && one.answer.agent === agent) ?? [])
  await inAttempt(attempt, async (trx) => {
    if (own.length === extractors.length) {
      const texts = new Map(corpus.documents.map((document) => [document.id, document.text]))
      for (const { findings } of mergeAnswers(own)) await saveFindings(trx, attempt, agent, findings, texts)
    }
    await saveStep(trx, attempt, agent, answer.success, answer, extractor)
    await saveProgress(trx, attempt, { percentage: percentageOf(agent), step: agentLabels[agent], agent })
  })
}

/** Stores in the ledger that a document was left out, so that no later attempt tries it again. */
async function leaveOut(attempt: Attempt, document: Corpus['documents'][number], reason: string): Promise<void> {
  const position = (await loadScanLedger(attempt)).length
  const { url, kind } = document
  const at = new Date().toISOString()
  const entry = { url, kind, reason, at, outcome: 'unreadable', purpose: 'page', bytes: 0 } as const
  await inAttempt(attempt, (trx) => saveLedger(trx, attempt, [entry], position))
}

/**
 * Lets the agents answer from the stored texts, in a process of their own; each answer is committed as it comes. A document
 * that the process cannot finish is left out. Throws `UnreadableCorpus` when that does not help.
 */
export async function analyseStep(
  attempt: Attempt,
  vendor: ScanVendor,
  asOf: string,
  analyst: CorpusAnalyst,
  signal: AbortSignal,
): Promise<AnalysedCorpus> {
  const done = [...(await loadAnswers(attempt))]
  let crashedAt: string | null | undefined
  for (let stops = 0; stops < mostStops; stops += 1) {
    const corpus = await loadCorpus(attempt, vendor, asOf)
    let commits = Promise.resolve()
    const onAnswer = (one: ExtractorAnswer): void => {
      if (one.answer.agent === 'executive_summary_generator') return
      done.push(one)
      const known = [...done]
      commits = commits.then(() => commit(attempt, one, known, { corpus, extractors: analyst.extractors }))
      // Awaited below; until then a refused commit must not count as unhandled.
      commits.catch(() => undefined)
    }
    const end = await analyst.analyse(corpus, [...done], onAnswer, signal)
    await commits
    if (end.kind === 'analysed') {
      const { notes, verifiedShare } = end
      return { corpus, answers: mergeAnswers(done), notes, verifiedShare }
    }
    // A process may be ended by something else: once is no proof against the pages.
    const isFirst = end.isCrash && crashedAt !== end.document
    crashedAt = end.document
    if (isFirst) continue
    const document = corpus.documents.find(({ id }) => id === end.document)
    if (!document) throw new UnreadableCorpus(`The pages of this vendor could not be analysed. ${end.reason}`)
    await leaveOut(attempt, document, end.reason)
  }
  throw new UnreadableCorpus(`The analysis of this vendor’s pages had to be stopped ${mostStops} times`)
}

/** Which of the decisions that hold now rest on a passage that is gone from the pages. */
export async function examineDecisions(
  { inTransaction, scope, vendorId }: Attempt,
  corpus: Corpus,
  analyst: CorpusAnalyst,
  signal: AbortSignal,
): Promise<{ readonly known: ReadonlySet<string>; readonly gone: ReadonlySet<string> }> {
  const holding = await inTransaction((trx) => selectHoldingDecisions(trx, scope, vendorId))
  const passages = [...new Set(holding.flatMap(({ quotes }) => quotes.map((quote) => quote.text)))]
  const present = new Set<string>()
  for (const { text } of passages.length > 0 ? corpus.documents : []) {
    const missing = passages.filter((passage) => !present.has(passage))
    if (missing.length === 0) break
    for (const passage of await analyst.stand({ text, passages: missing }, signal)) present.add(passage)
  }
  const gone = holding.filter((decision) => isDecisionGone(decision, (passage) => present.has(passage)))
  return { known: new Set(holding.map(({ id }) => id)), gone: new Set(gone.map(({ id }) => id)) }
}
