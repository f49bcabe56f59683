import { z } from 'zod'
import { longest } from './limits.forms.ts'
import { emptyBody, id, isoTime, plainName, text } from './primitives.ts'
import { route } from './route.ts'

/** What WebAuthn's JSON forms carry; the library that verifies them knows every part. */
const webauthnJson = z.record(z.string(), z.unknown())
export const passkeyOptions = webauthnJson
/** A credential as `toJSON()` of the browser gives it. */
export const passkeyAnswer = webauthnJson

/** The password again; null for an account without one, which must have signed in within a quarter of an hour. */
const proof = z.object({ password: text(longest.password).nullable() })
const preference = z.union([z.string().max(100), z.number(), z.boolean()])

const session = z.object({
  id,
  method: z.string(),
  ip_address: z.string().nullable(),
  user_agent: z.string().nullable(),
  created_at: isoTime,
  last_used_at: isoTime,
  is_current: z.boolean(),
})
export type OwnSession = z.infer<typeof session>

const secondFactors = z.object({
  authenticator_app: z.boolean(),
  recovery_codes_left: z.int(),
  passkeys: z.array(
    z.object({ id: z.string(), name: z.string(), created_at: isoTime, last_used_at: isoTime.nullable() }),
  ),
})
export type SecondFactors = z.infer<typeof secondFactors>

const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

const mine = { access: 'signed_in', limit: 'write' } as const

export const accountRoutes = {
  update: route({
    ...mine,
    method: 'PATCH',
    path: '/auth/me',
    audit: { action: 'profile_updated', resource: 'user' },
    summary: 'Change one’s own profile; what is left out stays',
    body: z.object({
      first_name: plainName(longest.personName).optional(),
      last_name: plainName(longest.personName).optional(),
      theme_preference: z.enum(['light', 'dark', 'system']).optional(),
      email_notifications: z.boolean().optional(),
      preferences: z
        .object({
          auto_refresh: z.boolean(),
          compact_mode: z.boolean(),
          timezone: text(64),
          hub_views: z.string().max(longest.hubViews),
        })
        .partial()
        .catchall(preference)
        .optional(),
    }),
    response: z.object({}),
  }),
  hasPassword: route({
    access: 'signed_in',
    limit: 'read',
    method: 'GET',
    path: '/auth/has-password',
    beforeSecondFactor: true,
    summary: 'Whether one’s account has a password; one made through Google has none until it is set',
    response: z.object({ has_password: z.boolean() }),
  }),
  changePassword: route({
    ...mine,
    method: 'POST',
    path: '/auth/change-password',
    audit: { action: 'password_changed', resource: 'user' },
    beforeSecondFactor: true,
    summary: 'Change one’s password; every other session ends',
    body: z.object({ current_password: text(longest.password), new_password: text(longest.password) }),
    response: z.object({}),
  }),
  setPassword: route({
    ...mine,
    method: 'POST',
    path: '/auth/set-password',
    audit: { action: 'password_set', resource: 'user' },
    beforeSecondFactor: true,
    summary: 'Set a password for an account without one',
    body: z.object({ new_password: text(longest.password), confirm_password: text(longest.password) }),
    response: z.object({}),
  }),
  linkGoogle: route({
    ...mine,
    method: 'POST',
    path: '/auth/google-link',
    audit: { action: 'google_linked', resource: 'user' },
    summary: 'Let one’s own Google account open this account from now on',
    body: z.object({ google_token: text(8192), password: text(longest.password).nullable() }),
    response: z.object({}),
  }),
  sessions: route({
    access: 'signed_in',
    limit: 'read',
    method: 'GET',
    path: '/auth/sessions',
    summary: 'One’s own open sessions, the one last used first',
    response: z.object({ sessions: z.array(session) }),
  }),
  endSession: route({
    ...mine,
    method: 'DELETE',
    path: '/auth/sessions/{session}',
    audit: { action: 'session_ended', resource: 'session' },
    summary: 'End one of one’s own sessions at once',
    params: z.object({ session: id }),
    response: z.object({}),
  }),
  endOtherSessions: route({
    ...mine,
    method: 'POST',
    path: '/auth/sessions/end-others',
    audit: { action: 'sessions_ended', resource: 'session' },
    summary: 'End every session of one’s own but this one',
    body: emptyBody,
    response: z.object({ ended: z.int() }),
  }),
  secondFactors: route({
    access: 'signed_in',
    limit: 'read',
    method: 'GET',
    path: '/auth/two-factor/methods',
    beforeSecondFactor: true,
    summary: 'Which second factors one’s account has',
    response: secondFactors,
  }),
  beginAuthenticator: route({
    ...mine,
    method: 'POST',
    path: '/auth/two-factor/totp',
    audit: { action: 'two_factor_started', resource: 'user' },
    beforeSecondFactor: true,
    summary: 'A new secret for an authenticator app; it counts once a code of it was given',
    body: proof,
    response: z.object({ secret: z.string(), uri: z.string() }),
  }),
  confirmAuthenticator: route({
    ...mine,
    method: 'POST',
    path: '/auth/two-factor/totp/confirm',
    audit: { action: 'two_factor_enabled', resource: 'user' },
    beforeSecondFactor: true,
    summary: 'Turn the authenticator app on with its first code; answers ten recovery codes, shown once',
    body: z.object({ code: text(longest.appCode) }),
    response: recoveryCodes,
  }),
  removeAuthenticator: route({
    ...mine,
    method: 'POST',
    path: '/auth/two-factor/totp/remove',
    audit: { action: 'two_factor_disabled', resource: 'user' },
    summary: 'Turn the authenticator app off; its recovery codes go with it',
    body: proof,
    response: z.object({}),
  }),
  replaceRecoveryCodes: route({
    ...mine,
    method: 'POST',
    path: '/auth/two-factor/recovery-codes',
    audit: { action: 'recovery_codes_replaced', resource: 'user' },
    summary: 'Ten new recovery codes, shown once; the old ones end',
    body: proof,
    response: recoveryCodes,
  }),
  beginPasskey: route({
    ...mine,
    method: 'POST',
    path: '/auth/passkeys/options',
    audit: { action: 'passkey_started', resource: 'user' },
    beforeSecondFactor: true,
    summary: 'What the browser’s authenticator is to make a new passkey of',
    body: proof,
    response: z.object({ options: passkeyOptions }),
  }),
  addPasskey: route({
    ...mine,
    method: 'POST',
    path: '/auth/passkeys',
    audit: { action: 'passkey_added', resource: 'user' },
    status: 201,
    beforeSecondFactor: true,
    summary: 'Keep the passkey that the browser has made',
    body: z.object({ name: text(longest.passkeyName), passkey: passkeyAnswer }),
    /** Recovery codes come with the first second factor, and are shown once. */
    response: recoveryCodes.extend({ id: z.string() }),
  }),
  removePasskey: route({
    ...mine,
    method: 'POST',
    path: '/auth/passkeys/{passkey}/remove',
    audit: { action: 'passkey_removed', resource: 'user' },
    summary: 'Forget one of one’s own passkeys',
    params: z.object({ passkey: text(1400) }),
    body: proof,
    response: z.object({}),
  }),
  export: route({
    access: 'signed_in',
    limit: 'read',
    method: 'GET',
    path: '/auth/me/export',
    summary: 'All that is kept of oneself; no secret, not even as a hash',
    response: z.object({ account: z.record(z.string(), z.unknown()) }),
  }),
  remove: route({
    ...mine,
    method: 'POST',
    path: '/auth/delete-account',
    audit: { action: 'account_deleted', resource: 'user' },
    summary: 'Delete one’s own account; who is the only one of an organization deletes it as well',
    body: proof,
    response: z.object({}),
  }),
} as const
