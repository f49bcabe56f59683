import { createHash, randomBytes } from 'node:crypto'
import type { authRoutes } from '../../../contract/auth.ts'
import { emailProblem, organizationFromEmail } from '../../../contract/corporate-email.forms.ts'
import { AppError } from '../../../contract/errors.ts'
import type { AnswerOf } from '../../../contract/route.ts'
import { canonicalAddress } from '../../access/email-address.ts'
import type { GoogleIdentity, GoogleSignIn } from '../../access/google-identity.ts'
import { loadPersonalDomains } from '../../access/personal-domains.ts'
import { networkOf } from '../../http/client-address.ts'
import type { PublicContext } from '../../http/handlers.ts'
import { callerOf, openSession } from './open-session.ts'
import { askSecondFactor } from './second-factor.ts'
import { endOfNonce, newNonce } from './signed-nonce.ts'

type Answer = AnswerOf<typeof authRoutes.googleLogin>
type Parts = Pick<PublicContext, 'services' | 'signIn' | 'inTransaction' | 'now'>

const failed = (): AppError =>
  new AppError('invalid_credentials', 'Google authentication failed. Please ensure you have been invited first.')
const purpose = 'google-nonce'

function configured({ services }: Pick<PublicContext, 'services'>): GoogleSignIn {
  if (services.google) return services.google
  throw new AppError('not_found', 'Google sign-in is not set up in this installation.')
}

export async function googleStart({
  services,
  signIn,
  now,
}: PublicContext): Promise<AnswerOf<typeof authRoutes.googleStart>> {
  const state = randomBytes(18).toString('base64url')
  const redirectUri = `${services.passkeySite.origins()[0] ?? ''}/auth/google`
  const nonce = newNonce(signIn.keys, purpose, now)
  return { state, authorization_url: await configured({ services }).authorizationUrl({ redirectUri, state, nonce }) }
}

/** Who it is, by a token that was asked for here and is shown for the first time. Throws. */
export async function readIdentity(parts: Parts, token: string): Promise<GoogleIdentity> {
  const { signIn, inTransaction, now } = parts
  const identity = await configured(parts).verify(token)
  if (!identity || endOfNonce(signIn.keys, purpose, identity.nonce, now) === null) throw failed()
  const hash = createHash('sha256').update(identity.nonce).digest('hex')
  if (!(await inTransaction((store) => store.spendNonce(hash, identity.expiresAt)))) throw failed()
  return identity
}

/** Somebody whom no account is linked to: asks for proof, for an invitation, or for a plan. */
async function meetNewcomer(context: PublicContext, identity: GoogleIdentity): Promise<Answer> {
  const { inTransaction, now, ip } = context
  const email = canonicalAddress(identity.email)
  if (email === null) throw failed()
  if (await inTransaction((store) => store.findAccount(email, networkOf(ip))))
    throw new AppError(
      'google_not_linked',
      'This address has an account that is not connected to Google. Sign in with its password, then connect Google in the settings.',
    )
  if (emailProblem(email, await loadPersonalDomains()) !== null)
    throw new AppError('corporate_email_required', 'Corporate email address required. Please use your work account.')
  const person = { firstName: identity.firstName, lastName: identity.lastName, email }
  const organizationName = organizationFromEmail(email)
  const made = await inTransaction(async (store, note) => {
    if (await store.isDomainOfOrganization(email.slice(email.lastIndexOf('@') + 1))) return null
    const how = { passwordHash: null, googleId: identity.subject, isVerified: true, now }
    const registration = await store.createRegistration({ ...person, organizationName, ...how })
    note('registration_started', registration.id, { caller: { tenantId: null, userId: null, userEmail: email } })
    return registration
  })
  if (made === null)
    throw new AppError(
      'forbidden',
      'No account found with this email address. Please contact your administrator to request access.',
    )
  return {
    requires_subscription: true,
    pending_registration_id: made.id,
    expires_at: made.expiresAt.toISOString(),
    user_info: {
      first_name: identity.firstName,
      last_name: identity.lastName,
      email,
      organization_name: organizationName,
      google_id: identity.subject,
    },
  }
}

export async function googleLogin(context: PublicContext, token: string): Promise<Answer> {
  const identity = await readIdentity(context, token)
  const account = await context.inTransaction((store) => store.findGoogleAccount(identity.subject))
  if (!account) return meetNewcomer(context, identity)
  if (account.status !== 'active') {
    await context.inTransaction(async (_store, note) => note('login_failed', null, { caller: callerOf(account) }))
    throw failed()
  }
  if (account.second_factor) return askSecondFactor(context, account, 'google')
  const opened = await openSession(context, account, 'google')
  if (!opened) throw failed()
  const requiresSetup = account.tenant_id === null && !account.is_super_admin
  return { ...opened, requires_subscription: false, requires_organization_setup: requiresSetup }
}
