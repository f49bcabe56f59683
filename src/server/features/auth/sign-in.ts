import type { SignInAnswer } from '../../../contract/auth.ts'
import { AppError } from '../../../contract/errors.ts'
import { canonicalAddress } from '../../access/email-address.ts'
import { hashPassword, isOutdated, spendPasswordTime, verifyPassword } from '../../access/passwords.ts'
import type { Account } from '../../access/sign-in-store.queries.ts'
import { hashRefreshToken, successorOf } from '../../access/tokens.ts'
import { networkOf } from '../../http/client-address.ts'
import type { PublicContext } from '../../http/handlers.ts'
import { askSecondFactor } from './second-factor.ts'
import { callerOf, nobody, openSession, sessionOver, tokensOf, type Tokens } from './open-session.ts'

const refused = (): AppError => new AppError('invalid_credentials', 'Invalid email or password')

/** What was typed, in its canonical spelling where it has one, and the account of it. */
interface Typed {
  readonly account: Account | undefined
  readonly canonical: string
}

/** Whether it is the password of an account that may sign in; where there is none it takes as long. */
async function checkPassword(
  { inTransaction }: PublicContext,
  account: Account | undefined,
  password: string,
): Promise<boolean> {
  if (!account?.password_hash) {
    await spendPasswordTime(password)
    return false
  }
  const right = await verifyPassword(account.password_hash, password, account.known)
  if (!right || account.status !== 'active') return false
  if (isOutdated(account.password_hash)) {
    const hash = await hashPassword(password)
    await inTransaction((store) => store.replacePasswordHash(account.user_id, hash))
  }
  return true
}

/** Opens a session for the right password, or asks for the second factor; null for a wrong one, an unknown address and an account that may not sign in. */
async function tryPassword(
  context: PublicContext,
  { account, canonical }: Typed,
  password: string,
): Promise<SignInAnswer | null> {
  const { signIn, ip } = context
  const email = account?.email.toLowerCase() ?? canonical
  const attempt = { email, network: networkOf(ip), known: account?.known ?? false }
  await signIn.limits.count(attempt)
  try {
    if (!(await checkPassword(context, account, password)) || !account) return null
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') await signIn.limits.forgive(attempt)
    throw error
  }
  await signIn.limits.succeed(attempt)
  return account.second_factor
    ? askSecondFactor(context, account, 'password')
    : openSession(context, account, 'password')
}

/** Who has an account is named by it. Of anybody else's address, which may be no address at all, a keyed hash is kept. */
async function noteFailure({ signIn, inTransaction }: PublicContext, { account, canonical }: Typed): Promise<void> {
  const addressHash = signIn.keys.mac('failed-sign-in', canonical)
  await inTransaction(async (_store, note) =>
    account
      ? note('login_failed', null, { caller: callerOf(account) })
      : note('login_failed', null, { caller: nobody, details: { address_hash: addressHash } }),
  )
}

/** Milliseconds that a refusal takes, or a multiple: whose log it was noted in takes its own time, which nobody is to read off. */
const refusalTime = 150

async function waitOutRefusal(begun: number): Promise<void> {
  const taken = performance.now() - begun
  const { promise, resolve } = Promise.withResolvers<void>()
  setTimeout(resolve, Math.ceil(taken / refusalTime) * refusalTime - taken)
  await promise
}

export async function logIn(context: PublicContext, email: string, password: string): Promise<SignInAnswer> {
  const begun = performance.now()
  const address = canonicalAddress(email)
  const account =
    address === null
      ? undefined
      : await context.inTransaction((store) => store.findAccount(address, networkOf(context.ip)))
  const typed = { account, canonical: address ?? email }
  const answer = await tryPassword(context, typed, password)
  if (answer) return answer
  await noteFailure(context, typed)
  await waitOutRefusal(begun)
  throw refused()
}

export async function refresh(context: PublicContext, presented: string): Promise<Tokens> {
  const { signIn, inTransaction, now, ip } = context
  const hash = hashRefreshToken(presented)
  const counted = await inTransaction((store) => store.findRefreshSession(hash))
  await signIn.limits.countRefresh(counted ?? `network ${networkOf(ip)}`)
  const successor = successorOf(signIn.keys, presented)
  const { outcome, session_id: sessionId } = await inTransaction(async (store, note) => {
    const rotation = await store.rotateRefresh(hash, hashRefreshToken(successor), now)
    if (rotation.outcome === 'reused') note('refresh_token_reused', rotation.session_id, { caller: nobody })
    return rotation
  })
  if (sessionId === null || (outcome !== 'rotated' && outcome !== 'repeated')) throw sessionOver()
  return tokensOf(context, sessionId, successor)
}
