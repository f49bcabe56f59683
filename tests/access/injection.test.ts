import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentId } from '../../src/engine/crawl/reading.ts'
import { Database } from '../../src/server/access/database.ts'
import { scopeOfJob } from '../../src/server/access/scope.ts'
import { openDatabase, openPool } from '../../src/server/db/connect.ts'
import { refusePowerfulLogin, refuseWayOut } from '../../src/server/db/roles.ts'
import { withLogin } from '../../src/server/logins.ts'
import { makeDocument, makeScan, makeTenant, makeUser, makeVendor } from '../support/factories.ts'
import { openOwner } from '../support/owner.ts'
import { openTenants } from '../support/scopes.ts'
import { suiteDatabase } from '../support/suite-database.ts'

/** SQL that got into a tenant's transaction, whatever it says, reaches no other tenant's rows. */
const owner = openOwner()
const databaseName = new URL(suiteDatabase().ownerUrl).pathname.slice(1)
const login = new Database(
  openPool(suiteDatabase().runtimeUrl, { max: 1 }),
  openPool(suiteDatabase().tenantUrl, { max: 1 }),
  openPool(suiteDatabase().runtimeUrl, { max: 1, readOnly: true }),
)
const inTenant = openTenants(owner, login)
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
  await inTenant(mine)(async (trx) => {
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
  "select app.tenant_of_job('scan', gen_random_uuid())",
  "insert into pgboss.job (name, data) values ('scan', '{}')",
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

interface Page {
  readonly scan: string
  readonly url: string
  readonly text: string
  readonly title: string
}

/** Stores a page as the crawl of the scan does, and answers the id under which it is kept. */
async function saveDocument(tenantId: string, { scan, url, text, title }: Page): Promise<string> {
  const { rows } = await inTenant(tenantId)((trx) =>
    sql<{ id: string }>`select app.save_document(${scan}::uuid, 0, (random() * 1e6)::int, 'security', 200, '[]'::jsonb,
      now(), ${url}, ${title}, ${text}, 'en', null, null, 'b', 1, ${JSON.stringify([{ url: title }])}::jsonb) as id`.execute(
      trx,
    ),
  )
  return rows[0]?.id ?? ''
}

test('a page is kept under the id that the crawl makes of its address and text', async () => {
  const scan = await makeScan(owner, mine, await makeVendor(owner, mine), 'running')
  for (const turn of Array.from({ length: 40 }, (_, index) => index)) {
    const [url, text] = [`https://shared.example/${turn}`, `Encrypted “at rest” ${turn} 🔒\n${crypto.randomUUID()}`]
    const id = await saveDocument(mine, { scan, url, text, title: 'Title' })
    expect(id).toBe(documentId(url, sha256(text), sha256))
    expect(await owner.selectFrom('captures').where('id', '=', id).select('text').execute()).toEqual([{ text }])
  }
})

test('a page is saved for a running scan of one’s own and for no other', async () => {
  const page = { url: 'https://shared.example/', text: 'Ours', title: 'Title' }
  const foreign = await makeScan(owner, theirs, await makeVendor(owner, theirs, 'Busy'), 'running')
  const over = await makeScan(owner, mine, await makeVendor(owner, mine), 'completed')
  for (const scan of [foreign, over, crypto.randomUUID()])
    await expect(saveDocument(mine, { scan, ...page })).rejects.toMatchObject({ code: '42501' })
  await owner.deleteFrom('vendors').where('name', '=', 'Busy').execute()
})

test('what one organization says of a page besides its text is not what another reads', async () => {
  const page = { url: `https://shared.example/${crypto.randomUUID()}`, text: 'Encrypted at rest.' }
  const vendorId = await makeVendor(owner, theirs, 'Reader')
  const ours = await makeScan(owner, mine, await makeVendor(owner, mine), 'running')
  const others = await makeScan(owner, theirs, vendorId, 'running')
  const planted = await saveDocument(mine, { ...page, scan: ours, title: 'https://evil.example/' })
  const read = await saveDocument(theirs, { ...page, scan: others, title: 'Security' })
  expect(read).toBe(planted)
  const { rows } = await inTenant(theirs)((trx) =>
    sql<{ text: string }>`select (d.*, c.*)::text as text from scan_documents d join captures c on c.id = d.capture_id
      where c.id = ${read}`.execute(trx),
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.text).toContain('Security')
  expect(rows[0]?.text).not.toContain('evil')
  await owner.deleteFrom('vendors').where('id', '=', vendorId).execute()
})

test.each([
  "insert into scan_documents select 'MINE', 'SCAN', 'PAGE', 1, 'security', '[]', 200, now(), '', null, null, null, '', 1, '[]'",
  "update scan_documents set capture_id = 'PAGE'",
  'delete from scan_documents',
  "insert into captures (id, url, text, text_sha256) values ('PAGE', 'https://a.example/', 'x', 'x') on conflict (id) do update set url = excluded.url returning text",
  "insert into finding_quotes select 'MINE', 'SCAN', 'enc.rest', 0, 'PAGE', 0, 6, 0, 'Canary'",
  "insert into finding_quotes select 'MINE', 'SCAN', 'enc.rest', 0, 'PAGE', 0, 6, 0, 'Wrong guess'",
  "insert into finding_quotes select 'THEIRS', 'HELD', 'enc.rest', 0, 'PAGE', 0, 6, 0, 'Canary'",
  "select app.save_document('SCAN', 99, 1, 'security', 200, '[]', now(), 'u', 't', 'x', null, null, null, 'b', 1, '[]')",
])('another’s page cannot be linked and read: %s is refused', async (text) => {
  const theirVendor = await makeVendor(owner, theirs, 'Holder')
  const held = await makeScan(owner, theirs, theirVendor, 'running')
  const page = await makeDocument(owner, theirs, held, 'Canary-91b2')
  const scan = await makeScan(owner, mine, await makeVendor(owner, mine), 'running')
  const filled = text
    .replaceAll('MINE', mine)
    .replaceAll('SCAN', scan)
    .replaceAll('PAGE', page)
    .replaceAll('HELD', held)
  const { refused, seen } = await runInjected(filled)
  expect(refused).toMatch(
    text.includes('finding_quotes') ? /is not in the stored document/ : /permission denied|No running scan/,
  )
  expect(seen).not.toContain('Canary')
  const after = await runInjected(`select text from captures where id = '${page}'`)
  expect(after).toMatchObject({ refused: null })
  expect(after.seen).not.toContain('Canary')
  await owner.deleteFrom('vendors').where('id', '=', theirVendor).execute()
})

test('a job that injected SQL puts on a queue is its own organization’s, whatever its payload says', async () => {
  const key = crypto.randomUUID()
  const payloads = [`{"tenant_id": "${theirs}"}`, `[{"tenant_id": "${theirs}"}]`, `"${theirs}"`]
  for (const [index, payload] of payloads.entries()) {
    await runInjected(`select app.enqueue('scan', '${payload}'::jsonb, '${key}-${index}')`)
    const { rows } = await sql<{ id: string; owner: string }>`update pgboss.job set state = 'active', started_on = now()
      where name = 'scan' and singleton_key = ${`${mine} ${key}-${index}`} returning id, group_id as owner`.execute(
      owner,
    )
    expect(rows.map((row) => row.owner)).toEqual([mine])
    const scope = await scopeOfJob(login, { queue: 'scan', id: rows[0]?.id ?? '' })
    expect(scope?.tenantId).toBe(index === 0 ? mine : undefined)
    await sql`delete from pgboss.job where id = ${rows[0]?.id}`.execute(owner)
  }
})

test('what an injection leaves on a pooled connection does not serve the next tenant another’s rows', async () => {
  await runInjected(
    "set search_path = pg_catalog; set role assay_app; set app.tenant_id = 'THEIRS'; set app.tenant_proof = 'x'",
  )
  const rows = await inTenant(theirs)((trx) => sql<{ name: string }>`select name from assay.vendors`.execute(trx))
  expect(rows.rows).toEqual([{ name: 'Canary-91b2' }])
  await runInjected('set search_path = assay')
})

test('a proof serves its own tenant alone', async () => {
  const proof = await login.proofOf(mine)
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
  const powerful = openDatabase<unknown>(
    withLogin(suiteDatabase().ownerUrl, { name: 'suite_powerful', password: 'suite' }),
    {
      max: 1,
    },
  )
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
  ['grant execute on function app.save_document to suite_tenant', /may ask what comes before a tenant is known/],
  ['grant create on schema app to assay_app', /may make tables/],
  [`grant create on database ${databaseName} to assay_app`, /may make tables/],
  [`grant temporary on database ${databaseName} to assay_app`, /may make temporary tables/],
  ['grant assay_jobs to assay_app', /may take another role/],
])('a node refuses its login for tenants after %s', async (grant, reason) => {
  const trial = owner.transaction().execute(async (trx) => {
    await sql.raw(`${grant}; set local session authorization suite_tenant`).execute(trx)
    // Never committed: the other suites' nodes would refuse their login as well.
    await refuseWayOut(bare(trx))
  })
  await expect(trial).rejects.toThrow(reason)
})
