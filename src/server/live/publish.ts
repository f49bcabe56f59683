import { sql, type Transaction } from 'kysely'
import type { LiveChange, LiveEvent } from '../../contract/live.ts'
import type { TenantScope } from '../access/scope.ts'
import type { DB } from '../db/schema.ts'

/** Tells the tenant's browsers, when and only when this transaction commits. */
export async function publish(trx: Transaction<DB>, scope: TenantScope, change: LiveChange): Promise<void> {
  const event: LiveEvent = { type: 'changed', data: change }
  const payload = JSON.stringify({ tenant: scope.tenantId, event })
  await sql`select pg_notify('assay_live', ${payload})`.execute(trx)
}

/** Tells every worker to stop this scan. */
export async function publishCancel(trx: Transaction<DB>, scanId: string): Promise<void> {
  await sql`select pg_notify('assay_live', ${JSON.stringify({ type: 'scan_cancelled', scan: scanId })})`.execute(trx)
}
