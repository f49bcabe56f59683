import { AppError } from '../../contract/errors.ts'
import { canonicalAddress } from '../access/email-address.ts'
import { verifyPassword } from '../access/passwords.ts'
import { networkOf } from './client-address.ts'
import type { AccountContext } from './handlers.ts'

/** What looking an account’s own password up needs of a request. */
export type IdentityCheck = Pick<AccountContext, 'session' | 'inTransaction' | 'signIn' | 'ip' | 'now'>

const recentMinutes = 15

export async function readPasswordHash({ session, inTransaction, ip }: IdentityCheck): Promise<string | null> {
  const email = canonicalAddress(session.email) ?? session.email
  const account = await inTransaction((store) => store.findAccount(email, networkOf(ip)))
  return account?.password_hash ?? null
}

/** Whether it is the account's password; wrong ones count as they do at the sign-in. Throws rate_limited. */
export async function isOwnPassword(context: IdentityCheck, hash: string, password: string): Promise<boolean> {
  const { session, signIn, ip } = context
  const attempt = { email: session.email.toLowerCase(), network: networkOf(ip), known: true }
  await signIn.limits.count(attempt)
  const right = await verifyPassword(hash, password, true)
  if (right) await signIn.limits.succeed(attempt)
  return right
}

/**
 * A session alone changes nothing about how one signs in: the password is asked for again, and where the account has none
 * the sign-in must be recent. Throws.
 */
export async function confirmIdentity(context: IdentityCheck, password: string | null): Promise<void> {
  const { session, now } = context
  const hash = await readPasswordHash(context)
  if (hash === null) {
    if (now.getTime() - session.created_at.getTime() <= recentMinutes * 60_000) return
    throw new AppError('recent_sign_in_required', 'Sign out and in again, then repeat this within 15 minutes.')
  }
  if (password === null || password === '') throw new AppError('invalid_input', 'Password is required')
  if (!(await isOwnPassword(context, hash, password))) throw new AppError('invalid_input', 'The password is not right.')
}
