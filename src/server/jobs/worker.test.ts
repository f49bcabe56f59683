import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeScan, makeTenant, makeVendor } from '../../../tests/support/factories.ts'
import { until } from '../../../tests/support/product.ts'
import type { Node } from '../environment.ts'
import { startWorkerNode } from '../compose-worker.ts'
import { openDatabase } from '../db/connect.ts'
import type { DB } from '../db/schema.ts'
import { prepareDatabase, type ReadyDatabase } from '../prepare-database.ts'
import { readSettings } from '../settings.ts'
import { allJobs } from './job-list.ts'

/** A worker on a database of its own: on the suites' it would take their scans. */
const folder = mkdtempSync(join(tmpdir(), 'assay-worker-'))
let database: ReadyDatabase
let owner: Kysely<DB>
let worker: Node

beforeAll(async () => {
  chmodSync(folder, 0o711)
  const settings = readSettings({ ROLE: 'all', DATA_DIR: folder, LOG_LEVEL: 'silent' })
  database = await prepareDatabase(settings)
  owner = openDatabase<DB>(database.ownerUrl ?? '', { max: 1, longRunning: true })
  await sql`insert into assay.rate_limits (key, points, expire) values ('old', 1, 1)`.execute(owner)
  worker = await startWorkerNode(settings, database.url)
}, 60_000)

afterAll(async () => {
  await worker.stop()
  await owner.destroy()
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
})

interface StoredJob {
  readonly state: string
  readonly output: unknown
}

async function selectJob(name: string): Promise<StoredJob | undefined> {
  const { rows } = await sql<StoredJob>`select state, output from pgboss.job where name = ${name}`.execute(owner)
  return rows[0]
}

test('every kind of job has its queue', async () => {
  const { rows } = await sql<{ name: string }>`select name from pgboss.queue`.execute(owner)
  expect(rows.map((row) => row.name)).toEqual(expect.arrayContaining(allJobs.map((job) => job.name)))
})

test('a worker that starts removes what has expired', async () => {
  await until(async () => (await selectJob('cleanup'))?.state === 'completed', 15_000, 'the cleanup')
  expect(await owner.selectFrom('rate_limits').selectAll().execute()).toEqual([])
})

test('a job that is no organization’s touches no scan, whatever its payload names', async () => {
  const tenant = await makeTenant(owner)
  const vendorId = await makeVendor(owner, tenant.id)
  const scanId = await makeScan(owner, tenant.id, vendorId, 'pending')
  const data = JSON.stringify({ scan_id: scanId, vendor_id: vendorId })
  await sql`insert into pgboss.job (name, data, retry_limit, policy) values ('scan', ${data}::jsonb, 0, 'exclusive')`.execute(
    owner,
  )
  const ended = await until(
    async () => {
      const job = await selectJob('scan')
      return job?.state === 'failed' && job
    },
    15_000,
    'the end of the job',
  )
  expect(JSON.stringify(ended.output)).toContain('is no organization’s')
  const scan = await owner.selectFrom('scans').where('id', '=', scanId).select(['status', 'attempt']).executeTakeFirst()
  expect(scan).toEqual({ status: 'pending', attempt: 0 })
})
