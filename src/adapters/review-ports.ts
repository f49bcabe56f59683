import type { CrawlPorts } from '../engine/index.ts'
import { createClock } from './clock.ts'
import { createFileReader } from './documents/file-reader.ts'
import { createFetcher, type BlockedEvent } from './egress/fetcher.ts'
import { createHasher } from './hasher.ts'
import { createSearchEngine, type SearchEngineOptions } from './search/search-engines.ts'
import { createLanguageDetector } from './language/language.ts'

export interface ReviewPortsOptions {
  readonly hosts: Readonly<Record<string, string>>
  readonly version: string
  /** What the operator configured; null for none. */
  readonly search?: SearchEngineOptions | null
  readonly onBlocked?: (event: BlockedEvent) => void
}

export interface ReviewPorts {
  readonly ports: CrawlPorts
  close(): Promise<void>
}

/** The world for one crawl: the egress wall, the clock, and the readers of files. */
export function createReviewPorts({ hosts, version, search, onBlocked }: ReviewPortsOptions): ReviewPorts {
  const userAgent = `Assay/${version} (vendor security reviews; +https://assay.example/bot)`
  const fetcher = createFetcher({ hosts, userAgent, ...(onBlocked ? { onBlocked } : {}) })
  return {
    ports: {
      fetcher,
      clock: createClock(),
      hasher: createHasher(),
      files: createFileReader(),
      language: createLanguageDetector(),
      ...(search ? { search: createSearchEngine(search) } : {}),
    },
    close: () => fetcher.close(),
  }
}
