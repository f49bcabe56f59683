import { sql, type QueryExecutorProvider } from 'kysely'
import { z } from 'zod'
import type { SystemTransaction } from '../../access/transactions.ts'

const seconds = z.number().nullable()
/** As the contract has it, whatever zone the database writes. */
const moment = z.string().transform((text) => new Date(text).toISOString())
const pool = z.object({ alive: z.number(), tasks: z.number(), killed: z.number(), resident_bytes: z.number() })
const workerRow = z.object({
  id: z.string(),
  host: z.string().default(''),
  process: z.number().nullable().default(null),
  started_at: z.string().nullable().default(null),
  reported_at: moment,
  silent_seconds: z.number(),
  resident_bytes: z.number().nullable().default(null),
  jobs: z.array(z.object({ name: z.string(), since: z.string() })).default([]),
  readers: pool.nullable().default(null),
})
const row = z.object({
  scans: z.object({
    running: z.number(),
    waiting: z.number(),
    oldest_waiting_seconds: seconds,
    completed: z.number(),
    failed: z.number(),
    cancelled: z.number(),
    wait_median_seconds: seconds,
    wait_95_seconds: seconds,
    work_median_seconds: seconds,
  }),
  failures: z.array(z.object({ reason: z.string(), count: z.number() })),
  outcomes: z.array(z.object({ outcome: z.string(), count: z.number() })),
  hosts: z.array(z.object({ host: z.string(), failed: z.number(), requests: z.number() })),
  series: z.array(
    z.object({ at: z.string(), completed: z.number(), failed: z.number(), wait_seconds: seconds, pages: z.number() }),
  ),
  mail: z.object({
    waiting: z.number(),
    oldest_waiting_seconds: seconds,
    sent: z.number(),
    kept: z.number(),
    dropped: z.number(),
  }),
  workers: z.array(workerRow),
  slow_hosts: z.array(z.object({ host: z.string(), requests: z.number(), median_ms: z.number(), p95_ms: z.number() })),
  backup: z.object({ at: moment, bytes: z.number(), rows: z.number(), age_seconds: z.number() }).nullable(),
  installed_seconds: z.number(),
  jobs: z.array(z.object({ name: z.string(), waiting: z.number(), active: z.number(), failed: z.number() })),
  failed_jobs: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      at: z.string(),
      message: z.string(),
      tenant_name: z.string().nullable(),
    }),
  ),
  database_bytes: z.number(),
  connections: z.number(),
  /** Subscriptions of deleted organizations that the payment provider has not cancelled yet. */
  cancellations: z.object({
    open: z.number(),
    failed: z.number(),
    oldest_seconds: seconds,
    failure: z.string().nullable(),
  }),
})
export type MonitoringRow = z.infer<typeof row>

interface Span {
  readonly since: Date
  /** Into how many equal parts the series cuts it. */
  readonly slices: number
  readonly now: Date
}

export const selectMonitoring = (trx: SystemTransaction, span: Span): Promise<MonitoringRow> => selectFigures(trx, span)

/** The same for who asks without a request of the table: a scraper. */
export async function selectFigures(db: QueryExecutorProvider, { since, slices, now }: Span): Promise<MonitoringRow> {
  const { rows } = await sql<{ found: unknown }>`select app.monitoring(${since}, ${slices}, ${now})
    || app.monitoring_figures(${now}) as found`.execute(db)
  return row.parse(rows[0]?.found)
}

/** The job's kind; `waiting` where one like it waits already; null where there is no such job. */
export async function retryJob(trx: SystemTransaction, id: string): Promise<string | null> {
  const { rows } = await sql<{ kind: string | null }>`select app.retry_job(${id}::uuid) as kind`.execute(trx)
  return rows[0]?.kind ?? null
}

/** The job's kind; null where there is no such job. */
export async function discardJob(trx: SystemTransaction, id: string): Promise<string | null> {
  const { rows } = await sql<{ kind: string | null }>`select app.discard_job(${id}::uuid) as kind`.execute(trx)
  return rows[0]?.kind ?? null
}
