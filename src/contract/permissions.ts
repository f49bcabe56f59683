export const permissions = [
  'manage_users',
  'manage_roles',
  'view_analytics',
  'manage_settings',
  'manage_subscription',
  'create_vendors',
  'edit_vendors',
  'delete_vendors',
  'run_scans',
  'view_reports',
  'export_data',
] as const
export type Permission = (typeof permissions)[number]

/** The roles that every organization has. One that it makes itself stands on 'member'. */
export const roles = ['admin', 'member', 'viewer'] as const
export type Role = (typeof roles)[number]

const granted: Readonly<Record<Role, readonly Permission[]>> = {
  admin: permissions,
  member: ['create_vendors', 'edit_vendors', 'run_scans', 'view_reports', 'export_data'],
  viewer: ['view_reports'],
}

export function roleGrants(role: Role, permission: Permission): boolean {
  return granted[role].includes(permission)
}

export function permissionsOf(role: Role): readonly Permission[] {
  return granted[role]
}

/** What an API key may be made for: nothing that lets people in, changes roles, or makes keys. */
export const apiKeyScopes = [
  'view_analytics',
  'create_vendors',
  'edit_vendors',
  'delete_vendors',
  'run_scans',
  'view_reports',
  'export_data',
] as const satisfies readonly Permission[]
export type ApiKeyScope = (typeof apiKeyScopes)[number]
