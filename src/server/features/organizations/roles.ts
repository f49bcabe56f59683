import type { OrganizationRole, RoleForm, rolesRoutes } from '../../../contract/roles.ts'
import { AppError } from '../../../contract/errors.ts'
import { permissions, roles } from '../../../contract/permissions.ts'
import type { AnswerOf } from '../../../contract/route.ts'
import { newId } from '../../db/ids.ts'
import type { TenantContext } from '../../http/handlers.ts'
import { findGivableRole, refuseBeyond } from './find-role.ts'
import { selectMembers } from './organizations.queries.ts'
import {
  customRole,
  describePermission,
  idOfRole,
  isSystemRole,
  isWithin,
  permissionCategories,
  systemRole,
  systemRoleTexts,
  type GivenRole,
} from './roles.domain.ts'
import * as queries from './roles.queries.ts'
import { giveRole, roleNames } from './team.ts'

const mostRoles = 50
const noRole = (): AppError => new AppError('not_found', 'There is no such role in your organization.')

interface ShownRole {
  readonly given: GivenRole
  readonly description: string
  readonly createdAt: Date | null
}

function presentRole({ session }: TenantContext, one: ShownRole, holders: number): OrganizationRole {
  const { given, description, createdAt } = one
  const isSystem = given.customRoleId === null
  const isOwn = idOfRole(given) === (session.custom_role_id ?? session.role)
  const isWithinOwn = isWithin(given.permissions, session.permissions)
  const canBeDeleted = !isSystem || given.role === 'viewer'
  return {
    id: idOfRole(given),
    name: given.name,
    description,
    user_count: holders,
    is_default: isSystem && given.role === 'member',
    is_system: isSystem,
    can_be_deleted: canBeDeleted,
    created_at: createdAt?.toISOString() ?? null,
    permissions: permissions.map((id) => describePermission(id, given.permissions.includes(id))),
    abilities: {
      edit: !isSystem && !isOwn && isWithinOwn,
      delete: canBeDeleted && !isOwn && isWithinOwn,
      assign: isWithinOwn,
    },
  }
}

export async function listRoles(context: TenantContext): Promise<AnswerOf<typeof rolesRoutes.list>> {
  const { trx, scope } = context
  const removed = await queries.selectRemovedRoles(trx, scope)
  const founded = await queries.selectFounded(trx, scope)
  const system = roles
    .filter((role) => !removed.includes(role))
    .map((role) => ({ given: systemRole(role), description: systemRoleTexts[role].description, createdAt: founded }))
  const own = (await queries.selectCustomRoles(trx, scope)).map((row) => ({
    given: customRole(row),
    description: row.description,
    createdAt: row.created_at,
  }))
  const held = (await selectMembers(trx, scope)).map((row) => row.custom_role_id ?? row.role)
  const holdersOf = (id: string): number => held.filter((one) => one === id).length
  return {
    roles: [...system, ...own].map((one) => presentRole(context, one, holdersOf(idOfRole(one.given)))),
    categories: permissionCategories(),
  }
}

function readForm(context: TenantContext, form: RoleForm): RoleForm {
  const name = form.name.trim()
  if (name === '') throw new AppError('invalid_input', 'Role name is required')
  if (roleNames.includes(name.toLowerCase()))
    throw new AppError('already_exists', 'Every organization has a role of this name. Choose another.')
  refuseBeyond(context, form.permissions)
  return { name, description: form.description.trim(), permissions: [...new Set(form.permissions)] }
}

const nameTaken = (): AppError => new AppError('already_exists', 'Your organization has a role of this name already.')

export async function createRole(context: TenantContext, form: RoleForm): Promise<{ id: string }> {
  const { trx, scope, note } = context
  const role = { id: newId(), ...readForm(context, form) }
  if ((await queries.selectCustomRoles(trx, scope)).length >= mostRoles)
    throw new AppError('limit_reached', `An organization may have ${mostRoles} roles of its own.`)
  if (!(await queries.insertCustomRole(trx, scope, role))) throw nameTaken()
  note(role.id, { name: role.name, permissions: role.permissions })
  return { id: role.id }
}

/** A role of the organization's own that the caller may change. */
async function findOwnRole(context: TenantContext, id: string): Promise<GivenRole> {
  const stored = await queries.selectCustomRole(context.trx, context.scope, id)
  if (!stored) throw noRole()
  const role = customRole(stored)
  if (id === context.session.custom_role_id) throw new AppError('forbidden', 'You cannot change your own role.')
  refuseBeyond(context, role.permissions)
  return role
}

export async function updateRole(context: TenantContext, id: string, form: RoleForm): Promise<Record<string, never>> {
  const { trx, scope, note } = context
  if (isSystemRole(id)) throw new AppError('forbidden', 'System roles cannot be changed.')
  const before = await findOwnRole(context, id)
  const role = { id, ...readForm(context, form) }
  if (!(await queries.updateCustomRole(trx, scope, role))) throw nameTaken()
  note(id, { name: role.name, from: before.permissions, to: role.permissions })
  return {}
}

export async function deleteRole(context: TenantContext, id: string): Promise<Record<string, never>> {
  const { trx, scope, session, note } = context
  if (id === 'admin' || id === 'member') throw new AppError('forbidden', 'System roles cannot be deleted.')
  const removed = await queries.selectRemovedRoles(trx, scope)
  if (removed.includes(id)) throw noRole()
  const role = id === 'viewer' ? systemRole(id) : await findOwnRole(context, id)
  refuseBeyond(context, role.permissions)
  if (idOfRole(role) === (session.custom_role_id ?? session.role))
    throw new AppError('forbidden', 'You cannot delete your own role.')
  if ((await queries.countRoleHolders(trx, scope, role)) > 0)
    throw new AppError('in_use', 'Somebody has this role or is invited to it. Give them another first.')
  await (role.customRoleId === null
    ? queries.saveRemovedRoles(trx, scope, [...removed, id])
    : queries.deleteCustomRole(trx, scope, id))
  note(id, { name: role.name })
  return {}
}

export async function assignRole(
  context: TenantContext,
  id: string,
  userIds: readonly string[],
): Promise<{ assigned: number }> {
  const { trx, scope, note } = context
  const isThere = isSystemRole(id) || (await queries.selectCustomRole(trx, scope, id)) !== undefined
  if (!isThere) throw noRole()
  const role = await findGivableRole(context, id)
  // In one order everywhere, so that two who assign at once wait for each other and not in a circle.
  const each = [...new Set(userIds)].toSorted()
  for (const userId of each) await giveRole(context, userId, role)
  note(id, { name: role.name, users: each })
  return { assigned: each.length }
}

/** As the audit log calls somebody whose account is gone. */
const pseudonym = (userId: string | null): string | null =>
  userId === null ? null : `deleted-user-${userId.slice(-8)}`

export async function listRoleEvents({ trx, scope }: TenantContext): Promise<AnswerOf<typeof rolesRoutes.audit>> {
  const rows = await queries.selectRoleEvents(trx, scope)
  return {
    logs: rows.map(({ id, action, resource_id, at, details, user_id: userId, email }) => ({
      id,
      action,
      resource_id,
      user_email: email ?? pseudonym(userId),
      timestamp: at.toISOString(),
      // safe because audit rows are written as objects
      details: details as Record<string, unknown>,
    })),
  }
}
