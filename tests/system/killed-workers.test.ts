import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../src/server/db/connect.ts'
import type { DB } from '../../src/server/db/schema.ts'
import { makeTenant, makeUser, password } from '../support/factories.ts'
import { databaseUrlOf, signInTo, startProduct, until, type Product } from '../support/product.ts'
import { startSmallSite, type SmallSite } from '../support/small-site.ts'

/**
 * A vendor whose every request kills the worker that made it, beside scans of other organizations on another worker. Each
 * worker resolves the vendor's host for itself, so that the site knows whom it kills.
 */
const deadly = 'deadly.example'
const besides = ['beside-1', 'beside-2', 'beside-3', 'beside-4']
/** Keeps the neighbours' scans under way while the other worker is killed. */
const delayMilliseconds = 3_000

let site: SmallSite
let folder = ''
let product: Product
let owner: Kysely<DB>
let trap: Server
let prey: Product | undefined
let kills = 0

/** Listens where the second worker looks for the vendor, never answers, and kills the worker. */
async function startTrap(): Promise<string> {
  trap = createServer(() => {
    if (prey?.child.kill('SIGKILL') === true) kills += 1
    prey = undefined
  })
  await new Promise<void>((done) => trap.listen(0, '127.0.0.1', done))
  const address = trap.address()
  return `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

const hostsFile = (name: string, hosts: object): string => {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(hosts))
  return path
}

beforeAll(async () => {
  site = await startSmallSite(besides, 30, { delayMilliseconds })
  folder = mkdtempSync(join(tmpdir(), 'assay-workers-'))
  chmodSync(folder, 0o711)
  const hosts = { ...site.hosts, [deadly]: '127.0.0.1:9' }
  product = await startProduct({ DATA_DIR: folder, LAB_HOSTS_FILE: hostsFile('hosts.json', hosts) })
  owner = openDatabase<DB>(databaseUrlOf(folder), { max: 2, longRunning: true })
}, 120_000)

afterAll(async () => {
  prey?.child.kill('SIGKILL')
  await owner.destroy()
  await product.stop()
  await site.stop()
  trap.closeAllConnections()
  trap.close()
  rmSync(folder, { recursive: true, force: true })
})

type Client = Awaited<ReturnType<typeof signInTo>>

async function startScan(by: Client, name: string): Promise<string> {
  const created = await by.post('/vendors', { name, website: `https://${name}.example/` })
  const started = await by.post(`/vendors/${created.body.data.id}/scan`)
  expect(started.status).toBe(202)
  return started.body.data.scan.id
}

const readScans = (ids: readonly string[]) =>
  owner.selectFrom('scans').where('id', 'in', ids).select(['id', 'status', 'attempt', 'error_log']).execute()

const isOver = ({ status }: { status: string }): boolean => status === 'completed' || status === 'failed'

/** As many scans as one worker takes, of two organizations. */
async function startNeighbours(): Promise<string[]> {
  const scans: string[] = []
  for (const names of [besides.slice(0, 2), besides.slice(2)]) {
    const { email } = await makeUser(owner, (await makeTenant(owner)).id)
    const client = await signInTo(product.address, email, password)
    for (const name of names) scans.push(await startScan(client, name))
  }
  const isRunning = async () => (await readScans(scans)).every(({ attempt }) => attempt === 1)
  await until(isRunning, 30_000, 'the neighbours’ scans')
  return scans
}

test(
  'a scan whose worker is killed three times fails with the reason and costs nothing; scans beside it keep their attempt',
  { timeout: 240_000 },
  async () => {
    const neighbours = await startNeighbours()
    const address = await startTrap()
    const second = {
      DATA_DIR: folder,
      DATABASE_URL: databaseUrlOf(folder),
      ROLE: 'worker',
      LAB_HOSTS_FILE: hostsFile('deadly.json', { [deadly]: address }),
    }
    const client = await signInTo(product.address)
    const scanId = await startScan(client, 'deadly')
    const end = await until(
      async () => {
        prey ??= await startProduct(second, /worker node is (running)/)
        return (await readScans([scanId])).find(isOver)
      },
      150_000,
      'the end of the scan',
    )
    expect(end).toMatchObject({
      status: 'failed',
      error_log: 'The scan was interrupted three times. What was found is kept. You were not charged.',
    })
    expect(kills).toBe(3)
    const charges = await owner.selectFrom('usage_ledger').where('scan_id', '=', scanId).select('change').execute()
    expect(charges.map(({ change }) => change).toSorted((a, b) => a - b)).toEqual([-1, 1])
    const ends = await until(
      async () => {
        const rows = await readScans(neighbours)
        return rows.every(isOver) && rows
      },
      150_000,
      'the end of the neighbours’ scans',
    )
    expect(ends.map(({ status, attempt }) => [status, attempt])).toEqual(besides.map(() => ['completed', 1]))
  },
)
