import { sql } from 'kysely'
import type { SystemJobContext } from './define-job.ts'

/** Counts the audit log's hours that are over and not counted yet, a day in each transaction, for its statistics. */
export async function countAudit({
  inTransaction,
  signal,
}: Pick<SystemJobContext, 'inTransaction' | 'signal'>): Promise<void> {
  for (let isMore = true; isMore && !signal.aborted;)
    isMore = await inTransaction(async (trx) => {
      const { rows } = await sql<{ more: boolean }>`select app.count_audit(now()) as more`.execute(trx)
      return rows[0]?.more ?? false
    })
}
