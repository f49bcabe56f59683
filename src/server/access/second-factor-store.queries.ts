import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import type { StoredPasskey } from './passkeys.ts'
import type { SystemTransaction } from './transactions.ts'

const passkeyRow = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.coerce.date(),
  last_used_at: z.coerce.date().nullable(),
  public_key: z.string().transform((text) => new Uint8Array(Buffer.from(text, 'base64'))),
  counter: z.number(),
  transports: z.array(z.string()),
})
const factorsRow = z.object({
  secret: z.string().nullable(),
  confirmed_at: z.date().nullable(),
  last_step: z.coerce.number(),
  recovery_codes: z.number(),
  passkeys: z.array(passkeyRow),
})
export type StoredFactors = z.infer<typeof factorsRow>

const waitingRow = z.object({ user_id: z.string(), tenant_id: z.string().nullable(), email: z.string() })
const attemptRow = waitingRow.extend({
  method: z.enum(['password', 'google']),
  challenge: z.string().nullable(),
})
export type SignInAttempt = z.infer<typeof attemptRow>

const ownerRow = waitingRow
  .extend({
    status: z.string(),
    public_key: passkeyRow.shape.public_key,
    counter: z.coerce.number(),
    transports: passkeyRow.shape.transports,
  })
  .transform(({ public_key: publicKey, counter, transports, ...owner }) => ({
    ...owner,
    key: { publicKey, counter, transports },
  }))

/** Whose passkey it is, and what its proof is checked by. */
export interface PasskeyOwner {
  readonly user_id: string
  readonly tenant_id: string | null
  readonly email: string
  readonly key: StoredPasskey
}

async function findPasskeyOwner(trx: SystemTransaction, id: string): Promise<PasskeyOwner | undefined> {
  const { rows } = await sql`select * from app.account_of_passkey(${id})`.execute(trx)
  if (rows[0] === undefined) return undefined
  const owner = ownerRow.parse(rows[0])
  return { ...owner, key: { ...owner.key, id } }
}

async function ask<T>(trx: SystemTransaction, call: RawBuilder<unknown>): Promise<T | null> {
  const { rows } = await sql<{ answer: T }>`select ${call} as answer`.execute(trx)
  return rows[0]?.answer ?? null
}

async function isDone(trx: SystemTransaction, call: RawBuilder<unknown>): Promise<boolean> {
  return (await ask<boolean>(trx, call)) ?? false
}

/** Authenticator apps, recovery codes, passkeys, and sign-ins that wait for one of them. */
export const secondFactorStoreOf = (trx: SystemTransaction) => ({
  async selectSecondFactors(userId: string): Promise<StoredFactors> {
    const { rows } = await sql`select * from app.second_factors_of(${userId}::uuid)`.execute(trx)
    return factorsRow.parse(rows[0])
  },
  /** False where an app is confirmed already. */
  beginAuthenticator: (userId: string, sealed: string) =>
    isDone(trx, sql`app.begin_authenticator(${userId}::uuid, ${sealed})`),
  /** False for a step that was used, or is older than one that was. */
  spendStep: (userId: string, step: number, now: Date) =>
    isDone(trx, sql`app.spend_step(${userId}::uuid, ${step}::bigint, ${now})`),
  removeAuthenticator: (userId: string) => isDone(trx, sql`app.remove_authenticator(${userId}::uuid)`),
  async replaceRecoveryCodes(userId: string, hashes: readonly string[]): Promise<void> {
    await ask(trx, sql`app.replace_recovery_codes(${userId}::uuid, ${[...hashes]}::text[])`)
  },
  spendRecoveryCode: (userId: string, hash: string, now: Date) =>
    isDone(trx, sql`app.spend_recovery_code(${userId}::uuid, ${hash}, ${now})`),
  async savePasskeyChallenge(userId: string, challenge: string, now: Date): Promise<void> {
    await ask(trx, sql`app.save_passkey_challenge(${userId}::uuid, ${challenge}, ${now})`)
  },
  takePasskeyChallenge: (userId: string, now: Date) =>
    ask<string>(trx, sql`app.take_passkey_challenge(${userId}::uuid, ${now})`),
  /** False where somebody has this key already, or the user has too many. */
  addPasskey: (userId: string, name: string, key: StoredPasskey) =>
    isDone(
      trx,
      sql`app.add_passkey(${key.id}, ${userId}::uuid, ${name}, ${Buffer.from(key.publicKey)}, ${key.counter}::bigint,
        ${JSON.stringify(key.transports)}::jsonb)`,
    ),
  removePasskey: (userId: string, id: string) => isDone(trx, sql`app.remove_passkey(${userId}::uuid, ${id})`),
  /** False for a counter that went back. */
  usePasskey: (userId: string, id: string, counter: number, now: Date) =>
    isDone(trx, sql`app.use_passkey(${userId}::uuid, ${id}, ${counter}::bigint, ${now})`),
  findPasskeyOwner: (id: string) => findPasskeyOwner(trx, id),
  async beginSignIn(hash: string, userId: string, method: string, now: Date): Promise<void> {
    await ask(trx, sql`app.begin_sign_in(${hash}, ${userId}::uuid, ${method}, ${now})`)
  },
  /** Whose sign-in it is; undefined for one that is over. */
  async challengeSignIn(hash: string, challenge: string, now: Date): Promise<z.infer<typeof waitingRow> | undefined> {
    const { rows } = await sql`select * from app.challenge_sign_in(${hash}, ${challenge}, ${now})`.execute(trx)
    return rows[0] === undefined ? undefined : waitingRow.parse(rows[0])
  },
  /** Counts one of five attempts; undefined for a sign-in that is over. */
  async attemptSignIn(hash: string, now: Date): Promise<SignInAttempt | undefined> {
    const { rows } = await sql`select * from app.attempt_sign_in(${hash}, ${now})`.execute(trx)
    return rows[0] === undefined ? undefined : attemptRow.parse(rows[0])
  },
  endSignIn: (hash: string) => isDone(trx, sql`app.end_sign_in(${hash})`),
})
export type SecondFactorStore = ReturnType<typeof secondFactorStoreOf>
