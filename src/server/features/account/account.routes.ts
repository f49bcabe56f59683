import type { accountRoutes } from '../../../contract/account.ts'
import { AppError } from '../../../contract/errors.ts'
import type { AccountContext, FeatureHandlers } from '../../http/handlers.ts'
import { readIdentity } from '../auth/auth.public.ts'
import { notice } from './security-notice.ts'
import { confirmIdentity, readPasswordHash } from '../../http/confirm-identity.ts'
import { changePassword, setPassword } from './own-passwords.ts'
import * as factors from './own-second-factors.ts'

const notDeleted = {
  last_admin: 'You are the last admin of your organization. Make somebody else an admin first.',
  last_super_admin: 'You are the last super admin. Make somebody else one first.',
} as const

async function deleteAccount(context: AccountContext, password: string | null): Promise<Record<string, never>> {
  await confirmIdentity(context, password)
  const { session, inTransaction } = context
  const outcome = await inTransaction(async (store, note) => {
    const done = await store.deleteAccount(session.user_id)
    if (done === 'deleted') note('account_deleted', session.user_id)
    if (done === 'deleted' && session.tenant_id !== null) await store.tellTeamChanged(session.tenant_id)
    return done
  })
  if (outcome === 'last_admin' || outcome === 'last_super_admin')
    throw new AppError('invalid_input', notDeleted[outcome])
  return {}
}

export const accountHandlers: FeatureHandlers<typeof accountRoutes> = {
  update: async ({ session, inTransaction }, { body }) => {
    const { first_name: first, last_name: last } = body
    if (first?.trim() === '') throw new AppError('invalid_input', 'First name is required')
    if (last?.trim() === '') throw new AppError('invalid_input', 'Last name is required')
    const change = { ...body, first_name: first?.trim(), last_name: last?.trim() }
    await inTransaction(async (store, note) => {
      await store.updateProfile(session.user_id, change)
      note('profile_updated', session.user_id, { details: { fields: Object.keys(body) } })
    })
    return {}
  },
  hasPassword: async (context) => ({ has_password: (await readPasswordHash(context)) !== null }),
  changePassword: (context, { body }) => changePassword(context, body),
  setPassword: (context, { body }) => setPassword(context, body),
  linkGoogle: async (context, { body }) => {
    await confirmIdentity(context, body.password)
    const { session, inTransaction, now } = context
    const { subject } = await readIdentity(context, body.google_token)
    const isLinked = await inTransaction(async (store, note) => {
      if (!(await store.linkGoogle(session.user_id, subject, now))) return false
      await store.queueMessage(session.email, notice(session, 'A Google account was connected', now))
      note('google_linked', session.user_id)
      return true
    })
    if (!isLinked) throw new AppError('invalid_input', 'One of the two is connected to another account already.')
    return {}
  },
  sessions: async ({ session, inTransaction }) => ({
    sessions: (await inTransaction((store) => store.selectSessions(session.user_id))).map((one) => ({
      id: one.id,
      method: one.method,
      ip_address: one.ip_address,
      user_agent: one.user_agent,
      created_at: one.created_at.toISOString(),
      last_used_at: one.last_used_at.toISOString(),
      is_current: one.id === session.session_id,
    })),
  }),
  endSession: async ({ session, inTransaction }, { params }) => {
    const isEnded = await inTransaction(async (store, note) => {
      const done = await store.closeOwnSession(session.user_id, params.session)
      if (done) note('session_ended', params.session)
      return done
    })
    if (!isEnded) throw new AppError('not_found', 'You have no such session.')
    return {}
  },
  endOtherSessions: async ({ session, inTransaction }) => ({
    ended: await inTransaction(async (store, note) => {
      note('sessions_ended', session.session_id)
      return store.closeSessions(session.user_id, session.session_id, 'ended by its user')
    }),
  }),
  secondFactors: factors.presentFactors,
  beginAuthenticator: (context, { body }) => factors.beginAuthenticator(context, body.password),
  confirmAuthenticator: (context, { body }) => factors.confirmAuthenticator(context, body.code),
  removeAuthenticator: (context, { body }) => factors.removeAuthenticator(context, body.password),
  replaceRecoveryCodes: (context, { body }) => factors.replaceRecoveryCodes(context, body.password),
  beginPasskey: (context, { body }) => factors.beginPasskey(context, body.password),
  addPasskey: (context, { body }) => factors.addPasskey(context, body),
  removePasskey: (context, { params, body }) => factors.removePasskey(context, params.passkey, body.password),
  export: async ({ session, inTransaction }) => ({
    account: await inTransaction((store) => store.exportAccount(session.user_id)),
  }),
  remove: (context, { body }) => deleteAccount(context, body.password),
}
