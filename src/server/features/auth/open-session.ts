import type { z } from 'zod'
import { AppError } from '../../../contract/errors.ts'
import type { tokens } from '../../../contract/auth.ts'
import { presentUser } from '../../access/session.ts'
import { accessTokenSeconds, hashRefreshToken, newRefreshToken, signAccessToken } from '../../access/tokens.ts'
import { networkOf } from '../../http/client-address.ts'
import type { PublicContext } from '../../http/handlers.ts'

export type Tokens = z.infer<typeof tokens>

export const sessionOver = (): AppError =>
  new AppError('session_ended', 'Your session has ended. Please sign in again.')

/** Whose session is opened. */
export interface Owner {
  readonly user_id: string
  readonly tenant_id: string | null
  readonly email: string
}

export const callerOf = ({ tenant_id: tenantId, user_id: userId, email: userEmail }: Owner) => ({
  tenantId,
  userId,
  userEmail,
})

/** Who has no account, or none that was named. */
export const nobody = { tenantId: null, userId: null, userEmail: null }

/** Who asked: the session's user where there is one, else whoever typed this address. */
export const byVisitor = (session: PublicContext['session'], userEmail: string | null) =>
  session === null ? { caller: { tenantId: null, userId: null, userEmail } } : {}

/** Tokens of a stored session. Throws where it has ended meanwhile. */
export async function tokensOf(
  { signIn, now }: Pick<PublicContext, 'signIn' | 'now'>,
  sessionId: string,
  refreshToken: string,
): Promise<Tokens> {
  const session = await signIn.findSession(sessionId)
  if (!session) throw sessionOver()
  return {
    access_token: await signAccessToken(signIn.keys, session.user_id, sessionId, now),
    refresh_token: refreshToken,
    expires_at: new Date(now.getTime() + accessTokenSeconds * 1000).toISOString(),
    user: presentUser(session),
  }
}

/** Opens a session and notes it; null where the account may not sign in (any more). */
export async function openSession(
  context: PublicContext,
  owner: Owner,
  method: 'password' | 'google' | 'passkey',
): Promise<Tokens | null> {
  const { inTransaction, now, ip, userAgent } = context
  const refreshToken = newRefreshToken()
  const opened = { userId: owner.user_id, refreshHash: hashRefreshToken(refreshToken), network: networkOf(ip) }
  const sessionId = await inTransaction(async (store, note) => {
    const id = await store.openSession({ ...opened, now, method, ip, userAgent })
    if (id !== null) note('login_success', id, { caller: callerOf(owner), details: { method } })
    return id
  })
  return sessionId === null ? null : tokensOf(context, sessionId, refreshToken)
}
