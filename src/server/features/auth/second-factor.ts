import { createHash, randomBytes } from 'node:crypto'
import type { authRoutes, SecondFactorAsked } from '../../../contract/auth.ts'
import { AppError } from '../../../contract/errors.ts'
import type { AnswerOf, BodyOf } from '../../../contract/route.ts'
import { plainRecoveryCode, secretPlace, stepOfCode } from '../../access/authenticator-app.ts'
import type { IdentityStore } from '../../access/identity-store.ts'
import { passkeyRequest, readPasskeyProof, type StoredPasskey } from '../../access/passkeys.ts'
import type { SignInAttempt, StoredFactors } from '../../access/second-factor-store.queries.ts'
import type { PublicContext } from '../../http/handlers.ts'
import { callerOf, openSession, type Owner, type Tokens } from './open-session.ts'

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

const signInOver = (): AppError =>
  new AppError('invalid_credentials', 'This sign-in took too long or failed too often. Please sign in again.')

export const passkeysOf = (factors: StoredFactors): StoredPasskey[] =>
  factors.passkeys.map(({ id, public_key: publicKey, counter, transports }) => ({ id, publicKey, counter, transports }))

/** The first proof was right: asks for the second, and remembers that for ten minutes. */
export async function askSecondFactor(
  { inTransaction, now }: PublicContext,
  owner: Owner,
  method: 'password' | 'google',
): Promise<SecondFactorAsked> {
  const token = randomBytes(32).toString('base64url')
  const factors = await inTransaction(async (store) => {
    await store.beginSignIn(hashToken(token), owner.user_id, method, now)
    return store.selectSecondFactors(owner.user_id)
  })
  const hasApp = factors.confirmed_at !== null
  return {
    requires_two_factor: true,
    two_factor_token: token,
    methods: [
      ...(factors.passkeys.length > 0 ? (['passkey'] as const) : []),
      ...(hasApp ? (['totp'] as const) : []),
      ...(factors.recovery_codes > 0 ? (['recovery_code'] as const) : []),
    ],
  }
}

export async function twoFactorPasskey(
  { inTransaction, now, services }: PublicContext,
  token: string,
): Promise<AnswerOf<typeof authRoutes.twoFactorPasskey>> {
  const hash = hashToken(token)
  const owner = await inTransaction((store) => store.challengeSignIn(hash, '', now))
  if (!owner) throw signInOver()
  const factors = await inTransaction((store) => store.selectSecondFactors(owner.user_id))
  const { options, challenge } = await passkeyRequest(services.passkeySite, passkeysOf(factors))
  await inTransaction(async (store, note) => {
    await store.challengeSignIn(hash, challenge, now)
    note('passkey_started', owner.user_id, { caller: callerOf(owner) })
  })
  return { options }
}

type Proof = BodyOf<typeof authRoutes.twoFactor>

/** The passkey's new count, read before a transaction is open; null where the answer does not hold. */
async function countOfProof(
  { services }: PublicContext,
  proof: Proof,
  { challenge }: SignInAttempt,
  factors: StoredFactors,
): Promise<{ readonly id: string; readonly count: number } | null> {
  const key = passkeysOf(factors).find(({ id }) => id === proof.passkey?.['id'])
  if (!proof.passkey || !key || !challenge) return null
  const expected = { challenge, requireUserVerification: false }
  const count = await readPasskeyProof(services.passkeySite, expected, proof.passkey, key)
  return count === null ? null : { id: key.id, count }
}

/** Whether the proof holds, and spends it: no code and no signature works twice. */
async function spendProof(
  context: PublicContext,
  store: IdentityStore,
  proof: Proof,
  attempt: SignInAttempt,
  factors: StoredFactors,
): Promise<boolean> {
  const { now, signIn } = context
  const { user_id: userId } = attempt
  if (proof.passkey) {
    const used = await countOfProof(context, proof, attempt, factors)
    return used !== null && store.usePasskey(userId, used.id, used.count, now)
  }
  if (proof.recovery_code !== undefined) {
    const hash = signIn.keys.mac('recovery-code', plainRecoveryCode(proof.recovery_code))
    return store.spendRecoveryCode(userId, hash, now)
  }
  if (proof.code === undefined || factors.secret === null || factors.confirmed_at === null) return false
  const step = await stepOfCode(signIn.keys.open(secretPlace(userId), factors.secret), proof.code, now)
  return step !== null && store.spendStep(userId, step, now)
}

/** Finishes a sign-in with its second proof. Five tries a sign-in, ten wrong ones a quarter of an hour and account. */
export async function finishSignIn(context: PublicContext, proof: Proof): Promise<Tokens> {
  const { inTransaction, signIn, now } = context
  const hash = hashToken(proof.two_factor_token)
  const attempt = await inTransaction((store) => store.attemptSignIn(hash, now))
  if (!attempt) throw signInOver()
  await signIn.limits.countSecondFactor(attempt.user_id)
  const isRight = await inTransaction(async (store, note) => {
    const factors = await store.selectSecondFactors(attempt.user_id)
    const right = await spendProof(context, store, proof, attempt, factors)
    const by = { caller: callerOf(attempt) }
    if (!right) note('two_factor_failed', attempt.user_id, by)
    else if (proof.recovery_code !== undefined) note('recovery_code_used', attempt.user_id, by)
    return right && (await store.endSignIn(hash))
  })
  if (!isRight) throw new AppError('invalid_credentials', 'This code is not right. Please try again.')
  await signIn.limits.succeedSecondFactor(attempt.user_id)
  const opened = await openSession(context, attempt, proof.passkey ? 'passkey' : attempt.method)
  if (opened === null) throw signInOver()
  return opened
}
