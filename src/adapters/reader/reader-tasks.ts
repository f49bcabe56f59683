import type { Quote } from '../../contract/findings.ts'
import type { Corpus, DocumentSource, ExtractorAnswer } from '../../engine/index.ts'

/** What the child of the readers' pool is asked, and what it answers. */

export type ReadInput = DocumentSource

export interface SitemapInput {
  readonly text: string
  readonly url: string
}

export interface AnalyseInput {
  readonly corpus: Corpus
  readonly done: readonly ExtractorAnswer[]
}

export interface FindInput {
  readonly document: { readonly id: string; readonly text: string }
  readonly passage: string | null
  readonly names: readonly string[]
}

export interface FindResult {
  readonly quote: Quote | null
  /** Those of the names that stand in the text as whole words. */
  readonly names: readonly string[]
}

export interface StandInput {
  readonly text: string
  readonly passages: readonly string[]
}
