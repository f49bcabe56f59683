import type { TenantScope } from '../../access/scope.ts'
import type { TenantTransaction } from '../../access/transactions.ts'

/** Undefined until somebody says otherwise. */
export const selectReviewDefaults = (trx: TenantTransaction, scope: TenantScope) =>
  trx
    .selectFrom('review_defaults')
    .where('tenant_id', '=', scope.tenantId)
    .select(['frameworks', 'scan_pages', 'excluded_addresses', 'updated_at'])
    .executeTakeFirst()

/** How many pages the plan lets a scan ask for; undefined without a plan. */
export async function selectPlanPages(trx: TenantTransaction, scope: TenantScope): Promise<number | undefined> {
  const row = await trx
    .selectFrom('tenant_plans')
    .where('tenant_id', '=', scope.tenantId)
    .select('scan_pages')
    .executeTakeFirst()
  return row?.scan_pages ?? undefined
}

export interface KeptDefaults {
  readonly frameworks: readonly string[]
  readonly scan_pages: number | null
  readonly excluded_addresses: readonly string[]
  readonly updated_at: Date
}

export async function saveReviewDefaults(
  trx: TenantTransaction,
  scope: TenantScope,
  { frameworks, excluded_addresses: excluded, ...rest }: KeptDefaults,
): Promise<void> {
  const kept = { ...rest, frameworks: [...frameworks], excluded_addresses: [...excluded] }
  await trx
    .insertInto('review_defaults')
    .values({ tenant_id: scope.tenantId, ...kept })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(kept))
    .execute()
}
