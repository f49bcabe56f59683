import { z } from 'zod'
import { route } from './route.ts'

const part = z.object({ ok: z.boolean(), detail: z.string() })

export const healthRoutes = {
  status: route({
    method: 'GET',
    path: '/health/status',
    access: 'public',
    limit: 'none',
    otherStatus: 503,
    outsideGate: true,
    summary: '200 once database, queue, a worker and the web app are ready, 503 before; details to a super admin only',
    response: z.object({
      status: z.enum(['ok', 'starting']),
      details: z.object({ database: part, queue: part, worker: part, web: part, version: z.string() }).optional(),
    }),
  }),
} as const
