import type { operatorDeletionsRoutes } from '../../../contract/operator.deletions.ts'
import { AppError } from '../../../contract/errors.ts'
import type { FeatureHandlers, SystemContext } from '../../http/handlers.ts'
import { declineDeletion, selectDeletionRequests, selectTenantAdmins } from './deletions.queries.ts'
import { tellOrganization } from './tell-organization.ts'

type Admins = Awaited<ReturnType<typeof selectTenantAdmins>>

/** Tells who were or are the admins what became of their organization's wish. */
export async function tellAdmins(
  { sendMessage }: Pick<SystemContext, 'sendMessage'>,
  admins: Admins,
  event: 'declined' | 'deleted',
  reason = '',
): Promise<void> {
  for (const { email, first_name, tenant_name: organization_name } of admins)
    await sendMessage(email, {
      kind: 'deletion_request',
      event,
      to: 'admin',
      first_name,
      organization_name,
      by: '',
      reason,
    })
}

/** The admins of an organization that has asked to be deleted; none of any other. */
export async function adminsWhoAsked({ trx }: Pick<SystemContext, 'trx'>, tenantId: string): Promise<Admins> {
  const isAsked = (await selectDeletionRequests(trx)).some((one) => one.tenant_id === tenantId)
  return isAsked ? selectTenantAdmins(trx, tenantId) : []
}

export const deletionsHandlers: FeatureHandlers<typeof operatorDeletionsRoutes> = {
  deletionRequests: async ({ trx }) => ({
    requests: (await selectDeletionRequests(trx)).map(({ created_at: created, ...row }) =>
      Object.assign(row, { created_at: created.toISOString() }),
    ),
  }),
  declineDeletion: async (context, { params, body }) => {
    const { trx, note, now } = context
    const tenantId = await declineDeletion(trx, params.request, now)
    if (tenantId === null) throw new AppError('not_found', 'There is no such request, or it is not open any more.')
    const details = { request: params.request, reason: body.reason.trim() }
    await tellOrganization(context, tenantId, {
      action: 'deletion_declined',
      resource: 'tenant',
      resourceId: tenantId,
      details,
    })
    await tellAdmins(context, await selectTenantAdmins(trx, tenantId), 'declined', details.reason)
    note(tenantId, details)
    return {}
  },
}
