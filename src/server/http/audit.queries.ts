import { sql } from 'kysely'
import type { SystemTransaction, TenantScope, TenantTransaction } from '../access/scope.ts'
import { newId } from '../db/ids.ts'

/** One row of the audit log; `details` is JSON. */
export interface AuditEntry {
  readonly userId: string | null
  readonly userEmail: string | null
  readonly action: string
  readonly resourceType: string
  readonly resourceId: string | null
  readonly ipAddress: string
  readonly details: string
}

export async function insertTenantAudit(trx: TenantTransaction, scope: TenantScope, entry: AuditEntry): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      id: newId(),
      tenant_id: scope.tenantId,
      user_id: entry.userId,
      user_email: entry.userEmail,
      action: entry.action,
      resource_type: entry.resourceType,
      resource_id: entry.resourceId,
      ip_address: entry.ipAddress,
      details: entry.details,
    })
    .execute()
}

/** An operator's transaction may write no table: it asks the function that may. */
export async function recordSystemAudit(trx: SystemTransaction, entry: AuditEntry): Promise<void> {
  await sql`select app.record_audit(${newId()}::uuid, null, ${entry.userId}::uuid, ${entry.userEmail},
    ${entry.action}, ${entry.resourceType}, ${entry.resourceId}, ${entry.ipAddress}, ${entry.details}::jsonb)`.execute(
    trx,
  )
}
