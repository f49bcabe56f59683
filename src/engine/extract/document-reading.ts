import type { LedgerOutcome } from '../../contract/documents.ts'
import type { PageLink } from './html.ts'

/** A body as it was fetched. */
export interface DocumentSource {
  readonly body: Uint8Array
  /** The header as it came, or empty. */
  readonly contentType: string
  readonly url: string
}

/** What a body turned out to be. `links` are there even when the page itself is not kept. */
export interface DocumentReading {
  readonly outcome: LedgerOutcome
  readonly reason: string
  readonly text: string
  readonly title: string
  readonly links: readonly PageLink[]
  /** By its text, else as the page declares it; ISO 639-1 or null. */
  readonly language: string | null
  /** Where each page starts in the text, for files that have pages. */
  readonly pages: readonly number[] | null
  /** A version of the page without scripts, or the target of an immediate refresh. */
  readonly instead: string | null
}

/** A reading of which nothing is known yet. */
export const nothing = { text: '', title: '', links: [], language: null, pages: null, instead: null }

/** A body that its reader could not finish, with the reason as one sentence. */
export const unreadable = (reason: string): DocumentReading => ({ ...nothing, outcome: 'unreadable', reason })
