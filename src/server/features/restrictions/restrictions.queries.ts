import { sql } from 'kysely'
import type { TenantScope } from '../../access/scope.ts'
import type { TenantTransaction } from '../../access/transactions.ts'
import { planKeyOf } from '../../db/plan-keys.ts'

export async function selectTracked(trx: TenantTransaction, scope: TenantScope, vendorId: string) {
  return trx
    .selectFrom('restriction_statuses as r')
    .leftJoin('users as u', 'u.id', 'r.updated_by')
    .leftJoin('users as o', 'o.id', 'r.owner_id')
    .where('r.tenant_id', '=', scope.tenantId)
    .where('r.vendor_id', '=', vendorId)
    .orderBy('r.fact')
    .select(['r.fact', 'r.status', 'r.updated_at', 'r.note', 'o.id as owner_id'])
    .select(sql<string | null>`r.due_on::text`.as('due'))
    .select(
      sql<string | null>`coalesce(nullif(trim(o.first_name || ' ' || o.last_name), ''), o.email)`.as('owner_name'),
    )
    .select(
      sql<string | null>`coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email)`.as('updated_by'),
    )
    .execute()
}

export async function saveTracked(
  trx: TenantTransaction,
  scope: TenantScope,
  row: {
    readonly vendorId: string
    readonly fact: string
    readonly change: {
      readonly status?: string | undefined
      readonly owner?: string | null | undefined
      readonly due?: string | null | undefined
      readonly note?: string | undefined
    }
    readonly userId: string
    readonly now: Date
  },
) {
  const { status, owner, due, note } = row.change
  const change = {
    ...(status === undefined ? {} : { status }),
    ...(owner === undefined ? {} : { owner_id: owner }),
    ...(due === undefined ? {} : { due_on: due }),
    ...(note === undefined ? {} : { note }),
    updated_by: row.userId,
    updated_at: row.now,
  }
  await trx
    .insertInto('restriction_statuses')
    .values({ tenant_id: scope.tenantId, vendor_id: row.vendorId, fact: row.fact, status: 'todo', ...change })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'vendor_id', 'fact']).doUpdateSet(change))
    .execute()
}

export async function saveOurPlan(
  trx: TenantTransaction,
  scope: TenantScope,
  vendorId: string,
  plan: string | null,
): Promise<void> {
  await trx
    .updateTable('vendors')
    .set({ our_plan: plan, our_plan_key: plan === null ? null : planKeyOf(plan) })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', vendorId)
    .execute()
}
