import { z } from 'zod'
import { operatorReads, operatorWrites } from './operator.ts'
import { count, emptyBody, id, isoTime } from './primitives.ts'
import { route } from './route.ts'

const seconds = z.number().min(0).nullable()

/** Processes in which pages and files are read or made: how many live, what they did, how many were killed over a task. */
const pool = z.object({ alive: count, tasks: count, killed: count, resident_bytes: count })

const worker = z.object({
  id,
  /** Of the machine; empty for a worker of the version before. */
  host: z.string(),
  process: count.nullable(),
  started_at: isoTime.nullable(),
  reported_at: isoTime,
  /** Since its last heartbeat, which comes every two seconds. */
  silent_seconds: z.number().min(0),
  resident_bytes: count.nullable(),
  /** What it works on now. */
  jobs: z.array(z.object({ name: z.string(), since: isoTime })),
  readers: pool.nullable(),
})

const monitoring = z.object({
  since: isoTime,
  at: isoTime,
  /** What works; `advice` says what to do about what does not. */
  parts: z.array(z.object({ name: z.string(), ok: z.boolean(), detail: z.string(), advice: z.string().nullable() })),
  scans: z.object({
    running: count,
    waiting: count,
    oldest_waiting_seconds: seconds,
    completed: count,
    failed: count,
    cancelled: count,
    wait_median_seconds: seconds,
    wait_95_seconds: seconds,
    work_median_seconds: seconds,
  }),
  failures: z.array(z.object({ reason: z.string(), count })),
  outcomes: z.array(z.object({ outcome: z.string(), count })),
  /** Whose pages were refused or failed most. */
  hosts: z.array(z.object({ host: z.string(), failed: count, requests: count })),
  /** Whose answers took longest in the last day, whatever the period; of three requests and more, a fifth too long at most. */
  slow_hosts: z.array(z.object({ host: z.string(), requests: count, median_ms: count, p95_ms: count })),
  workers: z.array(worker),
  /** The last one reported; null for none. */
  backup: z.object({ at: isoTime, bytes: count, rows: count, age_seconds: z.number().min(0) }).nullable(),
  series: z.array(z.object({ at: isoTime, completed: count, failed: count, wait_seconds: seconds, pages: count })),
  mail: z.object({ waiting: count, oldest_waiting_seconds: seconds, sent: count, kept: count, dropped: count }),
  jobs: z.array(z.object({ name: z.string(), waiting: count, active: count, failed: count })),
  failed_jobs: z.array(
    z.object({ id, name: z.string(), at: isoTime, message: z.string(), tenant_name: z.string().nullable() }),
  ),
  /** Of the web process that answers: processes that look stored pages through, make PDFs, make other files. */
  pools: z.object({ readers: pool, pdfs: pool, exports: pool }),
  /** Of the web process that answers. */
  process: z.object({
    event_loop_99_ms: z.number(),
    resident_bytes: count,
    heap_bytes: count,
    uptime_seconds: z.number(),
    connections_open: count,
    connections_idle: count,
    requests_waiting: count,
  }),
  database_bytes: count,
  disk: z.object({ free_bytes: count, total_bytes: count }),
})
export type Monitoring = z.infer<typeof monitoring>

const oneJob = z.object({ job: id })
const told = z.object({ message: z.string() })

export const monitoringRoutes = {
  monitoring: route({
    ...operatorReads,
    path: '/super-admin/monitoring',
    summary: 'How the installation works now, and what it did in the last hour or day',
    query: z.object({ period: z.enum(['hour', 'day']).default('hour') }),
    response: monitoring,
  }),
  retryJob: route({
    ...operatorWrites,
    method: 'POST',
    path: '/super-admin/jobs/{job}/retry',
    audit: { action: 'job_retried', resource: 'system' },
    summary: 'Put a job that failed back on its queue for one more try',
    params: oneJob,
    body: emptyBody,
    response: told,
  }),
  discardJob: route({
    ...operatorWrites,
    method: 'DELETE',
    path: '/super-admin/jobs/{job}',
    audit: { action: 'job_discarded', resource: 'system' },
    summary: 'Forget a job that failed',
    params: oneJob,
    response: told,
  }),
} as const
