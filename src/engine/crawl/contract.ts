import type { DocumentKind, LedgerEntry, ReviewDocument } from '../../contract/documents.ts'
import type { PageLink } from '../extract/html.ts'
import type { Clock, DocumentReader, Fetcher, Hasher, SearchEngine } from '../ports.ts'
import type { CrawlBudget, Politeness } from './settings.ts'

/** What was read, beside the document: validators for the next time, size, and links for a frontier to be rebuilt from. */
export interface CrawlCapture {
  readonly etag: string | null
  readonly lastModified: string | null
  readonly bodySha256: string
  /** On the wire. */
  readonly bytes: number
  readonly links: readonly PageLink[]
  /** Where each page starts in the text, for files that have pages. */
  readonly pages: readonly number[] | null
  /** The text is the one of an earlier capture: nothing has to be analysed again. */
  readonly isUnchanged: boolean
}

export interface CommittedDocument {
  readonly document: ReviewDocument
  readonly links: readonly PageLink[]
}

/** An earlier capture of a page: asked for with its validators, its text and links used again when unmodified. */
export interface KnownCapture extends CommittedDocument {
  readonly pages?: readonly number[] | null
  readonly etag: string | null
  readonly lastModified: string | null
  readonly bodySha256: string
}

/** A robots.txt, sitemap or llms.txt of an earlier crawl: asked for with its validators, its text used again. */
export interface KnownResource {
  readonly url: string
  readonly etag: string | null
  readonly lastModified: string | null
  readonly text: string
}

export interface CrawlInput {
  readonly vendor: { readonly name: string; readonly website: string; readonly domain: string | null }
  readonly budget: CrawlBudget
  readonly politeness: Politeness
  /** Hosts that a user confirmed to be the vendor's. */
  readonly confirmedHosts: readonly string[]
  /** What an earlier attempt of the same crawl committed. Null at the first attempt. */
  readonly resume: { readonly documents: readonly CommittedDocument[]; readonly ledger: readonly LedgerEntry[] } | null
  readonly known: readonly KnownCapture[]
  readonly resources?: readonly KnownResource[]
  /** Addresses that are never asked for, as `readExcludedAddress` reads them. */
  readonly excludedAddresses?: readonly string[]
}

export interface CrawlPorts {
  readonly fetcher: Fetcher
  readonly clock: Clock
  readonly hasher: Hasher
  readonly reader: DocumentReader
  /** Absent unless the operator configured one. */
  readonly search?: SearchEngine
}

/** Hears of the crawl's results one at a time, each awaited; a rejection ends the crawl with that error. */
export interface CrawlSink {
  document(document: ReviewDocument, capture: CrawlCapture): Promise<void> | void
  ledger(entry: LedgerEntry): Promise<void> | void
  /** Optional: what a later crawl may hand in as known resources. */
  resource?(resource: KnownResource): Promise<void> | void
  progress(progress: { seeking: DocumentKind | null; pages: number; budget: number }): Promise<void> | void
}

export interface CrawlResult {
  /** Why the home page could not be read, one sentence for people; null when it was. */
  readonly reason: string | null
  readonly pages: number
  readonly files: number
  /** Registrable domains that count as the vendor's own. */
  readonly domains: readonly string[]
  /** Addresses outside that looked like the vendor's and were not read. */
  readonly leads: readonly string[]
  /** How many documents there are of each kind. */
  readonly coverage: Readonly<Partial<Record<DocumentKind, number>>>
}
