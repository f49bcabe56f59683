import { sql } from 'kysely'
import type { TenantScope } from '../../access/scope.ts'
import type { TenantTransaction } from '../../access/transactions.ts'

export async function selectTenant(trx: TenantTransaction, scope: TenantScope) {
  return trx
    .selectFrom('tenants')
    .leftJoin('packages', 'packages.id', 'tenants.package_id')
    .where('tenants.id', '=', scope.tenantId)
    .select([
      'tenants.id',
      'tenants.name',
      'tenants.slug',
      'tenants.status',
      'tenants.package_id',
      'tenants.created_at',
      'packages.name as package_name',
      'packages.monthly_scan_limit',
      'packages.vendor_limit',
    ])
    .executeTakeFirst()
}

/** Scans charged since the first of the month (UTC) and not refunded, whenever that was. */
export async function selectUsageThisMonth(trx: TenantTransaction, scope: TenantScope, now: Date): Promise<number> {
  const row = await trx
    .selectFrom('usage_ledger')
    .where('tenant_id', '=', scope.tenantId)
    .where('change', '=', 1)
    .where('at', '>=', new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)))
    .where(
      sql<boolean>`not exists (select 1 from usage_ledger refund where refund.tenant_id = usage_ledger.tenant_id
        and refund.scan_id = usage_ledger.scan_id and refund.change = -1)`,
    )
    .select(sql<number>`count(*)::int`.as('used'))
    .executeTakeFirstOrThrow()
  return row.used
}

/** Holds the tenant's quota until the transaction ends, so that parallel starts cannot pass the limit together. */
export async function lockUsage(trx: TenantTransaction, scope: TenantScope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`usage:${scope.tenantId}`}, 0))`.execute(trx)
}

export async function insertCharge(
  trx: TenantTransaction,
  scope: TenantScope,
  id: string,
  scanId: string,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('usage_ledger')
    .values({ id, tenant_id: scope.tenantId, scan_id: scanId, change: 1, reason: 'scan started', at: now })
    .execute()
}

/** Gives a scan's charge back; a second time changes nothing. */
export async function insertRefund(
  trx: TenantTransaction,
  scope: TenantScope,
  id: string,
  scanId: string,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('usage_ledger')
    .values({ id, tenant_id: scope.tenantId, scan_id: scanId, change: -1, reason: 'no page was read', at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
