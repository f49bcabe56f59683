import type { z } from 'zod'
import { AppError } from '../../../contract/errors.ts'
import type { usageRoutes } from '../../../contract/usage.ts'
import type { FeatureHandlers } from '../../http/handlers.ts'
import { selectTenant, selectUsageThisMonth } from './usage.queries.ts'

type Status = z.infer<typeof usageRoutes.show.response>['tenant']['status']

export const usageHandlers: FeatureHandlers<typeof usageRoutes> = {
  show: async ({ trx, scope, now }) => {
    const row = await selectTenant(trx, scope)
    if (!row) throw new AppError('not_found', 'Organization not found')
    return {
      tenant: {
        id: row.id,
        name: row.name,
        slug: row.slug,
        // safe because a check constraint holds the column to these words
        status: row.status as Status,
        subscription_plan: row.package_id,
        plan_name: row.package_name,
        monthly_scan_limit: row.monthly_scan_limit ?? 0,
        monthly_scans_used: await selectUsageThisMonth(trx, scope, now),
        created_at: row.created_at.toISOString(),
      },
    }
  },
}
