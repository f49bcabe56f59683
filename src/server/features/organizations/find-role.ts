import { AppError } from '../../../contract/errors.ts'
import type { TenantContext } from '../../http/handlers.ts'
import { roles } from '../../../contract/permissions.ts'
import { customRole, isSystemRole, isWithin, systemRole, type GivenRole } from './roles.domain.ts'
import { selectCustomRole, selectCustomRoles, selectRemovedRoles } from './roles.queries.ts'

/** The role of this name or identifier, as this organization has it; null for none. */
export async function findRole({ trx, scope }: TenantContext, id: string): Promise<GivenRole | null> {
  if (isSystemRole(id)) return (await selectRemovedRoles(trx, scope)).includes(id) ? null : systemRole(id)
  const stored = await selectCustomRole(trx, scope, id)
  return stored ? customRole(stored) : null
}

/** Every role of this organization: those that all have, then its own. */
export async function listOwnRoles({ trx, scope }: TenantContext): Promise<readonly GivenRole[]> {
  const removed = await selectRemovedRoles(trx, scope)
  const own = await selectCustomRoles(trx, scope)
  return [...roles.filter((role) => !removed.includes(role)).map(systemRole), ...own.map(customRole)]
}

/** A role that the caller may give. Throws where there is none, or where it goes beyond what they may do themselves. */
export async function findGivableRole(context: TenantContext, id: string): Promise<GivenRole> {
  const role = await findRole(context, id)
  if (!role) throw new AppError('invalid_input', 'There is no such role in your organization.')
  refuseBeyond(context, role.permissions)
  return role
}

export function refuseBeyond({ session }: Pick<TenantContext, 'session'>, wanted: GivenRole['permissions']): void {
  if (!isWithin(wanted, session.permissions))
    throw new AppError('forbidden', 'This role may do more than yours. Ask somebody who may do as much.')
}
