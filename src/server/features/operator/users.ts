import { randomBytes } from 'node:crypto'
import type { operatorUsersRoutes } from '../../../contract/operator.users.ts'
import { AppError } from '../../../contract/errors.ts'
import type { AnswerOf, BodyOf, QueryOf } from '../../../contract/route.ts'
import { hashPassword } from '../../access/passwords.ts'
import { newId } from '../../db/ids.ts'
import type { SystemContext } from '../../http/handlers.ts'
import { corporateAddress } from '../auth/auth.public.ts'
import { pageOfLong, presentUser } from './operator.present.ts'
import { selectTenantContents } from './operator.queries.ts'
import * as queries from './operated-users.queries.ts'
import { tellOrganization } from './tell-organization.ts'
import { noTenant } from './tenants.ts'

const nobody = (): AppError => new AppError('not_found', 'There is no such user.')

export async function searchUsers(
  { trx }: SystemContext,
  {
    query: search,
    tenant_filter: tenant,
    status_filter: status,
    ...rest
  }: QueryOf<typeof operatorUsersRoutes.searchUsers>,
): Promise<AnswerOf<typeof operatorUsersRoutes.searchUsers>> {
  const rows = await queries.selectUserPage(trx, { search, tenant, status, ...rest })
  return { users: rows.map(presentUser), ...pageOfLong(rows, rest) }
}

export async function listTenantUsers(
  { trx }: SystemContext,
  tenant: string,
  page: QueryOf<typeof operatorUsersRoutes.tenantUsers>,
): Promise<AnswerOf<typeof operatorUsersRoutes.tenantUsers>> {
  if (!(await selectTenantContents(trx, tenant))) throw noTenant()
  const rows = await queries.selectUserPage(trx, { tenant, sort: '-created', ...page })
  return { users: rows.map(presentUser), ...pageOfLong(rows, page) }
}

const moveRefusals = {
  missing: nobody,
  no_target: noTenant,
  operator: () => new AppError('forbidden', 'A super admin does not belong to an organization.'),
  same: () => new AppError('invalid_input', 'The user is in this organization already.'),
  last_admin: () =>
    new AppError(
      'last_admin',
      'This is the last admin of an organization with other members. Make one of them an admin first.',
    ),
} as const

export async function moveUser(
  context: SystemContext,
  id: string,
  tenantId: string,
): Promise<AnswerOf<typeof operatorUsersRoutes.moveUser>> {
  const { trx, now, note } = context
  const { outcome, was_in: from, new_role: role } = await queries.moveUser(trx, id, tenantId, now)
  if (outcome !== 'moved') throw moveRefusals[outcome]()
  const details = { from, to: tenantId, role }
  const told = { action: 'user_moved', resource: 'user', resourceId: id } as const
  if (from !== null) await tellOrganization(context, from, { ...told, details: { left: true } })
  await tellOrganization(context, tenantId, { ...told, details: { arrived: true, role } })
  note(id, details)
  return { message: 'The user was moved, and signs in anew.', role: role ?? 'member' }
}

/** 128 bits, with one character of each kind that the policy asks for. */
const makePassword = (): string => `${randomBytes(16).toString('base64url')}aA1!`
const day = 86_400_000

/** The password is made and hashed before a transaction is opened. It stands in this answer alone. */
export async function prepareReset(id: string) {
  const password = makePassword()
  const hash = await hashPassword(password)
  return async (context: SystemContext) => {
    const { trx, now, note, sendMessage } = context
    const person = await queries.selectUserHead(trx, id)
    if (!person) throw nobody()
    const outcome = await queries.setTemporaryPassword(trx, id, hash, now)
    if (outcome === 'missing') throw nobody()
    if (outcome === 'operator')
      throw new AppError(
        'forbidden',
        'A super admin sets a new password by e-mail: Forgot password, on the sign-in page.',
      )
    if (outcome === 'inactive') throw new AppError('invalid_input', 'This account is not active.')
    const told = { action: 'password_reset', resource: 'user', resourceId: id } as const
    if (person.tenant_id !== null) await tellOrganization(context, person.tenant_id, told)
    await sendMessage(person.email, {
      kind: 'security_notice',
      first_name: person.first_name,
      change: 'The operator set a temporary password',
      at: now.toISOString(),
    })
    note(id)
    return { temporary_password: password, expires_at: new Date(now.getTime() + day).toISOString() }
  }
}

export async function forceLogout(
  context: SystemContext,
  id: string,
): Promise<AnswerOf<typeof operatorUsersRoutes.forceLogout>> {
  const { trx, note } = context
  const person = await queries.selectUserHead(trx, id)
  if (!person) throw nobody()
  const sessions = await queries.closeAllSessions(trx, id, 'ended by the operator')
  const told = { action: 'user_logged_out', resource: 'user', resourceId: id } as const
  if (person.tenant_id !== null) await tellOrganization(context, person.tenant_id, told)
  note(id, { sessions })
  return { message: `${person.email} is signed out everywhere.`, sessions }
}

const inviteRefusals = {
  gone: noTenant,
  member: () => new AppError('already_exists', 'This email address has an account already.'),
  other_domain: () =>
    new AppError('invalid_input', 'This organization invites addresses of other domains only. Its admins say which.'),
  waiting: () => new AppError('already_exists', 'This person has an invitation already.'),
} as const

type Invite = BodyOf<typeof operatorUsersRoutes.inviteUser>

async function addressOf(typed: string): Promise<string> {
  if (typed.trim() === '') throw new AppError('invalid_input', 'Email is required')
  return corporateAddress(typed)
}

export async function prepareInvite(body: Invite) {
  const email = await addressOf(body.email)
  return async (context: SystemContext) => {
    const { trx, now, note, sendMessage } = context
    const id = newId(now.getTime())
    const outcome = await queries.inviteToTenant(trx, body.tenant_id, { id, email, role: body.role, now })
    if (outcome !== 'invited') throw inviteRefusals[outcome]()
    await sendMessage(email, { kind: 'invitation', invitation_id: id })
    const told = { action: 'invitation_created', resource: 'invitation', resourceId: id } as const
    await tellOrganization(context, body.tenant_id, { ...told, details: { role: body.role } })
    note(id, { tenant: body.tenant_id, role: body.role })
    return { message: `${email} is invited.` }
  }
}

export async function prepareOperatorInvite(typed: string) {
  const email = await addressOf(typed)
  return async ({ trx, now, note, session, sendMessage }: SystemContext) => {
    const id = newId(now.getTime())
    const outcome = await queries.inviteOperator(trx, { id, email, inviter: session.user_id, now })
    if (outcome !== 'invited') throw inviteRefusals[outcome]()
    await sendMessage(email, { kind: 'operator_invitation', invitation_id: id })
    note(id, { email })
    return { message: `${email} is invited as a super admin.` }
  }
}
