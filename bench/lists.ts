import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import Fastify from 'fastify'
import { sql, type Kysely } from 'kysely'
import pg from 'pg'
import { openDatabase } from '../src/server/db/connect.ts'
import type { DB } from '../src/server/db/schema.ts'
import { databaseUrlOf, signInTo, startProduct, until } from '../tests/support/product.ts'
import { writeSection } from './report-section.ts'

/**
 * `GET /api/vendors` of 10,000 vendors with 50,000 scans against the least that could answer it: the same query on bare
 * fastify and pg. The plans are those of the product's own connections under row-level security, taken from the log of
 * the database.
 */
const vendors = 10_000
const scansEach = 5
const calls = 250

interface Timing {
  readonly p50: number
  readonly p95: number
}

interface Listing {
  readonly name: string
  readonly query: string
  /** The order and the filter of the same list in the yardstick's SQL. */
  readonly bare: { readonly where: string; readonly order: string; readonly offset?: number }
}

const scanColumns = `s.id, s.status, s.score, s.grade, s.coverage, s.risk, s.verdict, s.percentage, s.current_step, s.progress_at,
  s.created_at, s.started_at, s.completed_at, s.cancelled_at, s.error_log`
const newest = 'v.created_at desc, v.id desc'
const listings: readonly Listing[] = [
  { name: 'newest first', query: '', bare: { where: 'true', order: newest } },
  {
    name: 'most open risks first',
    query: '&sort=-risks',
    bare: { where: 'true', order: `v.open_high_risks desc nulls last, ${newest}` },
  },
  {
    name: 'with open risks only',
    query: '&standing=high_risks',
    bare: { where: 'v.open_high_risks > 0', order: newest },
  },
  { name: 'page 150 by its number', query: '&page=150', bare: { where: 'true', order: newest, offset: 7450 } },
]

async function time(url: string, headers: Record<string, string>): Promise<Timing> {
  const samples: number[] = []
  for (let index = 0; index < calls + 25; index += 1) {
    const begun = performance.now()
    const response = await fetch(url, { headers })
    if (response.status !== 200) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
    await response.text()
    if (index >= 25) samples.push(performance.now() - begun)
  }
  samples.sort((a, b) => a - b)
  return { p50: samples[Math.floor(samples.length * 0.5)] ?? 0, p95: samples[Math.floor(samples.length * 0.95)] ?? 0 }
}

/** Half the vendors have risks that nobody has dealt with. */
async function fill(db: Kysely<DB>): Promise<void> {
  await sql`insert into vendors (id, tenant_id, name, website, created_at)
    select gen_random_uuid(), t.id, 'Vendor ' || n, 'https://vendor' || n || '.example/', now() - n * interval '1 second'
    from tenants t, generate_series(1, ${vendors}) as n where t.slug = 'northwind'`.execute(db)
  await sql`insert into scans (id, tenant_id, vendor_id, status, as_of, score, grade, coverage, risk, breakdown, written,
      created_at, completed_at)
    select gen_random_uuid(), v.tenant_id, v.id, 'completed', current_date, 40 + hashtext(v.name || n) % 40, 'C', 60, 'medium',
      '{"verdict": "approve_with_conditions"}', case when hashtext(v.name) % 2 = 0 then '{"restrictions": []}'::jsonb
        else jsonb_build_object('restrictions', (select jsonb_agg(jsonb_build_object('fact', 'fact.' || r, 'severity', 'high'))
          from generate_series(0, abs(hashtext(v.name)) % 7) as r)) end,
      now() - n * interval '1 day', now() - n * interval '1 day'
    from vendors v, generate_series(1, ${scansEach}) as n where v.name like 'Vendor %'`.execute(db)
  await sql`vacuum analyze`.execute(db)
}

/** The plans of a listing as the product's own connection ran it. */
async function productPlans(db: Kysely<DB>, folder: string, ask: () => Promise<unknown>): Promise<string> {
  const { rows } = await sql<{
    login: string
  }>`select rolname as login from pg_roles where rolname like '%\_tenant'`.execute(db)
  const login = rows[0]?.login ?? ''
  for (const setting of [
    `session_preload_libraries = 'auto_explain'`,
    'auto_explain.log_min_duration = 0',
    'auto_explain.log_analyze = on',
    'auto_explain.log_timing = off',
    'auto_explain.log_verbose = off',
  ])
    await sql.raw(`alter role ${login} set ${setting}`).execute(db)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = ${login}`.execute(db)
  await delay(500)
  const log = join(folder, 'postgres.log')
  const from = readFileSync(log, 'utf8').length
  await ask()
  await delay(500)
  const said = readFileSync(log, 'utf8').slice(from)
  const plans = said.split(/^.*?LOG: {2}duration: /m).filter((part) => part.includes('last_review_id'))
  const plan = plans.at(-1) ?? ''
  return plan
    .slice(plan.search(/^\t(?=Nested|Limit|Sort|Hash|Merge)/m))
    .replaceAll(/^\t/gm, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\d{4}-/.test(line))
    .join('\n')
}

const folder = mkdtempSync(join(tmpdir(), 'assay-bench-'))
chmodSync(folder, 0o711)
const product = await startProduct({ DATA_DIR: folder })
await until(async () => (await fetch(`${product.address}/api/health/status`)).status === 200, 30_000, 'health')
const url = databaseUrlOf(folder)
const db = openDatabase<DB>(url, { max: 1, longRunning: true })
await fill(db)
const tenant = await db.selectFrom('tenants').where('slug', '=', 'northwind').select('id').executeTakeFirstOrThrow()

const pool = new pg.Pool({ connectionString: url, max: 10, options: '-c search_path=assay' })
const bare = Fastify()
listings.forEach(({ bare: { where, order, offset = 0 } }, index) => {
  bare.get(`/${index}`, async () => {
    const { rows } = await pool.query(
      `select v.*, row_to_json(l) as latest, row_to_json(r) as reviewed from (select * from vendors v
         where v.tenant_id = $1 and ${where} order by ${order} limit 50 offset ${offset}) v
       left join lateral (select ${scanColumns} from scans s where s.tenant_id = v.tenant_id and s.id = v.last_scan_id) l on true
       left join lateral (select ${scanColumns} from scans s where s.tenant_id = v.tenant_id and s.id = v.last_review_id) r on true
       order by ${order}`,
      [tenant.id],
    )
    const total = await pool.query(`select count(*)::int as n from vendors v where v.tenant_id = $1 and ${where}`, [
      tenant.id,
    ])
    return { vendors: rows, total: total.rows[0].n }
  })
})
const bareAddress = await bare.listen({ port: 0, host: '127.0.0.1' })
const result: { listing: Listing; ours: Timing; theirs: Timing }[] = []
// Six hundred reads a minute are a user's limit: the calls are spread over users, and over minutes.
const emails = ['analyst@northwind.example', 'admin@northwind.example']
let reads = 0
for (const [index, listing] of listings.entries()) {
  if (reads + calls + 25 > 2 * 550) {
    await delay(61_000)
    reads = 0
  }
  const { token } = await signInTo(product.address, emails[index % emails.length])
  const theirs = await time(`${bareAddress}/${index}`, {})
  const ours = await time(`${product.address}/api/vendors?limit=50${listing.query}`, {
    authorization: `Bearer ${token}`,
  })
  reads += calls + 25
  result.push({ listing, ours, theirs })
}
const { token } = await signInTo(product.address)
const plan = await productPlans(db, folder, () =>
  fetch(`${product.address}/api/vendors?limit=50&sort=-risks`, { headers: { authorization: `Bearer ${token}` } }),
)
await bare.close()
await pool.end()
await db.destroy()
await product.stop()
rmSync(folder, { recursive: true, force: true })

const line = ({ listing, ours, theirs }: (typeof result)[number]): string =>
  `| ${listing.name} | ${ours.p50.toFixed(2)} | ${ours.p95.toFixed(2)} | ${theirs.p50.toFixed(2)} | ${theirs.p95.toFixed(2)} | ${(ours.p50 / theirs.p50).toFixed(2)} |`
writeSection(
  'api-list',
  `## API: 50 of ${vendors.toLocaleString('en')} vendors with ${(vendors * scansEach).toLocaleString('en')} scans

${calls} calls after 25 to warm up, one at a time over loopback. Ours signs the session in, authorises, opens a tenant
transaction under row-level security, parses the answer and writes the headers; the yardstick does the same query on bare
fastify and pg and nothing else. Bars: ratio 1.5; 20 ms for the order and the filter by open risks.

| list | Assay p50, ms | p95 | bare p50, ms | p95 | ratio of p50 |
|---|---|---|---|---|---|
${result.map(line).join('\n')}

The plan of "most open risks first" as the product's own connection ran it, under row-level security:

\`\`\`
${plan}
\`\`\``,
)
process.stdout.write('Written to bench/REPORT.md\n')
