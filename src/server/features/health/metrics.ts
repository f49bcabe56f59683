import type { QueryExecutorProvider } from 'kysely'
import { silentAfter } from './health.domain.ts'
import { selectFigures, type MonitoringRow } from './monitoring.queries.ts'

const plain = (value: number) => [{ labels: {}, value }]

const scanMetrics = ({ scans, outcomes, slow_hosts: hosts }: MonitoringRow) => [
  { name: 'assay_scans_running', help: 'Scans that a worker works on', values: plain(scans.running) },
  { name: 'assay_scans_waiting', help: 'Scans that wait for a worker', values: plain(scans.waiting) },
  {
    name: 'assay_scans_oldest_waiting_seconds',
    help: 'How long the oldest waiting scan has waited',
    values: plain(scans.oldest_waiting_seconds ?? 0),
  },
  {
    name: 'assay_scans_ended_last_hour',
    help: 'Scans that ended in the last hour, by how',
    values: (['completed', 'failed', 'cancelled'] as const).map((status) => ({
      labels: { status },
      value: scans[status],
    })),
  },
  {
    name: 'assay_pages_last_hour',
    help: 'Requests of crawls in the last hour, by outcome',
    values: outcomes.map(({ outcome, count }) => ({ labels: { outcome }, value: count })),
  },
  {
    name: 'assay_slow_host_fetch_seconds',
    help: 'How long the slowest hosts of the last day took to answer, by quantile',
    values: hosts.flatMap(({ host, median_ms: median, p95_ms: late }) => [
      { labels: { host, quantile: '0.5' }, value: median / 1_000 },
      { labels: { host, quantile: '0.95' }, value: late / 1_000 },
    ]),
  },
]

function workerMetrics({ workers }: MonitoringRow) {
  const ofWorkers = (value: (one: MonitoringRow['workers'][number]) => number) =>
    workers.map((one) => ({ labels: { worker: one.id, host: one.host }, value: value(one) }))
  const ofReaders = (key: 'alive' | 'tasks' | 'killed' | 'resident_bytes') =>
    ofWorkers(({ readers }) => readers?.[key] ?? 0)
  return [
    {
      name: 'assay_workers',
      help: 'Workers that reported within ten seconds',
      values: plain(workers.filter(({ silent_seconds: silent }) => silent < silentAfter).length),
    },
    {
      name: 'assay_worker_silent_seconds',
      help: 'Seconds since the last heartbeat of a worker',
      values: ofWorkers(({ silent_seconds: silent }) => silent),
    },
    {
      name: 'assay_worker_resident_bytes',
      help: 'Memory of a worker',
      values: ofWorkers(({ resident_bytes: bytes }) => bytes ?? 0),
    },
    {
      name: 'assay_worker_jobs',
      help: 'Jobs that a worker works on now',
      values: ofWorkers(({ jobs }) => jobs.length),
    },
    { name: 'assay_readers_alive', help: 'Processes of a worker that read pages', values: ofReaders('alive') },
    { name: 'assay_readers_tasks', help: 'What they have read since the worker started', values: ofReaders('tasks') },
    { name: 'assay_readers_killed', help: 'How many of them a page has ended', values: ofReaders('killed') },
    { name: 'assay_readers_resident_bytes', help: 'Memory of these processes', values: ofReaders('resident_bytes') },
  ]
}

function upkeepMetrics({ mail, jobs, backup, cancellations, database_bytes: bytes }: MonitoringRow) {
  const ofJobs = (key: 'waiting' | 'active' | 'failed') =>
    jobs.map((one) => ({ labels: { queue: one.name }, value: one[key] }))
  return [
    { name: 'assay_mail_waiting', help: 'Messages that wait to be sent', values: plain(mail.waiting) },
    { name: 'assay_jobs_waiting', help: 'Jobs that wait, by queue', values: ofJobs('waiting') },
    { name: 'assay_jobs_active', help: 'Jobs at work, by queue', values: ofJobs('active') },
    { name: 'assay_jobs_failed', help: 'Jobs that failed for good, by queue', values: ofJobs('failed') },
    {
      name: 'assay_cancellations_open',
      help: 'Subscriptions of deleted organizations that are not cancelled yet',
      values: plain(cancellations.open),
    },
    {
      name: 'assay_backup_age_seconds',
      help: 'Age of the last backup that was reported; nothing where there is none',
      values: backup ? plain(backup.age_seconds) : [],
    },
    { name: 'assay_backup_bytes', help: 'Size of the last backup', values: backup ? plain(backup.bytes) : [] },
    { name: 'assay_database_bytes', help: 'Size of the database', values: plain(bytes) },
  ]
}

/** The installation's figures as a scraper reads them: totals of now, and what the last hour did. */
export async function readMetrics(db: QueryExecutorProvider) {
  const hour = 3_600_000
  const now = new Date()
  const row = await selectFigures(db, { since: new Date(now.getTime() - hour), slices: 1, now })
  return [...scanMetrics(row), ...workerMetrics(row), ...upkeepMetrics(row)]
}
