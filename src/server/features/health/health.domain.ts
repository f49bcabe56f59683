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
/** A worker that has said nothing for so many seconds is missed. */
export const silentAfter = 10
const muchMemory = 1e9
const slowAnswer = 8_000
const day = 86_400

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`
const megabytes = (bytes: number): string =>
  bytes < 1e6 ? `${Math.round(bytes / 1e3)} kB` : `${Math.round(bytes / 1e6)} MB`
const duration = (milliseconds: number): string =>
  milliseconds < 1_000 ? `${milliseconds} ms` : `${(milliseconds / 1_000).toFixed(1)} s`
const counted = (amount: number, noun: string): string => `${amount} ${noun}${amount === 1 ? '' : 's'}`

function workersPart({ workers }: MonitoringRow): Part {
  const alive = workers.filter(({ silent_seconds: silent }) => silent < silentAfter)
  const lost = workers.find((one) => !alive.includes(one))
  const large = alive.find(({ resident_bytes: bytes }) => (bytes ?? 0) > muchMemory)
  const detail =
    alive.length === 0
      ? 'none reported within ten seconds'
      : `${counted(alive.length, 'worker')} reported within ten seconds`
  if (alive.length === 0)
    return part('Workers', false, detail, 'Start a node with ROLE=worker, or restart the product.')
  if (lost)
    return part(
      'Workers',
      false,
      `${detail}; one on ${lost.host === '' ? 'an older node' : lost.host} stopped reporting`,
      'A worker ended without taking leave: another takes its jobs. See the log of its machine.',
    )
  return part(
    'Workers',
    large === undefined,
    large ? `${detail}; one on ${large.host} holds ${gigabytes(large.resident_bytes ?? 0)}` : detail,
    'A worker holds more than a gigabyte: restart it, and tell us what it worked on.',
  )
}

/** Processes that read pages, of all workers together. */
function readersPart({ workers }: MonitoringRow): Part {
  const pools = workers.flatMap(({ readers, silent_seconds: silent }) =>
    readers && silent < silentAfter ? [readers] : [],
  )
  const sum = (of: (one: (typeof pools)[number]) => number): number => pools.reduce((all, one) => all + of(one), 0)
  const [tasks, killed] = [sum((one) => one.tasks), sum((one) => one.killed)]
  return part(
    'Readers',
    killed < 5 || killed * 10 < tasks,
    `${sum((one) => one.alive)} alive with ${megabytes(sum((one) => one.resident_bytes))}, ${counted(tasks, 'page')} read, ${killed} killed`,
    'Pages end the processes that read them: look at the scans of the last hour, and give the machine more memory where all fail.',
  )
}

function backupPart({ backup, installed_seconds: installed }: MonitoringRow, backupDays: number): Part {
  const age = backup ? backup.age_seconds : installed
  const words = (seconds: number): string => {
    if (seconds < 3_600) return 'less than an hour'
    return seconds < 2 * day ? counted(Math.floor(seconds / 3_600), 'hour') : counted(Math.floor(seconds / day), 'day')
  }
  const left = Math.max(0, Math.ceil((backupDays * day - installed) / day))
  const none =
    backupDays === 0 ? 'none reported, and not watched' : `none yet; the first is due in ${counted(left, 'day')}`
  return part(
    'Backups',
    backupDays === 0 || age <= backupDays * day,
    backup ? `${words(age)} old, ${megabytes(backup.bytes)}` : none,
    `No backup for ${counted(backupDays, 'day')}: run npm run backup -- FILE from a timer. For a database of your own see docs/operations.md; BACKUP_DAYS=0 ends this warning.`,
  )
}

function sitesPart({ slow_hosts: hosts }: MonitoringRow): Part {
  const slow = hosts.filter(({ p95_ms: late, requests }) => late > slowAnswer && requests >= 5)
  const [first] = hosts
  return part(
    'Sites',
    slow.length === 0,
    first ? `slowest 95%: ${first.host}, ${duration(first.p95_ms)}` : 'nothing was asked for in the last day',
    `${counted(slow.length, 'site')} took longer than ${slowAnswer / 1_000} s: scans of them wait. Where many are slow, look at this machine’s network and name server.`,
  )
}

function paymentPart({ cancellations: { open, failed, oldest_seconds: oldest, failure } }: MonitoringRow): Part {
  const isLate = failed > 0 || (oldest ?? 0) > fiveMinutes
  return part(
    'Payments',
    !isLate,
    open === 0
      ? 'nothing is owed to the payment provider'
      : `${counted(open, 'subscription')} of deleted organizations to cancel${failure === null ? '' : ` (${failure})`}`,
    'The payment provider has not cancelled what deleted organizations had. It is asked again every five minutes; check its status and STRIPE_SECRET_KEY, or cancel there by hand.',
  )
}

function mailPart({ mail }: MonitoringRow, hasServer: boolean): Part {
  const isLate = (mail.oldest_waiting_seconds ?? 0) > fiveMinutes
  return part(
    'Mail',
    !isLate && mail.dropped === 0,
    hasServer ? `${mail.sent} sent, ${mail.waiting} waiting` : 'no mail server: messages are kept in the mailbox',
    'Messages wait or were given up: check SMTP_HOST and the mail server’s log.',
  )
}

function machineParts({ process, disk }: ProcessFigures): Part[] {
  const share = disk.total_bytes === 0 ? 1 : disk.free_bytes / disk.total_bytes
  return [
    part(
      'Disk',
      share > 0.1,
      `${gigabytes(disk.free_bytes)} free of ${gigabytes(disk.total_bytes)}`,
      'Less than a tenth of the disk is free: make room or shorten AUDIT_MONTHS and CRAWL_LOG_MONTHS.',
    ),
    part(
      'Web process',
      process.event_loop_99_ms < slowLoop && process.requests_waiting === 0,
      `99% of turns within ${Math.round(process.event_loop_99_ms)} ms, ${megabytes(process.resident_bytes)}`,
      'The web process is busy: give it more CPU, or start another node with ROLE=web.',
    ),
  ]
}

interface Expected {
  readonly queue: boolean
  readonly mailServer: boolean
  /** 0 where others look after backups. */
  readonly backupDays: number
}

/** What works and what does not, with what to do about it. */
export function judgeParts(row: MonitoringRow, figures: ProcessFigures, ready: Expected): Part[] {
  const { scans } = row
  const failedJobs = row.jobs.reduce((sum, { failed }) => sum + failed, 0)
  return [
    part('Database', true, `answers, ${gigabytes(row.database_bytes)}, ${counted(row.connections, 'connection')}`, ''),
    part(
      'Queue',
      ready.queue,
      ready.queue ? 'installed' : 'not installed',
      'Start a worker once: it installs the queue.',
    ),
    workersPart(row),
    part(
      'Scans',
      (scans.oldest_waiting_seconds ?? 0) <= fiveMinutes,
      `${scans.running} running, ${scans.waiting} waiting`,
      'Scans wait for more than five minutes: start another node with ROLE=worker.',
    ),
    readersPart(row),
    sitesPart(row),
    mailPart(row, ready.mailServer),
    paymentPart(row),
    part(
      'Background work',
      failedJobs === 0,
      failedJobs === 0 ? 'no job failed' : `${counted(failedJobs, 'job')} failed`,
      'Read why each job failed below; retry or discard it.',
    ),
    backupPart(row, ready.backupDays),
    ...machineParts(figures),
  ]
}
