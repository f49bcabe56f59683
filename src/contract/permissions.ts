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
