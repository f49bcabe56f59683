import { sql } from 'kysely'
import type { TenantScope } from '../../access/scope.ts'
import type { TenantTransaction } from '../../access/transactions.ts'

const custom = (trx: TenantTransaction, scope: TenantScope) =>
  trx
    .selectFrom('custom_roles')
    .where('tenant_id', '=', scope.tenantId)
    .select(['id', 'name', 'description', 'permissions', 'created_at'])

export const selectCustomRoles = (trx: TenantTransaction, scope: TenantScope) =>
  custom(trx, scope).orderBy('created_at').orderBy('id').execute()

export const selectCustomRole = (trx: TenantTransaction, scope: TenantScope, id: string) =>
  custom(trx, scope)
    .where(sql<string>`id::text`, '=', id)
    .executeTakeFirst()

/** The roles of every organization that this one did away with. */
export async function selectRemovedRoles(trx: TenantTransaction, scope: TenantScope): Promise<readonly string[]> {
  const row = await trx
    .selectFrom('tenants')
    .where('id', '=', scope.tenantId)
    .select('removed_roles')
    .executeTakeFirst()
  return row?.removed_roles ?? []
}

/** When the organization was founded: the roles that every organization has are there since. */
export async function selectFounded(trx: TenantTransaction, scope: TenantScope): Promise<Date | null> {
  const row = await trx.selectFrom('tenants').where('id', '=', scope.tenantId).select('created_at').executeTakeFirst()
  return row?.created_at ?? null
}

export async function saveRemovedRoles(
  trx: TenantTransaction,
  scope: TenantScope,
  removed: readonly string[],
): Promise<void> {
  await trx
    .updateTable('tenants')
    .set({ removed_roles: [...removed] })
    .where('id', '=', scope.tenantId)
    .execute()
}

interface RoleTexts {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly permissions: readonly string[]
}

/** False where the name is another role's. */
export async function insertCustomRole(trx: TenantTransaction, scope: TenantScope, role: RoleTexts): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('custom_roles')
    .values({ tenant_id: scope.tenantId, ...role, permissions: [...role.permissions] })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** False where the name is another role's. */
export async function updateCustomRole(
  trx: TenantTransaction,
  scope: TenantScope,
  { id, name, description, permissions }: RoleTexts,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('custom_roles as r')
    .set({ name, description, permissions: [...permissions] })
    .where('r.tenant_id', '=', scope.tenantId)
    .where('r.id', '=', id)
    .where(
      sql<boolean>`not exists (select 1 from custom_roles other where other.tenant_id = r.tenant_id and other.id <> r.id
        and lower(other.name collate "C") = lower(${name}))`,
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** How many have the role or are invited to it. */
export async function countRoleHolders(
  trx: TenantTransaction,
  scope: TenantScope,
  { role, customRoleId }: { readonly role: string; readonly customRoleId: string | null },
): Promise<number> {
  const { rows } = await sql<{ holders: number }>`select
    (select count(*) from users u where u.tenant_id = ${scope.tenantId} and u.role = ${role}
      and u.custom_role_id is not distinct from ${customRoleId}::uuid)::int
    + (select count(*) from invitations i where i.tenant_id = ${scope.tenantId} and i.role = ${role}
      and i.custom_role_id is not distinct from ${customRoleId}::uuid and i.status = 'pending')::int as holders`.execute(
    trx,
  )
  return rows[0]?.holders ?? 0
}

/** Invitations that are over let go of the role first. */
export async function deleteCustomRole(trx: TenantTransaction, scope: TenantScope, id: string): Promise<void> {
  await trx
    .deleteFrom('invitations')
    .where('tenant_id', '=', scope.tenantId)
    .where('custom_role_id', '=', id)
    .where('status', '<>', 'pending')
    .execute()
  await trx.deleteFrom('custom_roles').where('tenant_id', '=', scope.tenantId).where('id', '=', id).execute()
}

const roleActions = ['role_created', 'role_updated', 'role_deleted', 'roles_assigned', 'user_updated'] as const

export const selectRoleEvents = (trx: TenantTransaction, scope: TenantScope) =>
  trx
    .selectFrom('audit_log as l')
    .leftJoin('users as u', (join) => join.onRef('u.id', '=', 'l.user_id').onRef('u.tenant_id', '=', 'l.tenant_id'))
    .where('l.tenant_id', '=', scope.tenantId)
    .where('l.action', 'in', roleActions)
    .orderBy('l.at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(200)
    .select(['l.id', 'l.action', 'l.resource_id', 'l.at', 'l.details', 'l.user_id', 'u.email'])
    .execute()
