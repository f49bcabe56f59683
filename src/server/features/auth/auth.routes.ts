import type { authRoutes } from '../../../contract/auth.ts'
import { presentUser } from '../../access/session.ts'
import type { FeatureHandlers } from '../../http/handlers.ts'
import { googleLogin, googleStart } from './google.ts'
import { passkeyLogin, passkeyStart } from './passkey-sign-in.ts'
import { forgotPassword, resetPassword } from './password-reset.ts'
import { finishSignIn, twoFactorPasskey } from './second-factor.ts'
import { logIn, refresh } from './sign-in.ts'
import { register, resendVerification, verifyEmail } from './sign-up.ts'

export const authHandlers: FeatureHandlers<typeof authRoutes> = {
  login: (context, { body }) => logIn(context, body.email.trim(), body.password),
  twoFactor: (context, { body }) => finishSignIn(context, body),
  twoFactorPasskey: (context, { body }) => twoFactorPasskey(context, body.two_factor_token),
  googleStart,
  googleLogin: (context, { body }) => googleLogin(context, body.google_token),
  passkeyStart,
  passkeyLogin: (context, { body }) => passkeyLogin(context, body.passkey),
  refreshToken: (context, { body }) => refresh(context, body.refresh_token),
  register: (context, { body }) => register(context, body),
  forgotPassword: (context, { body }) => forgotPassword(context, body),
  resetPassword: (context, { body }) => resetPassword(context, body),
  verifyEmail: (context, { body }) => verifyEmail(context, body.token),
  resendVerification,
  options: async ({ services }) => ({ google: services.google !== null, open_mailbox: services.openMailbox }),
  logout: async ({ inTransaction, session }) => {
    await inTransaction(async (store, note) => {
      await store.closeSession(session.session_id, 'signed out')
      note('logout', session.session_id)
    })
    return {}
  },
  me: async ({ session }) => ({ user: presentUser(session) }),
}
