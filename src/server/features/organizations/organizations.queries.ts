import { sql } from 'kysely'
import type { TenantScope } from '../../access/scope.ts'
import type { TenantTransaction } from '../../access/transactions.ts'

const members = (trx: TenantTransaction, scope: TenantScope) =>
  trx
    .selectFrom('users as u')
    .innerJoin('tenants as t', 't.id', 'u.tenant_id')
    .leftJoin('custom_roles as r', (join) =>
      join.onRef('r.tenant_id', '=', 'u.tenant_id').onRef('r.id', '=', 'u.custom_role_id'),
    )
    .where('u.tenant_id', '=', scope.tenantId)
    .select([
      'u.id',
      'u.email',
      'u.first_name',
      'u.last_name',
      'u.role',
      'u.status',
      'u.is_super_admin',
      'u.last_login',
    ])
    .select(['u.created_at', 'u.custom_role_id', 't.id as tenant_id', 't.name as tenant_name'])
    .select(['r.name as custom_role_name', 'r.permissions as custom_permissions'])

export const selectMembers = (trx: TenantTransaction, scope: TenantScope) =>
  members(trx, scope).orderBy('u.created_at').orderBy('u.id').execute()
export type MemberRow = Awaited<ReturnType<typeof selectMembers>>[number]

export const selectMember = (trx: TenantTransaction, scope: TenantScope, id: string) =>
  members(trx, scope).where('u.id', '=', id).executeTakeFirst()

async function ask<Answer>(trx: TenantTransaction, call: ReturnType<typeof sql>): Promise<Answer | undefined> {
  const { rows } = await sql<{ answer: Answer }>`select ${call} as answer`.execute(trx)
  return rows[0]?.answer
}

/** The members who have a second factor. */
export async function selectSecondFactorHolders(trx: TenantTransaction): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select app.members_with_second_factor() as id`.execute(trx)
  return rows.map(({ id }) => id)
}

interface RoleChange {
  readonly actorId: string
  readonly memberId: string
  readonly role: string
  readonly customRoleId: string | null
}
export type RoleOutcome = 'changed' | 'gone' | 'own' | 'last_admin'

/** The database holds the organization while it looks whether an admin stays. */
export const changeMemberRole = (trx: TenantTransaction, { actorId, memberId, role, customRoleId }: RoleChange) =>
  ask<RoleOutcome>(
    trx,
    sql`app.change_member_role(${actorId}::uuid, ${memberId}::uuid, ${role}, ${customRoleId}::uuid)`,
  )

export const removeMember = (trx: TenantTransaction, actorId: string, memberId: string) =>
  ask<'removed' | 'gone' | 'own' | 'last_admin'>(trx, sql`app.remove_member(${actorId}::uuid, ${memberId}::uuid)`)

export interface NewMember {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly role: string
  readonly customRoleId: string | null
  /** Null where a message is to bring the temporary password. */
  readonly passwordHash: string | null
  readonly now: Date
}

/** False where the address has an account. */
export const addMember = (trx: TenantTransaction, one: NewMember) =>
  ask<boolean>(
    trx,
    sql`app.add_member(${one.id}::uuid, ${one.email}, ${one.firstName}, ${one.lastName}, ${one.role},
      ${one.customRoleId}::uuid, ${one.passwordHash}, ${one.now})`,
  )

const pending = (trx: TenantTransaction, scope: TenantScope) =>
  trx
    .selectFrom('invitations as i')
    .leftJoin('custom_roles as r', (join) =>
      join.onRef('r.tenant_id', '=', 'i.tenant_id').onRef('r.id', '=', 'i.custom_role_id'),
    )
    .where('i.tenant_id', '=', scope.tenantId)
    .where('i.status', '=', 'pending')
    .select(['i.id', 'i.email', 'i.role', 'i.custom_role_id', 'i.message', 'i.force_activate', 'i.status'])
    .select(['i.created_at', 'i.sent_at', 'i.expires_at', 'i.invited_name'])
    .select(['r.name as custom_role_name', 'r.permissions as custom_permissions'])

export const selectPendingInvitations = (trx: TenantTransaction, scope: TenantScope) =>
  pending(trx, scope).orderBy('i.created_at', 'desc').orderBy('i.id', 'desc').execute()
export type InvitationRow = Awaited<ReturnType<typeof selectPendingInvitations>>[number]

/** Held until the transaction ends, so that nobody accepts it meanwhile. */
export const lockPendingInvitation = (trx: TenantTransaction, scope: TenantScope, id: string) =>
  pending(trx, scope).where('i.id', '=', id).forUpdate('i').executeTakeFirst()

export interface NewInvitation {
  readonly id: string
  readonly email: string
  /** Empty where nobody said it. */
  readonly name: string
  readonly role: string
  readonly customRoleId: string | null
  readonly message: string
  readonly forceActivate: boolean
  readonly invitedBy: string
  readonly now: Date
  readonly expiresAt: Date
}

/** At least one. Answers the identifiers of those that were stored: not of one that waits for the same address already. */
export async function insertInvitations(
  trx: TenantTransaction,
  scope: TenantScope,
  invitations: readonly NewInvitation[],
): Promise<readonly string[]> {
  const rows = await trx
    .insertInto('invitations')
    .values(
      invitations.map((one) => ({
        tenant_id: scope.tenantId,
        id: one.id,
        email: one.email,
        invited_name: one.name,
        role: one.role,
        custom_role_id: one.customRoleId,
        message: one.message,
        force_activate: one.forceActivate,
        invited_by: one.invitedBy,
        created_at: one.now,
        sent_at: one.now,
        expires_at: one.expiresAt,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function settleInvitation(
  trx: TenantTransaction,
  scope: TenantScope,
  id: string,
  status: 'activated' | 'cancelled',
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('invitations')
    .set({ status })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function renewInvitation(
  trx: TenantTransaction,
  scope: TenantScope,
  id: string,
  times: { readonly sent_at: Date; readonly expires_at: Date },
): Promise<void> {
  await trx.updateTable('invitations').set(times).where('tenant_id', '=', scope.tenantId).where('id', '=', id).execute()
}

/** What members did since then, by day (UTC) and by member, from the audit log. */
export async function selectMemberActions(trx: TenantTransaction, scope: TenantScope, since: Date) {
  return trx
    .selectFrom('audit_log')
    .where('tenant_id', '=', scope.tenantId)
    .where('at', '>', since)
    .where('user_id', 'is not', null)
    .groupBy(['user_id', sql`(at at time zone 'UTC')::date`])
    .select([
      'user_id',
      sql<string>`((at at time zone 'UTC')::date)::text`.as('day'),
      sql<number>`count(*)::int`.as('actions'),
    ])
    .execute()
}

/** How many scans each member has started since then. */
export async function selectMemberScans(trx: TenantTransaction, scope: TenantScope, since: Date) {
  return trx
    .selectFrom('scans')
    .where('tenant_id', '=', scope.tenantId)
    .where('created_at', '>', since)
    .where('created_by', 'is not', null)
    .groupBy('created_by')
    .select(['created_by', sql<number>`count(*)::int`.as('scans')])
    .execute()
}
