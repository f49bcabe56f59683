import { sql } from 'kysely'
import { z } from 'zod'
import type { SubscriptionState } from '../../access/payment-store.queries.ts'
import type { TenantScope } from '../../access/scope.ts'
import type { TenantTransaction } from '../../access/transactions.ts'

export async function selectSubscription(trx: TenantTransaction, scope: TenantScope) {
  return trx
    .selectFrom('subscriptions')
    .leftJoin('package_versions', (join) =>
      join
        .onRef('package_versions.package_id', '=', 'subscriptions.package_id')
        .onRef('package_versions.version', '=', 'subscriptions.package_version'),
    )
    .where('subscriptions.tenant_id', '=', scope.tenantId)
    .selectAll('subscriptions')
    .select('package_versions.name as package_name')
    .executeTakeFirst()
}
export type SubscriptionRow = NonNullable<Awaited<ReturnType<typeof selectSubscription>>>

/** Orders what is asked of the provider: taken before it is asked. */
export async function takeTicket(trx: TenantTransaction): Promise<number> {
  const { rows } = await sql<{ ticket: unknown }>`select app.payment_ticket() as ticket`.execute(trx)
  return z.coerce.number().parse(rows[0]?.ticket)
}

/** What became of the tenant's own subscription; false where something newer is known. */
export async function applyOwnSubscription(
  trx: TenantTransaction,
  ticket: number,
  state: SubscriptionState,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{
    applied: boolean
  }>`select app.apply_own_subscription(${ticket}, ${JSON.stringify(state)}::jsonb, ${now}) as applied`.execute(trx)
  return rows[0]?.applied ?? false
}

export async function selectReceipts(trx: TenantTransaction, scope: TenantScope) {
  return trx
    .selectFrom('receipts')
    .where('tenant_id', '=', scope.tenantId)
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
}

export async function countOwnVendors(trx: TenantTransaction, scope: TenantScope): Promise<number> {
  const row = await trx
    .selectFrom('vendors')
    .where('tenant_id', '=', scope.tenantId)
    .select(sql<number>`count(*)::int`.as('vendors'))
    .executeTakeFirstOrThrow()
  return row.vendors
}

export async function insertPlanRequest(
  trx: TenantTransaction,
  scope: TenantScope,
  one: {
    readonly id: string
    readonly kind: string
    readonly packageId: string
    readonly message: string
    readonly userId: string
    readonly now: Date
  },
): Promise<void> {
  const { id, kind, packageId, message, userId, now } = one
  await trx
    .insertInto('plan_requests')
    .values({
      id,
      tenant_id: scope.tenantId,
      kind,
      package_id: packageId,
      message,
      requested_by: userId,
      created_at: now,
    })
    .execute()
}

export async function selectPlanRequests(trx: TenantTransaction, scope: TenantScope) {
  return trx
    .selectFrom('plan_requests')
    .innerJoin('packages', 'packages.id', 'plan_requests.package_id')
    .leftJoin('users', 'users.id', 'plan_requests.requested_by')
    .where('plan_requests.tenant_id', '=', scope.tenantId)
    .selectAll('plan_requests')
    .select('packages.name as package_name')
    .select(sql<string | null>`nullif(trim(users.first_name || ' ' || users.last_name), '')`.as('requester'))
    .orderBy('plan_requests.created_at', 'desc')
    .limit(100)
    .execute()
}

/** Whom a request is told to: the operators of the installation. */
export async function selectOperators(trx: TenantTransaction): Promise<readonly string[]> {
  const { rows } = await sql<{ email: string }>`select email from app.request_recipients()`.execute(trx)
  return rows.map(({ email }) => email)
}
