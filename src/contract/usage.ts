import { z } from 'zod'
import { route } from './route.ts'
import { count, id, isoTime } from './primitives.ts'

export const usageRoutes = {
  show: route({
    method: 'GET',
    path: '/admin/tenant',
    access: 'view_reports',
    limit: 'read',
    summary: 'The organization, its plan and this month’s usage, as any member may know them',
    response: z.object({
      tenant: z.object({
        id,
        name: z.string(),
        slug: z.string(),
        status: z.enum(['active', 'suspended', 'trial', 'expired']),
        subscription_plan: z.string().nullable(),
        plan_name: z.string().nullable(),
        monthly_scan_limit: count,
        monthly_scans_used: count,
        created_at: isoTime,
      }),
    }),
  }),
} as const
