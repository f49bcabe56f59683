import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { sql } from 'kysely'
import pg from 'pg'
import { openDatabase } from '../src/server/db/connect.ts'
import type { DB } from '../src/server/db/schema.ts'
import { databaseUrlOf, signInTo, startProduct, until } from '../tests/support/product.ts'
import { writeSection } from './report-section.ts'

/** `GET /api/vendors?limit=50` of 10,000 vendors against the least that could answer it: bare fastify and pg. */
const rows = 10_000
const calls = 400

interface Timing {
  readonly p50: number
  readonly p95: number
}

async function time(url: string, headers: Record<string, string>): Promise<Timing> {
  const samples: number[] = []
  for (let index = 0; index < calls + 50; index += 1) {
    const begun = performance.now()
    const response = await fetch(url, { headers })
    await response.text()
    if (response.status !== 200) throw new Error(`${url} answered ${response.status}`)
    if (index >= 50) samples.push(performance.now() - begun)
  }
  samples.sort((a, b) => a - b)
  return { p50: samples[Math.floor(samples.length * 0.5)] ?? 0, p95: samples[Math.floor(samples.length * 0.95)] ?? 0 }
}

const folder = mkdtempSync(join(tmpdir(), 'assay-bench-'))
chmodSync(folder, 0o711)
const product = await startProduct({ DATA_DIR: folder })
await until(async () => (await fetch(`${product.address}/api/health/status`)).status === 200, 30_000, 'health')
const url = databaseUrlOf(folder)
const db = openDatabase<DB>(url, { max: 1, longRunning: true })
await sql`insert into vendors (id, tenant_id, name, website, created_at)
  select gen_random_uuid(), t.id, 'Vendor ' || n, 'https://vendor' || n || '.example/', now() - n * interval '1 second'
  from tenants t, generate_series(1, ${rows}) as n where t.slug = 'northwind'`.execute(db)
await sql`insert into scans (id, tenant_id, vendor_id, status, as_of, score, created_at)
  select gen_random_uuid(), v.tenant_id, v.id, 'completed', current_date, 70, now() from vendors v`.execute(db)
await sql`analyze`.execute(db)
const plan = await sql<{
  'QUERY PLAN': string
}>`explain (costs off) select v.id, l.score from vendors v left join lateral (
  select s.score from scans s where s.tenant_id = v.tenant_id and s.vendor_id = v.id order by s.created_at desc, s.id desc limit 1) l on true
  where v.tenant_id = (select id from tenants where slug = 'northwind') order by v.created_at desc, v.id desc limit 50`.execute(
  db,
)
const tenant = await db.selectFrom('tenants').where('slug', '=', 'northwind').select('id').executeTakeFirstOrThrow()

const pool = new pg.Pool({ connectionString: url, max: 10, options: '-c search_path=assay' })
const bare = Fastify()
bare.get('/vendors', async () => {
  const { rows: found } = await pool.query(
    `select v.*, row_to_json(l) as latest, (select count(*)::int from scans s where s.tenant_id = v.tenant_id and s.vendor_id = v.id) as scan_count
     from vendors v left join lateral (select s.* from scans s where s.tenant_id = v.tenant_id and s.vendor_id = v.id
       order by s.created_at desc, s.id desc limit 1) l on true
     where v.tenant_id = $1 order by v.created_at desc, v.id desc limit 50`,
    [tenant.id],
  )
  const total = await pool.query('select count(*)::int as n from vendors where tenant_id = $1', [tenant.id])
  return { vendors: found, total: total.rows[0].n }
})
const bareAddress = await bare.listen({ port: 0, host: '127.0.0.1' })
const { token } = await signInTo(product.address)
const ours: Timing[] = []
const theirs: Timing[] = []
// Six hundred reads a minute are a user's limit: the calls are spread over two users' worth of rounds.
for (const email of ['analyst@northwind.example', 'admin@northwind.example']) {
  const client = email.startsWith('analyst') ? { token } : await signInTo(product.address, email)
  theirs.push(await time(`${bareAddress}/vendors`, {}))
  ours.push(await time(`${product.address}/api/vendors?limit=50`, { authorization: `Bearer ${client.token}` }))
}
await bare.close()
await pool.end()
await db.destroy()
await product.stop()
rmSync(folder, { recursive: true, force: true })

const best = (list: readonly Timing[], key: keyof Timing): number => Math.min(...list.map((one) => one[key]))
const line = (name: string, list: readonly Timing[]): string =>
  `| ${name} | ${best(list, 'p50').toFixed(2)} | ${best(list, 'p95').toFixed(2)} |`
writeSection(
  'api-list',
  `## API: 50 of ${rows.toLocaleString('en')} vendors with their latest scans

${calls} calls after 50 to warm up, one at a time over loopback, the better of two rounds. Ours signs the session in, authorises, opens a tenant
transaction under row-level security, parses the answer and writes the headers; the yardstick does the same query and nothing else.

| | p50, ms | p95, ms |
|---|---|---|
${line('Assay', ours)}
${line('bare fastify + pg', theirs)}
| ratio | ${(best(ours, 'p50') / best(theirs, 'p50')).toFixed(2)} | ${(best(ours, 'p95') / best(theirs, 'p95')).toFixed(2)} |

\`\`\`
${plan.rows.map((row) => row['QUERY PLAN']).join('\n')}
\`\`\``,
)
process.stdout.write('Written to bench/REPORT.md\n')
