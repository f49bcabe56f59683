import type { QueryExecutorProvider } from 'kysely'
import { selectFigures } from './monitoring.queries.ts'

const plain = (value: number) => [{ labels: {}, value }]

/** The installation's figures as a scraper reads them: totals of now, and what the last hour did. */
export async function readMetrics(db: QueryExecutorProvider) {
  const hour = 3_600_000
  const now = new Date()
  const row = await selectFigures(db, { since: new Date(now.getTime() - hour), slices: 1, now })
  const ofJobs = (key: 'waiting' | 'active' | 'failed') =>
    row.jobs.map((one) => ({ labels: { queue: one.name }, value: one[key] }))
  return [
    { name: 'assay_scans_running', help: 'Scans that a worker works on', values: plain(row.scans.running) },
    { name: 'assay_scans_waiting', help: 'Scans that wait for a worker', values: plain(row.scans.waiting) },
    {
      name: 'assay_scans_oldest_waiting_seconds',
      help: 'How long the oldest waiting scan has waited',
      values: plain(row.scans.oldest_waiting_seconds ?? 0),
    },
    {
      name: 'assay_scans_ended_last_hour',
      help: 'Scans that ended in the last hour, by how',
      values: (['completed', 'failed', 'cancelled'] as const).map((status) => ({
        labels: { status },
        value: row.scans[status],
      })),
    },
    {
      name: 'assay_pages_last_hour',
      help: 'Requests of crawls in the last hour, by outcome',
      values: row.outcomes.map(({ outcome, count }) => ({ labels: { outcome }, value: count })),
    },
    { name: 'assay_mail_waiting', help: 'Messages that wait to be sent', values: plain(row.mail.waiting) },
    { name: 'assay_workers', help: 'Workers that reported within ten seconds', values: plain(row.workers) },
    { name: 'assay_jobs_waiting', help: 'Jobs that wait, by queue', values: ofJobs('waiting') },
    { name: 'assay_jobs_active', help: 'Jobs at work, by queue', values: ofJobs('active') },
    { name: 'assay_jobs_failed', help: 'Jobs that failed for good, by queue', values: ofJobs('failed') },
    { name: 'assay_database_bytes', help: 'Size of the database', values: plain(row.database_bytes) },
  ]
}
