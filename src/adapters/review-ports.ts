import type { CrawlPorts } from '../engine/index.ts'
import { createClock } from './clock.ts'
import { createFetcher, type BlockedEvent } from './egress/fetcher.ts'
import { createHasher } from './hasher.ts'
import type { ProcessPool } from './isolation/process-pool.ts'
import { createDocumentReader } from './reader/document-reader.ts'
import { createSearchEngine, type SearchEngineOptions } from './search/search-engines.ts'

export interface ReviewPortsOptions {
  readonly hosts: Readonly<Record<string, string>>
  readonly version: string
  /** Where those whose pages are read learn who reads; null for nowhere. */
  readonly botUrl?: string | null
  /** What the operator configured; null for none. */
  readonly search?: SearchEngineOptions | null
  readonly onBlocked?: (event: BlockedEvent) => void
  /** The processes that read, and for whom. */
  readonly readers: ProcessPool
  readonly owner: string
}

export interface ReviewPorts {
  readonly ports: CrawlPorts
  close(): Promise<void>
}

/** The world for one crawl: the egress wall, the clock, and the readers. */
export function createReviewPorts({
  hosts,
  version,
  botUrl = null,
  search,
  onBlocked,
  readers,
  owner,
}: ReviewPortsOptions): ReviewPorts {
  const userAgent = `Assay/${version} (vendor security reviews${botUrl === null ? '' : `; +${botUrl}`})`
  const fetcher = createFetcher({ hosts, userAgent, ...(onBlocked ? { onBlocked } : {}) })
  return {
    ports: {
      fetcher,
      clock: createClock(),
      hasher: createHasher(),
      reader: createDocumentReader(readers, owner),
      ...(search ? { search: createSearchEngine(search) } : {}),
    },
    close: () => fetcher.close(),
  }
}
