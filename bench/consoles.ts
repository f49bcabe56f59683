import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import pg from 'pg'
import { openDatabase } from '../src/server/db/connect.ts'
import type { DB } from '../src/server/db/schema.ts'
import { countAuditAnew, fillInstallation, wholeInstallation } from '../tests/support/large-installation.ts'
import { makeUser, password } from '../tests/support/factories.ts'
import { databaseUrlOf, signInTo, startProduct, until } from '../tests/support/product.ts'
import { childrenOf, watchProcessor } from './processor-time.ts'
import { writeSection } from './report-section.ts'

/**
 * The operator's lists over HTTP with 2,000 organizations, 50,000 users, 200,000 scans and 2,000,000 audit rows: how long each
 * takes, and how much of the processor the web process and the database use for it, against the bare call of the database.
 */
const rounds = 4
const callsOfRound = 30
const first = 20
const bar = 1.5

const lists = [
  ['tenants', '/super-admin/tenants', "app.tenant_page(null, null, null, null, '-created', 50, 0, now(), null)"],
  [
    'tenants over their limit',
    '/super-admin/tenants?usage=over',
    "app.tenant_page(null, null, null, 'over', '-created', 50, 0, now(), null)",
  ],
  [
    'tenants, searched',
    '/super-admin/tenants?search=organization%2017',
    "app.tenant_page('organization 17', null, null, null, '-created', 50, 0, now(), null)",
  ],
  ['system stats', '/super-admin/system/stats', 'app.system_stats(now())'],
  ['users', '/super-admin/users/search', "app.user_page(null, null, null, '-created', 50, 0)"],
  [
    'users, searched',
    '/super-admin/users/search?query=person4711',
    "app.user_page('person4711', null, null, '-created', 50, 0)",
  ],
  [
    'users, searched in vain',
    '/super-admin/users/search?query=nobody-is-called-so',
    "app.user_page('nobody-is-called-so', null, null, '-created', 50, 0)",
  ],
  ['audit log', '/super-admin/audit-logs', 'app.audit_page(null, null, null, null, null, 50, 0)'],
  [
    'audit log of one action',
    '/super-admin/audit-logs?action=tenant_updated',
    "app.audit_page('tenant_updated', null, null, null, null, 50, 0)",
  ],
  ['audit stats', '/super-admin/audit-stats', 'app.audit_stats(now())'],
  ['vendors', '/super-admin/vendors', "app.vendor_page(null, null, '-created', 50, 0)"],
  [
    'vendors, searched',
    '/super-admin/vendors?search=vendor1234',
    "app.vendor_page('vendor1234', null, '-created', 50, 0)",
  ],
  ['reviews', '/super-admin/security-reviews', 'app.review_page(null, null, null, null, null, 50, 0)'],
  [
    'reviews that failed',
    '/super-admin/security-reviews?status=failed',
    "app.review_page(null, 'failed', null, null, null, 50, 0)",
  ],
  [
    'reviews, searched',
    '/super-admin/security-reviews?search=vendor%20123',
    "app.review_page('vendor 123', null, null, null, null, 50, 0)",
  ],
] as const

interface Measured {
  readonly name: string
  readonly p50: number
  readonly p95: number
  /** Milliseconds of the processor a call. */
  readonly web: number
  readonly database: number
  readonly bare: number
}

/** How busy others keep the machine meanwhile. */
const loadBefore = loadavg()[0] ?? 0

const folder = mkdtempSync(join(tmpdir(), 'assay-bench-'))
chmodSync(folder, 0o711)
const product = await startProduct({ DATA_DIR: folder })

/** A caller of its own for each list: six hundred reads a minute are a user's limit. */
async function signIn(db: Kysely<DB>) {
  const { email } = await makeUser(db, null, { isSuper: true, role: 'admin' })
  return signInTo(product.address, email, password)
}

interface Processes {
  readonly web: number
  readonly database: () => number[]
  /** What the database uses a millisecond while nobody asks, most of it for the queue. */
  readonly idle: number
}

async function findProcesses(): Promise<Processes> {
  const web = childrenOf(product.child.pid ?? 0).find(({ role }) => role === 'web')?.pid ?? 0
  const postmaster = Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
  const database = (): number[] => [postmaster, ...childrenOf(postmaster).map(({ pid }) => pid)]
  const [used, begun] = [watchProcessor(database), performance.now()]
  await delay(4_000)
  return { web, database, idle: used() / (performance.now() - begun) }
}

/** The call alone, on a connection of its own: what its backend uses. */
async function measureBare(client: pg.Client, call: string): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = rows[0]?.pid ?? 0
  const used = watchProcessor(() => [pid])
  for (let index = 0; index < callsOfRound; index += 1) await client.query(`select * from ${call}`)
  return used()
}

async function measureServed(ask: () => Promise<number>, { web, database, idle }: Processes, samples: number[]) {
  const [ofWeb, ofDatabase] = [watchProcessor(() => [web]), watchProcessor(database)]
  const begun = performance.now()
  for (let index = 0; index < callsOfRound; index += 1) samples.push(await ask())
  const quiet = idle * (performance.now() - begun)
  return { web: ofWeb(), database: ofDatabase() - quiet }
}

async function measure(
  db: Kysely<DB>,
  client: pg.Client,
  processes: Processes,
  [name, path, call]: readonly [string, string, string],
): Promise<Measured> {
  const { token } = await signIn(db)
  const ask = async (): Promise<number> => {
    const begun = performance.now()
    const response = await fetch(`${product.address}/api${path}`, { headers: { authorization: `Bearer ${token}` } })
    await response.text()
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
    return performance.now() - begun
  }
  for (let index = 0; index < first; index += 1) await ask()
  await client.query(`select * from ${call}`)
  const samples: number[] = []
  const sum = { web: 0, database: 0, bare: 0 }
  for (let round = 0; round < rounds; round += 1) {
    sum.bare += await measureBare(client, call)
    const served = await measureServed(ask, processes, samples)
    sum.web += served.web
    sum.database += served.database
  }
  samples.sort((one, other) => one - other)
  const at = (share: number): number => samples[Math.floor(samples.length * share)] ?? 0
  const calls = rounds * callsOfRound
  const measured = {
    name,
    p50: at(0.5),
    p95: at(0.95),
    web: sum.web / calls,
    database: sum.database / calls,
    bare: sum.bare / calls,
  }
  process.stdout.write(`${line(measured)}\n`)
  return measured
}

const ratio = ({ web, database, bare }: Measured): number => (web + database) / bare
const line = (one: Measured): string =>
  `| ${one.name} | ${one.p50.toFixed(0)} | ${one.p95.toFixed(0)} | ${one.bare.toFixed(1)} | ${one.database.toFixed(1)} | ${one.web.toFixed(1)} | ${ratio(one).toFixed(2)} |`

/** What is beyond the bar, in words that follow from the figures. */
function judge(rows: readonly Measured[]): string {
  const over = rows.filter((one) => ratio(one) > bar)
  const slow = rows.filter(({ p95 }) => p95 > 150)
  const most = Math.max(0, ...over.map(({ bare }) => bare))
  const beyond = rows.map(({ web, database, bare }) => web + database - bare).toSorted((one, other) => one - other)
  const median = (beyond[Math.floor(beyond.length / 2)] ?? 0).toFixed(1)
  const ratios =
    over.length === 0
      ? `All ${rows.length} use at most ${bar} times the processor of their bare call.`
      : `${rows.length - over.length} of ${rows.length} use at most ${bar} times the processor of their bare call. Those that use more (${over.map(({ name }) => name).join('; ')}) need at most ${most.toFixed(1)} ms for the bare call: signing the caller in, authorising, the transaction, checking the answer against its schema, compressing it and writing the headers take ${median} ms a call (median), whatever is asked.`
  const times =
    slow.length === 0
      ? 'All answer within 150 ms (p95).'
      : `Slower than 150 ms (p95): ${slow.map(({ name }) => name).join(', ')}.`
  return `${times} ${ratios}`
}

try {
  await until(async () => (await fetch(`${product.address}/api/health/status`)).status === 200, 30_000, 'health')
  const db = openDatabase<DB>(databaseUrlOf(folder), { max: 1, longRunning: true })
  await fillInstallation(db, wholeInstallation)
  await sql`checkpoint`.execute(db)
  const client = new pg.Client({ connectionString: databaseUrlOf(folder) })
  await client.connect()
  const processes = await findProcesses()
  const rows: Measured[] = []
  for (const list of lists) rows.push(await measure(db, client, processes, list))
  // The same question where no hour is counted yet: every row of the month is read.
  await sql`delete from assay.audit_counted`.execute(db)
  const uncounted = await measure(db, client, processes, [
    'audit stats, no hour counted',
    '/super-admin/audit-stats',
    'app.audit_stats(now())',
  ])
  const begun = performance.now()
  await countAuditAnew(db)
  const countingSeconds = ((performance.now() - begun) / 1_000).toFixed(1)
  await client.end()
  await db.destroy()
  const { tenants, users, scans, auditRows } = wholeInstallation
  writeSection(
    'consoles',
    `## The operator's lists

${tenants} organizations, ${users} users, ${scans} scans and ${auditRows} audit rows; over HTTP, one caller. Milliseconds a call: of
the clock, then of the processor for the bare call of the database, and what the database and the web process used when the
product was asked. Bars: p95 150 ms, and ${bar} times the processor of the bare call. When the run began, ${loadBefore.toFixed(1)} others
wanted the machine's ${availableParallelism()} processors.

${judge(rows)}

| list | p50 | p95 | bare | database | web | ratio |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.map(line).join('\n')}

The audit log's statistics rest on hours that a job counts. Without them, every row of the month is read:

| | p50 | p95 | bare | database | web | ratio |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${line(uncounted)}

Counting thirty days at once takes ${countingSeconds} s; the job counts an hour at a time.`,
  )
} finally {
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
}
