import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestNode } from '../../../../tests/support/app.ts'
import { call } from '../../../../tests/support/call.ts'
import { makeScan, makeTenant, makeUser, makeVendor, signIn } from '../../../../tests/support/factories.ts'
import { makeFailedJob } from '../../../../tests/support/jobs.ts'
import { openOwner } from '../../../../tests/support/owner.ts'
import type { WebNode } from '../../compose-web.ts'

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
