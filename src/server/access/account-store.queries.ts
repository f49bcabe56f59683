import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import { newId } from '../db/ids.ts'
import type { SystemTransaction } from './transactions.ts'

/** A sign-up that passed every check. */
export interface NewRegistration {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly organizationName: string
  /** Null where Google vouches for who it is. */
  readonly passwordHash: string | null
  readonly googleId: string | null
  readonly isVerified: boolean
  readonly now: Date
}

async function createRegistration(
  trx: SystemTransaction,
  one: NewRegistration,
): Promise<{ readonly id: string; readonly expiresAt: Date }> {
  const id = newId(one.now.getTime())
  const { rows } = await sql<{ expires_at: Date }>`select app.create_pending_registration(${id}::uuid, ${one.firstName},
    ${one.lastName}, ${one.email}, ${one.organizationName}, ${one.passwordHash}, ${one.googleId}, ${one.isVerified},
    ${one.now}) as expires_at`.execute(trx)
  return { id, expiresAt: rows[0]?.expires_at ?? one.now }
}

const owner = z.object({ user_id: z.string(), tenant_id: z.string().nullable(), email: z.string() })
const provenRow = owner.extend({ user_id: z.string().nullable() })
const resetRow = owner.extend({ first_name: z.string() })

/** The account whose password a link has set; undefined for a link that does not work (any more). */
async function resetPassword(trx: SystemTransaction, tokenHash: string, passwordHash: string, now: Date) {
  const { rows } = await sql`select * from app.reset_password(${tokenHash}, ${passwordHash}, ${now})`.execute(trx)
  return rows[0] === undefined ? undefined : resetRow.parse(rows[0])
}

/** Whose address a link has proven, without a user for a registration; undefined for a link that does not work. */
async function verifyEmail(trx: SystemTransaction, tokenHash: string, now: Date) {
  const { rows } = await sql`select * from app.verify_email(${tokenHash}, ${now})`.execute(trx)
  return rows[0] === undefined ? undefined : provenRow.parse(rows[0])
}

/** What a user changes of their own profile; undefined leaves a part as it is. */
export interface ProfileChange {
  readonly first_name?: string | undefined
  readonly last_name?: string | undefined
  readonly theme_preference?: string | undefined
  readonly email_notifications?: boolean | undefined
  readonly preferences?: Readonly<Record<string, unknown>> | undefined
}

async function updateProfile(trx: SystemTransaction, userId: string, change: ProfileChange): Promise<void> {
  const { first_name: first, last_name: last, theme_preference: theme, email_notifications: notifications } = change
  const preferences = change.preferences === undefined ? null : JSON.stringify(change.preferences)
  await sql`select app.update_profile(${userId}::uuid, ${first ?? null}, ${last ?? null}, ${theme ?? null},
    ${notifications ?? null}::boolean, ${preferences}::jsonb)`.execute(trx)
}

const sessionRow = z.object({
  id: z.string(),
  method: z.string(),
  ip_address: z.string().nullable(),
  user_agent: z.string().nullable(),
  created_at: z.date(),
  last_used_at: z.date(),
})

async function selectSessions(trx: SystemTransaction, userId: string) {
  const { rows } = await sql`select * from app.sessions_of(${userId}::uuid)`.execute(trx)
  return z.array(sessionRow).parse(rows)
}

async function ask<T>(trx: SystemTransaction, call: RawBuilder<unknown>, answer: z.ZodType<T>): Promise<T> {
  const { rows } = await sql<{ answer: unknown }>`select ${call} as answer`.execute(trx)
  return answer.parse(rows[0]?.answer)
}

const googleRow = owner.extend({ status: z.string(), is_super_admin: z.boolean(), second_factor: z.boolean() })

/** The account that an identity of Google is linked to. */
async function findGoogleAccount(trx: SystemTransaction, subject: string) {
  const { rows } = await sql`select * from app.account_of_google(${subject})`.execute(trx)
  return rows[0] === undefined ? undefined : googleRow.parse(rows[0])
}

/** Sign-up, proofs of an address and passwords by link: each is a definer function that answers one question. */
export const accountStoreOf = (trx: SystemTransaction) => ({
  createRegistration: (one: NewRegistration) => createRegistration(trx, one),
  resetPassword: (tokenHash: string, passwordHash: string, now: Date) =>
    resetPassword(trx, tokenHash, passwordHash, now),
  updateProfile: (userId: string, change: ProfileChange) => updateProfile(trx, userId, change),
  selectSessions: (userId: string) => selectSessions(trx, userId),
  /** False for a session that is not the user’s, or over. */
  closeOwnSession: (userId: string, sessionId: string) =>
    ask(trx, sql`app.close_own_session(${userId}::uuid, ${sessionId}::uuid)`, z.boolean()),
  /** How many ended; `kept` goes on. */
  closeSessions: (userId: string, kept: string | null, reason: string) =>
    ask(trx, sql`app.close_sessions(${userId}::uuid, ${kept}::uuid, ${reason})`, z.number()),
  findGoogleAccount: (subject: string) => findGoogleAccount(trx, subject),
  /** False for a second time. */
  spendNonce: (hash: string, until: Date) => ask(trx, sql`app.spend_nonce(${hash}, ${until})`, z.boolean()),
  isDomainOfOrganization: (domain: string) => ask(trx, sql`app.is_domain_of_organization(${domain})`, z.boolean()),
  /** False where either is linked already. */
  linkGoogle: (userId: string, subject: string, now: Date) =>
    ask(trx, sql`app.link_google(${userId}::uuid, ${subject}, ${now})`, z.boolean()),
  exportAccount: (userId: string) =>
    ask(trx, sql`app.export_account(${userId}::uuid)`, z.record(z.string(), z.unknown())),
  deleteAccount: (userId: string) =>
    ask(trx, sql`app.delete_account(${userId}::uuid)`, z.enum(['deleted', 'gone', 'last_admin', 'last_super_admin'])),
  verifyEmail: (tokenHash: string, now: Date) => verifyEmail(trx, tokenHash, now),
})
export type AccountStore = ReturnType<typeof accountStoreOf>
