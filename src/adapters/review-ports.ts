import type { CrawlPorts } from '../engine/index.ts'
import { createClock } from './clock.ts'
import { createFetcher, type BlockedEvent } from './egress/fetcher.ts'
import { createHasher } from './hasher.ts'
import type { ProcessPool } from './isolation/process-pool.ts'
import { createDocumentReader } from './reader/document-reader.ts'
import { createSearchEngine, type SearchEngineOptions } from './search/search-engines.ts'
import type { Fetched } from './telemetry/telemetry.ts'

export interface ReviewPortsOptions {
  readonly hosts: Readonly<Record<string, string>>
  readonly version: string
  /** Where those whose pages are read learn who reads; null for nowhere. */
  readonly botUrl?: string | null
  /** What the operator configured; null for none. */
  readonly search?: SearchEngineOptions | null
  readonly onBlocked?: (event: BlockedEvent) => void
  /** Told of each request that went out: whose address it was, and how long its answer took. */
  readonly onFetched?: (fetched: Fetched) => void
  /** The processes that read, and for whom. */
  readonly readers: ProcessPool
  readonly owner: string
}

export interface ReviewPorts {
  readonly ports: CrawlPorts
  close(): Promise<void>
}

function timedFetcher(
  fetcher: CrawlPorts['fetcher'],
  onFetched: ((fetched: Fetched) => void) | undefined,
): CrawlPorts['fetcher'] {
  if (!onFetched) return fetcher
  return {
    fetch: async (request) => {
      const begun = performance.now()
      const answer = await fetcher.fetch(request)
      // What the wall stops went nowhere.
      if (answer.kind === 'answer' || answer.outcome !== 'blocked')
        onFetched({
          host: new URL(request.url).host,
          milliseconds: performance.now() - begun,
          outcome: answer.kind === 'answer' ? 'answer' : answer.outcome,
          status: answer.kind === 'answer' ? answer.status : null,
        })
      return answer
    },
  }
}

/** The world for one crawl: the egress wall, the clock, and the readers. */
export function createReviewPorts({
  hosts,
  version,
  botUrl = null,
  search,
  onBlocked,
  onFetched,
  readers,
  owner,
}: ReviewPortsOptions): ReviewPorts {
  const userAgent = `Assay/${version} (vendor security reviews${botUrl === null ? '' : `; +${botUrl}`})`
  const fetcher = createFetcher({ hosts, userAgent, ...(onBlocked ? { onBlocked } : {}) })
  return {
    ports: {
      fetcher: timedFetcher(fetcher, onFetched),
      clock: createClock(),
      hasher: createHasher(),
      reader: createDocumentReader(readers, owner),
      ...(search ? { search: createSearchEngine(search) } : {}),
    },
    close: () => fetcher.close(),
  }
}
