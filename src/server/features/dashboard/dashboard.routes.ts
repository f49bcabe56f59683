import type { dashboardRoutes } from '../../../contract/dashboard.ts'
import type { FeatureHandlers } from '../../http/handlers.ts'
import { selectDashboardStats } from './dashboard.queries.ts'

export const dashboardHandlers: FeatureHandlers<typeof dashboardRoutes> = {
  dashboardStats: async ({ trx, scope }) => {
    const row = await selectDashboardStats(trx, scope)
    return {
      total_vendors: row.vendors,
      total_scans: row.scans,
      completed_scans: row.completed,
      pending_scans: row.pending,
      never_scanned: row.never,
      failed_scans: row.failed,
      running_scans: row.running,
    }
  },
}
