import type { Invitation, organizationsRoutes } from '../../../contract/organizations.ts'
import { AppError } from '../../../contract/errors.ts'
import type { AnswerOf, BodyOf } from '../../../contract/route.ts'
import { newMemberProblem } from '../../../contract/organizations.forms.ts'
import { tooCommon } from '../../../contract/passwords.forms.ts'
import { insertTenantAudit } from '../../access/audit.queries.ts'
import { isCommonPassword } from '../../access/common-passwords.ts'
import { hashPassword } from '../../access/passwords.ts'
import { newId } from '../../db/ids.ts'
import type { TenantContext } from '../../http/handlers.ts'
import { corporateAddress } from '../auth/auth.public.ts'
import { refuseOtherDomain } from './allowed-domains.ts'
import { findGivableRole, refuseBeyond } from './find-role.ts'
import * as queries from './organizations.queries.ts'
import { idOfRole, isWithin, type GivenRole } from './roles.domain.ts'
import { selectAllowedDomains } from './security.queries.ts'
import { roleOf } from './team.ts'
import { telling } from './tell-team.ts'

export const invitationLasts = 7 * 86_400_000
const minute = 60_000
/** Each invitation is a message to an address that somebody typed. */
export const mostPending = 500

const notFound = (): AppError =>
  new AppError('not_found', 'There is no such invitation, or it is not pending any more.')
export const taken = (): AppError => new AppError('already_exists', 'This email address has an account already.')

export function presentInvitation({ session, now }: TenantContext, row: queries.InvitationRow): Invitation {
  const role = roleOf(row)
  const may = isWithin(role.permissions, session.permissions)
  return {
    id: row.id,
    email: row.email,
    name: row.invited_name,
    role: role.role,
    role_id: idOfRole(role),
    role_name: role.name,
    message: row.message,
    force_activate: row.force_activate,
    // safe because a check constraint holds the column to these words
    status: row.status as Invitation['status'],
    is_expired: row.expires_at <= now,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    abilities: { activate: may, cancel: true, resend: may },
  }
}

/** Makes the account at once; a message brings its temporary password. */
async function addAtOnce(context: TenantContext, email: string, role: GivenRole): Promise<string> {
  const { trx, scope, session, ip, now, sendMessage } = context
  const id = newId(now.getTime())
  const person = { id, email, firstName: '', lastName: '', passwordHash: null, now }
  if (!(await queries.addMember(trx, { ...person, role: role.role, customRoleId: role.customRoleId }))) throw taken()
  await sendMessage(email, { kind: 'temporary_password', user_id: id })
  await insertTenantAudit(trx, scope, {
    userId: session.user_id,
    userEmail: session.email,
    action: 'user_created',
    resourceType: 'user',
    resourceId: id,
    ipAddress: ip,
    details: { role: role.name },
  })
  return id
}

type Invite = BodyOf<typeof organizationsRoutes.invite>

async function invite(context: TenantContext, email: string, body: Invite): Promise<{ invitation: Invitation }> {
  const { trx, scope, session, now, note, sendMessage } = context
  const role = await findGivableRole(context, body.role)
  refuseOtherDomain(email, await selectAllowedDomains(trx, scope))
  const members = await queries.selectMembers(trx, scope)
  if (members.some((one) => one.email.toLowerCase() === email))
    throw new AppError('already_exists', 'This person is a member of your organization already.')
  const waiting = await queries.selectPendingInvitations(trx, scope)
  if (waiting.length >= mostPending)
    throw new AppError('rate_limited', 'Too many invitations are open. Cancel some of them first.')
  const invitation = {
    id: newId(now.getTime()),
    email,
    name: '',
    role: role.role,
    customRoleId: role.customRoleId,
    message: (body.message ?? '').trim(),
    forceActivate: body.force_activate,
    invitedBy: session.user_id,
    now,
    expiresAt: new Date(now.getTime() + invitationLasts),
  }
  if ((await queries.insertInvitations(trx, scope, [invitation])).length === 0)
    throw new AppError('already_exists', 'This person has an invitation already. Send it again instead.')
  const row = await queries.lockPendingInvitation(trx, scope, invitation.id)
  if (!row) throw notFound()
  note(invitation.id, { role: role.name, force_activate: body.force_activate })
  if (!body.force_activate) {
    await sendMessage(email, { kind: 'invitation', invitation_id: invitation.id })
    return { invitation: presentInvitation(context, row) }
  }
  await addAtOnce(context, email, role)
  await queries.settleInvitation(trx, scope, invitation.id, 'activated')
  return { invitation: presentInvitation(context, { ...row, status: 'activated' }) }
}

/** Checks the address before a transaction is opened: its lists are read from disk. */
export async function prepareInvite(body: Invite) {
  if (body.email.trim() === '') throw new AppError('invalid_input', 'Email is required')
  const email = await corporateAddress(body.email)
  return (context: TenantContext) => telling(invite)(context, email, body)
}

export async function listInvitations(
  context: TenantContext,
): Promise<AnswerOf<typeof organizationsRoutes.invitations>> {
  const rows = await queries.selectPendingInvitations(context.trx, context.scope)
  return { invitations: rows.map((row) => presentInvitation(context, row)) }
}

type Activation = BodyOf<typeof organizationsRoutes.activate>

async function activate(context: TenantContext, id: string, body: Activation, passwordHash: string) {
  const { trx, scope, now, note } = context
  const row = await queries.lockPendingInvitation(trx, scope, id)
  if (!row) throw notFound()
  const role = roleOf(row)
  refuseBeyond(context, role.permissions)
  refuseOtherDomain(row.email, await selectAllowedDomains(trx, scope))
  const person = { email: row.email, firstName: body.first_name.trim(), lastName: body.last_name.trim() }
  const userId = newId(now.getTime())
  const given = { role: role.role, customRoleId: role.customRoleId, passwordHash, now }
  if (!(await queries.addMember(trx, { id: userId, ...person, ...given }))) throw taken()
  await queries.settleInvitation(trx, scope, id, 'activated')
  note(userId, { invitation: id, role: role.name })
  return { user_id: userId }
}

/** Throws what is wrong with a new member's name and password. */
export async function refuseBadMember(body: Omit<Activation, 'invitation_id'>): Promise<void> {
  const problem = newMemberProblem({ ...body, confirm: body.password })
  if (problem !== null) throw new AppError('invalid_input', problem)
  if (await isCommonPassword(body.password)) throw new AppError('invalid_input', tooCommon)
}

/** Hashes the temporary password before a transaction is opened. */
export async function prepareActivate(id: string, body: Activation) {
  await refuseBadMember(body)
  const passwordHash = await hashPassword(body.password)
  return (context: TenantContext) => telling(activate)(context, id, body, passwordHash)
}

export async function resend(context: TenantContext, id: string): Promise<{ expires_at: string }> {
  const { trx, scope, now, note, sendMessage } = context
  const row = await queries.lockPendingInvitation(trx, scope, id)
  if (!row) throw notFound()
  refuseBeyond(context, roleOf(row).permissions)
  refuseOtherDomain(row.email, await selectAllowedDomains(trx, scope))
  if (now.getTime() - row.sent_at.getTime() < minute)
    throw new AppError('rate_limited', 'This invitation was sent a moment ago. Please wait a minute.', {
      retryAfterSeconds: 60,
    })
  const expiresAt = new Date(now.getTime() + invitationLasts)
  await queries.renewInvitation(trx, scope, id, { sent_at: now, expires_at: expiresAt })
  await sendMessage(row.email, { kind: 'invitation', invitation_id: id })
  note(id)
  return { expires_at: expiresAt.toISOString() }
}

export async function cancel({ trx, scope, note }: TenantContext, id: string): Promise<Record<string, never>> {
  if (!(await queries.settleInvitation(trx, scope, id, 'cancelled'))) throw notFound()
  note(id)
  return {}
}
