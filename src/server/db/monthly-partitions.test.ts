import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { makeScan, makeTenant, makeVendor } from '../../../tests/support/factories.ts'
import { openOwner } from '../../../tests/support/owner.ts'
import { openDatabase } from './connect.ts'
import { newId } from './ids.ts'
import { suiteDatabase } from '../../../tests/support/suite-database.ts'

const owner = openOwner()

afterAll(() => owner.destroy())

const months = async (parent: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select c.relname as name from pg_inherits i
    join pg_class c on c.oid = i.inhrelid where i.inhparent = ${`assay.${parent}`}::regclass order by 1`.execute(owner)
  return rows.map(({ name }) => name)
}
const monthOf = (at: Date): string => at.toISOString().slice(0, 7).replace('-', '_')

/** An identifier as one made at this moment begins. */
const idOf = (at: Date): string =>
  `${at
    .getTime()
    .toString(16)
    .padStart(12, '0')
    .replace(/^(.{8})/, '$1-')}-7000-8000-${newId().slice(-12)}`

test('three months to come are always there, in the log of crawls and in the audit log', async () => {
  const now = new Date()
  for (const ahead of [0, 1, 2, 3]) {
    const month = monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)))
    expect(await months('audit_log')).toContain(`audit_log_${month}`)
    expect(await months('scan_ledger')).toContain(`scan_ledger_${month}`)
  }
})

test('a month that is too old goes with its rows, and what is younger stays; nothing goes where nothing is to', async () => {
  const old = new Date(Date.UTC(2019, 4, 14))
  await sql`select app.make_months('2019-05-01', '2019-05-31')`.execute(owner)
  const tenantId = (await makeTenant(owner)).id
  const vendorId = await makeVendor(owner, tenantId)
  const [scan, oldScan] = [await makeScan(owner, tenantId, vendorId), idOf(old)]
  await owner
    .insertInto('scans')
    .values({ id: oldScan, tenant_id: tenantId, vendor_id: vendorId, status: 'completed', as_of: '2019-05-14' })
    .execute()
  const entry = { tenant_id: tenantId, position: 0, url: 'https://a.example/', outcome: 'fetched', purpose: 'page' }
  for (const id of [scan, oldScan])
    await owner
      .insertInto('scan_ledger')
      .values({ ...entry, scan_id: id, reason: '', bytes: 1, at: new Date() })
      .execute()
  for (const at of [new Date(), old])
    await owner
      .insertInto('audit_log')
      .values({ id: newId(), tenant_id: tenantId, action: 'login_success', resource_type: 'session', at })
      .execute()
  const count = async (): Promise<number[]> => {
    const of = (table: 'scan_ledger' | 'audit_log') =>
      owner.selectFrom(table).where('tenant_id', '=', tenantId).select('tenant_id').execute()
    return [(await of('scan_ledger')).length, (await of('audit_log')).length]
  }
  expect(await count()).toEqual([2, 2])
  const runtime = openDatabase<unknown>(suiteDatabase().runtimeUrl, { max: 1 })
  const keep = (audit: number, ledger: number) => sql`select app.keep_months(${audit}, ${ledger})`.execute(runtime)
  await keep(0, 0)
  expect(await count()).toEqual([2, 2])
  await keep(0, 24)
  expect(await count()).toEqual([1, 2])
  await keep(24, 24)
  expect(await count()).toEqual([1, 1])
  await expect(keep(3, 24)).rejects.toThrow(/six months at least/)
  await runtime.destroy()
})

test('the login of tenants may not decide how long logs are kept', async () => {
  const tenants = openDatabase<unknown>(suiteDatabase().tenantUrl, { max: 1 })
  await expect(sql`select app.keep_months(6, 6)`.execute(tenants)).rejects.toThrow(/permission denied/)
  await tenants.destroy()
})

test('the log of one scan is read from the table of its month alone', async () => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select * from scan_ledger
    where tenant_id = ${newId()} and scan_id = ${newId()} order by position`.execute(owner)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain(`scan_ledger_${monthOf(new Date())}`)
  expect(plan.match(/scan_ledger_\d{4}_\d{2}(?!_pkey)/g)?.length).toBe(1)
})
