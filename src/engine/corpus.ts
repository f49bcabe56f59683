import type { Agent } from '../catalog/fact-entry.ts'
import type { Finding, Observation, VendorPlan } from '../contract/findings.ts'
import type { DocumentKind, DocumentOutline, LedgerEntry, ReviewDocument } from '../contract/documents.ts'
import type { Restriction, ReviewSection, ScoreResult } from '../contract/reviews.ts'

/** Everything that the analysis may look at: documents already stored, and the day that staleness is judged from. */
export interface Corpus {
  readonly vendor: { readonly name: string; readonly website: string | null; readonly domain: string | null }
  readonly documents: readonly ReviewDocument[]
  /** ISO date, the day of the scan. */
  readonly asOf: string
}

/** A corpus without its texts: what scoring and writing work on. */
export interface CorpusHead extends Omit<Corpus, 'documents'> {
  readonly documents: readonly DocumentOutline[]
}

/** The newest date that a page gives itself: its last moment in milliseconds since the epoch, the words, the date as we say it. */
export interface OwnDate {
  readonly at: number
  readonly words: string
  readonly said: string
}

/** A company that a list of subprocessors names, with the line of the page that does. */
export interface NamedSubprocessor {
  readonly name: string
  /** Whether the page says that it hosts. */
  readonly hosts: boolean
  readonly document: string
  readonly quote: string
}

/** Where pages speak of a topic: the page, and the sentence that says most of it; null where no sentence does. */
export interface Mention {
  readonly page: string
  readonly words: string | null
}

/** What the writer tells of the texts themselves, read once beside the analysis. */
export interface TextNotes {
  /** By fact. */
  readonly mentions: Readonly<Record<string, Mention>>
  /** By document. */
  readonly ownDates: Readonly<Record<string, OwnDate>>
  readonly subprocessors: readonly NamedSubprocessor[]
  /** Kinds of the vendor's own pages that its texts name, read or not. */
  readonly namedPages: readonly DocumentKind[]
}

/** What one agent hands over. `result` is its own; nothing is read again from prose. */
export interface AgentAnswer {
  readonly agent: Agent
  readonly success: boolean
  readonly findings: readonly Finding[]
  readonly observations: readonly Observation[]
  readonly plans: readonly VendorPlan[]
  readonly refusedQuotes: number
  readonly error: string | null
}

/** The same, with the extractor that it comes from: a step of a scan. */
export interface ExtractorAnswer {
  readonly extractor: string
  readonly answer: AgentAnswer
}

/** The input of the writer: accepted findings only. */
export interface WriterInput {
  readonly corpus: CorpusHead
  readonly notes: TextNotes
  readonly findings: readonly Finding[]
  readonly observations: readonly Observation[]
  readonly plans: readonly VendorPlan[]
  readonly ledger: readonly LedgerEntry[]
  readonly score: ScoreResult
  /** The plan of the vendor that the customer has; the texts then tell what holds on it. */
  readonly chosenPlan?: string | null
}

export interface WrittenReview {
  /** As given, with the verdict for the customer's plan where one is chosen. */
  readonly score: ScoreResult
  readonly restrictions: readonly Restriction[]
  readonly summary: readonly ReviewSection[]
  readonly analysis: readonly ReviewSection[]
  /** The executive summary as Markdown; always carries the restriction table. */
  readonly executiveSummary: string
}
