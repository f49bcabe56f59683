import { sql } from 'kysely'
import type { SystemJobContext } from './define-job.ts'

/** A call removes at most a thousand rows of a kind; more calls than these are left to the next hour. */
const mostCalls = 10_000

/** Removes what nothing needs any more, a thousand rows of a kind in each transaction, until nothing is left or `signal` stops it. */
export async function removeExpired({
  inTransaction,
  signal,
}: Pick<SystemJobContext, 'inTransaction' | 'signal'>): Promise<void> {
  for (let call = 0; call < mostCalls && !signal.aborted; call += 1) {
    const { rows } = await inTransaction((trx) =>
      sql<{ removed: number }>`select app.remove_expired() + app.forget_resources() as removed`.execute(trx),
    )
    if (!rows[0]?.removed) return
  }
}
