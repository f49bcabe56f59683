import { sql } from 'kysely'
import { z } from 'zod'
import type { SystemTransaction } from '../../access/transactions.ts'

const requestRow = z.object({
  id: z.string(),
  reason: z.string(),
  created_at: z.date(),
  tenant_id: z.string(),
  tenant_name: z.string(),
  requester_email: z.string().nullable(),
  users: z.number(),
  vendors: z.number(),
  scans: z.number(),
})

/** The open ones, the longest waiting first. */
export async function selectDeletionRequests(trx: SystemTransaction) {
  const { rows } = await sql`select * from app.deletion_requests()`.execute(trx)
  return z.array(requestRow).parse(rows)
}

/** The organization whose open request it was; null where there is none. */
export async function declineDeletion(trx: SystemTransaction, id: string, now: Date): Promise<string | null> {
  const { rows } = await sql<{
    tenant: string | null
  }>`select app.decline_deletion(${id}::uuid, ${now}) as tenant`.execute(trx)
  return rows[0]?.tenant ?? null
}

const adminRow = z.object({ email: z.string(), first_name: z.string(), tenant_name: z.string() })

export async function selectTenantAdmins(trx: SystemTransaction, tenantId: string) {
  const { rows } = await sql`select * from app.tenant_admins(${tenantId}::uuid)`.execute(trx)
  return z.array(adminRow).parse(rows)
}
