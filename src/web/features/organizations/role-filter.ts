import type { OrganizationRole } from '../../../contract/roles.ts'

export interface RoleFilter {
  readonly search: string
  /** The name of a category of permissions; null for all. */
  readonly category: string | null
}

export const everyRole: RoleFilter = { search: '', category: null }

/** The roles whose name or description holds the words. The category narrows what is shown of each, not which. */
export function matchingRoles(roles: readonly OrganizationRole[], { search }: RoleFilter): readonly OrganizationRole[] {
  const wanted = search.trim().toLowerCase()
  return roles.filter(({ name, description }) => `${name}\n${description}`.toLowerCase().includes(wanted))
}
