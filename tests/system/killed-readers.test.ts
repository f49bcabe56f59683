import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openDatabase } from '../../src/server/db/connect.ts'
import type { DB } from '../../src/server/db/schema.ts'
import { makeTenant, makeUser, password } from '../support/factories.ts'
import { processesOf } from '../support/processes.ts'
import { databaseUrlOf, signInTo, startProduct, until, type Product } from '../support/product.ts'
import { startSmallSite, type SmallSite } from '../support/small-site.ts'

/**
 * No document is known that kills its reader: here the reader of two vendors is killed whenever it is at work on a long
 * page, beside the scan of another organization.
 */
type Client = Awaited<ReturnType<typeof signInTo>>

const sentence = (number: number): string =>
  `<p>Of topic ${number} we keep backups for 30 days, encrypt data at rest with AES-256 and in transit with TLS 1.3, hold SOC 2 Type II and ISO 27001, and offer SAML single sign-on, SCIM, MFA, roles and audit logs on the Enterprise plan.</p>`
const longPage = Array.from({ length: 7500 }, (_, number) => sentence(number)).join('')
const longPages = ['twice.example/docs/security', 'thrice.example/docs/security', 'thrice.example/docs/encryption']
/**
 * In milliseconds of the processor: what a reader takes to start, and half of what it takes to read a long page. Measured
 * in a process as a reader is one: code runs more slowly under the test runner.
 */
const { start: startMilliseconds, read } = z.object({ start: z.number(), read: z.number() }).parse(
  JSON.parse(
    execFileSync(process.execPath, [join(import.meta.dirname, '../support/time-analysis.ts')], {
      input: longPage.replaceAll(/<p>(.*?)<\/p>/g, '$1\n\n'),
      encoding: 'utf8',
    }),
  ),
)
const workMilliseconds = read / 2

let site: SmallSite
let folder = ''
let product: Product
let owner: Kysely<DB>
let client: Client
let neighbour: Client

beforeAll(async () => {
  const further = Object.fromEntries(longPages.map((key) => [key, longPage]))
  site = await startSmallSite(['twice', 'thrice', 'beside-1', 'beside-2'], 8, { further })
  folder = mkdtempSync(join(tmpdir(), 'assay-readers-'))
  chmodSync(folder, 0o711)
  const hosts = join(folder, 'hosts.json')
  writeFileSync(hosts, JSON.stringify(site.hosts))
  product = await startProduct({ DATA_DIR: folder, LAB_HOSTS_FILE: hosts })
  owner = openDatabase<DB>(databaseUrlOf(folder), { max: 2, longRunning: true })
  client = await signInTo(product.address)
  const { email } = await makeUser(owner, (await makeTenant(owner)).id)
  neighbour = await signInTo(product.address, email, password)
}, 120_000)

afterAll(async () => {
  await owner.destroy()
  await product.stop()
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function startScan(by: Client, name: string): Promise<string> {
  const created = await by.post('/vendors', { name, website: `https://${name}.example/` })
  const started = await by.post(`/vendors/${created.body.data.id}/scan`)
  return started.body.data.scan.id
}

async function endOf(by: Client, scanId: string): Promise<{ scan_status: string; error_log: string | null }> {
  return await until(
    async () => {
      await delay(200)
      const { data } = (await by.get(`/scans/${scanId}/status`)).body
      return ['completed', 'failed'].includes(data.scan_status) && data
    },
    120_000,
    'the end of the scan',
  )
}

const pidsOf = (name: 'worker' | 'reader'): number[] =>
  processesOf(product.child.pid ?? 0).flatMap((one) => (one.name === name ? [one.pid] : []))

/** Milliseconds of the processor; 0 for a process that has ended. */
function processorTime(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return 0
  }
}

/** Kills the reader that is at work on a long page, so many times, once the scan's pages are analysed. */
async function killReaders(scanId: string, times: number): Promise<void> {
  const crawled = owner.selectFrom('scan_steps').where('scan_id', '=', scanId).where('agent', '=', 'crawl')
  await until(() => crawled.select('agent').executeTakeFirst(), 120_000, 'the end of the crawl')
  const before = new Map(pidsOf('reader').map((pid) => [pid, processorTime(pid)]))
  const isAtWork = (pid: number): boolean =>
    processorTime(pid) - (before.get(pid) ?? startMilliseconds) > workMilliseconds
  for (let killed = 0; killed < times; killed += 1) {
    const pid = await until(async () => pidsOf('reader').find(isAtWork), 60_000, 'a reader at work')
    process.kill(pid, 'SIGKILL')
    await until(async () => !pidsOf('reader').includes(pid), 5_000, 'the end of the reader')
  }
}

const unreadableOf = async (scanId: string): Promise<{ url: string; reason: string }[]> => {
  const { body } = await client.get(`/scans/${scanId}/ledger`)
  return body.data.ledger.filter((row: { outcome: string }) => row.outcome === 'unreadable')
}

/** Scans both at once and kills the readers of the first; what became of both, and whether one worker did it all. */
async function scanBeside(name: string, besideName: string, kills: number) {
  const workers = pidsOf('worker')
  const scanId = await startScan(client, name)
  const besideId = await startScan(neighbour, besideName)
  await killReaders(scanId, kills)
  const ends = [await endOf(client, scanId), await endOf(neighbour, besideId)] as const
  const rows = await owner.selectFrom('scans').where('id', 'in', [scanId, besideId]).select('attempt').execute()
  const charges = await owner.selectFrom('usage_ledger').where('scan_id', '=', scanId).select('change').execute()
  const charged = charges.reduce((sum, { change }) => sum + change, 0)
  const isSameWorker = workers.length === 1 && pidsOf('worker')[0] === workers[0]
  return { scanId, ends, attempts: rows.map(({ attempt }) => attempt), charged, isSameWorker }
}

test(
  'a document that kills its reader twice is left out and told of, and the rest of its scan is reviewed',
  { timeout: 240_000 },
  async () => {
    const { scanId, ends, attempts, charged, isSameWorker } = await scanBeside('twice', 'beside-1', 2)
    expect(ends.map(({ scan_status }) => scan_status)).toEqual(['completed', 'completed'])
    expect([attempts, isSameWorker, charged]).toEqual([[1, 1], true, 1])
    expect(await unreadableOf(scanId)).toMatchObject([
      { url: 'https://twice.example/docs/security', reason: 'Ended its reader' },
    ])
    const { findings } = (await client.get(`/scans/${scanId}/findings`)).body.data
    const quoted = findings.flatMap((one: { quotes: object[] }) => one.quotes)
    expect(quoted.length).toBeGreaterThan(0)
  },
)

test(
  'a scan whose reader is killed a third time fails with the reason and costs nothing; the neighbour’s keeps its attempt',
  { timeout: 240_000 },
  async () => {
    const { scanId, ends, attempts, charged, isSameWorker } = await scanBeside('thrice', 'beside-2', 3)
    expect(ends).toMatchObject([
      {
        scan_status: 'failed',
        error_log:
          'The analysis of this vendor’s pages had to be stopped 3 times. What was found is kept. You were not charged.',
      },
      { scan_status: 'completed' },
    ])
    expect([attempts, isSameWorker, charged]).toEqual([[1, 1], true, 0])
    expect((await unreadableOf(scanId)).map(({ reason }) => reason)).toEqual(['Ended its reader'])
  },
)
