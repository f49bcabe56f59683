import type { AgentAnswer, Corpus, ExtractorAnswer, TextNotes } from '../corpus.ts'
import type { Clock, Extractor } from '../ports.ts'
import { mergeAnswers } from '../review/merge-answers.ts'
import { verifyQuote } from '../verify/quotes.ts'
import { noteTexts } from '../write/text-notes.ts'
import { patternExtractor } from './pattern-extractor.ts'
import { runExtractors } from './run-extractors.ts'

/** The share of quotes that stand in their documents, 0–1, counted anew; 1 when there are none. */
function verifiedShare(corpus: Corpus, answers: readonly AgentAnswer[]): number {
  const texts = new Map(corpus.documents.map((document) => [document.id, document]))
  const quotes = answers.flatMap((answer) => answer.findings).flatMap((finding) => finding.quotes)
  const verified = quotes.filter((quote) => {
    const document = texts.get(quote.document_id)
    return document !== undefined && verifyQuote(document, quote)
  })
  return quotes.length === 0 ? 1 : verified.length / quotes.length
}

export interface Analysis {
  /** In the order of the catalogue, those of `done` included. */
  readonly answers: readonly AgentAnswer[]
  readonly notes: TextNotes
  readonly verifiedShare: number
}

export interface AnalysisSteps {
  /** Answers of an earlier attempt, which are not worked out again. */
  readonly done?: readonly ExtractorAnswer[]
  readonly onDocument?: (id: string) => void
  readonly onDocumentsRead?: () => void
  readonly onAnswer?: (answer: ExtractorAnswer) => void
  /** The first is the one that a review rests on. */
  readonly extractors?: readonly [Extractor, ...Extractor[]]
  /** Needed where an extractor has a limit of time. */
  readonly clock?: Pick<Clock, 'sleep'>
  readonly signal?: AbortSignal
}

/** Everything that needs the texts of a corpus, in one go: the answers of all agents, and what the writer tells of the texts. */
export async function analyse(corpus: Corpus, steps: AnalysisSteps = {}): Promise<Analysis> {
  const { extractors = [patternExtractor] } = steps
  const answers = mergeAnswers(await runExtractors(extractors, corpus, steps))
  const findings = answers.flatMap((answer) => answer.findings)
  const answered = new Set(findings.filter(({ value }) => value !== 'not-stated').map(({ fact }) => fact))
  return { answers, notes: noteTexts(corpus, answered), verifiedShare: verifiedShare(corpus, answers) }
}
