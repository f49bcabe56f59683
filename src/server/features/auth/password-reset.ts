import type { authRoutes } from '../../../contract/auth.ts'
import { passwordChangeProblem } from '../../../contract/auth.forms.ts'
import { AppError } from '../../../contract/errors.ts'
import { tooCommon } from '../../../contract/passwords.forms.ts'
import type { BodyOf } from '../../../contract/route.ts'
import { isCommonPassword } from '../../access/common-passwords.ts'
import { canonicalAddress } from '../../access/email-address.ts'
import { hashPassword } from '../../access/passwords.ts'
import { networkOf } from '../../http/client-address.ts'
import type { PublicContext } from '../../http/handlers.ts'
import { byVisitor, callerOf } from './open-session.ts'
import { hashLinkToken } from './sign-up.ts'

/** Asks for a link. The worker finds out whether an account has the address: nothing here depends on it. */
export async function forgotPassword(
  { session, inTransaction, signIn, ip }: PublicContext,
  { email: typed }: BodyOf<typeof authRoutes.forgotPassword>,
): Promise<Record<string, never>> {
  const email = canonicalAddress(typed)
  await signIn.limits.countMessage(email ?? typed, networkOf(ip))
  await inTransaction(async (store, note) => {
    if (email !== null) await store.queueMessage(email, { kind: 'password_reset' })
    note('password_reset_requested', null, byVisitor(session, email))
  })
  return {}
}

/** Throws what is wrong with a new password, in the words of the settings. */
export async function refuseBadPassword(current: string | null, next: string, confirm: string): Promise<void> {
  const problem = passwordChangeProblem({ current, next, confirm })
  if (problem !== null) throw new AppError('invalid_input', problem)
  if (await isCommonPassword(next)) throw new AppError('invalid_input', tooCommon)
}

export async function resetPassword(
  { inTransaction, now }: PublicContext,
  { token, new_password: next, confirm_password: confirm }: BodyOf<typeof authRoutes.resetPassword>,
): Promise<Record<string, never>> {
  await refuseBadPassword(null, next, confirm)
  const hash = await hashPassword(next)
  const done = await inTransaction(async (store, note) => {
    const owner = await store.resetPassword(hashLinkToken(token), hash, now)
    if (!owner) return false
    note('password_reset', owner.user_id, { caller: callerOf(owner) })
    const change = 'Your password was reset'
    const notice = { kind: 'security_notice', first_name: owner.first_name, change, at: now.toISOString() } as const
    await store.queueMessage(owner.email, notice)
    return true
  })
  if (!done) throw new AppError('invalid_input', 'This link is not valid any more. Please ask for a new one.')
  return {}
}
