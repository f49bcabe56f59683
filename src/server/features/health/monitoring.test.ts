import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestNode } from '../../../../tests/support/app.ts'
import { call } from '../../../../tests/support/call.ts'
import { makeScan, makeTenant, makeUser, makeVendor, signIn } from '../../../../tests/support/factories.ts'
import { makeFailedJob } from '../../../../tests/support/jobs.ts'
import { openOwner } from '../../../../tests/support/owner.ts'
import type { WebNode } from '../../compose-web.ts'
import { recordBackup } from '../../db/backup/backup.ts'
import { saveFetches } from './health.queries.ts'

const owner = openOwner()
const metricsToken = 'scrape-me-please-0123'
let node: WebNode
let closed: WebNode
let token = ''

beforeAll(async () => {
  node = await startTestNode({ METRICS_TOKEN: metricsToken })
  closed = await startTestNode()
  token = (await signIn(node.app, await makeUser(owner, null, { isSuper: true, role: 'admin' }))).access
})

afterAll(async () => {
  await node.stop()
  await closed.stop()
  await owner.destroy()
})

async function endScan(status: string, minutesAgo: number, reason: string | null): Promise<void> {
  const { id } = await makeTenant(owner)
  const scan = await makeScan(owner, id, await makeVendor(owner, id), status)
  const end = Date.now() - minutesAgo * 60_000
  await owner
    .updateTable('scans')
    .set({
      created_at: new Date(end - 40_000),
      started_at: new Date(end - 30_000),
      completed_at: new Date(end),
      error_log: reason,
    })
    .where('id', '=', scan)
    .execute()
}

const read = async (period: string) =>
  (await call(node.app, 'GET', `/super-admin/monitoring?period=${period}`, { token })).body.data
const sum = (series: { completed: number }[]): number => series.reduce((total, one) => total + one.completed, 0)

test('the operator sees what ended in the period, why scans failed and how long they waited', async () => {
  const reason = `The site refused ${crypto.randomUUID()}`
  const before = { hour: await read('hour'), day: await read('day') }
  await endScan('completed', 10, null)
  await endScan('completed', 120, null)
  for (let scans = 0; scans < 3; scans += 1) await endScan('failed', 5, reason)
  const [hour, day] = [await read('hour'), await read('day')]
  expect(hour.scans.completed - before.hour.scans.completed).toBe(1)
  expect(day.scans.completed - before.day.scans.completed).toBe(2)
  expect([hour.series.length, day.series.length]).toEqual([12, 24])
  expect(sum(day.series)).toBe(day.scans.completed)
  expect(hour.failures).toContainEqual({ reason, count: 3 })
  expect(hour.scans.wait_median_seconds).toBeGreaterThan(0)
  expect(hour.parts.map(({ name }: { name: string }) => name)).toContain('Workers')
  expect(hour.process.resident_bytes).toBeGreaterThan(1e6)
  expect(hour.disk.total_bytes).toBeGreaterThan(0)
})

test('a job that failed is listed with its reason, tried again once, and forgotten', async () => {
  const [retried, forgotten] = [await makeFailedJob(owner), await makeFailedJob(owner)]
  const failed = async (): Promise<string[]> => (await read('hour')).failed_jobs.map(({ id }: { id: string }) => id)
  const { failed_jobs: listed } = await read('hour')
  expect(listed.find(({ id }: { id: string }) => id === retried).message).toBe('The server did not take it')
  const post = () => call(node.app, 'POST', `/super-admin/jobs/${retried}/retry`, { token, body: {} })
  expect((await post()).body.data.message).toBe('The job mail is tried again.')
  expect((await post()).status).toBe(404)
  const remove = () => call(node.app, 'DELETE', `/super-admin/jobs/${forgotten}`, { token })
  expect((await remove()).status).toBe(200)
  expect((await remove()).status).toBe(404)
  expect(await failed()).not.toContain(retried)
})

test('metrics are there for who shows the configured token alone', async () => {
  const ask = (app: WebNode['app'], shown?: string) =>
    app.inject({ method: 'GET', url: '/metrics', headers: shown ? { authorization: `Bearer ${shown}` } : {} })
  expect((await ask(closed.app, metricsToken)).statusCode).toBe(404)
  expect((await ask(node.app)).statusCode).toBe(401)
  expect((await ask(node.app, `${metricsToken}x`)).statusCode).toBe(401)
  expect((await ask(node.app, token)).statusCode).toBe(401)
  const scraped = await ask(node.app, metricsToken)
  expect(scraped.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  for (const name of [
    'assay_scans_waiting ',
    'assay_workers ',
    'assay_web_nodejs_eventloop_lag_seconds ',
    'assay_scans_ended_last_hour{status="failed"} ',
  ])
    expect(scraped.body).toContain(`\n${name}`)
})

test('each worker says what it works on, and one that falls silent is missed for two minutes', async () => {
  const [busy, lost] = [crypto.randomUUID(), crypto.randomUUID()]
  const since = new Date().toISOString()
  const readers = { alive: 2, tasks: 7, killed: 1, resident_bytes: 5e7 }
  const said = {
    host: 'alder',
    process: 4711,
    started_at: since,
    resident_bytes: 9e7,
    jobs: [{ name: 'scan', since }],
    readers,
  }
  await sql`select app.heartbeat(${busy}::uuid, ${JSON.stringify(said)}::jsonb)`.execute(owner)
  await sql`select app.heartbeat(${lost}::uuid)`.execute(owner)
  await sql`update assay.worker_heartbeats set reported_at = now() - interval '30 seconds' where worker_id = ${lost}::uuid`.execute(
    owner,
  )
  const { workers, parts } = await read('hour')
  expect(workers.find(({ id }: { id: string }) => id === busy)).toEqual({
    ...said,
    id: busy,
    reported_at: expect.any(String),
    silent_seconds: expect.any(Number),
  })
  expect(workers.find(({ id }: { id: string }) => id === lost).silent_seconds).toBeGreaterThan(29)
  expect(parts.find(({ name }: { name: string }) => name === 'Workers')).toMatchObject({ ok: false })
  await sql`select app.end_worker(${lost}::uuid)`.execute(owner)
  const later = await read('hour')
  expect(later.workers.map(({ id }: { id: string }) => id)).not.toContain(lost)
  expect(later.parts.find(({ name }: { name: string }) => name === 'Workers')).toMatchObject({ ok: true })
})

test('hosts that answer slowly are listed with the median and the slowest twentieth of the last day', async () => {
  const host = `${crypto.randomUUID()}.example`
  const fetched = [...Array.from({ length: 18 }, () => 100), 9_000, 60_000].map((milliseconds) => ({
    host,
    milliseconds,
  }))
  await saveFetches(owner, fetched.slice(0, 10))
  await saveFetches(owner, fetched.slice(10))
  const { slow_hosts: hosts, parts } = await read('hour')
  const found = hosts.find((one: { host: string }) => one.host === host)
  expect(found.requests).toBe(20)
  // Each within a fifth above what was measured.
  expect(found.median_ms).toBeGreaterThanOrEqual(100)
  expect(found.median_ms).toBeLessThanOrEqual(120)
  expect(found.p95_ms).toBeGreaterThanOrEqual(9_000)
  expect(found.p95_ms).toBeLessThanOrEqual(10_800)
  expect(parts.find(({ name }: { name: string }) => name === 'Sites')).toMatchObject({ ok: false })
  await sql`update assay.fetch_timings set hour = hour - interval '27 hours' where host = ${host}`.execute(owner)
  expect((await read('hour')).slow_hosts.map((one: { host: string }) => one.host)).not.toContain(host)
})

test('a reported backup is shown with its size and age', async () => {
  await recordBackup(owner as unknown as Kysely<unknown>, {
    at: new Date(Date.now() - 3_600_000),
    bytes: 123_456,
    rows: 789,
  })
  const { backup, parts } = await read('hour')
  expect(backup).toMatchObject({ bytes: 123_456, rows: 789 })
  expect(backup.age_seconds).toBeGreaterThanOrEqual(3_600)
  expect(parts.find(({ name }: { name: string }) => name === 'Backups')).toMatchObject({
    ok: true,
    detail: '1 hour old, 123 kB',
  })
})

test('the metrics carry each worker, its readers, slow hosts and the last backup', async () => {
  const worker = crypto.randomUUID()
  const host = `${crypto.randomUUID()}.example`
  const readers = { alive: 1, tasks: 3, killed: 0, resident_bytes: 4e7 }
  await sql`select app.heartbeat(${worker}::uuid, ${JSON.stringify({ host: 'birch', resident_bytes: 8e7, readers })}::jsonb)`.execute(
    owner,
  )
  await saveFetches(
    owner,
    Array.from({ length: 5 }, () => ({ host, milliseconds: 200_000 })),
  )
  await recordBackup(owner as unknown as Kysely<unknown>, { at: new Date(), bytes: 5, rows: 1 })
  const { body } = await node.app.inject({
    method: 'GET',
    url: '/metrics',
    headers: { authorization: `Bearer ${metricsToken}` },
  })
  expect(body).toContain(`\nassay_worker_resident_bytes{worker="${worker}",host="birch"} 80000000`)
  expect(body).toContain(`\nassay_readers_tasks{worker="${worker}",host="birch"} 3`)
  expect(body).toContain(`\nassay_slow_host_fetch_seconds{host="${host}",quantile="0.95"} `)
  expect(body).toContain('\nassay_backup_bytes 5')
  expect(body).toContain('\nassay_cancellations_open ')
})
