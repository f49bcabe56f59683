import { sql } from 'kysely'
import type { TenantTransaction } from '../access/transactions.ts'
import type { TenantJob } from './define-job.ts'

/**
 * Puts a job of the transaction's own tenant on its queue, when and only when this transaction commits. False when the
 * queue's policy refuses a second one of this singleton key, which counts within the tenant.
 */
export async function enqueue<Payload>(
  trx: TenantTransaction,
  job: TenantJob<Payload>,
  payload: Payload,
  singleton: string | null = null,
): Promise<boolean> {
  const { rows } = await sql<{
    added: boolean
  }>`select app.enqueue(${job.name}, ${JSON.stringify(payload)}::jsonb, ${singleton}) as added`.execute(trx)
  return rows[0]?.added ?? false
}
