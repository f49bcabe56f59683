import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '../../../src/server/db/connect.ts'
import type { DB } from '../../../src/server/db/schema.ts'
import { makeTenant, makeUser, password } from '../factories.ts'
import { processesOf, type ProductProcess } from '../processes.ts'
import { databaseUrlOf, signInTo, startProduct, until, type Product } from '../product.ts'
import { startSmallSite } from '../small-site.ts'
import { startHostileServer, type HostileCase, type HostileVendor } from './hostile-server.ts'

/** How one attack ended. */
export interface CaseEnd {
  readonly host: string
  readonly name: string
  /** What the ledger says of it, or why the scan failed; null when neither tells of it. */
  readonly outcome: string | null
}

export interface ScanEnd {
  readonly host: string
  readonly status: string
  readonly seconds: number
  /** Pauses between the requests to its host. */
  readonly floor: number
}

export interface LabResult {
  readonly cases: readonly CaseEnd[]
  readonly scans: readonly ScanEnd[]
  /** Seconds that a neighbour's scan takes alone, and beside the attacks. */
  readonly neighbour: { readonly alone: number; readonly beside: readonly number[] }
  readonly health: { readonly calls: number; readonly failures: number; readonly p95: number; readonly longest: number }
  /** The most that any process of a kind held, in megabytes. */
  readonly peaks: Readonly<Record<ProductProcess['name'], number>>
  /** The most that the worker and its readers held together. */
  readonly workerWithReaders: number
  /** Nodes that had to be replaced. */
  readonly restarts: number
  /** Scans that needed a second attempt. */
  readonly retried: number
}

type Client = Awaited<ReturnType<typeof signInTo>>
const pause = 0.5
const ended = new Set(['completed', 'failed'])

interface LedgerRow {
  readonly url: string
  readonly outcome: string
  readonly reason: string
}

async function scanVendor(
  client: Client,
  host: string,
): Promise<{ id: string; seconds: number; status: string; error: string }> {
  const created = await client.post('/vendors', { name: host.split('.')[0], website: `https://${host}/` })
  const started = await client.post(`/vendors/${created.body.data.id}/scan`)
  const id: string = started.body.data.scan.id
  const begun = performance.now()
  let state = { scan_status: '', error_log: '' }
  await until(
    async () => {
      // Six hundred calls a minute are what a user may make, and three scans share one user here.
      await delay(400)
      state = (await client.get(`/scans/${id}/status`)).body.data
      return ended.has(state.scan_status)
    },
    240_000,
    `the end of the scan of ${host}`,
  )
  return { id, seconds: (performance.now() - begun) / 1000, status: state.scan_status, error: state.error_log ?? '' }
}

function endOf(host: string, row: HostileCase, ledger: readonly LedgerRow[], failure: string): string | null {
  const isOf = (path: string): boolean =>
    path === row.path || (row.name === 'redirects without end' && path.startsWith(row.path))
  const of = ledger.filter(({ url }) => new URL(url).host === host && isOf(new URL(url).pathname))
  const last = of.at(-1)
  if (last) return `${last.outcome}${last.reason === '' ? '' : `: ${last.reason}`}`
  return failure === '' ? null : `failed: ${failure}`
}

const countByHost = (ledger: readonly LedgerRow[]): number => {
  const counts = new Map<string, number>()
  for (const { url, outcome } of ledger) {
    if (outcome === 'robots' || outcome === 'over_budget') continue
    const { host } = new URL(url)
    counts.set(host, (counts.get(host) ?? 0) + 1)
  }
  return Math.max(0, ...counts.values())
}

/** Looks at the product's health and memory until stopped. */
function observe(product: Product) {
  const peaks = { supervisor: 0, web: 0, worker: 0, reader: 0 }
  const nodes = new Map<string, number>()
  const times: number[] = []
  const over = new AbortController()
  let [failures, restarts, together] = [0, 0, 0]
  const watch = setInterval(() => {
    const processes = processesOf(product.child.pid ?? 0)
    for (const { name, resident } of processes) peaks[name] = Math.max(peaks[name], resident / 1e6)
    const sum = processes.filter(({ name }) => name === 'worker' || name === 'reader')
    together = Math.max(together, sum.reduce((all, { resident }) => all + resident, 0) / 1e6)
    for (const { name, pid } of processes.filter((one) => one.name === 'web' || one.name === 'worker')) {
      if (nodes.has(name) && nodes.get(name) !== pid) restarts += 1
      nodes.set(name, pid)
    }
  }, 50)
  const ask = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const begun = performance.now()
      try {
        const answer = await fetch(`${product.address}/api/health/status`, { signal: AbortSignal.timeout(5_000) })
        if (answer.status !== 200) failures += 1
        await answer.arrayBuffer()
      } catch {
        failures += 1
      }
      times.push(performance.now() - begun)
      await delay(100)
    }
  }
  const asking = ask()
  return async () => {
    over.abort()
    await asking
    clearInterval(watch)
    const sorted = times.toSorted((a, b) => a - b)
    const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0
    return { peaks, together, restarts, health: { calls: times.length, failures, p95, longest: sorted.at(-1) ?? 0 } }
  }
}

async function attack(client: Client, vendor: HostileVendor): Promise<{ cases: CaseEnd[]; scan: ScanEnd }> {
  const { id, seconds, status, error } = await scanVendor(client, vendor.host)
  const ledger: LedgerRow[] = (await client.get(`/scans/${id}/ledger`)).body.data.ledger
  const failure = status === 'failed' ? error : ''
  return {
    cases: vendor.cases.map((row) => ({
      host: vendor.host,
      name: row.name,
      outcome: endOf(vendor.host, row, ledger, failure),
    })),
    scan: { host: vendor.host, status, seconds, floor: Math.max(0, countByHost(ledger) - 1) * (vendor.pause ?? pause) },
  }
}

/**
 * Lets the running product scan every hostile site for two organizations, three at a time, while a third scans an ordinary
 * one again and again: four scans at once, as many as a worker takes. `share` takes every n-th site alone, `seconds` is what a crawl
 * may take. Seconds and megabytes.
 */
export async function runHostileLab(
  share: number,
  seconds: number,
  say: (line: string) => void = () => {},
): Promise<LabResult> {
  const names = Array.from({ length: 40 }, (_, at) => `neighbour-${at + 1}`)
  const [hostile, site] = [await startHostileServer(share), await startSmallSite(names, 14)]
  const folder = mkdtempSync(join(tmpdir(), 'assay-hostile-'))
  chmodSync(folder, 0o711)
  const hostsFile = join(folder, 'hosts.json')
  writeFileSync(hostsFile, JSON.stringify({ ...site.hosts, ...hostile.hosts }))
  const product = await startProduct({ DATA_DIR: folder, LAB_HOSTS_FILE: hostsFile })
  const owner = openDatabase<DB>(databaseUrlOf(folder), { max: 2, longRunning: true })
  try {
    await owner.updateTable('packages').set({ scan_seconds: seconds }).execute()
    const other = await makeUser(owner, (await makeTenant(owner)).id, { role: 'member' })
    const neighbour = await signInTo(product.address, other.email, password)
    const second = await makeUser(owner, (await makeTenant(owner)).id, { role: 'member' })
    const first = await signInTo(product.address)
    const attackerClients = [first, first, await signInTo(product.address, second.email, password)]
    const hosts = names.map((name) => `${name}.example`)
    const nextHost = (): string => hosts.shift() ?? 'neighbour-1.example'
    const alone = (await scanVendor(neighbour, nextHost())).seconds
    const stop = observe(product)
    const beside: number[] = []
    const cases: CaseEnd[] = []
    const scans: ScanEnd[] = []
    const queue = [...hostile.vendors]
    const over = new AbortController()
    const attackers = attackerClients.map(async (attacker) => {
      for (let vendor = queue.shift(); vendor; vendor = queue.shift()) {
        const end = await attack(attacker, vendor)
        cases.push(...end.cases)
        scans.push(end.scan)
        say(`${vendor.host} ${end.scan.status} in ${end.scan.seconds.toFixed(1)} s`)
      }
    })
    const living = (async () => {
      while (!over.signal.aborted && hosts.length > 0) beside.push((await scanVendor(neighbour, nextHost())).seconds)
    })()
    await Promise.all(attackers)
    over.abort()
    await living
    const retried = (await owner.selectFrom('scans').where('attempt', '>', 1).select('id').execute()).length
    const { peaks, together, restarts, health } = await stop()
    return {
      cases,
      scans,
      neighbour: { alone, beside },
      health,
      peaks,
      workerWithReaders: together,
      restarts,
      retried,
    }
  } finally {
    await owner.destroy()
    await product.stop()
    await Promise.all([site.stop(), hostile.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
}
