import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { openDatabase } from '../../src/server/db/connect.ts'
import { findPostmaster, isAlive } from '../../src/server/db/embedded/server-process.ts'
import type { DB } from '../../src/server/db/schema.ts'
import { processesOf } from './processes.ts'
import { databaseUrlOf, signInTo, startProduct, until, type Product } from './product.ts'
import { startSmallSite } from './small-site.ts'

/** What is done to the running product in one round. */
export const faults = [
  'kill web',
  'kill worker',
  'kill a reader',
  'kill the database',
  'kill a backend of the database',
  'kill everything',
  'stop web for good',
  'stop worker for good',
  'pause web',
  'pause worker',
  'pause the database',
  'pause the supervisor',
  'fill the disk',
] as const
export type Fault = (typeof faults)[number]

export interface FaultResult {
  readonly rounds: readonly { readonly fault: Fault; readonly seconds: number }[]
  readonly acknowledged: { readonly vendors: number; readonly scans: number }
  readonly lost: readonly string[]
  readonly doubled: readonly string[]
  readonly ends: Readonly<Record<string, number>>
}

interface World {
  product: Product
  readonly folder: string
  readonly environment: Readonly<Record<string, string>>
}

const pauseSeconds = 2

/** A file system of its own that can be filled; null where the system forbids to mount one. */
function mountSmallDisk(): { readonly folder: string; remove(): void } | null {
  const folder = mkdtempSync(join(tmpdir(), 'assay-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=711', 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true })
    return null
  }
  return {
    folder,
    remove: () => {
      execFileSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const postmasterOf = (folder: string): number => findPostmaster(join(folder, 'postgres'))?.pid ?? 0

function nodeOf({ product }: World, name: 'web' | 'worker' | 'reader'): number {
  return processesOf(product.child.pid ?? 0).find((one) => one.name === name)?.pid ?? 0
}

function backendOf(folder: string): number {
  const postmaster = postmasterOf(folder)
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ').map(Number)
  return children.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('_runtime')) ?? 0
}

const signal = (pid: number, name: NodeJS.Signals): void => {
  if (pid > 1 && isAlive(pid)) process.kill(pid, name)
}

/** The process that a fault is meant for, as soon as there is one: a fault that strikes nobody shows nothing. */
const victimOf = (find: () => number, what: string): Promise<number> =>
  until(async () => find() || undefined, 60_000, `the ${what}`)

async function pause(pid: number): Promise<void> {
  signal(pid, 'SIGSTOP')
  await delay(pauseSeconds * 1000)
  signal(pid, 'SIGCONT')
}

async function fillDisk(folder: string): Promise<void> {
  const path = join(folder, 'ballast')
  mkdirSync(folder, { recursive: true })
  for (let size = 64; size >= 1; size /= 2) {
    const { bavail, bsize } = statfsSync(folder)
    const room = Math.floor((bavail * bsize) / (1024 * 1024))
    if (room < size) continue
    try {
      for (let left = room; left >= size; left -= size)
        writeFileSync(path, Buffer.alloc(size * 1024 * 1024), { flag: 'a' })
    } catch {
      // It is full.
    }
  }
  await delay(pauseSeconds * 1000)
  rmSync(path, { force: true })
}

async function inflict(fault: Fault, world: World): Promise<void> {
  const { folder, product } = world
  const node = (name: 'web' | 'worker' | 'reader') => victimOf(() => nodeOf(world, name), name)
  const database = () => victimOf(() => postmasterOf(folder), 'database')
  if (fault === 'stop web for good') signal(await node('web'), 'SIGSTOP')
  else if (fault === 'stop worker for good') signal(await node('worker'), 'SIGSTOP')
  else if (fault === 'kill web') signal(await node('web'), 'SIGKILL')
  else if (fault === 'kill worker') signal(await node('worker'), 'SIGKILL')
  else if (fault === 'kill a reader') signal(await node('reader'), 'SIGKILL')
  else if (fault === 'kill the database') signal(await database(), 'SIGKILL')
  else if (fault === 'kill a backend of the database')
    signal(await victimOf(() => backendOf(folder), 'backend'), 'SIGKILL')
  else if (fault === 'pause web') await pause(await node('web'))
  else if (fault === 'pause worker') await pause(await node('worker'))
  else if (fault === 'pause the database') await pause(await database())
  else if (fault === 'pause the supervisor') await pause(product.child.pid ?? 0)
  else if (fault === 'fill the disk') await fillDisk(folder)
  else await product.killAll()
}

/** What has to happen before the service can be back: somebody starts the product again, or the supervisor replaces a process. */
async function recover(
  fault: Fault,
  world: World,
  before: { readonly web: number; readonly worker: number },
): Promise<void> {
  if (fault === 'kill everything') world.product = await startProduct(world.environment)
  const name = fault === 'stop web for good' ? 'web' : fault === 'stop worker for good' ? 'worker' : null
  if (name === null) return
  await until(async () => ![0, before[name]].includes(nodeOf(world, name)), 60_000, `another ${name} process`)
}

/** What the product has said yes to. */
interface Acknowledged {
  readonly vendors: Set<string>
  readonly scans: Set<string>
}

type Client = Awaited<ReturnType<typeof signInTo>>

/** Scans that wait or run at a time: more would only be waited for after the last round. */
const mostUnfinished = 4

/** Those of the scans that are not over yet. */
async function unfinishedOf(client: Client, scans: readonly string[]): Promise<string[]> {
  const states = await Promise.all(
    scans.map(async (id) => ({ id, status: (await client.get(`/scans/${id}/status`)).body.data?.scan_status })),
  )
  return states.filter(({ status }) => status !== 'completed' && status !== 'failed').map(({ id }) => id)
}

/** Writes until it is told to stop; what fails is tried again, what was acknowledged is kept. */
function keepWriting(world: World, websites: readonly string[], acknowledged: Acknowledged) {
  const over = new AbortController()
  let count = 0
  let unfinished: string[] = []
  const work = (async () => {
    let client: Client | undefined
    while (!over.signal.aborted) {
      try {
        client ??= await signInTo(world.product.address)
        const website = websites[count % websites.length]
        const created = await client.post('/vendors', { name: `Vendor ${count}`, website, allow_duplicate: true })
        if (created.status === 201) acknowledged.vendors.add(created.body.data.id)
        if (created.status === 401) client = undefined
        count += 1
        if (created.status === 201 && client && count % 12 === 1) {
          unfinished = await unfinishedOf(client, unfinished)
          const started =
            unfinished.length < mostUnfinished ? await client.post(`/vendors/${created.body.data.id}/scan`) : null
          if (started?.status === 202) unfinished.push(started.body.data.scan.id)
          if (started?.status === 202) acknowledged.scans.add(started.body.data.scan.id)
        }
      } catch {
        client = undefined
      }
      await delay(150)
    }
  })()
  return async () => {
    over.abort()
    await work
  }
}

/** Resolves when a sign-in and a write succeed. */
async function untilServed(world: World, acknowledged: Acknowledged): Promise<void> {
  await until(
    async () => {
      const client = await signInTo(world.product.address)
      const { status, body } = await client.post('/vendors', {
        name: `After ${performance.now()}`,
        allow_duplicate: true,
      })
      if (status === 201) acknowledged.vendors.add(body.data.id)
      return status === 201
    },
    60_000,
    'the service',
  )
}

async function examine(owner: Kysely<DB>, { vendors, scans }: Acknowledged) {
  const stored = new Set((await owner.selectFrom('vendors').select('id').execute()).map(({ id }) => id))
  const rows = await owner.selectFrom('scans').select(['id', 'status', 'error_log']).execute()
  const states = new Map(rows.map((row) => [row.id, row]))
  const lost = [
    ...[...vendors].filter((id) => !stored.has(id)).map((id) => `vendor ${id}`),
    ...[...scans].filter((id) => !states.has(id)).map((id) => `scan ${id}`),
  ]
  const { rows: doubled } = await sql<{ what: string }>`
    select 'step ' || scan_id || ' ' || agent as what from scan_steps group by scan_id, agent having count(*) > 1
    union all select 'document ' || scan_id || ' ' || capture_id from scan_documents group by scan_id, capture_id having count(*) > 1
    union all select 'charge ' || u.scan_id from usage_ledger u join scans s on s.id = u.scan_id
      group by u.scan_id, s.status having sum(u.change) <> (case when s.status = 'completed' then 1 else 0 end)`.execute(
    owner,
  )
  const ends: Record<string, number> = {}
  for (const id of scans) {
    const row = states.get(id)
    const end = row?.status === 'failed' ? `failed: ${row.error_log}` : (row?.status ?? 'lost')
    ends[end] = (ends[end] ?? 0) + 1
  }
  return { lost, doubled: doubled.map(({ what }) => what), ends }
}

/** Does one thing after the other to a product at work, and looks whether anything that it acknowledged is lost. */
export async function runFaults(
  rounds: readonly Fault[],
  say: (line: string) => void = () => {},
): Promise<FaultResult> {
  const names = Array.from({ length: 30 }, (_, at) => `small-${at + 1}`)
  const site = await startSmallSite(names, 6)
  const disk = mountSmallDisk()
  const folder = disk?.folder ?? mkdtempSync(join(tmpdir(), 'assay-faults-'))
  chmodSync(folder, 0o711)
  const hosts = join(folder, 'hosts.json')
  writeFileSync(hosts, JSON.stringify(site.hosts))
  const environment = {
    DATA_DIR: folder,
    LAB_HOSTS_FILE: hosts,
    PORT: String(20_000 + Math.floor(Math.random() * 20_000)),
  }
  const world: World = { product: await startProduct(environment), folder, environment }
  const acknowledged: Acknowledged = { vendors: new Set(), scans: new Set() }
  const stopWriting = keepWriting(world, site.websites, acknowledged)
  try {
    const measured: { fault: Fault; seconds: number }[] = []
    for (const fault of rounds.filter((one) => one !== 'fill the disk' || disk !== null)) {
      await delay(500 + Math.random() * 1_500)
      const before = {
        web: await victimOf(() => nodeOf(world, 'web'), 'web'),
        worker: await victimOf(() => nodeOf(world, 'worker'), 'worker'),
      }
      await inflict(fault, world)
      const begun = performance.now()
      await recover(fault, world, before)
      await untilServed(world, acknowledged)
      const seconds = (performance.now() - begun) / 1000
      measured.push({ fault, seconds })
      say(`${measured.length}. ${fault}: ${seconds.toFixed(1)} s`)
    }
    await stopWriting()
    const owner = openDatabase<DB>(databaseUrlOf(folder), { max: 1, longRunning: true })
    const running = owner.selectFrom('scans').where('status', 'in', ['pending', 'running']).select('id')
    await until(async () => (await running.execute()).length === 0, 240_000, 'the end of all scans')
    const seen = await examine(owner, acknowledged)
    await owner.destroy()
    const { vendors, scans } = acknowledged
    return { rounds: measured, acknowledged: { vendors: vendors.size, scans: scans.size }, ...seen }
  } finally {
    await stopWriting()
    await world.product.stop()
    await site.stop()
    if (disk) disk.remove()
    else rmSync(folder, { recursive: true, force: true })
  }
}
