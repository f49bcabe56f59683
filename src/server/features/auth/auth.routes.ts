import type { z } from 'zod'
import { AppError } from '../../../contract/errors.ts'
import type { authRoutes, tokens } from '../../../contract/auth.ts'
import { canonicalAddress } from '../../access/email-address.ts'
import { findSession, presentUser } from '../../access/session.ts'
import { hashPassword, isOutdated, spendPasswordTime, verifyPassword } from '../../access/passwords.ts'
import {
  accessTokenSeconds,
  hashRefreshToken,
  newRefreshToken,
  signAccessToken,
  successorOf,
} from '../../access/tokens.ts'
import { networkOf } from '../../http/client-address.ts'
import type { FeatureHandlers, PublicContext, Services } from '../../http/handlers.ts'
import {
  closeSession,
  findAccount,
  findRefreshSession,
  openSession,
  recordAudit,
  replacePasswordHash,
  rotateRefresh,
  type Account,
} from './auth.queries.ts'

type Tokens = z.infer<typeof tokens>

const refused = (): AppError => new AppError('unauthenticated', 'Invalid email or password')
const sessionOver = (): AppError => new AppError('unauthenticated', 'Your session has ended. Please sign in again.')

async function tokensOf(services: Services, sessionId: string, refreshToken: string, now: Date): Promise<Tokens> {
  const session = await findSession(services.db, sessionId, now)
  if (!session) throw sessionOver()
  return {
    access_token: await signAccessToken(services.keys, session.user_id, sessionId, now),
    refresh_token: refreshToken,
    expires_at: new Date(now.getTime() + accessTokenSeconds * 1000).toISOString(),
    user: presentUser(session),
  }
}

/** Whether it is the password of an account that may sign in; where there is none it takes as long. */
async function checkPassword(services: Services, account: Account | undefined, password: string): Promise<boolean> {
  if (!account?.password_hash) {
    await spendPasswordTime(password)
    return false
  }
  const right = await verifyPassword(account.password_hash, password, account.known)
  if (!right || account.status !== 'active') return false
  if (isOutdated(account.password_hash))
    await replacePasswordHash(services.db, account.user_id, await hashPassword(password))
  return true
}

/** Opens a session for the right password; null for a wrong one, an unknown address and an account that may not sign in. */
async function tryPassword(context: PublicContext, typed: string, password: string): Promise<Tokens | null> {
  const { services, now, ip } = context
  const network = networkOf(ip)
  const canonical = canonicalAddress(typed)
  const account = canonical === null ? undefined : await findAccount(services.db, canonical, network)
  const attempt = { email: account?.email.toLowerCase() ?? canonical ?? typed, network, known: account?.known ?? false }
  await services.signInLimits.count(attempt)
  try {
    if (!(await checkPassword(services, account, password)) || !account) return null
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') await services.signInLimits.forgive(attempt)
    throw error
  }
  await services.signInLimits.succeed(attempt)
  const refreshToken = newRefreshToken()
  const opened = { userId: account.user_id, refreshHash: hashRefreshToken(refreshToken), now, network }
  const sessionId = await openSession(services.db, opened)
  if (sessionId === null) return null
  const who = { tenantId: account.tenant_id, userId: account.user_id, email: account.email, ip }
  await recordAudit(services.db, { ...who, action: 'login_success', resourceId: sessionId })
  return tokensOf(services, sessionId, refreshToken, now)
}

async function signIn(context: PublicContext, email: string, password: string): Promise<Tokens> {
  const tokensOfUser = await tryPassword(context, email, password)
  if (tokensOfUser) return tokensOfUser
  const { services, ip } = context
  const who = { tenantId: null, userId: null, email, ip }
  await recordAudit(services.db, { ...who, action: 'login_failed', resourceId: null })
  throw refused()
}

async function refresh({ services, now, ip }: PublicContext, presented: string): Promise<Tokens> {
  const hash = hashRefreshToken(presented)
  await services.signInLimits.countRefresh((await findRefreshSession(services.db, hash)) ?? `network ${networkOf(ip)}`)
  const successor = successorOf(services.keys, presented)
  const { outcome, session_id: sessionId } = await rotateRefresh(services.db, hash, hashRefreshToken(successor), now)
  if (outcome === 'reused') {
    const reuse = {
      tenantId: null,
      userId: null,
      email: null,
      action: 'refresh_token_reused',
      resourceId: sessionId,
      ip,
    }
    await recordAudit(services.db, reuse)
  }
  if (sessionId === null || (outcome !== 'rotated' && outcome !== 'repeated')) throw sessionOver()
  return tokensOf(services, sessionId, successor, now)
}

export const authHandlers: FeatureHandlers<typeof authRoutes> = {
  login: (context, { body }) => signIn(context, body.email.trim(), body.password),
  refreshToken: (context, { body }) => refresh(context, body.refresh_token),
  logout: async ({ services, session, ip }) => {
    await closeSession(services.db, session.session_id, 'signed out')
    const who = { tenantId: session.tenant_id, userId: session.user_id, email: session.email, ip }
    await recordAudit(services.db, { ...who, action: 'logout', resourceId: session.session_id })
    return {}
  },
  me: async ({ session }) => ({ user: presentUser(session) }),
}
