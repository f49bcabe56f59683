import type { accountRoutes, SecondFactors } from '../../../contract/account.ts'
import { AppError } from '../../../contract/errors.ts'
import type { AnswerOf, BodyOf } from '../../../contract/route.ts'
import {
  newAuthenticator,
  newRecoveryCodes,
  plainRecoveryCode,
  secretPlace,
  stepOfCode,
} from '../../access/authenticator-app.ts'
import { passkeyCreation, readNewPasskey } from '../../access/passkeys.ts'
import type { StoredFactors } from '../../access/second-factor-store.queries.ts'
import type { AccountContext } from '../../http/handlers.ts'
import { passkeysOf } from '../auth/auth.public.ts'
import { confirmIdentity } from '../../http/confirm-identity.ts'
import { notice } from './security-notice.ts'

type Nothing = Record<string, never>
type Codes = AnswerOf<typeof accountRoutes.confirmAuthenticator>

export async function presentFactors({ session, inTransaction }: AccountContext): Promise<SecondFactors> {
  const factors = await inTransaction((store) => store.selectSecondFactors(session.user_id))
  return {
    authenticator_app: factors.confirmed_at !== null,
    recovery_codes_left: factors.recovery_codes,
    passkeys: factors.passkeys.map(({ id, name, created_at: created, last_used_at: used }) => ({
      id,
      name,
      created_at: created.toISOString(),
      last_used_at: used?.toISOString() ?? null,
    })),
  }
}

export async function beginAuthenticator(context: AccountContext, password: string | null) {
  await confirmIdentity(context, password)
  const { session, inTransaction, signIn } = context
  const made = newAuthenticator(session.email)
  const sealed = signIn.keys.seal(secretPlace(session.user_id), made.secret)
  const begun = await inTransaction(async (store, note) => {
    note('two_factor_started', session.user_id)
    return store.beginAuthenticator(session.user_id, sealed)
  })
  if (!begun) throw new AppError('invalid_input', 'An authenticator app is on already. Turn it off first.')
  return made
}

const hashesOf = ({ signIn }: AccountContext, codes: readonly string[]): string[] =>
  codes.map((code) => signIn.keys.mac('recovery-code', plainRecoveryCode(code)))

/** The first code proves that the app has the secret. */
export async function confirmAuthenticator(context: AccountContext, code: string): Promise<Codes> {
  const { session, inTransaction, signIn, now } = context
  const { user_id: userId } = session
  await signIn.limits.countSecondFactor(userId)
  const codes = newRecoveryCodes()
  const isOn = await inTransaction(async (store, note) => {
    const { secret, confirmed_at: confirmed } = await store.selectSecondFactors(userId)
    if (secret === null || confirmed !== null) return false
    const step = await stepOfCode(signIn.keys.open(secretPlace(userId), secret), code, now)
    if (step === null || !(await store.spendStep(userId, step, now))) return false
    await store.replaceRecoveryCodes(userId, hashesOf(context, codes))
    await store.queueMessage(session.email, notice(session, 'Two-factor authentication was turned on', now))
    note('two_factor_enabled', userId)
    if (session.tenant_id !== null) await store.tellTeamChanged(session.tenant_id)
    return true
  })
  if (!isOn) throw new AppError('invalid_input', 'This code is not right. Please try the next one.')
  await signIn.limits.succeedSecondFactor(userId)
  return { recovery_codes: codes }
}

/** The last factor stays where the organization asks for one. */
function refuseLast({ session }: AccountContext, left: number): void {
  if (session.second_factor_since && left === 0)
    throw new AppError(
      'two_factor_required',
      'Your organization asks for two-factor authentication. Add another second factor before you remove this one.',
    )
}

export async function removeAuthenticator(context: AccountContext, password: string | null): Promise<Nothing> {
  await confirmIdentity(context, password)
  const { session, inTransaction, now } = context
  await inTransaction(async (store, note) => {
    const { passkeys, confirmed_at: confirmed } = await store.selectSecondFactors(session.user_id)
    if (confirmed !== null) refuseLast(context, passkeys.length)
    if (!(await store.removeAuthenticator(session.user_id))) return
    if (passkeys.length === 0) await store.replaceRecoveryCodes(session.user_id, [])
    await store.queueMessage(session.email, notice(session, 'Your authenticator app was turned off', now))
    note('two_factor_disabled', session.user_id)
    if (session.tenant_id !== null) await store.tellTeamChanged(session.tenant_id)
  })
  return {}
}

const hasAny = ({ confirmed_at: confirmed, passkeys }: StoredFactors): boolean =>
  confirmed !== null || passkeys.length > 0

export async function replaceRecoveryCodes(context: AccountContext, password: string | null): Promise<Codes> {
  await confirmIdentity(context, password)
  const { session, inTransaction } = context
  const codes = newRecoveryCodes()
  const isDone = await inTransaction(async (store, note) => {
    if (!hasAny(await store.selectSecondFactors(session.user_id))) return false
    await store.replaceRecoveryCodes(session.user_id, hashesOf(context, codes))
    note('recovery_codes_replaced', session.user_id)
    return true
  })
  if (!isDone) throw new AppError('invalid_input', 'Recovery codes need an authenticator app or a passkey first.')
  return { recovery_codes: codes }
}

export async function beginPasskey(context: AccountContext, password: string | null) {
  await confirmIdentity(context, password)
  const { session, inTransaction, services, now } = context
  const { user_id: id, email, first_name: first, last_name: last } = session
  const factors = await inTransaction((store) => store.selectSecondFactors(id))
  const person = { id, email, name: `${first} ${last}`.trim() || email }
  const { options, challenge } = await passkeyCreation(services.passkeySite, person, passkeysOf(factors))
  await inTransaction(async (store, note) => {
    await store.savePasskeyChallenge(id, challenge, now)
    note('passkey_started', id)
  })
  return { options }
}

export async function addPasskey(
  context: AccountContext,
  { name, passkey }: BodyOf<typeof accountRoutes.addPasskey>,
): Promise<Codes & { id: string }> {
  const { session, inTransaction, services, now } = context
  const { user_id: userId } = session
  const challenge = await inTransaction((store) => store.takePasskeyChallenge(userId, now))
  const key = challenge === null ? null : await readNewPasskey(services.passkeySite, challenge, passkey)
  if (key === null) throw new AppError('invalid_input', 'The passkey could not be verified. Please try again.')
  const codes = await inTransaction(async (store, note) => {
    const isFirst = !hasAny(await store.selectSecondFactors(userId))
    if (!(await store.addPasskey(userId, name.trim() || 'Passkey', key))) return null
    const made = isFirst ? newRecoveryCodes() : []
    if (isFirst) await store.replaceRecoveryCodes(userId, hashesOf(context, made))
    await store.queueMessage(session.email, notice(session, 'A passkey was added', now))
    note('passkey_added', userId)
    if (session.tenant_id !== null) await store.tellTeamChanged(session.tenant_id)
    return made
  })
  if (codes === null) throw new AppError('invalid_input', 'This passkey is registered already, or you have twenty.')
  return { id: key.id, recovery_codes: codes }
}

export async function removePasskey(context: AccountContext, id: string, password: string | null): Promise<Nothing> {
  await confirmIdentity(context, password)
  const { session, inTransaction, now } = context
  const isGone = await inTransaction(async (store, note) => {
    const { passkeys, confirmed_at: confirmed } = await store.selectSecondFactors(session.user_id)
    const others = passkeys.filter((one) => one.id !== id).length
    if (others < passkeys.length) refuseLast(context, others + (confirmed === null ? 0 : 1))
    if (!(await store.removePasskey(session.user_id, id))) return false
    if (!hasAny(await store.selectSecondFactors(session.user_id))) await store.replaceRecoveryCodes(session.user_id, [])
    await store.queueMessage(session.email, notice(session, 'A passkey was removed', now))
    note('passkey_removed', session.user_id)
    if (session.tenant_id !== null) await store.tellTeamChanged(session.tenant_id)
    return true
  })
  if (!isGone) throw new AppError('not_found', 'You have no such passkey.')
  return {}
}
