import { sql } from 'kysely'
import type { TenantScope } from '../../access/scope.ts'
import type { TenantTransaction } from '../../access/transactions.ts'

/** The organization as it stands, held until the transaction ends: of two who change it the second sees what the first wrote. */
export const lockProfile = (trx: TenantTransaction, scope: TenantScope) =>
  trx
    .selectFrom('tenants')
    .where('id', '=', scope.tenantId)
    .select(['name', 'slug', 'description', 'updated_at'])
    .forUpdate()
    .executeTakeFirstOrThrow()

export const selectProfile = (trx: TenantTransaction, scope: TenantScope) =>
  trx
    .selectFrom('tenants')
    .where('id', '=', scope.tenantId)
    .select(['name', 'slug', 'description', 'updated_at'])
    .executeTakeFirstOrThrow()

export async function saveProfile(
  trx: TenantTransaction,
  scope: TenantScope,
  change: { readonly name: string; readonly description: string; readonly now: Date },
): Promise<void> {
  const { name, description, now } = change
  await trx
    .updateTable('tenants')
    .set({ name, description, updated_at: now })
    .where('id', '=', scope.tenantId)
    .execute()
}

/** All that the transaction's own organization has, without its secrets. */
export async function selectOwnExport(trx: TenantTransaction): Promise<unknown> {
  const { rows } = await sql<{ content: unknown }>`select app.export_own_tenant() as content`.execute(trx)
  return rows[0]?.content ?? null
}
