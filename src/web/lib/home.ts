import type { CurrentUser } from '../../contract/auth.ts'

export type Home = '/super-admin' | '/tenant-admin' | '/dashboard'

/** Where a user starts. A super admin needs no organization, so that is asked first. */
export function homeOf(user: Pick<CurrentUser, 'is_super_admin' | 'role' | 'tenant_id'>): Home {
  if (user.is_super_admin) return '/super-admin'
  return user.role === 'admin' && user.tenant_id !== null ? '/tenant-admin' : '/dashboard'
}
