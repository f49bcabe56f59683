import type { Monitoring } from '../../../contract/health.monitoring.ts'
import type { MonitoringRow } from './monitoring.queries.ts'

type Part = Monitoring['parts'][number]

/** What a process says of itself and of the disk below its data. */
export interface ProcessFigures {
  readonly process: Monitoring['process']
  readonly disk: Monitoring['disk']
}

const part = (name: string, ok: boolean, detail: string, advice: string): Part => ({
  name,
  ok,
  detail,
  advice: ok ? null : advice,
})

const fiveMinutes = 300
const slowLoop = 200
const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`
const counted = (amount: number, noun: string): string => `${amount} ${noun}${amount === 1 ? '' : 's'}`

/** What works and what does not, with what to do about it. */
export function judgeParts(
  row: MonitoringRow,
  { process, disk }: ProcessFigures,
  ready: { readonly queue: boolean; readonly mailServer: boolean },
): Part[] {
  const { workers, scans, mail } = row
  const waitsLong = (scans.oldest_waiting_seconds ?? 0) > fiveMinutes
  const mailLate = (mail.oldest_waiting_seconds ?? 0) > fiveMinutes
  const failedJobs = row.jobs.reduce((sum, { failed }) => sum + failed, 0)
  const share = disk.total_bytes === 0 ? 1 : disk.free_bytes / disk.total_bytes
  return [
    part('Database', true, `answers, ${gigabytes(row.database_bytes)}, ${counted(row.connections, 'connection')}`, ''),
    part(
      'Queue',
      ready.queue,
      ready.queue ? 'installed' : 'not installed',
      'Start a worker once: it installs the queue.',
    ),
    part(
      'Workers',
      workers > 0,
      workers > 0 ? `${counted(workers, 'worker')} reported within ten seconds` : 'none reported within ten seconds',
      'Start a node with ROLE=worker, or restart the product.',
    ),
    part(
      'Scans',
      !waitsLong,
      `${scans.running} running, ${scans.waiting} waiting`,
      'Scans wait for more than five minutes: start another node with ROLE=worker.',
    ),
    part(
      'Mail',
      !mailLate && mail.dropped === 0,
      ready.mailServer
        ? `${mail.sent} sent, ${mail.waiting} waiting`
        : 'no mail server: messages are kept in the mailbox',
      'Messages wait or were given up: check SMTP_HOST and the mail server’s log.',
    ),
    part(
      'Background work',
      failedJobs === 0,
      failedJobs === 0 ? 'no job failed' : `${counted(failedJobs, 'job')} failed`,
      'Read why each job failed below; retry or discard it.',
    ),
    part(
      'Disk',
      share > 0.1,
      `${gigabytes(disk.free_bytes)} free of ${gigabytes(disk.total_bytes)}`,
      'Less than a tenth of the disk is free: make room or shorten AUDIT_MONTHS and CRAWL_LOG_MONTHS.',
    ),
    part(
      'Web process',
      process.event_loop_99_ms < slowLoop && process.requests_waiting === 0,
      `99% of turns within ${Math.round(process.event_loop_99_ms)} ms, ${Math.round(process.resident_bytes / 1e6)} MB`,
      'The web process is busy: give it more CPU, or start another node with ROLE=web.',
    ),
  ]
}
