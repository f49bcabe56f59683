import { sql } from 'kysely'
import { z } from 'zod'
import { newId } from '../db/ids.ts'
import type { SystemTransaction } from './transactions.ts'

const accountRow = z.object({
  user_id: z.string(),
  tenant_id: z.string().nullable(),
  email: z.string(),
  password_hash: z.string().nullable(),
  status: z.string(),
  known: z.boolean(),
  second_factor: z.boolean(),
})
export type Account = z.infer<typeof accountRow>

async function findAccount(trx: SystemTransaction, email: string, network: string): Promise<Account | undefined> {
  const { rows } = await sql`select user_id, tenant_id, email, password_hash, status, known, second_factor
    from app.account_of(${email}, ${network})`.execute(trx)
  return rows[0] ? accountRow.parse(rows[0]) : undefined
}

async function replacePasswordHash(trx: SystemTransaction, userId: string, hash: string): Promise<void> {
  await sql`select app.replace_password_hash(${userId}::uuid, ${hash})`.execute(trx)
}

interface NewSession {
  readonly userId: string
  readonly refreshHash: string
  readonly now: Date
  readonly network: string
  /** How it was opened, and from where: for the list that its owner sees. */
  readonly method: 'password' | 'google' | 'passkey'
  readonly ip: string
  readonly userAgent: string
}

async function openSession(trx: SystemTransaction, session: NewSession): Promise<string | null> {
  const { userId, refreshHash, now, network } = session
  const id = newId(now.getTime())
  const { rows } = await sql<{
    opened: boolean
  }>`select app.open_session(${id}::uuid, ${userId}::uuid, ${refreshHash}, ${now}, ${network}) as opened`.execute(trx)
  if (!rows[0]?.opened) return null
  await sql`select app.describe_session(${id}::uuid, ${session.method}, ${session.ip}, ${session.userAgent})`.execute(
    trx,
  )
  return id
}

async function closeSession(trx: SystemTransaction, sessionId: string, reason: string): Promise<void> {
  await sql`select app.close_session(${sessionId}::uuid, ${reason})`.execute(trx)
}

const rotation = z.object({
  outcome: z.enum(['rotated', 'repeated', 'reused', 'revoked', 'expired', 'unknown']),
  session_id: z.string().nullable(),
})
type Rotation = z.infer<typeof rotation>

async function rotateRefresh(
  trx: SystemTransaction,
  presented: string,
  successor: string,
  now: Date,
): Promise<Rotation> {
  const { rows } =
    await sql`select outcome, session_id from app.rotate_refresh(${presented}, ${successor}, ${now})`.execute(trx)
  return rotation.parse(rows[0])
}

async function findRefreshSession(trx: SystemTransaction, presented: string): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`select app.session_of_refresh(${presented}) as id`.execute(trx)
  return rows[0]?.id ?? null
}

/** What signing in asks of the database, in one transaction: each is a definer function that answers one question. */
export interface SignInStore {
  /** The account of an address in its canonical spelling, and whether it signed in from this network before. */
  findAccount(email: string, network: string): Promise<Account | undefined>
  replacePasswordHash(userId: string, hash: string): Promise<void>
  /** Null when the account was made inactive meanwhile. */
  openSession(session: NewSession): Promise<string | null>
  closeSession(sessionId: string, reason: string): Promise<void>
  rotateRefresh(presented: string, successor: string, now: Date): Promise<Rotation>
  /** The session that a token belongs or once belonged to; null for a token that never was one. */
  findRefreshSession(presented: string): Promise<string | null>
}

export const signInStoreOf = (trx: SystemTransaction): SignInStore => ({
  findAccount: (email, network) => findAccount(trx, email, network),
  replacePasswordHash: (userId, hash) => replacePasswordHash(trx, userId, hash),
  openSession: (session) => openSession(trx, session),
  closeSession: (sessionId, reason) => closeSession(trx, sessionId, reason),
  rotateRefresh: (presented, successor, now) => rotateRefresh(trx, presented, successor, now),
  findRefreshSession: (presented) => findRefreshSession(trx, presented),
})
