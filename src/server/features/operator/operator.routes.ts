import type { operatorRoutes } from '../../../contract/operator.ts'
import { currentPlanId } from '../../../contract/plans.forms.ts'
import { AppError } from '../../../contract/errors.ts'
import type { FeatureHandlers, SystemContext } from '../../http/handlers.ts'
import { selectTenantPage, setTenantStatus } from './operator.queries.ts'

async function changeStatus({ trx, note }: SystemContext, id: string, status: string, words: string) {
  const name = await setTenantStatus(trx, id, status)
  if (name === null) throw new AppError('not_found', 'There is no such organization.')
  note(id, { status })
  return { message: `${name} ${words}` }
}

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
  suspend: (context, { params }) => changeStatus(context, params.tenant, 'suspended', 'is suspended.'),
  activate: (context, { params }) => changeStatus(context, params.tenant, 'active', 'is active.'),
}
