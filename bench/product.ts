import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseUrlOf, signInTo, startProduct, until, type Product } from '../tests/support/product.ts'
import { openDatabase } from '../src/server/db/connect.ts'
import type { DB } from '../src/server/db/schema.ts'
import { defaultPoliteness } from '../src/engine/index.ts'
import { writeSection } from './report-section.ts'

/** Start times, memory of each process, and how much of a sample scan is waiting for politeness. */
interface Start {
  readonly product: Product
  readonly milliseconds: number
}

async function start(folder: string): Promise<Start> {
  const begun = performance.now()
  const product = await startProduct({ DATA_DIR: folder })
  await until(async () => (await fetch(`${product.address}/api/health/status`)).status === 200, 30_000, 'health')
  return { product, milliseconds: performance.now() - begun }
}

interface Memory {
  readonly name: string
  readonly megabytes: number
}

const readProcess = (pid: number, file: string): string => readFileSync(`/proc/${pid}/${file}`, 'utf8')

/** A process's own memory and its share of what it shares: the sum over processes is what the machine gives up. */
const proportional = (pid: number): number =>
  Number(/^Pss:\s+(\d+)/m.exec(readProcess(pid, 'smaps_rollup'))?.[1] ?? 0) / 1024

/** Memory of the supervisor, its children and the database's processes together. */
function readMemory(root: number, postmaster: number): Memory[] {
  const rows = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .flatMap((pid) => {
      try {
        const parent = Number(/^PPid:\s+(\d+)/m.exec(readProcess(pid, 'status'))?.[1])
        if (![pid, parent].some((one) => one === root || one === postmaster)) return []
        const role = /ROLE=(web|worker|all)/.exec(readProcess(pid, 'environ'))?.[1]
        return [{ pid, parent, megabytes: proportional(pid), role }]
      } catch {
        return []
      }
    })
  const isDatabase = (row: (typeof rows)[number]): boolean => row.pid === postmaster || row.parent === postmaster
  const nodes = rows.filter((row) => !isDatabase(row))
  const database = rows.filter(isDatabase)
  const sum = (list: typeof rows): number => list.reduce((total, row) => total + row.megabytes, 0)
  return [
    ...nodes.map((row) => ({ name: row.pid === root ? 'supervisor' : (row.role ?? 'node'), megabytes: row.megabytes })),
    { name: `database (${database.length} processes)`, megabytes: sum(database) },
    { name: 'together', megabytes: sum(rows) },
  ]
}

interface ScanTimes {
  readonly seconds: number
  readonly floor: number
  readonly afterCrawl: number
  readonly documents: number
  readonly requests: number
}

/** The politeness floor: for the host that was asked most, the pauses between its requests. */
async function timeScan(product: Product, folder: string): Promise<ScanTimes> {
  const client = await signInTo(product.address)
  const { body } = await client.get('/vendors?limit=1000')
  const vendor = body.data.vendors[0]
  const begun = performance.now()
  const started = await client.post(`/vendors/${vendor.id}/scan`)
  const id: string = started.body.data.scan.id
  await until(
    async () => (await client.get(`/scans/${id}/status`)).body.data.scan_status === 'completed',
    300_000,
    'the scan',
  )
  const seconds = (performance.now() - begun) / 1000
  const db = openDatabase<DB>(databaseUrlOf(folder), { max: 1, longRunning: true })
  const steps = await db.selectFrom('scan_steps').where('scan_id', '=', id).select(['agent', 'committed_at']).execute()
  await db.destroy()
  const crawled = steps.find((step) => step.agent === 'crawl')?.committed_at.getTime() ?? 0
  const done = Math.max(...steps.map((step) => step.committed_at.getTime()))
  const { ledger } = (await client.get(`/scans/${id}/ledger`)).body.data as {
    ledger: { url: string; outcome: string }[]
  }
  const asked = new Map<string, number>()
  for (const { url, outcome } of ledger) {
    if (outcome === 'blocked' || outcome === 'robots' || outcome === 'over_budget') continue
    const { host } = new URL(url)
    asked.set(host, (asked.get(host) ?? 0) + 1)
  }
  const floor = (Math.max(...asked.values()) - 1) * (defaultPoliteness.betweenStarts / 1000)
  const { documents } = (await client.get(`/scans/${id}`)).body.data.scan.receipt
  return { seconds, floor, afterCrawl: (done - crawled) / 1000, documents, requests: ledger.length }
}

const folder = mkdtempSync(join(tmpdir(), 'assay-bench-'))
chmodSync(folder, 0o711)
const first = await start(folder)
await first.product.stop()
const second = await start(folder)
const pidOfDatabase = Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
const idle = readMemory(second.product.child.pid ?? 0, pidOfDatabase)
const scan = await timeScan(second.product, folder)
const after = readMemory(second.product.child.pid ?? 0, pidOfDatabase)
await second.product.stop()
rmSync(folder, { recursive: true, force: true })

const round = (value: number): string => value.toFixed(1)
const memory = idle.map(
  (row, index) => `| ${row.name} | ${round(row.megabytes)} | ${round(after[index]?.megabytes ?? 0)} |`,
)
writeSection(
  'product',
  `## The product as a newcomer starts it

Packages installed and web app built; from the command to the first 200 of \`/api/health/status\`.

| start | seconds |
|---|---|
| first (makes the cluster, migrates, seeds) | ${round(first.milliseconds / 1000)} |
| second | ${round(second.milliseconds / 1000)} |

A scan of the first sample vendor at the polite defaults: ${scan.documents} documents, ${scan.requests} requests, **${round(scan.seconds)} s**.
The politeness floor (pauses between requests to the host that was asked most) is ${round(scan.floor)} s, so
${Math.round((scan.floor / scan.seconds) * 100)} % of the time is waiting for politeness and the scan takes ${(scan.seconds / scan.floor).toFixed(2)} times the floor.
Analysis, score and writing after the crawl: ${scan.afterCrawl.toFixed(2)} s.

| process | idle, MB | after the scan, MB |
|---|---|---|
${memory.join('\n')}`,
)
process.stdout.write('Written to bench/REPORT.md\n')
