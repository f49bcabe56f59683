import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { documentId } from '../../src/engine/crawl/reading.ts'
import { Database, inTenant, scopeOfMember } from '../../src/server/access/scope.ts'
import { openDatabase, openPool } from '../../src/server/db/connect.ts'
import { refusePowerfulLogin, refuseWayOut } from '../../src/server/db/roles.ts'
import { withLogin } from '../../src/server/logins.ts'
import { makeScan, makeTenant, makeUser, makeVendor } from '../support/factories.ts'
import { openOwner } from '../support/owner.ts'

/** SQL that got into a tenant's transaction, whatever it says, reaches no other tenant's rows. */
const owner = openOwner()
const login = new Database(openPool(inject('runtimeUrl'), { max: 1 }), openPool(inject('tenantUrl'), { max: 1 }))
let mine = ''
let theirs = ''
let victim = ''

beforeAll(async () => {
  mine = (await makeTenant(owner)).id
  theirs = (await makeTenant(owner)).id
  victim = (await makeUser(owner, theirs, { role: 'admin' })).email
  await makeVendor(owner, mine, 'Mine')
  await makeScan(owner, theirs, await makeVendor(owner, theirs, 'Canary-91b2'), 'running')
})

afterAll(async () => {
  await login.destroy()
  await owner.destroy()
})

const bare = (db: unknown): Kysely<unknown> => db as Kysely<unknown>

/** Runs the injected text as it stands, several statements at once, and then reads all vendors in what it left behind. */
async function runInjected(text: string): Promise<{ refused: string | null; seen: string }> {
  let [refused, seen]: [string | null, string] = [null, '']
  await inTenant(login, scopeOfMember({ tenantId: mine }), async (trx) => {
    const filled = text.replaceAll('THEIRS', theirs).replaceAll('VICTIM', victim)
    const { rows } = await sql.raw<object>(filled).execute(trx)
    seen += JSON.stringify(rows)
    seen += JSON.stringify((await sql`select * from assay.vendors`.execute(trx)).rows)
  }).catch((error: unknown) => {
    refused = error instanceof Error ? error.message : String(error)
  })
  return { refused, seen }
}

test('what the injection tests look for is there: without an injection a tenant sees its own row', async () => {
  const { refused, seen } = await runInjected('select 1')
  expect(refused).toBeNull()
  expect(seen).toContain('Mine')
  expect(seen).not.toContain('Canary')
})

test.each([
  'set role assay_system',
  'set local role assay_system',
  "select set_config('role', 'assay_system', true)",
  "select set_config('role', 'assay_jobs', true)",
  'set role postgres',
  'set role suite_runtime',
  'set session authorization suite_runtime',
  'reset role; set role assay_system',
  'reset role; select * from assay.vendors',
  'reset role; select * from assay.rate_limits',
  'reset role; select * from pgboss.job',
  "reset role; select app.account_of('VICTIM', '')",
  "reset role; select app.open_session(gen_random_uuid(), (select id from assay.users where email = 'VICTIM'), 'x', now(), '')",
  "reset role; select app.replace_password_hash(gen_random_uuid(), 'x')",
  "select app.proof_of('THEIRS')",
  "reset role; select app.proof_of('THEIRS')",
  'select * from app.scope_key',
  "select set_config('app.tenant_id', 'THEIRS', true)",
  "set local app.tenant_id = 'THEIRS'; select * from assay.vendors",
  "select set_config('app.tenant_id', 'THEIRS', true), set_config('app.tenant_proof', encode(sha256('THEIRS'), 'hex'), true)",
  "commit; begin; set role assay_app; select set_config('app.tenant_id', 'THEIRS', true); select * from assay.vendors",
  'commit; begin; set role assay_system; select * from assay.vendors',
  'alter table assay.vendors disable row level security',
  'alter role suite_tenant bypassrls',
  'grant assay_system to suite_tenant',
  'create or replace function app.tenant_id() returns uuid language sql as $$ select null::uuid $$',
  'create temporary table vendors as select * from assay.vendors',
  'create view public.vendors as select 1',
  "copy assay.vendors to program 'cat'",
  "update assay.vendors set tenant_id = 'THEIRS'",
  "insert into assay.vendors (id, tenant_id, name) values (gen_random_uuid(), 'THEIRS', 'Foreign')",
])('%s is refused', async (text) => {
  const { refused, seen } = await runInjected(text)
  expect(refused).toMatch(/permission denied|not proven|must be (superuser|owner)|violates row-level|privilege/)
  expect(seen).not.toContain('Canary')
})

test.each([
  'reset role',
  'set row_security = off',
  "select set_config('app.tenant_id', '', true)",
  "select prosrc from pg_proc where pronamespace = 'app'::regnamespace",
  'select query from pg_stat_activity',
  "select * from pg_stats where schemaname = 'assay'",
  "set session app.tenant_id = 'THEIRS'",
  "delete from assay.vendors where name like 'Canary%'",
])('%s shows and changes nothing of another tenant', async (text) => {
  const { seen } = await runInjected(text)
  expect(seen).not.toContain('Canary')
  expect(await owner.selectFrom('vendors').where('tenant_id', '=', theirs).select('name').execute()).toEqual([
    { name: 'Canary-91b2' },
  ])
})

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

function storeCapture(page: { id: string; url: string; text: string; textSha256: string }): Promise<unknown> {
  return inTenant(login, scopeOfMember({ tenantId: mine }), (trx) =>
    sql`select app.store_capture(${page.id}, ${page.url}, 'Title', ${page.text}, ${page.textSha256}, 'b', 'en', null, null,
      1, '[]'::jsonb)`.execute(trx),
  )
}

test('a page is stored under the id that is made of its address and text, and under no other', async () => {
  for (const turn of Array.from({ length: 40 }, (_, index) => index)) {
    const [url, text] = [`https://shared.example/${turn}`, `Encrypted “at rest” ${turn} 🔒\n${crypto.randomUUID()}`]
    const id = documentId(url, sha256(text), sha256)
    const falseText = 'Nothing is encrypted.'
    const refused = { code: '23514', message: 'The id of a page does not belong to its address and text' }
    const forged = [
      { id, url, text: falseText, textSha256: sha256(text) },
      { id, url, text: falseText, textSha256: sha256(falseText) },
      { id, url: 'https://other.example/', text, textSha256: sha256(text) },
      { id: crypto.randomUUID(), url, text, textSha256: sha256(text) },
    ]
    for (const page of forged) await expect(storeCapture(page)).rejects.toMatchObject(refused)
    await storeCapture({ id, url, text, textSha256: sha256(text) })
    expect(await owner.selectFrom('captures').where('id', '=', id).select('text').execute()).toEqual([{ text }])
  }
})

test('what an injection leaves on a pooled connection does not serve the next tenant another’s rows', async () => {
  await runInjected(
    "set search_path = pg_catalog; set role assay_app; set app.tenant_id = 'THEIRS'; set app.tenant_proof = 'x'",
  )
  const rows = await inTenant(login, scopeOfMember({ tenantId: theirs }), (trx) =>
    sql<{ name: string }>`select name from assay.vendors`.execute(trx),
  )
  expect(rows.rows).toEqual([{ name: 'Canary-91b2' }])
  await runInjected('set search_path = assay')
})

test('a proof serves its own tenant alone', async () => {
  const proof = await login.proofOf(scopeOfMember({ tenantId: mine }))
  const read = login.tenants.transaction().execute(async (trx) => {
    await sql`select set_config('role', 'assay_app', true), set_config('app.tenant_id', ${theirs}, true),
      set_config('app.tenant_proof', ${proof}, true)`.execute(trx)
    return trx.selectFrom('vendors').selectAll().execute()
  })
  await expect(read).rejects.toMatchObject({ code: '42501', message: 'The tenant of this transaction is not proven' })
})

test('a node’s own login may take neither the role that sees all rows nor a tenant’s', async () => {
  for (const role of ['assay_system', 'assay_app'])
    await expect(sql.raw(`set role ${role}`).execute(login)).rejects.toMatchObject({ code: '42501' })
})

test('a node refuses a login that may take the role that sees all rows, and one for tenants that has a way out', async () => {
  await sql`create role suite_powerful login noinherit password 'suite'`.execute(owner)
  await sql`grant assay_system to suite_powerful`.execute(owner)
  const powerful = openDatabase<unknown>(withLogin(inject('ownerUrl'), { name: 'suite_powerful', password: 'suite' }), {
    max: 1,
  })
  try {
    await expect(refusePowerfulLogin(powerful)).rejects.toThrow(/may take the role that sees all rows/)
    await expect(refuseWayOut(bare(login))).rejects.toThrow(/DATABASE_URL_TENANT/)
    await expect(refuseWayOut(bare(login.tenants))).resolves.toBeUndefined()
  } finally {
    await powerful.destroy()
    await sql`drop role suite_powerful`.execute(owner)
  }
})

test.each([
  ['grant execute on function app.proof_of to assay_app', /may ask what comes before a tenant is known/],
  ['grant execute on function app.store_capture to suite_tenant', /may ask what comes before a tenant is known/],
  ['grant create on schema app to assay_app', /may make tables/],
  ['grant create on database postgres to assay_app', /may make tables/],
  ['grant temporary on database postgres to assay_app', /may make temporary tables/],
  ['grant assay_jobs to assay_app', /may take another role/],
])('a node refuses its login for tenants after %s', async (grant, reason) => {
  const trial = owner.transaction().execute(async (trx) => {
    await sql.raw(`${grant}; set local session authorization suite_tenant`).execute(trx)
    // Never committed: the other suites' nodes would refuse their login as well.
    await refuseWayOut(bare(trx))
  })
  await expect(trial).rejects.toThrow(reason)
})
