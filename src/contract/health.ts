import { z } from 'zod'
import { count, id, isoTime } from './primitives.ts'
import { route } from './route.ts'

/** `reference` is the id of the scan, the message or the job; the message of a scan is what its organization reads. */
const healthError = z.object({
  kind: z.enum(['scan', 'mail', 'job']),
  at: isoTime,
  name: z.string(),
  message: z.string(),
  reference: z.string(),
  tenant_id: id.nullable(),
  tenant_name: z.string().nullable(),
})

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
  errors: route({
    method: 'GET',
    path: '/health/errors',
    access: 'super_admin',
    limit: 'read',
    summary: 'What failed in the last days: scans, messages and background work, the newest first',
    query: z.object({
      days: z.coerce.number().int().min(1).max(90).default(7),
      limit: z.coerce.number().int().min(1).max(500).default(100),
    }),
    response: z.object({
      since: isoTime,
      counts: z.object({ scan: count, mail: count, job: count }),
      errors: z.array(healthError),
    }),
  }),
} as const
