import { sql } from 'kysely'
import { z } from 'zod'
import { AppError } from '../../contract/errors.ts'
import { permissionsOf, roles, type Permission } from '../../contract/permissions.ts'
import type { CurrentUser } from '../../contract/auth.ts'
import type { Access } from '../../contract/route.ts'
import { readAccessToken } from './tokens.ts'
import type { SecretKeys } from './keys.ts'
import { scopeOfMember, type Database, type TenantScope } from './scope.ts'

const sessionRow = z.object({
  session_id: z.string(),
  user_id: z.string(),
  tenant_id: z.string().nullable(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  role: z.enum(roles),
  status: z.enum(['active', 'inactive', 'pending']),
  is_super_admin: z.boolean(),
  tenant_name: z.string().nullable(),
  tenant_status: z.enum(['active', 'suspended', 'trial', 'expired']).nullable(),
  package_id: z.string().nullable(),
  last_used_at: z.date(),
  created_at: z.date(),
})
export type Session = z.infer<typeof sessionRow>

const day = 86_400_000
const idleLimit = 7 * day
const absoluteLimit = 30 * day

/** One indexed look-up: the session if it may still act, so that a logout or a suspension holds on the very next request. */
export async function findSession(db: Database, sessionId: string, now: Date): Promise<Session | null> {
  const { rows } = await sql`select * from app.session_of(${sessionId}::uuid)`.execute(db)
  if (!rows[0]) return null
  const session = sessionRow.parse(rows[0])
  const idle = now.getTime() - session.last_used_at.getTime()
  const age = now.getTime() - session.created_at.getTime()
  return session.status === 'active' && idle <= idleLimit && age <= absoluteLimit ? session : null
}

/** The session behind an access token, or null. */
export async function authenticate(db: Database, keys: SecretKeys, token: string, now: Date): Promise<Session | null> {
  const claims = await readAccessToken(keys, token)
  if (!claims) return null
  const session = await findSession(db, claims.sid, now)
  return session?.user_id === claims.sub ? session : null
}

export function bearerToken(header: string | undefined): string | null {
  return /^Bearer ([A-Za-z0-9_.-]{1,4096})$/i.exec(header ?? '')?.[1] ?? null
}

const grants = (session: Session, permission: Permission): boolean => permissionsOf(session.role).includes(permission)

/** The tenant scope of a member who holds the permission. Throws forbidden with the reason. */
export function authorizeTenant(session: Session, permission: Permission): TenantScope {
  if (!session.tenant_id) throw new AppError('forbidden', 'Set up your organization first.')
  if (session.tenant_status === 'suspended' || session.tenant_status === 'expired') {
    throw new AppError('forbidden', `Your organization is ${session.tenant_status}. Contact your administrator.`)
  }
  if (!grants(session, permission)) throw new AppError('forbidden', `Your role does not include ${permission}.`)
  return scopeOfMember({ tenantId: session.tenant_id })
}

/** 401 before 403: who, then whether they may. */
export function authorize(access: Access, session: Session | null): TenantScope | null {
  if (access === 'public') return null
  if (!session) throw new AppError('unauthenticated', 'Authentication required')
  if (access === 'signed_in') return null
  if (access === 'super_admin') {
    if (!session.is_super_admin) throw new AppError('forbidden', 'Access denied. Super Admin privileges required.')
    return null
  }
  return authorizeTenant(session, access)
}

export function presentUser(session: Session): CurrentUser {
  return {
    id: session.user_id,
    email: session.email,
    first_name: session.first_name,
    last_name: session.last_name,
    role: session.role,
    status: session.status,
    is_super_admin: session.is_super_admin,
    tenant_id: session.tenant_id,
    organization_name: session.tenant_name,
    permissions: session.tenant_id ? [...permissionsOf(session.role)] : [],
  }
}
