import type { Member, organizationsRoutes } from '../../../contract/organizations.ts'
import { AppError } from '../../../contract/errors.ts'
import type { Role } from '../../../contract/permissions.ts'
import type { AnswerOf } from '../../../contract/route.ts'
import type { TenantContext } from '../../http/handlers.ts'
import { findGivableRole, listOwnRoles, refuseBeyond } from './find-role.ts'
import { customRole, idOfRole, isWithin, systemRole, systemRoleTexts, type GivenRole } from './roles.domain.ts'
import {
  changeMemberRole,
  removeMember,
  selectMember,
  selectMembers,
  selectSecondFactorHolders,
  type MemberRow,
} from './organizations.queries.ts'

const notAMember = (): AppError => new AppError('not_found', 'There is no such user in your organization.')
const refusals = {
  own_role: 'You cannot change your own role.',
  own_removal: 'You cannot remove yourself.',
  last_admin: 'Your organization needs at least one admin. Make somebody else an admin first.',
} as const

interface RoleColumns {
  readonly role: string
  readonly custom_role_id: string | null
  readonly custom_role_name: string | null
  readonly custom_permissions: readonly string[] | null
}

export function roleOf({
  role,
  custom_role_id: id,
  custom_role_name: name,
  custom_permissions: own,
}: RoleColumns): GivenRole {
  // safe because a check constraint holds the column to these words
  return id === null ? systemRole(role as Role) : customRole({ id, name: name ?? '', permissions: own ?? [] })
}

function presentMember({ session }: TenantContext, row: MemberRow, holders: readonly string[]): Member {
  const given = roleOf(row)
  const isOthers = row.id !== session.user_id && isWithin(given.permissions, session.permissions)
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    role: given.role,
    role_id: idOfRole(given),
    role_name: given.name,
    // safe because a check constraint holds the column to these words
    status: row.status as Member['status'],
    is_super_admin: row.is_super_admin,
    tenant_id: row.tenant_id,
    tenant_name: row.tenant_name,
    last_login: row.last_login?.toISOString() ?? null,
    has_second_factor: holders.includes(row.id),
    created_at: row.created_at.toISOString(),
    abilities: { change_role: isOthers, remove: isOthers },
  }
}

export async function listMembers(context: TenantContext): Promise<AnswerOf<typeof organizationsRoutes.members>> {
  const { trx, scope, session } = context
  const holders = await selectSecondFactorHolders(trx)
  const users = (await selectMembers(trx, scope)).map((row) => presentMember(context, row, holders))
  const givable = (await listOwnRoles(context)).filter((one) => isWithin(one.permissions, session.permissions))
  return { users, total: users.length, roles: givable.map((one) => ({ id: idOfRole(one), name: one.name })) }
}

/** Gives another role. Throws where it is one's own, goes beyond one's own, or would leave no admin. */
export async function giveRole(context: TenantContext, memberId: string, role: GivenRole): Promise<MemberRow> {
  const { trx, scope, session } = context
  const member = await selectMember(trx, scope, memberId)
  if (!member) throw notAMember()
  if (member.id === session.user_id) throw new AppError('forbidden', refusals.own_role)
  refuseBeyond(context, roleOf(member).permissions)
  const wanted = { actorId: session.user_id, memberId, role: role.role, customRoleId: role.customRoleId }
  const outcome = await changeMemberRole(trx, wanted)
  if (outcome === 'last_admin') throw new AppError('last_admin', refusals.last_admin)
  if (outcome !== 'changed') throw notAMember()
  return member
}

export async function changeRole(
  context: TenantContext,
  memberId: string,
  roleId: string,
): Promise<Record<string, never>> {
  if (!(await selectMember(context.trx, context.scope, memberId))) throw notAMember()
  if (memberId === context.session.user_id) throw new AppError('forbidden', refusals.own_role)
  const role = await findGivableRole(context, roleId)
  const before = await giveRole(context, memberId, role)
  context.note(memberId, { from: roleOf(before).name, to: role.name })
  return {}
}

export async function remove(context: TenantContext, memberId: string): Promise<Record<string, never>> {
  const { trx, scope, session, note } = context
  const member = await selectMember(trx, scope, memberId)
  if (!member) throw notAMember()
  if (memberId === session.user_id) throw new AppError('forbidden', refusals.own_removal)
  refuseBeyond(context, roleOf(member).permissions)
  const outcome = await removeMember(trx, session.user_id, memberId)
  if (outcome === 'last_admin') throw new AppError('last_admin', refusals.last_admin)
  if (outcome !== 'removed') throw notAMember()
  note(memberId, { role: roleOf(member).name })
  return {}
}

export const roleNames: readonly string[] = Object.values(systemRoleTexts).map(({ name }) => name.toLowerCase())
