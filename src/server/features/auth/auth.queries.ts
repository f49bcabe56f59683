import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../access/scope.ts'
import { newId } from '../../db/ids.ts'

const account = z.object({
  user_id: z.string(),
  tenant_id: z.string().nullable(),
  email: z.string(),
  password_hash: z.string().nullable(),
  status: z.string(),
  known: z.boolean(),
})
export type Account = z.infer<typeof account>

/** The account of an address in its canonical spelling, and whether it signed in from this network before. */
export async function findAccount(db: Database, email: string, network: string): Promise<Account | undefined> {
  const { rows } = await sql`select user_id, tenant_id, email, password_hash, status, known
    from app.account_of(${email}, ${network})`.execute(db)
  return rows[0] ? account.parse(rows[0]) : undefined
}

export async function replacePasswordHash(db: Database, userId: string, hash: string): Promise<void> {
  await sql`select app.replace_password_hash(${userId}::uuid, ${hash})`.execute(db)
}

export interface NewSession {
  readonly userId: string
  readonly refreshHash: string
  readonly now: Date
  readonly network: string
}

/** Null when the account was made inactive meanwhile. */
export async function openSession(db: Database, session: NewSession): Promise<string | null> {
  const { userId, refreshHash, now, network } = session
  const id = newId(now.getTime())
  const { rows } = await sql<{
    opened: boolean
  }>`select app.open_session(${id}::uuid, ${userId}::uuid, ${refreshHash}, ${now}, ${network}) as opened`.execute(db)
  return rows[0]?.opened ? id : null
}

export async function closeSession(db: Database, sessionId: string, reason: string): Promise<void> {
  await sql`select app.close_session(${sessionId}::uuid, ${reason})`.execute(db)
}

const rotation = z.object({
  outcome: z.enum(['rotated', 'repeated', 'reused', 'revoked', 'expired', 'unknown']),
  session_id: z.string().nullable(),
})
export type Rotation = z.infer<typeof rotation>

export async function rotateRefresh(db: Database, presented: string, successor: string, now: Date): Promise<Rotation> {
  const { rows } =
    await sql`select outcome, session_id from app.rotate_refresh(${presented}, ${successor}, ${now})`.execute(db)
  return rotation.parse(rows[0])
}

/** The session that a token belongs or once belonged to; null for a token that never was one. */
export async function findRefreshSession(db: Database, presented: string): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`select app.session_of_refresh(${presented}) as id`.execute(db)
  return rows[0]?.id ?? null
}

export interface AuditEntry {
  readonly tenantId: string | null
  readonly userId: string | null
  readonly email: string | null
  readonly action: string
  readonly resourceId: string | null
  readonly ip: string
}

export async function recordAudit(db: Database, entry: AuditEntry): Promise<void> {
  await sql`select app.record_audit(${newId()}::uuid, ${entry.tenantId}::uuid, ${entry.userId}::uuid, ${entry.email},
    ${entry.action}, 'session', ${entry.resourceId}, ${entry.ip}, '{}'::jsonb)`.execute(db)
}
