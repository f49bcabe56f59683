import { expect, test } from 'vitest'
import { judgeParts, type ProcessFigures } from './health.domain.ts'
import type { MonitoringRow } from './monitoring.queries.ts'

const worker: MonitoringRow['workers'][number] = {
  id: 'W',
  host: 'alder',
  process: 12,
  started_at: '2026-01-02T03:04:05Z',
  reported_at: '2026-01-02T03:04:05Z',
  silent_seconds: 1.5,
  resident_bytes: 1.2e8,
  jobs: [],
  readers: { alive: 1, tasks: 30, killed: 1, resident_bytes: 9e7 },
}
const row: MonitoringRow = {
  scans: {
    running: 1,
    waiting: 0,
    oldest_waiting_seconds: null,
    completed: 3,
    failed: 0,
    cancelled: 0,
    wait_median_seconds: 1,
    wait_95_seconds: 2,
    work_median_seconds: 30,
  },
  failures: [],
  outcomes: [],
  hosts: [],
  series: [],
  mail: { waiting: 0, oldest_waiting_seconds: null, sent: 2, kept: 0, dropped: 0 },
  workers: [worker],
  slow_hosts: [{ host: 'vendor.example', requests: 20, median_ms: 200, p95_ms: 900 }],
  backup: { at: '2026-01-02T03:04:05Z', bytes: 2e8, rows: 5_000, age_seconds: 3_600 },
  installed_seconds: 1e6,
  jobs: [],
  failed_jobs: [],
  database_bytes: 1e9,
  connections: 5,
  cancellations: { open: 0, failed: 0, oldest_seconds: null, failure: null },
}
const figures: ProcessFigures = {
  process: {
    event_loop_99_ms: 12,
    resident_bytes: 2e8,
    heap_bytes: 1e8,
    uptime_seconds: 60,
    connections_open: 2,
    connections_idle: 2,
    requests_waiting: 0,
  },
  disk: { free_bytes: 5e10, total_bytes: 1e11 },
}
const ready = { queue: true, mailServer: true, backupDays: 7 }
const troubled = (change: Partial<MonitoringRow>, more: Partial<ProcessFigures> = {}) =>
  judgeParts({ ...row, ...change }, { ...figures, ...more }, ready).filter(({ ok }) => !ok)

test('an installation that works has nothing to advise', () => {
  const parts = judgeParts(row, figures, ready)
  expect(parts.every(({ ok, advice }) => ok && advice === null)).toBe(true)
})

test.each([
  ['Workers', { workers: [] }],
  ['Workers', { workers: [worker, { ...worker, id: 'V', silent_seconds: 11 }] }],
  ['Workers', { workers: [{ ...worker, resident_bytes: 1.1e9 }] }],
  ['Readers', { workers: [{ ...worker, readers: { alive: 1, tasks: 40, killed: 5, resident_bytes: 9e7 } }] }],
  ['Sites', { slow_hosts: [{ host: 'slow.example', requests: 5, median_ms: 900, p95_ms: 8_001 }] }],
  ['Payments', { cancellations: { open: 1, failed: 1, oldest_seconds: 4, failure: 'Firm: it does not answer' } }],
  ['Payments', { cancellations: { open: 1, failed: 0, oldest_seconds: 301, failure: null } }],
  ['Backups', { backup: { at: '2026-01-02T03:04:05Z', bytes: 1, rows: 1, age_seconds: 7 * 86_400 + 1 } }],
  ['Backups', { backup: null, installed_seconds: 7 * 86_400 + 1 }],
  ['Scans', { scans: { ...row.scans, waiting: 4, oldest_waiting_seconds: 301 } }],
  ['Mail', { mail: { ...row.mail, waiting: 1, oldest_waiting_seconds: 301 } }],
  ['Mail', { mail: { ...row.mail, dropped: 1 } }],
  ['Background work', { jobs: [{ name: 'mail', waiting: 0, active: 0, failed: 2 }] }],
])('%s in trouble is told with what to do', (name, change) => {
  const found = troubled(change)
  expect(found.map((one) => one.name)).toEqual([name])
  expect(found[0]?.advice).not.toBe('')
})

test('a disk that is nine tenths full and a web process that lags are told', () => {
  expect(troubled({}, { disk: { free_bytes: 9e9, total_bytes: 1e11 } }).map(({ name }) => name)).toEqual(['Disk'])
  const process = { ...figures.process, event_loop_99_ms: 250 }
  expect(troubled({}, { process }).map(({ name }) => name)).toEqual(['Web process'])
})

test('backups that others look after, and those of a new installation, are not missed', () => {
  const parts = judgeParts({ ...row, backup: null }, figures, { ...ready, backupDays: 0 })
  expect(parts.every(({ ok }) => ok)).toBe(true)
  expect(troubled({ backup: null, installed_seconds: 86_400 })).toEqual([])
  const young = judgeParts({ ...row, backup: null, installed_seconds: 86_400 }, figures, ready)
  expect(young.find(({ name }) => name === 'Backups')?.detail).toBe('none yet; the first is due in 6 days')
})
