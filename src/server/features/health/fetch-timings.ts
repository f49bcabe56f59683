import type { QueryExecutorProvider } from 'kysely'
import type { Fetched } from '../../../adapters/telemetry/telemetry.ts'
import { saveFetches } from './health.queries.ts'

const everySeconds = 5
/** What comes while the database is away is forgotten from here on. */
const mostWaiting = 5_000

export interface FetchTimings {
  readonly add: (fetched: Fetched) => void
  /** Keeps what is still to be kept. */
  stop(): Promise<void>
}

/** Collects how long requests of crawls took, and keeps them every few seconds. A database that is away loses some. */
export function openFetchTimings(db: QueryExecutorProvider): FetchTimings {
  let waiting: Fetched[] = []
  const keep = async (): Promise<void> => {
    if (waiting.length === 0) return
    const kept = waiting
    waiting = []
    await saveFetches(db, kept).catch(() => undefined)
  }
  const timer = setInterval(() => void keep(), everySeconds * 1_000)
  return {
    add: (fetched) => {
      if (waiting.length < mostWaiting) waiting.push(fetched)
    },
    async stop() {
      clearInterval(timer)
      await keep()
    },
  }
}
