import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { makeTenant, makeVendor } from '../../../tests/support/factories.ts'
import { openOwner } from '../../../tests/support/owner.ts'
import { Database } from '../access/database.ts'
import { inSystem } from '../access/transactions.ts'
import { openPool } from '../db/connect.ts'
import type { SystemJobContext } from './define-job.ts'
import { removeExpired } from './remove-expired.ts'
import { suiteDatabase } from '../../../tests/support/suite-database.ts'

const owner = openOwner()
const db = new Database(
  openPool(suiteDatabase().runtimeUrl, { max: 1 }),
  openPool(suiteDatabase().tenantUrl, { max: 1 }),
  openPool(suiteDatabase().runtimeUrl, { max: 1, readOnly: true }),
)

const inTransaction: SystemJobContext['inTransaction'] = (work) => inSystem(db, work)

const services = { retention: { auditMonths: 24, crawlLogMonths: 24 } }

afterAll(async () => {
  await db.destroy()
  await owner.destroy()
})

async function countOf(vendorId: string): Promise<{ resources: number; counters: number } | undefined> {
  const { rows } = await sql<{ resources: number; counters: number }>`select
    (select count(*)::int from assay.vendor_resources where vendor_id = ${vendorId}) as resources,
    (select count(*)::int from assay.rate_limits where key like ${`old-${vendorId}-%`}) as counters`.execute(owner)
  return rows[0]
}

test('what nothing needs any more goes in one round, however much it is; a stop ends the round', async () => {
  const tenant = await makeTenant(owner)
  const vendorId = await makeVendor(owner, tenant.id)
  await sql`insert into assay.vendor_resources (tenant_id, vendor_id, url, text, read_at)
    select ${tenant.id}, ${vendorId}, 'https://acme.example/' || n, '', now() - interval '91 days'
    from generate_series(1, 2500) n`.execute(owner)
  await sql`insert into assay.rate_limits (key, points, expire)
    select ${`old-${vendorId}-`} || n, 1, 1 from generate_series(1, 2500) n`.execute(owner)
  await removeExpired({ inTransaction, services, signal: AbortSignal.abort() })
  expect(await countOf(vendorId)).toMatchObject({ resources: 2_500 })
  await removeExpired({ inTransaction, services, signal: new AbortController().signal })
  expect(await countOf(vendorId)).toEqual({ resources: 0, counters: 0 })
})

test('a month of logs that is older than the operator keeps goes in a round', async () => {
  await sql`select app.make_months('2018-03-01', '2018-03-31')`.execute(owner)
  const isThere = async (): Promise<unknown> =>
    (await sql<{ at: unknown }>`select to_regclass('assay_parts.audit_log_2018_03') as at`.execute(owner)).rows[0]?.at
  const { signal } = new AbortController()
  const forever = { retention: { auditMonths: 0, crawlLogMonths: 0 } }
  await removeExpired({ inTransaction, services: forever, signal })
  expect(await isThere()).not.toBeNull()
  await removeExpired({ inTransaction, services, signal })
  expect(await isThere()).toBeNull()
})
