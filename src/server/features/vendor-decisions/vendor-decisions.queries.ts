import { sql } from 'kysely'
import type { TenantScope } from '../../access/scope.ts'
import type { TenantTransaction } from '../../access/transactions.ts'

/** All decisions about a vendor, the newest first. */
export async function selectVendorDecisions(trx: TenantTransaction, scope: TenantScope, vendorId: string) {
  return trx
    .selectFrom('vendor_decisions as d')
    .leftJoin('users as u', 'u.id', 'd.decided_by')
    .where('d.tenant_id', '=', scope.tenantId)
    .where('d.vendor_id', '=', vendorId)
    .orderBy('d.decided_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(200)
    .select(['d.id', 'd.kind', 'd.reason', 'd.plan', 'd.answers', 'd.decided_at', 'd.scan_id'])
    .select(sql<string | null>`d.expires_on::text`.as('expires_on'))
    .select(
      sql<string | null>`coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email)`.as('decided_by'),
    )
    .execute()
}
export type VendorDecisionRow = Awaited<ReturnType<typeof selectVendorDecisions>>[number]

export async function insertVendorDecision(
  trx: TenantTransaction,
  scope: TenantScope,
  row: {
    readonly id: string
    readonly vendorId: string
    readonly scanId: string
    readonly kind: string
    readonly reason: string
    readonly plan: string | null
    readonly expiresOn: string | null
    readonly answers: Readonly<Record<string, string>>
    readonly userId: string
    readonly now: Date
  },
) {
  await trx
    .insertInto('vendor_decisions')
    .values({
      tenant_id: scope.tenantId,
      id: row.id,
      vendor_id: row.vendorId,
      scan_id: row.scanId,
      kind: row.kind,
      reason: row.reason,
      plan: row.plan,
      expires_on: row.expiresOn,
      answers: JSON.stringify(row.answers),
      decided_by: row.userId,
      decided_at: row.now,
    })
    .execute()
}
