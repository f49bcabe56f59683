import type { bulkActions, operatorRoutes } from '../../../contract/operator.ts'
import { AppError } from '../../../contract/errors.ts'
import type { AnswerOf, BodyOf } from '../../../contract/route.ts'
import { recordSystemAudit } from '../../access/audit.queries.ts'
import type { AuditAction } from '../../../contract/audit.forms.ts'
import type { SystemContext } from '../../http/handlers.ts'
import { resetUsage } from '../payments/payments.public.ts'
import { tellOrganization } from './tell-organization.ts'
import { activation, noTenant, removeTenant, setStatus, suspension } from './tenants.ts'

type Action = (typeof bulkActions)[number]
type Done = { readonly name: string; readonly message: string }

async function reset(context: SystemContext, id: string): Promise<Done> {
  const name = await resetUsage(context.trx, id, context.now)
  if (name === null) throw noTenant()
  await tellOrganization(context, id, { action: 'usage_reset', resource: 'tenant', resourceId: id })
  return { name, message: `The usage of ${name} counts from zero again.` }
}

async function remove(context: SystemContext, id: string): Promise<Done> {
  const { name } = await removeTenant(context, id)
  return { name, message: `${name} was permanently deleted.` }
}

const work: Readonly<Record<Action, (context: SystemContext, id: string) => Promise<Done>>> = {
  suspend: (context, id) => setStatus(context, id, suspension),
  activate: (context, id) => setStatus(context, id, activation),
  reset_usage: reset,
  delete: remove,
}

const audited: Readonly<Record<Action, AuditAction>> = {
  suspend: 'tenant_suspended',
  activate: 'tenant_activated',
  reset_usage: 'usage_reset',
  delete: 'tenant_deleted',
}

/** One after the other; what is refused for one of them stops none of the others. Each leaves its own audit row. */
export async function changeMany(
  context: SystemContext,
  { action, tenant_ids: ids }: BodyOf<typeof operatorRoutes.bulk>,
): Promise<AnswerOf<typeof operatorRoutes.bulk>> {
  const { trx, session, ip, note } = context
  const results: AnswerOf<typeof operatorRoutes.bulk>['results'] = []
  for (const id of new Set(ids)) {
    try {
      const { name, message } = await work[action](context, id)
      await recordSystemAudit(trx, null, {
        userId: session.user_id,
        userEmail: session.email,
        action: audited[action],
        resourceType: 'tenant',
        resourceId: id,
        ipAddress: ip,
        details: { name, in_bulk: true },
      })
      results.push({ tenant_id: id, name, success: true, message })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      results.push({ tenant_id: id, name: null, success: false, message: error.message })
    }
  }
  const done = results.filter(({ success }) => success).length
  note(null, { action, done, refused: results.length - done })
  return { results }
}
