import { z } from 'zod'
import { agent as agentName } from '../../catalog/fact-entry.ts'
import { documentKind } from '../../contract/documents.ts'
import { finding, observation, quote, vendorPlan } from '../../contract/findings.ts'
import { patternsId, type Corpus, type ExtractorAnswer, type TextNotes } from '../../engine/index.ts'
import type { ProcessPool } from '../isolation/process-pool.ts'
import { failureOf } from './document-reader.ts'
import type { AnalyseInput, FindInput, StandInput } from './reader-tasks.ts'

/** What an agent handed over, as a process or the database gives it back. */
export const agentAnswer = z.object({
  agent: agentName,
  success: z.boolean(),
  findings: z.array(finding),
  observations: z.array(observation),
  plans: z.array(vendorPlan),
  refusedQuotes: z.int(),
  error: z.string().nullable(),
})

/** The same as a step of a scan, with the extractor that it comes from. */
export const extractorAnswer = z.object({ extractor: z.string(), answer: agentAnswer })

const mention = z.object({ page: z.string(), words: z.string().nullable() })

export const textNotes = z.object({
  // Reviews that were stored before sentences were kept name the page alone.
  mentions: z.record(z.string(), z.union([mention, z.string().transform((page) => ({ page, words: null }))])),
  ownDates: z.record(z.string(), z.object({ at: z.number(), words: z.string(), said: z.string() })),
  // Reviews that were stored before lists of subprocessors were read have none.
  subprocessors: z
    .array(z.object({ name: z.string(), hosts: z.boolean(), document: z.string(), quote: z.string() }))
    .default([]),
  // Nor the pages that texts name.
  namedPages: z.array(documentKind).default([]),
})

const analysed = z.object({ notes: textNotes, verifiedShare: z.number() })
const found = z.object({ quote: quote.nullable(), names: z.array(z.string()) })

/** A reader that should have answered was stopped: its answer is not known, which is not the same as nothing found. */
export class ReaderFailure extends Error {
  override readonly name = 'ReaderFailure'
}

/** How an analysis ended. `document` is the one that was worked on when it had to be stopped. */
export type AnalysisEnd =
  | { readonly kind: 'analysed'; readonly notes: TextNotes; readonly verifiedShare: number }
  | {
      readonly kind: 'stopped'
      readonly reason: string
      readonly document: string | null
      /** The process ended without having passed a limit: something else may have ended it. */
      readonly isCrash: boolean
    }

export interface CorpusAnalyst {
  /** Ids of the extractors that answer for each agent: an agent is done when all of them have answered. */
  readonly extractors: readonly string[]
  /** `onAnswer` hears each answer as it comes. Rejects with the signal's reason, or when the pool is busy. */
  analyse(
    corpus: Corpus,
    done: readonly ExtractorAnswer[],
    onAnswer: (answer: ExtractorAnswer) => void,
    signal?: AbortSignal,
  ): Promise<AnalysisEnd>
  /** Looks a passage and names up in one document. Rejects with a `ReaderFailure` when it could not be read in time. */
  find(input: FindInput, signal?: AbortSignal): Promise<z.infer<typeof found>>
  /** Those of the passages that stand in a text, character by character. Rejects as `find` does. */
  stand(input: StandInput, signal?: AbortSignal): Promise<readonly string[]>
}

/** Analyses for one owner in processes of the pool. */
export function createCorpusAnalyst(pool: ProcessPool, owner: string): CorpusAnalyst {
  return {
    extractors: [patternsId],
    async analyse(corpus, done, onAnswer, signal) {
      const input: AnalyseInput = { corpus, done }
      const onPart = (value: unknown): void => onAnswer(extractorAnswer.parse(value))
      const end = await pool.run({ owner, name: 'analyse', input, onPart, signal })
      if (end.kind === 'done') return { kind: 'analysed', ...analysed.parse(end.value) }
      const isCrash = end.kind === 'stopped' && end.why === 'crash'
      return { kind: 'stopped', reason: failureOf(end) ?? '', document: end.at || null, isCrash }
    },
    async find(input, signal) {
      const end = await pool.run({ owner, name: 'find', input, signal })
      if (end.kind !== 'done') throw new ReaderFailure(failureOf(end) ?? '')
      return found.parse(end.value)
    },
    async stand(input, signal) {
      const end = await pool.run({ owner, name: 'stand', input, signal })
      if (end.kind !== 'done') throw new ReaderFailure(failureOf(end) ?? '')
      return z.array(z.string()).parse(end.value)
    },
  }
}
