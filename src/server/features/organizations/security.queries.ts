import type { TenantScope } from '../../access/scope.ts'
import type { TenantTransaction } from '../../access/transactions.ts'

const security = (trx: TenantTransaction, scope: TenantScope) =>
  trx
    .selectFrom('tenants')
    .where('id', '=', scope.tenantId)
    .select(['second_factor_since', 'session_hours', 'allowed_email_domains', 'security_updated_at'])

export const selectSecurity = (trx: TenantTransaction, scope: TenantScope) =>
  security(trx, scope).executeTakeFirstOrThrow()
export type SecurityRow = Awaited<ReturnType<typeof selectSecurity>>

/** Held until the transaction ends: of two who change it the second sees what the first wrote. */
export const lockSecurity = (trx: TenantTransaction, scope: TenantScope) =>
  security(trx, scope).forUpdate().executeTakeFirstOrThrow()

export async function saveSecurity(trx: TenantTransaction, scope: TenantScope, row: SecurityRow): Promise<void> {
  await trx.updateTable('tenants').set(row).where('id', '=', scope.tenantId).execute()
}

/** The domains whose addresses are invited; none: all. */
export async function selectAllowedDomains(trx: TenantTransaction, scope: TenantScope): Promise<readonly string[]> {
  return (await selectSecurity(trx, scope)).allowed_email_domains
}
