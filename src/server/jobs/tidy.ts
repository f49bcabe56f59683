import { sql } from 'kysely'
import type { Database } from '../access/scope.ts'

/** A call removes at most a thousand rows of a kind; more calls than these are left to the next hour. */
const mostCalls = 10_000

/** Removes what nothing needs any more, a thousand rows of a kind in each transaction, until nothing is left or `signal` stops it. */
export async function tidyUp(db: Database, signal: AbortSignal): Promise<void> {
  for (let call = 0; call < mostCalls && !signal.aborted; call += 1) {
    const { rows } = await sql<{ gone: number }>`select app.tidy() + app.forget_resources() as gone`.execute(db)
    if (!rows[0]?.gone) return
  }
}
