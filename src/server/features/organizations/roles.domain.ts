import { permissions, permissionsOf, roles, type Permission, type Role } from '../../../contract/permissions.ts'

/** How the permissions are named and grouped wherever they are shown. */
interface PermissionText {
  readonly name: string
  readonly description: string
  readonly category: string
}

const permissionTexts: Readonly<Record<Permission, PermissionText>> = {
  manage_users: { name: 'Manage users', description: 'Invite, change and remove members', category: 'User Management' },
  manage_roles: { name: 'Manage roles', description: 'Make, change and assign roles', category: 'User Management' },
  view_analytics: { name: 'View analytics', description: 'See the team’s analytics', category: 'Analytics' },
  manage_settings: {
    name: 'Manage settings',
    description: 'Change the organization’s settings, audit log and API keys',
    category: 'Organization',
  },
  manage_subscription: { name: 'Manage subscription', description: 'Choose and pay for a plan', category: 'Billing' },
  create_vendors: { name: 'Create vendors', description: 'Add vendors', category: 'Vendors' },
  edit_vendors: { name: 'Edit vendors', description: 'Change vendors, decisions and tracking', category: 'Vendors' },
  delete_vendors: { name: 'Delete vendors', description: 'Delete vendors with their reviews', category: 'Vendors' },
  run_scans: { name: 'Run scans', description: 'Start and cancel scans', category: 'Security' },
  view_reports: { name: 'View reports', description: 'Read vendors and their reviews', category: 'Security' },
  export_data: { name: 'Export data', description: 'Download reviews as data', category: 'Data' },
}

const categoryNames = ['User Management', 'Analytics', 'Organization', 'Billing', 'Vendors', 'Security', 'Data']

/** As it is shown; `isGranted` of a role. */
export const describePermission = (id: Permission, isGranted = false) => ({
  id,
  ...permissionTexts[id],
  is_granted: isGranted,
})

export const permissionCategories = () =>
  categoryNames.map((name) => ({
    id: name.toLowerCase().replaceAll(' ', '_'),
    name,
    permissions: permissions
      .filter((one) => permissionTexts[one].category === name)
      .map((one) => describePermission(one)),
  }))

export const systemRoleTexts: Readonly<Record<Role, { readonly name: string; readonly description: string }>> = {
  admin: { name: 'Admin', description: 'May do everything in the organization' },
  member: { name: 'Member', description: 'Works with vendors, scans and reviews' },
  viewer: { name: 'Viewer', description: 'Reads reviews' },
}

/** A role as a member may have it. */
export interface GivenRole {
  readonly role: Role
  readonly customRoleId: string | null
  readonly name: string
  readonly permissions: readonly Permission[]
}

export const isSystemRole = (id: string): id is Role => roles.some((role) => role === id)

export const systemRole = (role: Role): GivenRole => ({
  role,
  customRoleId: null,
  name: systemRoleTexts[role].name,
  permissions: permissionsOf(role),
})

interface StoredRole {
  readonly id: string
  readonly name: string
  readonly permissions: readonly string[]
}

/** Names that are no permission (any more) grant nothing. */
export const customRole = ({ id, name, permissions: stored }: StoredRole): GivenRole => ({
  role: 'member',
  customRoleId: id,
  name,
  permissions: permissions.filter((one) => stored.includes(one)),
})

export const idOfRole = ({ role, customRoleId }: Pick<GivenRole, 'role' | 'customRoleId'>): string =>
  customRoleId ?? role

/** Nobody gives, changes or takes what goes beyond their own. */
export const isWithin = (wanted: readonly Permission[], held: readonly Permission[]): boolean =>
  wanted.every((one) => held.includes(one))
