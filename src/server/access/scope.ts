import { sql } from 'kysely'
import { z } from 'zod'
import { AppError } from '../../contract/errors.ts'
import { permissions, permissionsOf, roles, type Permission } from '../../contract/permissions.ts'
import type { Access } from '../../contract/route.ts'
import { Database } from './database.ts'
import type { SecretKeys } from './keys.ts'
import { readAccessToken } from './tokens.ts'

/**
 * Who may act for a tenant. A scope comes of a session or of a job, both as the database tells of them, and of nothing
 * else: what was made here is remembered, and an object that only looks like it is refused.
 */
declare class AuthorisedTenant {
  readonly tenantId: string
  private readonly isAuthorised: true
}
declare class Stored {
  private readonly isStored: true
}

/** A tenant that a request or a job is authorised for. Every query of tenant data takes one. A copy of one is none. */
export type TenantScope = AuthorisedTenant

const hour = 3_600_000
const day = 24 * hour
const idleLimit = 7 * day
const absoluteLimit = 30 * day
const secondFactorGrace = day

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
  google_id: z.string().nullable(),
  auth_provider: z.enum(['google']).nullable(),
  email_verified_at: z.date().nullable(),
  last_login: z.date().nullable(),
  user_created_at: z.date(),
  theme_preference: z.enum(['light', 'dark', 'system']),
  email_notifications: z.boolean(),
  preferences: z.record(z.string(), z.unknown()),
  method: z.string(),
  second_factor: z.boolean(),
  custom_role_id: z.string().nullable(),
  custom_role_name: z.string().nullable(),
  custom_permissions: z.array(z.string()).nullable(),
  has_temporary_password: z.boolean(),
  /** Since when the organization asks for a second factor; none of an API key. */
  second_factor_since: z.date().nullish(),
  /** How long the organization lets a session last; null for as long as any may, none of an API key. */
  session_hours: z.number().nullish(),
  /** Of an API key. */
  key_scopes: z.array(z.string()).optional(),
})
type SessionRow = z.infer<typeof sessionRow>

interface Derived {
  readonly permissions: readonly Permission[]
  /** The organization asks for a second factor that the user has not set up. */
  readonly must_add_second_factor: boolean
}

/** A session as the database stores it, which may still act, with all that its user may do in their organization. */
export type Session = Readonly<SessionRow> & Derived & Stored

const isClosed = ({ tenant_status: status }: SessionRow): boolean => status === 'suspended' || status === 'expired'

/** Nobody's work is cut off: a session that was open when the rule came goes on for a day. */
function lacksSecondFactor(one: SessionRow, now: Date): boolean {
  const { second_factor_since: since, second_factor: hasOne, created_at: opened } = one
  if (!since || hasOne || isClosed(one)) return false
  return opened >= since || now.getTime() >= since.getTime() + secondFactorGrace
}

function readSession(row: unknown, now: Date): Session {
  const one = sessionRow.parse(row)
  const { custom_permissions: custom, key_scopes: scopes } = one
  const ofRole = custom === null ? permissionsOf(one.role) : permissions.filter((name) => custom.includes(name))
  const held = ofRole.filter((name) => scopes?.includes(name) ?? true)
  // safe because the private member exists for the type checker alone
  return Object.freeze({
    ...one,
    permissions: Object.freeze(held),
    must_add_second_factor: lacksSecondFactor(one, now),
  }) as Session
}

const scopes = new WeakSet<object>()
const sessions = new WeakSet<object>()

function makeScope(tenantId: string): TenantScope {
  // safe because the private member exists for the type checker alone
  const scope = Object.freeze({ tenantId }) as unknown as TenantScope
  scopes.add(scope)
  return scope
}

/** Throws on a scope that was not made in this file. */
export function assertScope(scope: TenantScope): void {
  if (!scopes.has(scope)) throw new Error('This tenant scope was not made by authorising a request or claiming a job')
}

function assertDatabase(db: Database): void {
  if (!(db instanceof Database)) throw new Error('Sessions and jobs are read from the node’s own database')
}

/** One indexed look-up: the session if it may still act, so that a logout or a suspension holds on the very next request. */
export async function findSession(db: Database, sessionId: string, now: Date): Promise<Session | null> {
  assertDatabase(db)
  const { rows } = await sql`select * from app.session_of(${sessionId}::uuid)`.execute(db)
  if (!rows[0]) return null
  const session = readSession(rows[0], now)
  const idle = now.getTime() - session.last_used_at.getTime()
  const age = now.getTime() - session.created_at.getTime()
  const lasts = Math.min(absoluteLimit, (session.session_hours ?? Number.POSITIVE_INFINITY) * hour)
  if (session.status !== 'active' || idle > idleLimit || age > lasts) return null
  sessions.add(session)
  return session
}

/** The session behind an access token, or null. */
export async function authenticate(db: Database, keys: SecretKeys, token: string, now: Date): Promise<Session | null> {
  const claims = await readAccessToken(keys, token)
  if (!claims) return null
  const session = await findSession(db, claims.sid, now)
  return session?.user_id === claims.sub ? session : null
}

/** The session as which an API key acts, as long as key and maker may; null for what is no key. */
export async function authenticateKey(db: Database, keyHash: string, now: Date): Promise<Session | null> {
  assertDatabase(db)
  const { rows } = await sql`select * from app.session_of_key(${keyHash}, ${now})`.execute(db)
  const session = rows[0] ? readSession(rows[0], now) : null
  if (session?.status !== 'active') return null
  sessions.add(session)
  return session
}

const isKey = (session: Session): boolean => session.key_scopes !== undefined

function refuseWithoutSecondFactor({ must_add_second_factor: mustAdd }: Session): void {
  if (mustAdd)
    throw new AppError(
      'two_factor_setup_required',
      'Your organization asks for two-factor authentication. Set it up in your security settings first.',
    )
}

/** The tenant scope of a member who holds the permission. Throws with the reason. */
export function authorizeTenant(session: Session, permission: Permission): TenantScope {
  if (!sessions.has(session)) throw new Error('This session was not read from the database')
  if (!session.tenant_id) throw new AppError('forbidden', 'Set up your organization first.')
  if (isClosed(session)) {
    throw new AppError(
      'organization_closed',
      `Your organization is ${session.tenant_status}. Contact your administrator.`,
    )
  }
  if (session.has_temporary_password)
    throw new AppError('password_change_required', 'Replace your temporary password first.')
  refuseWithoutSecondFactor(session)
  if (!session.permissions.includes(permission))
    throw new AppError('forbidden', `Your ${isKey(session) ? 'API key' : 'role'} does not include ${permission}.`)
  return makeScope(session.tenant_id)
}

/** 401 before 403: who, then whether they may. */
export function authorize(
  { access, beforeSecondFactor = false }: { readonly access: Access; readonly beforeSecondFactor?: boolean },
  session: Session | null,
): TenantScope | null {
  if (access === 'public') return null
  if (!session) throw new AppError('unauthenticated', 'Authentication required')
  if (access === 'signed_in') {
    if (isKey(session)) throw new AppError('forbidden', 'An API key has no account. Sign in to do this.')
    if (!beforeSecondFactor) refuseWithoutSecondFactor(session)
    return null
  }
  if (access === 'super_admin') {
    if (!session.is_super_admin) throw new AppError('forbidden', 'Access denied. Super Admin privileges required.')
    refuseWithoutSecondFactor(session)
    return null
  }
  return authorizeTenant(session, access)
}

/**
 * The scope of the organization whose review a super admin reads; null where there is no such review. Throws on anybody
 * else. Who asks tells the organization’s audit log of it.
 */
export async function scopeOfReview(db: Database, session: Session, reviewId: string): Promise<TenantScope | null> {
  assertDatabase(db)
  if (!sessions.has(session) || !session.is_super_admin || isKey(session))
    throw new Error('Only a super admin reads the reviews of other organizations')
  const { rows } = await sql<{
    tenant: string | null
  }>`select app.tenant_of_review(${reviewId}::uuid) as tenant`.execute(db)
  const tenant = rows[0]?.tenant ?? null
  return tenant === null ? null : makeScope(tenant)
}

/** A job as the queue handed it over. */
export interface ClaimedJob {
  readonly queue: string
  readonly id: string
}

/** The scope of the tenant that put this job on its queue; null when nobody works on it, or it is no tenant's. */
export async function scopeOfJob(db: Database, { queue, id }: ClaimedJob): Promise<TenantScope | null> {
  assertDatabase(db)
  const { rows } = await sql<{
    tenant: string | null
  }>`select app.tenant_of_job(${queue}, ${id}::uuid) as tenant`.execute(db)
  const tenant = rows[0]?.tenant ?? null
  return tenant === null ? null : makeScope(tenant)
}
