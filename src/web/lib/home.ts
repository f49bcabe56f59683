import type { CurrentUser } from '../../contract/auth.ts'

export type Home = '/super-admin' | '/tenant-admin' | '/organization-setup' | '/dashboard'

/** Whether the user’s organization lets its members in. */
export const isLetIn = ({ organization_status: status }: CurrentUser): boolean =>
  status !== 'suspended' && status !== 'expired'

/** Where a user starts. A super admin needs no organization, so that is asked first. */
export function homeOf(user: CurrentUser): Home {
  if (user.is_super_admin) return '/super-admin'
  if (user.tenant_id === null) return '/organization-setup'
  const isHeld = user.must_renew_credentials || user.must_add_second_factor
  const mayManage = user.permissions.includes('manage_users') && !isHeld
  return mayManage && isLetIn(user) ? '/tenant-admin' : '/dashboard'
}
