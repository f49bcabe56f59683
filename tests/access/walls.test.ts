import { sql, type Kysely } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { Database } from '../../src/server/access/database.ts'
import { readInSystem } from '../../src/server/access/transactions.ts'
import { openPool } from '../../src/server/db/connect.ts'
import { refusePowerfulLogin } from '../../src/server/db/roles.ts'
import { openOwner } from '../support/owner.ts'
import { openTenants } from '../support/scopes.ts'
import { makeDocument, makeScan, makeTenant, makeVendor } from '../support/factories.ts'
import { suiteDatabase } from '../support/suite-database.ts'

/** The database's own wall: what holds when the application forgets a WHERE. */
const owner = openOwner()
const runtime = new Database(
  openPool(suiteDatabase().runtimeUrl, { max: 2 }),
  openPool(suiteDatabase().tenantUrl, { max: 8 }),
  openPool(suiteDatabase().runtimeUrl, { max: 1, readOnly: true }),
)
const inTenant = openTenants(owner, runtime)

afterAll(async () => {
  await runtime.destroy()
  await owner.destroy()
})

const bare = (db: unknown): Kysely<unknown> => db as Kysely<unknown>

test('neither login sees anything before it takes a role', async () => {
  for (const login of [runtime, runtime.tenants])
    await expect(sql`select * from assay.vendors`.execute(login)).rejects.toThrow(/permission denied/)
})

test('a connection for reading writes nothing, even through a function that may', async () => {
  const write = readInSystem(runtime, (trx) =>
    sql`select app.close_sessions(${crypto.randomUUID()}::uuid, null, 'read')`.execute(trx),
  )
  await expect(write).rejects.toMatchObject({ code: '25006' })
  const { rows } = await readInSystem(runtime, (trx) =>
    sql`select * from app.tenant_admins(${crypto.randomUUID()}::uuid)`.execute(trx),
  )
  expect(rows).toEqual([])
})

test('without a tenant a transaction sees no rows', async () => {
  const tenant = await makeTenant(owner)
  await makeVendor(owner, tenant.id)
  const rows = await runtime.tenants.transaction().execute(async (trx) => {
    await sql`select set_config('role', 'assay_app', true)`.execute(trx)
    return trx.selectFrom('vendors').selectAll().execute()
  })
  expect(rows).toEqual([])
})

test('a row of another tenant cannot be written', async () => {
  const [mine, theirs] = [await makeTenant(owner), await makeTenant(owner)]
  const insert = inTenant(mine.id)((trx) =>
    trx.insertInto('vendors').values({ id: crypto.randomUUID(), tenant_id: theirs.id, name: 'Foreign' }).execute(),
  )
  await expect(insert).rejects.toMatchObject({ code: '42501' })
})

test('four hundred interleaved transactions on one pool never see a foreign row', async () => {
  const tenants = await Promise.all(Array.from({ length: 8 }, () => makeTenant(owner)))
  await Promise.all(tenants.map((tenant) => makeVendor(owner, tenant.id, tenant.slug)))
  const seen = await Promise.all(
    Array.from({ length: 400 }, (_, index) => {
      const tenant = tenants[index % tenants.length]
      if (!tenant) throw new Error('no tenant')
      return inTenant(tenant.id)(async (trx) => {
        const rows = await trx.selectFrom('vendors').select(['tenant_id']).execute()
        return rows.length === 1 && rows[0]?.tenant_id === tenant.id
      })
    }),
  )
  expect(seen.every(Boolean)).toBe(true)
})

test('a page is readable only through a scan of one’s own', async () => {
  const [mine, theirs] = [await makeTenant(owner), await makeTenant(owner)]
  const scan = await makeScan(owner, theirs.id, await makeVendor(owner, theirs.id))
  const document = await makeDocument(owner, theirs.id, scan)
  const read = (tenantId: string) =>
    inTenant(tenantId)((trx) => trx.selectFrom('captures').where('id', '=', document).select('id').execute())
  expect(await read(mine.id)).toEqual([])
  expect(await read(theirs.id)).toHaveLength(1)
})

test('every table with a tenant has forced row-level security, a policy and an index that starts with it', async () => {
  const { rows } = await sql<{ name: string; forced: boolean; policies: number; indexed: boolean }>`
    select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
      (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies,
      exists (select 1 from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
        where i.indrelid = c.oid and a.attname = 'tenant_id') as indexed
    from pg_class c join pg_attribute t on t.attrelid = c.oid and t.attname = 'tenant_id'
    where c.relnamespace = 'assay'::regnamespace and c.relkind in ('r', 'p')`.execute(owner)
  expect(rows.length).toBeGreaterThan(8)
  expect(rows.filter((row) => !row.forced || row.policies === 0 || !row.indexed)).toEqual([])
})

test('the product refuses to run as the owner of its tables', async () => {
  await expect(refusePowerfulLogin(bare(owner))).rejects.toThrow(/superuser/)
  await expect(refusePowerfulLogin(bare(runtime))).resolves.toBeUndefined()
})

async function storeFinding(
  value: string,
  quote: string | null,
  firstCharacter: number,
): Promise<{ tenant_id: string }> {
  const tenant = await makeTenant(owner)
  const scan = await makeScan(owner, tenant.id, await makeVendor(owner, tenant.id))
  const document = await makeDocument(owner, tenant.id, scan, '🔒 Data is encrypted at rest.')
  const ids = { tenant_id: tenant.id, scan_id: scan, fact: 'enc.rest' }
  await inTenant(tenant.id)(async (trx) => {
    const certainty = value === 'not-stated' ? null : 'stated'
    await trx
      .insertInto('findings')
      .values({ ...ids, value, certainty, tier: 'local', plans: '[]', params: '{}', agent: 'test' })
      .execute()
    if (quote === null) return
    const span = { start_offset: 3, end_offset: 3 + quote.length, first_character: firstCharacter }
    await trx
      .insertInto('finding_quotes')
      .values({ ...ids, position: 0, capture_id: document, quote, ...span })
      .execute()
  })
  return ids
}

test('the database takes a finding whose quote stands in the stored page', async () => {
  await expect(storeFinding('yes', 'Data is encrypted at rest.', 2)).resolves.toBeTruthy()
})

test.each([
  ['a changed word', 'yes', 'Data is encrypted in rest.', 2],
  ['a shifted place', 'yes', 'Data is encrypted at rest.', 3],
  ['no quote', 'yes', null, 0],
  ['a quote for what is not stated', 'not-stated', 'Data is encrypted at rest.', 2],
])('the database refuses a finding with %s', async (_words, value, quote, first) => {
  await expect(storeFinding(value, quote, first)).rejects.toMatchObject({ code: '23514' })
})

test('a quote cannot be taken from under a stored finding, neither by the application nor by its owner', async () => {
  const { tenant_id: tenantId } = await storeFinding('yes', 'Data is encrypted at rest.', 2)
  const asApp = inTenant(tenantId)((trx) =>
    trx.deleteFrom('finding_quotes').where('tenant_id', '=', tenantId).execute(),
  )
  await expect(asApp).rejects.toMatchObject({ code: '42501' })
  const asOwner = owner.deleteFrom('finding_quotes').where('tenant_id', '=', tenantId).execute()
  await expect(asOwner).rejects.toMatchObject({ code: '23514' })
  const withAll = owner.deleteFrom('vendors').where('tenant_id', '=', tenantId).executeTakeFirst()
  await expect(withAll).resolves.toMatchObject({ numDeletedRows: 1n })
})

test('a stored page and an audit row are never changed, by the owner of the tables neither', async () => {
  const tenant = await makeTenant(owner)
  const scan = await makeScan(owner, tenant.id, await makeVendor(owner, tenant.id))
  const document = await makeDocument(owner, tenant.id, scan)
  const refused = { code: '42501' }
  await expect(
    owner.updateTable('captures').set({ text: 'Other' }).where('id', '=', document).execute(),
  ).rejects.toMatchObject(refused)
  const id = crypto.randomUUID()
  const row = { id, tenant_id: tenant.id, action: 'vendor_deleted', resource_type: 'vendor' }
  await owner.insertInto('audit_log').values(row).execute()
  await expect(
    owner.updateTable('audit_log').set({ action: 'vendor_created' }).where('id', '=', id).execute(),
  ).rejects.toMatchObject(refused)
  await expect(owner.deleteFrom('audit_log').where('id', '=', id).execute()).rejects.toMatchObject(refused)
  const kept = await owner.selectFrom('audit_log').where('id', '=', id).select('action').execute()
  expect(kept).toEqual([{ action: 'vendor_deleted' }])
})
