import type { CurrentUser } from '../../contract/auth.ts'
import type { Session } from './scope.ts'

export function bearerToken(header: string | undefined): string | null {
  return /^Bearer ([A-Za-z0-9_.-]{1,4096})$/i.exec(header ?? '')?.[1] ?? null
}

export function presentUser(session: Session): CurrentUser {
  return {
    id: session.user_id,
    email: session.email,
    first_name: session.first_name,
    last_name: session.last_name,
    role: session.role,
    role_name: session.custom_role_name ?? session.role,
    status: session.status,
    is_super_admin: session.is_super_admin,
    tenant_id: session.tenant_id,
    organization_name: session.tenant_name,
    organization_status: session.tenant_status,
    must_renew_credentials: session.has_temporary_password,
    permissions: session.tenant_id ? [...session.permissions] : [],
    google_id: session.google_id,
    auth_provider: session.auth_provider,
    has_second_factor: session.second_factor,
    must_add_second_factor: session.must_add_second_factor,
    email_verified: session.email_verified_at !== null,
    last_login: session.last_login?.toISOString() ?? null,
    created_at: session.user_created_at.toISOString(),
    theme_preference: session.theme_preference,
    email_notifications: session.email_notifications,
    preferences: session.preferences,
  }
}
