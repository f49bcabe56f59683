import { sql } from 'kysely'
import type { TenantScope } from '../../access/scope.ts'
import type { TenantTransaction } from '../../access/transactions.ts'

export const selectApiKeys = (trx: TenantTransaction, scope: TenantScope) =>
  trx
    .selectFrom('api_keys as k')
    .innerJoin('users as u', 'u.id', 'k.created_by')
    .where('k.tenant_id', '=', scope.tenantId)
    .orderBy('k.created_at', 'desc')
    .orderBy('k.id', 'desc')
    .select([
      'k.id',
      'k.name',
      'k.beginning',
      'k.scopes',
      'k.created_at',
      'k.expires_at',
      'k.last_used_at',
      'k.revoked_at',
    ])
    .select(sql<string>`coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email)`.as('created_by'))
    .execute()

interface NewKey {
  readonly id: string
  readonly name: string
  readonly beginning: string
  readonly hash: string
  readonly scopes: readonly string[]
  readonly created_by: string
  readonly created_at: Date
  readonly expires_at: Date
}

export async function insertApiKey(trx: TenantTransaction, scope: TenantScope, key: NewKey): Promise<void> {
  await trx
    .insertInto('api_keys')
    .values({ tenant_id: scope.tenantId, ...key, scopes: [...key.scopes] })
    .execute()
}

/** False where there is no such key, or it was revoked before. */
export async function revokeApiKey(
  trx: TenantTransaction,
  scope: TenantScope,
  id: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
