import type { organizationsRoutes } from '../../../contract/organizations.ts'
import { organizationNameProblem } from '../../../contract/organizations.forms.ts'
import { AppError } from '../../../contract/errors.ts'
import type { AnswerOf, BodyOf } from '../../../contract/route.ts'
import { hashPassword } from '../../access/passwords.ts'
import { presentUser } from '../../access/session.ts'
import { newId } from '../../db/ids.ts'
import type { AccountContext, PublicContext } from '../../http/handlers.ts'
import { hashLinkToken, openSession } from '../auth/auth.public.ts'
import { partsOfName } from './invited-name.ts'
import { organizationSlug } from './organization-slug.ts'
import { refuseBadMember, taken } from './invitations.ts'

const invalid = (): AppError => new AppError('not_found', 'Invalid invitation')

/** Founds the caller's organization, of which they are the first admin. */
export async function setUpOrganization(
  { session, inTransaction, signIn, now }: AccountContext,
  typed: string,
): Promise<AnswerOf<typeof organizationsRoutes.setUp>> {
  const problem = organizationNameProblem(typed)
  if (problem !== null) throw new AppError('invalid_input', problem)
  const name = typed.trim()
  const id = newId(now.getTime())
  const outcome = await inTransaction(async (store, note) => {
    const done = await store.foundOrganization({ founderId: session.user_id, id, name, slug: organizationSlug(name) })
    const { user_id: userId, email: userEmail } = session
    if (done === 'founded') note('tenant_created', id, { caller: { tenantId: id, userId, userEmail } })
    return done
  })
  if (outcome === 'member') throw new AppError('already_exists', 'You belong to an organization already.')
  if (outcome === 'operator') throw new AppError('forbidden', 'A super admin does not belong to an organization.')
  const after = await signIn.findSession(session.session_id)
  if (!after) throw new AppError('session_ended', 'Your session has ended. Please sign in again.')
  return { tenant: { id, name }, user: presentUser(after) }
}

export async function showInvitation(
  { inTransaction, now }: PublicContext,
  token: string,
): Promise<AnswerOf<typeof organizationsRoutes.invitation>> {
  const found = await inTransaction((store) => store.findInvitation(hashLinkToken(token), now))
  if (!found) throw invalid()
  const { role_name: role, expires_at: expiresAt, invited_name: name, ...said } = found
  return { ...said, role, expires_at: expiresAt.toISOString(), ...partsOfName(name) }
}

/** Makes the invited account and opens its first session. */
export async function acceptInvitation(
  context: PublicContext,
  body: BodyOf<typeof organizationsRoutes.accept>,
): Promise<AnswerOf<typeof organizationsRoutes.accept>> {
  const { inTransaction, now } = context
  const tokenHash = hashLinkToken(body.token)
  // Looked at before a password is hashed for a link that leads nowhere.
  if (!(await inTransaction((store) => store.findInvitation(tokenHash, now)))) throw invalid()
  await refuseBadMember(body)
  const passwordHash = await hashPassword(body.password)
  const id = newId(now.getTime())
  const person = { id, firstName: body.first_name.trim(), lastName: body.last_name.trim(), passwordHash, now }
  const made = await inTransaction(async (store, note) => {
    const accepted = await store.acceptInvitation(tokenHash, person)
    if (accepted?.outcome === 'accepted') {
      const { user_id: userId, tenant_id: tenantId, email: userEmail } = accepted
      note('user_created', userId, { caller: { tenantId, userId, userEmail }, details: { by: 'invitation' } })
      if (tenantId !== null) await store.tellTeamChanged(tenantId)
    }
    return accepted
  })
  if (!made) throw invalid()
  if (made.outcome === 'taken' || made.user_id === null) throw taken()
  const opened = await openSession(context, { ...made, user_id: made.user_id }, 'password')
  if (!opened) throw invalid()
  return opened
}
