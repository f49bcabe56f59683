import type { Agent } from '../../catalog/fact-entry.ts'
import type { Finding } from '../../contract/findings.ts'
import { storable } from '../../contract/text.forms.ts'
import type { AgentAnswer, Corpus, ExtractorAnswer } from '../corpus.ts'
import type { Clock, ExtractionRequest, Extractor } from '../ports.ts'
import { admitAnswer } from '../verify/admit.ts'

/** How extractors are run; see `AnalysisSteps`. */
export interface ExtractionRun extends Pick<ExtractionRequest, 'onDocument' | 'onDocumentsRead'> {
  readonly done?: readonly ExtractorAnswer[]
  readonly onAnswer?: (answer: ExtractorAnswer) => void
  readonly clock?: Pick<Clock, 'sleep'>
  readonly signal?: AbortSignal
}

/** An extractor vouches with its own tier, or finds that the pages disagree; an analyst's word it cannot give. */
const vouched = (finding: Finding, { tier }: Extractor): Finding => ({
  ...finding,
  tier: finding.tier === 'conflict' ? 'conflict' : tier,
})

/** What of an extractor’s answer is admitted. */
function admitted(answer: AgentAnswer, extractor: Extractor, corpus: Corpus): ExtractorAnswer {
  const findings = answer.findings.map((finding) => vouched(finding, extractor))
  return { extractor: extractor.id, answer: storable(admitAnswer({ ...answer, findings }, corpus.documents)) }
}

const failed = (agent: Agent, { id }: Extractor, reason: unknown): AgentAnswer => ({
  agent,
  success: false,
  findings: [],
  observations: [],
  plans: [],
  refusedQuotes: 0,
  error: `The extractor ‘${id}’ gave no answer. ${reason instanceof Error ? reason.message : String(reason)}`,
})

/** Lets the extractor work for no longer than its budget allows. */
async function withinBudget(
  extractor: Extractor,
  request: ExtractionRequest,
  signal: AbortSignal,
  clock: Pick<Clock, 'sleep'> | undefined,
): Promise<readonly AgentAnswer[]> {
  const { milliseconds } = extractor.budget
  if (milliseconds === null) return extractor.extract(request, signal)
  if (!clock) throw new Error('An extractor with a limit of time needs a clock')
  const spent = new AbortController()
  const ended = new AbortController()
  const limit = clock.sleep(milliseconds, AbortSignal.any([signal, ended.signal])).then(() => {
    spent.abort()
    throw new Error(`It took longer than ${milliseconds / 1000} seconds.`)
  })
  limit.catch(() => {})
  try {
    return await Promise.race([extractor.extract(request, AbortSignal.any([signal, spent.signal])), limit])
  } finally {
    ended.abort()
  }
}

/**
 * Asks one extractor after the other. The first is the one that a review rests on: what ends it ends the analysis. Where
 * another one fails, each of its agents that had not answered yet says so in its step, and the review goes without.
 */
export async function runExtractors(
  extractors: readonly [Extractor, ...Extractor[]],
  corpus: Corpus,
  run: ExtractionRun = {},
): Promise<readonly ExtractorAnswer[]> {
  const { done = [], onAnswer, onDocument, onDocumentsRead, clock, signal = new AbortController().signal } = run
  const all: ExtractorAnswer[] = []
  for (const extractor of extractors) {
    const earlier = done.filter((one) => one.extractor === extractor.id)
    const heard = new Map(earlier.map((one) => [one.answer.agent, one]))
    const hear = (answer: AgentAnswer): void => {
      if (heard.has(answer.agent)) return
      const one = admitted(answer, extractor, corpus)
      heard.set(answer.agent, one)
      onAnswer?.(one)
    }
    const request = { corpus, done: earlier.map((one) => one.answer), onDocument, onDocumentsRead, onAnswer: hear }
    try {
      for (const answer of await withinBudget(extractor, request, signal, clock)) hear(answer)
    } catch (error) {
      signal.throwIfAborted()
      if (extractor === extractors[0]) throw error
      for (const agent of extractor.agents) hear(failed(agent, extractor, error))
    }
    all.push(...heard.values())
  }
  return all
}
