import type { operatorRoutes } from '../../../contract/operator.ts'
import type { AuditAction } from '../../../contract/audit.ts'
import { currentPlanId } from '../../../contract/plans.forms.ts'
import { AppError } from '../../../contract/errors.ts'
import { recordSystemAudit } from '../../access/audit.queries.ts'
import type { FeatureHandlers, SystemContext } from '../../http/handlers.ts'
import { selectTenantPage, setTenantStatus } from './operator.queries.ts'

/** The organization reads it in its own log as well, as the operator's: who that is, and where they sit, is not its business. */
async function tellOrganization({ trx }: SystemContext, id: string, action: AuditAction, status: string) {
  const operator = { userId: null, userEmail: 'Operator', ipAddress: null }
  await recordSystemAudit(trx, id, { ...operator, action, resourceType: 'tenant', resourceId: id, details: { status } })
}

interface StatusChange {
  readonly status: 'suspended' | 'active'
  readonly action: AuditAction
  readonly words: string
}

async function changeStatus(context: SystemContext, id: string, { status, action, words }: StatusChange) {
  const name = await setTenantStatus(context.trx, id, status)
  if (name === null) throw new AppError('not_found', 'There is no such organization.')
  await tellOrganization(context, id, action, status)
  context.note(id, { status })
  return { message: `${name} ${words}` }
}

const suspension = { status: 'suspended', action: 'tenant_suspended', words: 'is suspended.' } as const
const activation = { status: 'active', action: 'tenant_activated', words: 'is active.' } as const

export const operatorHandlers: FeatureHandlers<typeof operatorRoutes> = {
  tenants: async ({ trx }, { query }) => {
    const plan = query.plan === undefined ? undefined : currentPlanId(query.plan)
    const rows = await selectTenantPage(trx, { ...query, plan })
    return {
      tenants: rows.map(({ total: _total, package_id: held, ...row }) => ({
        ...row,
        subscription_plan: held === null ? null : currentPlanId(held),
        subscription_expires_at: row.subscription_expires_at?.toISOString() ?? null,
        created_at: row.created_at.toISOString(),
        updated_at: row.updated_at.toISOString(),
      })),
      total: rows[0]?.total ?? 0,
      page: query.page,
      limit: query.limit,
    }
  },
  suspend: (context, { params }) => changeStatus(context, params.tenant, suspension),
  activate: (context, { params }) => changeStatus(context, params.tenant, activation),
}
