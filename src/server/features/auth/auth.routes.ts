import type { z } from 'zod'
import { AppError } from '../../../contract/errors.ts'
import type { tokens } from '../../../contract/auth.ts'
import { findSession, presentUser } from '../../access/session.ts'
import { hashPassword, isOutdated, spendPasswordTime, verifyPassword } from '../../access/passwords.ts'
import {
  accessTokenSeconds,
  hashRefreshToken,
  newRefreshToken,
  signAccessToken,
  successorOf,
} from '../../access/tokens.ts'
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

/** The account whose password this is, or undefined; an unknown address takes as long as a known one. */
async function checkPassword(services: Services, email: string, password: string): Promise<Account | undefined> {
  const account = await findAccount(services.db, email)
  if (!account?.password_hash) {
    await spendPasswordTime(password)
    return undefined
  }
  const right = await verifyPassword(account.password_hash, password)
  if (!right || account.status !== 'active') return undefined
  if (isOutdated(account.password_hash))
    await replacePasswordHash(services.db, account.user_id, await hashPassword(password))
  return account
}

async function signIn(context: PublicContext, email: string, password: string): Promise<Tokens> {
  const { services, now, ip } = context
  await services.signInLimits.count(email, ip)
  const account = await checkPassword(services, email, password)
  if (!account) {
    await recordAudit(services.db, {
      tenantId: null,
      userId: null,
      email,
      action: 'login_failed',
      resourceId: null,
      ip,
    })
    throw refused()
  }
  await services.signInLimits.succeed(email, ip)
  const refreshToken = newRefreshToken()
  const sessionId = await openSession(services.db, account.user_id, hashRefreshToken(refreshToken), now)
  const who = { tenantId: account.tenant_id, userId: account.user_id, email: account.email, ip }
  await recordAudit(services.db, { ...who, action: 'login_success', resourceId: sessionId })
  return tokensOf(services, sessionId, refreshToken, now)
}

async function refresh({ services, now, ip }: PublicContext, presented: string): Promise<Tokens> {
  const hash = hashRefreshToken(presented)
  await services.signInLimits.countRefresh((await findRefreshSession(services.db, hash)) ?? `address ${ip}`)
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

export const authHandlers: FeatureHandlers<'auth'> = {
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
