import { sql, type QueryExecutorProvider } from 'kysely'
import { z } from 'zod'
import type { Fetched } from '../../../adapters/telemetry/telemetry.ts'
import type { SystemTransaction } from '../../access/transactions.ts'

/** Whether the queue is installed and a worker has reported lately. Throws when the database does not answer. */
export async function selectReadiness(db: QueryExecutorProvider): Promise<{ queue: boolean; worker: boolean }> {
  const { rows } = await sql<{ queue: boolean; worker: boolean }>`select queue, worker from app.health()`.execute(db)
  return rows[0] ?? { queue: false, worker: false }
}

const recentError = z.object({
  kind: z.enum(['scan', 'mail', 'job']),
  at: z.date(),
  name: z.string(),
  message: z.string(),
  reference: z.string(),
  tenant_id: z.string().nullable(),
  tenant_name: z.string().nullable(),
  total: z.number(),
})

/** What failed since then, the newest first; each row carries how many of its kind there are. */
export async function selectRecentErrors(trx: SystemTransaction, since: Date, most: number) {
  const { rows } = await sql`select * from app.recent_errors(${since}, ${most})`.execute(trx)
  return z.array(recentError).parse(rows)
}

export async function saveFetches(
  db: QueryExecutorProvider,
  fetched: readonly Pick<Fetched, 'host' | 'milliseconds'>[],
): Promise<void> {
  await sql`select app.record_fetches(${JSON.stringify(fetched.map(({ host, milliseconds }) => ({ host, milliseconds })))}::jsonb)`.execute(
    db,
  )
}
