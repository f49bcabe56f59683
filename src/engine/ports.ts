import type { Agent } from '../catalog/fact-entry.ts'
import type { AgentAnswer, Corpus } from './corpus.ts'
import type { Sitemap } from './crawl/sitemap.ts'
import type { DocumentReading, DocumentSource } from './extract/document-reading.ts'

/** The world as the engine sees it. Adapters implement these; the engine imports nothing else from outside. */

/** One request through the egress wall. Redirects are followed by the caller, so that each hop is checked. */
export interface FetchRequest {
  readonly url: string
  /** Caps and accepted content types follow from what is asked for. */
  readonly purpose: 'page' | 'robots' | 'sitemap' | 'probe' | 'file'
  readonly etag?: string
  readonly lastModified?: string
  readonly signal?: AbortSignal
}

export type FetchAnswer =
  | {
      readonly kind: 'answer'
      readonly status: number
      /** Lower-cased names; of the repeated ones the first. */
      readonly headers: Readonly<Record<string, string>>
      readonly body: Uint8Array
      /** Bytes on the wire, headers excluded. */
      readonly bytes: number
    }
  | {
      readonly kind: 'refused'
      readonly outcome: 'blocked' | 'excluded' | 'timeout' | 'too_large' | 'error'
      /** One sentence for people: why the address cannot be read. */
      readonly reason: string
      readonly bytes: number
    }

export interface Fetcher {
  fetch(request: FetchRequest): Promise<FetchAnswer>
}

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>
}

export interface Hasher {
  /** Lower-case hex SHA-256 of the UTF-8 bytes, or of the bytes given. */
  sha256(content: string | Uint8Array): string
}

/**
 * Reads what came from outside, apart from the caller's own event loop where the adapter can: a body that takes too long or
 * too much memory answers `unreadable`. Rejects only with the signal's reason.
 */
export interface DocumentReader {
  read(source: DocumentSource, signal?: AbortSignal): Promise<DocumentReading>
  readSitemap(text: string, url: string, signal?: AbortSignal): Promise<Sitemap>
}

/** Files that are not HTML or text: PDF, docx, XLSX, CSV. */
export interface FileReader {
  read(
    body: Uint8Array,
    contentType: string,
  ): Promise<
    | {
        readonly kind: 'text'
        readonly text: string
        readonly title: string
        readonly truncated: boolean
        /** Where each page starts in the text, for files that have pages. */
        readonly pages?: readonly number[]
      }
    | { readonly kind: 'failed'; readonly reason: string }
  >
}

/** ISO 639-1 code, or null when the text is too short to tell. */
export interface LanguageDetector {
  detect(text: string): string | null
}

export interface SearchHit {
  readonly url: string
  readonly title: string
}

/** A search service that the operator configured. Rejects with one sentence when it does not answer. */
export interface SearchEngine {
  readonly name: string
  search(query: string, signal?: AbortSignal): Promise<readonly SearchHit[]>
}

/** What an extractor is asked. It may call what it is given, or leave it. */
export interface ExtractionRequest {
  readonly corpus: Corpus
  /** Its own answers of an earlier attempt, which need not be worked out again. */
  readonly done: readonly AgentAnswer[]
  /** Hears the id of the document that is about to be worked on. */
  readonly onDocument?: ((id: string) => void) | undefined
  /** Called when the documents have been worked on and what remains concerns them all. */
  readonly onDocumentsRead?: (() => void) | undefined
  /** Hears each answer as soon as it stands; what was heard is kept when the extractor fails later. */
  readonly onAnswer?: ((answer: AgentAnswer) => void) | undefined
}

/** Reads the facts out of a corpus: by patterns, or by a model. Its quotes are looked up at admission, whatever it says. */
export interface Extractor {
  /** Stable: a scan's steps are stored under it. */
  readonly id: string
  readonly version: string
  /** Who vouches for a finding that it alone makes. */
  readonly tier: 'local' | 'model'
  /** The agents that it answers for, each for as many of its facts as it can. */
  readonly agents: readonly Agent[]
  /** What one corpus may cost: milliseconds until the extractor has failed, null where its host limits it. */
  readonly budget: { readonly milliseconds: number | null }
  /** Rejects with the signal's reason, or with an error whose message says in a sentence why it came to nothing. */
  extract(request: ExtractionRequest, signal: AbortSignal): Promise<readonly AgentAnswer[]>
}
