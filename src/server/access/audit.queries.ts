import { sql } from 'kysely'
import type { AuditAction, AuditResource } from '../../contract/audit.forms.ts'
import { newId } from '../db/ids.ts'
import type { TenantScope } from './scope.ts'
import type { SystemTransaction, TenantTransaction } from './transactions.ts'

/** One row of the audit log. */
export interface AuditEntry {
  readonly userId: string | null
  readonly userEmail: string | null
  readonly action: AuditAction
  readonly resourceType: AuditResource
  readonly resourceId: string | null
  /** Null where the caller's place is not for whoever reads the log. */
  readonly ipAddress: string | null
  readonly details: Readonly<Record<string, unknown>>
  /** Of the request that it came of; none for what a job did. */
  readonly requestId?: string
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
      details: JSON.stringify(entry.details),
      request_id: entry.requestId ?? null,
    })
    .execute()
}

/** Outside a tenant's transaction no table may be written: the function that may is asked. */
export async function recordSystemAudit(
  trx: SystemTransaction,
  tenantId: string | null,
  entry: AuditEntry,
): Promise<void> {
  await sql`select app.record_audit(${newId()}::uuid, ${tenantId}::uuid, ${entry.userId}::uuid, ${entry.userEmail},
    ${entry.action}, ${entry.resourceType}, ${entry.resourceId}, ${entry.ipAddress},
    ${JSON.stringify(entry.details)}::jsonb, ${entry.requestId ?? null})`.execute(trx)
}
