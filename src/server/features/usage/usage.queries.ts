import { sql } from 'kysely'
import { z } from 'zod'
import type { TenantScope } from '../../access/scope.ts'
import type { TenantTransaction } from '../../access/transactions.ts'

export async function selectTenant(trx: TenantTransaction, scope: TenantScope) {
  return trx
    .selectFrom('tenants')
    .leftJoin('tenant_plans', 'tenant_plans.tenant_id', 'tenants.id')
    .where('tenants.id', '=', scope.tenantId)
    .select([
      'tenants.id',
      'tenants.name',
      'tenants.slug',
      'tenants.status',
      'tenants.package_id',
      'tenants.created_at',
      'tenant_plans.name as package_name',
      'tenant_plans.monthly_scan_limit',
      'tenant_plans.vendor_limit',
    ])
    .executeTakeFirst()
}

const usageRow = z.object({
  package_id: z.string().nullable(),
  package_name: z.string().nullable(),
  scan_limit: z.number(),
  vendor_limit: z.number().nullable(),
  is_onetime: z.boolean(),
  period_start: z.date(),
  period_end: z.date(),
  used: z.number(),
  used_credits: z.number(),
  credits: z.number(),
})
export type UsageRow = z.infer<typeof usageRow>

/** What may be used and has been: scans that were charged in the period and not refunded, whenever that was. */
export async function selectUsage(trx: TenantTransaction, scope: TenantScope, now: Date): Promise<UsageRow> {
  const { rows } = await sql`select * from app.usage_of(${scope.tenantId}::uuid, ${now})`.execute(trx)
  return usageRow.parse(rows[0])
}

/** What stands in the way of new scans besides their number. */
export async function selectArrears(trx: TenantTransaction, scope: TenantScope) {
  return trx
    .selectFrom('subscriptions')
    .where('tenant_id', '=', scope.tenantId)
    .select(['past_due_since', 'is_disputed'])
    .executeTakeFirst()
}

/** Holds the tenant's quota until the transaction ends, so that parallel starts cannot pass the limit together. */
export async function lockUsage(trx: TenantTransaction, scope: TenantScope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`usage:${scope.tenantId}`}, 0))`.execute(trx)
}

export interface NewCharge {
  readonly id: string
  readonly scanId: string
  readonly userId: string
  readonly paidBy: 'plan' | 'credit'
  readonly now: Date
}

export async function insertCharge(
  trx: TenantTransaction,
  scope: TenantScope,
  { id, scanId, userId, paidBy, now }: NewCharge,
): Promise<void> {
  await trx
    .insertInto('usage_ledger')
    .values({
      id,
      tenant_id: scope.tenantId,
      scan_id: scanId,
      change: 1,
      reason: 'scan started',
      paid_by: paidBy,
      user_id: userId,
      at: now,
    })
    .execute()
}

/** The scans that were charged since then, newest first, with whether they were refunded and who started them. */
export async function selectCharges(trx: TenantTransaction, scope: TenantScope, since: Date) {
  return trx
    .selectFrom('usage_ledger')
    .leftJoin('users', 'users.id', 'usage_ledger.user_id')
    .leftJoin('scans', (join) =>
      join.onRef('scans.id', '=', 'usage_ledger.scan_id').onRef('scans.tenant_id', '=', 'usage_ledger.tenant_id'),
    )
    .leftJoin('vendors', (join) =>
      join.onRef('vendors.id', '=', 'scans.vendor_id').onRef('vendors.tenant_id', '=', 'scans.tenant_id'),
    )
    .where('usage_ledger.tenant_id', '=', scope.tenantId)
    .where('usage_ledger.change', '=', 1)
    .where('usage_ledger.at', '>=', since)
    .select(['usage_ledger.at', 'usage_ledger.scan_id', 'usage_ledger.paid_by', 'usage_ledger.user_id'])
    .select(['users.first_name', 'users.last_name', 'vendors.name as vendor_name'])
    .select(
      sql<boolean>`exists (select 1 from usage_ledger refund where refund.tenant_id = usage_ledger.tenant_id
        and refund.scan_id = usage_ledger.scan_id and refund.change = -1)`.as('is_refunded'),
    )
    .orderBy('usage_ledger.at', 'desc')
    .orderBy('usage_ledger.id', 'desc')
    .limit(10_000)
    .execute()
}
export type ChargeRow = Awaited<ReturnType<typeof selectCharges>>[number]

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
