import { createHash } from 'node:crypto'
import type { authRoutes } from '../../../contract/auth.ts'
import { emailProblem, invalidEmail } from '../../../contract/corporate-email.forms.ts'
import { AppError } from '../../../contract/errors.ts'
import { tooCommon } from '../../../contract/passwords.forms.ts'
import type { AnswerOf, BodyOf } from '../../../contract/route.ts'
import { isCommonPassword } from '../../access/common-passwords.ts'
import { canonicalAddress } from '../../access/email-address.ts'
import { hashPassword } from '../../access/passwords.ts'
import { loadPersonalDomains } from '../../access/personal-domains.ts'
import { networkOf } from '../../http/client-address.ts'
import type { AccountContext, PublicContext } from '../../http/handlers.ts'
import { byVisitor } from './open-session.ts'

export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The address as it is stored. Throws what the forms say of one that may not register. */
export async function corporateAddress(typed: string): Promise<string> {
  const problem = emailProblem(typed.trim(), await loadPersonalDomains())
  const email = canonicalAddress(typed)
  if (problem !== null || email === null) throw new AppError('invalid_input', problem ?? invalidEmail)
  return email
}

/**
 * Keeps a sign-up until it is paid for. No account is looked up: what tells whether the address has one is the message to
 * it, and an account is made by `POST /auth/complete-registration`, bound to this registration's id and its paid checkout.
 */
export async function register(
  { session, inTransaction, signIn, now, ip }: PublicContext,
  form: BodyOf<typeof authRoutes.register>,
): Promise<AnswerOf<typeof authRoutes.register>> {
  const email = await corporateAddress(form.email)
  if (await isCommonPassword(form.password)) throw new AppError('invalid_input', tooCommon)
  await signIn.limits.countMessage(email, networkOf(ip))
  const passwordHash = await hashPassword(form.password)
  const { id, expiresAt } = await inTransaction(async (store, note) => {
    const made = await store.createRegistration({
      firstName: form.first_name.trim(),
      lastName: form.last_name.trim(),
      email,
      organizationName: form.organization_name.trim(),
      passwordHash,
      googleId: null,
      isVerified: false,
      now,
    })
    await store.queueMessage(email, { kind: 'registration', pending_registration_id: made.id })
    note('registration_started', made.id, byVisitor(session, email))
    return made
  })
  return { pending_registration_id: id, expires_at: expiresAt.toISOString() }
}

export async function verifyEmail({ inTransaction, now }: PublicContext, token: string): Promise<{ email: string }> {
  const proven = await inTransaction(async (store, note) => {
    const found = await store.verifyEmail(hashLinkToken(token), now)
    if (!found) return undefined
    const { user_id: userId, tenant_id: tenantId, email: userEmail } = found
    note('email_verified', userId, { caller: { tenantId, userId, userEmail } })
    return found
  })
  if (!proven) throw new AppError('invalid_input', 'This link is not valid any more. Sign in and ask for a new one.')
  return { email: proven.email }
}

/** Sends the link again; an address that is proven already gets none. */
export async function resendVerification({
  session,
  inTransaction,
  signIn,
  ip,
}: AccountContext): Promise<Record<string, never>> {
  await signIn.limits.countMessage(session.email, networkOf(ip))
  await inTransaction(async (store, note) => {
    await store.queueMessage(session.email, { kind: 'verification', user_id: session.user_id })
    note('email_verification_requested', session.user_id)
  })
  return {}
}
