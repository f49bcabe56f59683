import { expect, test } from 'vitest'
import { judgeParts, type ProcessFigures } from './health.domain.ts'
import type { MonitoringRow } from './monitoring.queries.ts'

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
  workers: 1,
  jobs: [],
  failed_jobs: [],
  database_bytes: 1e9,
  connections: 5,
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
const ready = { queue: true, mailServer: true }
const troubled = (change: Partial<MonitoringRow>, more: Partial<ProcessFigures> = {}) =>
  judgeParts({ ...row, ...change }, { ...figures, ...more }, ready).filter(({ ok }) => !ok)

test('an installation that works has nothing to advise', () => {
  const parts = judgeParts(row, figures, ready)
  expect(parts.every(({ ok, advice }) => ok && advice === null)).toBe(true)
})

test.each([
  ['Workers', { workers: 0 }],
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
