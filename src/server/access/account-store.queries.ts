import { sql } from 'kysely'
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

/** Sign-up, proofs of an address and passwords by link: each is a definer function that answers one question. */
export const accountStoreOf = (trx: SystemTransaction) => ({
  createRegistration: (one: NewRegistration) => createRegistration(trx, one),
  resetPassword: (tokenHash: string, passwordHash: string, now: Date) =>
    resetPassword(trx, tokenHash, passwordHash, now),
  verifyEmail: (tokenHash: string, now: Date) => verifyEmail(trx, tokenHash, now),
})
export type AccountStore = ReturnType<typeof accountStoreOf>
