import type { Deletion, deletionRoutes } from '../../../contract/organizations.deletion.ts'
import { AppError } from '../../../contract/errors.ts'
import type { BodyOf } from '../../../contract/route.ts'
import { newId } from '../../db/ids.ts'
import type { FeatureHandlers, PrepareContext, TenantContext } from '../../http/handlers.ts'
import * as queries from './deletion.queries.ts'
import { selectMembers } from './organizations.queries.ts'
import { telling } from './tell-team.ts'

const nameOf = (one: { readonly first_name: string; readonly last_name: string; readonly email: string }): string =>
  `${one.first_name} ${one.last_name}`.trim() || one.email

/** Neither a role of the organization's own nor a key ends what everybody shares. */
const isAdmin = ({ role, custom_role_id: custom, key_scopes: scopes }: PrepareContext['session']): boolean =>
  role === 'admin' && custom === null && scopes === undefined

function refuseOthers(session: PrepareContext['session']): void {
  if (!isAdmin(session)) throw new AppError('forbidden', 'Only an admin may ask for the organization to be deleted.')
}

async function readDeletion({ trx, scope, session }: TenantContext): Promise<Deletion> {
  const open = await queries.selectOpenDeletion(trx, scope)
  const settled = await queries.selectSettledDeletion(trx, scope)
  const members = await selectMembers(trx, scope)
  const requester = members.find(({ id }) => id === open?.requested_by)
  return {
    request: open
      ? {
          id: open.id,
          reason: open.reason,
          requested_by: requester ? nameOf(requester) : null,
          created_at: open.created_at.toISOString(),
        }
      : null,
    declined_at: settled?.status === 'declined' ? (settled.settled_at?.toISOString() ?? null) : null,
    members: members.length,
    ...(await queries.selectContents(trx, scope)),
    abilities: { request: isAdmin(session) && !open, withdraw: isAdmin(session) && open !== undefined },
  }
}

/** Every admin hears of it, whoever of them did it. */
async function tellAdmins(context: TenantContext, event: 'asked' | 'withdrawn', reason: string): Promise<void> {
  const { trx, scope, session, sendMessage } = context
  const told = { kind: 'deletion_request', event, by: nameOf(session), reason } as const
  const organization = { organization_name: session.tenant_name ?? '' }
  for (const { email, first_name: firstName, role, status } of await selectMembers(trx, scope))
    if (role === 'admin' && status === 'active')
      await sendMessage(email, { ...told, ...organization, to: 'admin', first_name: firstName })
  if (event === 'withdrawn') return
  for (const email of await queries.selectRequestRecipients(trx))
    await sendMessage(email, { ...told, ...organization, to: 'operator', first_name: null })
}

type Asked = BodyOf<typeof deletionRoutes.requestDeletion>

async function requestDeletion(context: TenantContext, body: Asked): Promise<Deletion> {
  const { trx, scope, session, now, note } = context
  const id = newId(now.getTime())
  const reason = body.reason.trim()
  if (!(await queries.insertDeletion(trx, scope, { id, reason, userId: session.user_id, now })))
    throw new AppError('already_exists', 'Your organization has asked to be deleted already.')
  note(scope.tenantId, { request: id, reason })
  await tellAdmins(context, 'asked', reason)
  return readDeletion(context)
}

/** The name and the password are looked at before a transaction is opened. */
async function prepareRequest({ session, confirmIdentity }: PrepareContext, body: Asked) {
  refuseOthers(session)
  if (body.name.trim() !== session.tenant_name?.trim())
    throw new AppError(
      'invalid_input',
      'Type the name of your organization exactly as it stands. Nothing was asked for.',
    )
  await confirmIdentity(body.password ?? null)
  return (context: TenantContext) => telling(requestDeletion)(context, body)
}

async function withdrawDeletion(context: TenantContext): Promise<Deletion> {
  const { trx, scope, session, now, note } = context
  refuseOthers(session)
  const id = await queries.withdrawDeletion(trx, scope, now)
  if (id === undefined) throw new AppError('not_found', 'Your organization has not asked to be deleted.')
  note(scope.tenantId, { request: id })
  await tellAdmins(context, 'withdrawn', '')
  return readDeletion(context)
}

export const deletionHandlers: FeatureHandlers<typeof deletionRoutes> = {
  deletion: readDeletion,
  requestDeletion: { prepare: (context, { body }) => prepareRequest(context, body) },
  withdrawDeletion: (context) => telling(withdrawDeletion)(context),
}
