import { z } from 'zod'
import { signUpProblem } from './auth.forms.ts'
import { route } from './route.ts'
import { longest } from './limits.forms.ts'
import { passkeyAnswer, passkeyOptions } from './account.ts'
import { emptyBody, id, isoTime, text } from './primitives.ts'
import { permissions, roles } from './permissions.ts'

/** The signed-in user as their own client sees them. */
export const currentUser = z.object({
  id,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  role: z.enum(roles),
  /** What the role is called; the organization's own name for one that it made. */
  role_name: z.string(),
  status: z.enum(['active', 'inactive', 'pending']),
  is_super_admin: z.boolean(),
  tenant_id: id.nullable(),
  organization_name: z.string().nullable(),
  organization_status: z.enum(['active', 'suspended', 'trial', 'expired']).nullable(),
  /** The password is one that somebody else chose: nothing but a new one can be had with it. */
  must_renew_credentials: z.boolean(),
  permissions: z.array(z.enum(permissions)),
  google_id: z.string().nullable(),
  auth_provider: z.enum(['google']).nullable(),
  email_verified: z.boolean(),
  /** Whether signing in asks for a second proof. */
  has_second_factor: z.boolean(),
  /** The organization asks for one that the user does not have: nothing but setting it up can be done. */
  must_add_second_factor: z.boolean(),
  last_login: isoTime.nullable(),
  created_at: isoTime,
  theme_preference: z.enum(['light', 'dark', 'system']),
  email_notifications: z.boolean(),
  preferences: z.record(z.string(), z.unknown()),
})
export type CurrentUser = z.infer<typeof currentUser>

export const tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_at: isoTime,
  user: currentUser,
})

/** What an e-mail link carries. */
const linkToken = text(128)

/** A registration that waits for its plan and payment. */
const pendingRegistration = z.object({ pending_registration_id: id, expires_at: isoTime })

const wantedText = (maximum: number) => text(maximum).default('')

const signUp = z
  .object({
    first_name: wantedText(longest.personName),
    last_name: wantedText(longest.personName),
    organization_name: wantedText(longest.organizationName),
    email: wantedText(longest.email),
    password: wantedText(longest.password),
    /** Compared where it is sent; never stored. */
    confirmPassword: text(longest.password).optional(),
  })
  .superRefine((form, context) => {
    const found = signUpProblem({ ...form, confirmPassword: form.confirmPassword ?? form.password })
    if (found) context.addIssue({ code: 'custom', message: found.message })
  })

/** A right password or Google account of a user who has a second factor: no session yet. */
const secondFactorAsked = z.object({
  requires_two_factor: z.literal(true),
  two_factor_token: z.string(),
  methods: z.array(z.enum(['totp', 'recovery_code', 'passkey'])),
})
export type SecondFactorAsked = z.infer<typeof secondFactorAsked>

/** Tokens, or the question for the second factor. */
const signInAnswer = z.union([tokens, secondFactorAsked])
export type SignInAnswer = z.infer<typeof signInAnswer>

const googleInfo = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  organization_name: z.string(),
  google_id: z.string(),
})
const googleAnswer = z.union([
  tokens.extend({ requires_subscription: z.literal(false), requires_organization_setup: z.boolean() }),
  secondFactorAsked,
  pendingRegistration.extend({ requires_subscription: z.literal(true), user_info: googleInfo }),
])

export const authRoutes = {
  login: route({
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    audit: { action: 'login_success', resource: 'session' },
    limit: 'sign_in',
    summary: 'Sign in with e-mail and password',
    body: z.object({ email: text(longest.email), password: text(longest.password) }),
    response: signInAnswer,
  }),
  twoFactor: route({
    method: 'POST',
    path: '/auth/two-factor',
    access: 'public',
    audit: { action: 'login_success', resource: 'session' },
    limit: 'sign_in',
    summary: 'Finish a sign-in with a code of the authenticator app, a recovery code or a passkey; five tries',
    body: z.object({
      two_factor_token: linkToken,
      code: text(longest.appCode).optional(),
      recovery_code: text(longest.recoveryCode).optional(),
      passkey: passkeyAnswer.optional(),
    }),
    response: tokens,
  }),
  twoFactorPasskey: route({
    method: 'POST',
    path: '/auth/two-factor/passkey-options',
    access: 'public',
    audit: { action: 'passkey_started', resource: 'session' },
    limit: 'sign_in',
    summary: 'What the browser’s authenticator is to sign for this sign-in',
    body: z.object({ two_factor_token: linkToken }),
    response: z.object({ options: passkeyOptions }),
  }),
  googleStart: route({
    method: 'GET',
    path: '/auth/google-start',
    access: 'public',
    limit: 'sign_in',
    summary: 'Where to send the browser for a Google sign-in, and the state that it comes back with',
    response: z.object({ authorization_url: z.string(), state: z.string() }),
  }),
  googleLogin: route({
    method: 'POST',
    path: '/auth/google-login',
    access: 'public',
    audit: { action: 'login_success', resource: 'session' },
    limit: 'sign_in',
    summary: 'Sign in with an ID token of Google; a newcomer of a new organization is asked to choose a plan',
    body: z.object({ google_token: text(8192) }),
    response: googleAnswer,
  }),
  passkeyStart: route({
    method: 'GET',
    path: '/auth/passkey-start',
    access: 'public',
    limit: 'sign_in',
    summary: 'What the browser’s authenticator is to sign, for a sign-in with nothing but a passkey',
    response: z.object({ options: passkeyOptions }),
  }),
  passkeyLogin: route({
    method: 'POST',
    path: '/auth/passkey-login',
    access: 'public',
    audit: { action: 'login_success', resource: 'session' },
    limit: 'sign_in',
    summary: 'Sign in with a passkey that has asked its holder for a finger, a face or a PIN: it is both factors',
    body: z.object({ passkey: passkeyAnswer }),
    response: tokens,
  }),
  refreshToken: route({
    method: 'POST',
    path: '/auth/refresh-token',
    access: 'public',
    limit: 'refresh',
    summary: 'Exchange a refresh token for new tokens; each token works once, with ten seconds of grace',
    body: z.object({ refresh_token: text(512) }),
    response: tokens,
  }),
  register: route({
    method: 'POST',
    path: '/auth/register',
    access: 'public',
    audit: { action: 'registration_started', resource: 'registration' },
    limit: 'sign_in',
    status: 201,
    summary:
      'Check a sign-up and keep it for an hour, until a plan is chosen and paid; the answer is the same for an address that has an account',
    body: signUp,
    response: pendingRegistration,
  }),
  forgotPassword: route({
    method: 'POST',
    path: '/auth/forgot-password',
    access: 'public',
    audit: { action: 'password_reset_requested', resource: 'user' },
    limit: 'sign_in',
    status: 202,
    summary: 'Send a link that sets a new password, if an account has this address; the answer is the same if none has',
    body: z.object({ email: text(longest.email) }),
    response: z.object({}),
  }),
  resetPassword: route({
    method: 'POST',
    path: '/auth/reset-password',
    access: 'public',
    audit: { action: 'password_reset', resource: 'user' },
    limit: 'sign_in',
    summary: 'Set a new password by a link that works once; every session of the account ends',
    body: z.object({
      token: linkToken,
      new_password: text(longest.password),
      confirm_password: text(longest.password),
    }),
    response: z.object({}),
  }),
  verifyEmail: route({
    method: 'POST',
    path: '/auth/verify-email',
    access: 'public',
    audit: { action: 'email_verified', resource: 'user' },
    limit: 'sign_in',
    summary: 'Prove an address by a link that works once',
    body: z.object({ token: linkToken }),
    response: z.object({ email: z.string() }),
  }),
  resendVerification: route({
    method: 'POST',
    path: '/auth/resend-verification',
    access: 'signed_in',
    audit: { action: 'email_verification_requested', resource: 'user' },
    limit: 'sign_in',
    status: 202,
    summary: 'Send the link that proves one’s own address again',
    body: emptyBody,
    response: z.object({}),
  }),
  options: route({
    method: 'GET',
    path: '/auth/options',
    access: 'public',
    limit: 'read',
    summary: 'Which ways to sign in this installation has',
    response: z.object({
      /** Whether Google sign-in is set up. */
      google: z.boolean(),
      /** Whether messages are shown to whoever is on this machine, because none are sent. */
      open_mailbox: z.boolean(),
    }),
  }),
  logout: route({
    method: 'POST',
    path: '/auth/logout',
    access: 'signed_in',
    audit: { action: 'logout', resource: 'session' },
    limit: 'write',
    beforeSecondFactor: true,
    summary: 'End this session at once',
    body: emptyBody,
    response: z.object({}),
  }),
  me: route({
    method: 'GET',
    path: '/auth/me',
    access: 'signed_in',
    limit: 'read',
    beforeSecondFactor: true,
    summary: 'The signed-in user',
    response: z.object({ user: currentUser }),
  }),
} as const
