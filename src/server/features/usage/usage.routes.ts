import type { z } from 'zod'
import { AppError } from '../../../contract/errors.ts'
import type { usageRoutes } from '../../../contract/usage.ts'
import type { FeatureHandlers } from '../../http/handlers.ts'
import { currentPlanId } from '../../../contract/plans.forms.ts'
import { shownUsage } from './usage.domain.ts'
import { selectTenant, selectUsage } from './usage.queries.ts'

type Status = z.infer<typeof usageRoutes.show.response>['tenant']['status']

export const usageHandlers: FeatureHandlers<typeof usageRoutes> = {
  show: async ({ trx, scope, now }) => {
    const row = await selectTenant(trx, scope)
    if (!row) throw new AppError('not_found', 'Organization not found')
    const { limit, used } = shownUsage(await selectUsage(trx, scope, now))
    return {
      tenant: {
        id: row.id,
        name: row.name,
        slug: row.slug,
        // safe because a check constraint holds the column to these words
        status: row.status as Status,
        subscription_plan: row.package_id === null ? null : currentPlanId(row.package_id),
        plan_name: row.package_name,
        monthly_scan_limit: limit,
        monthly_scans_used: used,
        created_at: row.created_at.toISOString(),
      },
    }
  },
}
