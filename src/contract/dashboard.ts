import { z } from 'zod'
import { route } from './route.ts'
import { count } from './primitives.ts'

export const dashboardRoutes = {
  dashboardStats: route({
    method: 'GET',
    path: '/reports/dashboard/stats',
    access: 'view_reports',
    limit: 'read',
    summary: 'Counts for the Review Hub: vendors with a finished review, and by the state of the latest scan',
    response: z.object({
      total_vendors: count,
      total_scans: count,
      completed_scans: count,
      /** Vendors whose scan waits to start; one that was never scanned does not count. */
      pending_scans: count,
      never_scanned: count,
      failed_scans: count,
      running_scans: count,
    }),
  }),
} as const
