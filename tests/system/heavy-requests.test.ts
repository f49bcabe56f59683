import { createHash } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../src/server/db/connect.ts'
import type { DB } from '../../src/server/db/schema.ts'
import { makeTenant, makeUser, password } from '../support/factories.ts'
import { processesOf } from '../support/processes.ts'
import { databaseUrlOf, signInTo, startProduct, until, type Product } from '../support/product.ts'
import { startSmallSite, type SmallSite } from '../support/small-site.ts'

/** A review that holds 112 MB of text, in a running product: no request may cost what its texts weigh. */
const megabyte = 1024 * 1024
let site: SmallSite
let product: Product
let owner: Kysely<DB>
let client: Awaited<ReturnType<typeof signInTo>>
let folder = ''
let scanId = ''

async function addLargeDocument(number: number): Promise<void> {
  const text = `Document ${number}. ${'Customer data is encrypted in transit, and nobody reads it without need. '.repeat(28_000)}`
  const hash = createHash('sha256').update(text).digest('hex')
  const id = `large-${number}`
  const url = `https://heavy.example/large-${number}`
  await sql`insert into captures (id, url, text, text_sha256) values (${id}, ${url}, ${text}, ${hash})`.execute(owner)
  await sql`insert into scan_documents (tenant_id, scan_id, capture_id, position, kind, status, fetched_at, title, language,
      body_sha256, bytes)
    select tenant_id, id, ${id}, ${1000 + number}, 'docs', 200, now(), ${`Large ${number}`}, 'en', ${hash},
      ${text.length}::int from scans where id = ${scanId}`.execute(owner)
}

beforeAll(async () => {
  site = await startSmallSite(['heavy'], 8)
  folder = mkdtempSync(join(tmpdir(), 'assay-heavy-'))
  chmodSync(folder, 0o711)
  const hosts = join(folder, 'hosts.json')
  writeFileSync(hosts, JSON.stringify(site.hosts))
  product = await startProduct({ DATA_DIR: folder, LAB_HOSTS_FILE: hosts })
  owner = openDatabase<DB>(databaseUrlOf(folder), { max: 1, longRunning: true })
  client = await signInTo(product.address)
  const created = await client.post('/vendors', { name: 'Heavy', website: site.websites[0] })
  // Twice, so that there is something to compare with.
  for (let round = 0; round < 2; round += 1) {
    const started = await client.post(`/vendors/${created.body.data.id}/scan`)
    scanId = started.body.data.scan.id
    await until(
      async () => (await client.get(`/scans/${scanId}/status`)).body.data.scan_status === 'completed',
      120_000,
      'the review',
    )
  }
  for (let number = 0; number < 56; number += 1) await addLargeDocument(number)
}, 240_000)

afterAll(async () => {
  await owner.destroy()
  await product.stop()
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Works while health is asked ten times a second and the memory of the web process is looked at. */
async function beside<T>(work: () => Promise<T>): Promise<{ result: T; health: number; web: number; seconds: number }> {
  const over = new AbortController()
  const times: number[] = []
  let web = 0
  const watching = (async () => {
    while (!over.signal.aborted) {
      const begun = performance.now()
      const answer = await fetch(`${product.address}/api/health/status`)
      await answer.arrayBuffer()
      times.push(performance.now() - begun)
      web = Math.max(web, processesOf(product.child.pid ?? 0).find(({ name }) => name === 'web')?.resident ?? 0)
      await delay(100)
    }
  })()
  const begun = performance.now()
  const result = await work()
  const seconds = (performance.now() - begun) / 1000
  over.abort()
  await watching
  const sorted = times.toSorted((a, b) => a - b)
  return { result, health: sorted[Math.floor(sorted.length * 0.95)] ?? 0, web, seconds }
}

const decide = (body: object) => client.post(`/scans/${scanId}/findings/enc.rest/decision`, body)
const correction = { kind: 'corrected', value: 'yes', plans: [], reason: 'Read on another page' }

function expectUnharmed({ health, web }: { health: number; web: number }): void {
  expect(health).toBeLessThan(200)
  expect(web).toBeLessThan(400 * megabyte)
}

test(
  'a correction whose passage is on no page is answered in seconds: refused, or told to come again',
  { timeout: 60_000 },
  async () => {
    const passage = 'These words stand on none of all the pages that are stored with this review.'
    const end = await beside(() => Promise.all([1, 2, 3].map(() => decide({ ...correction, passage }))))
    expectUnharmed(end)
    expect(end.seconds).toBeLessThan(10)
    for (const { status } of end.result) expect([400, 422, 503]).toContain(status)
  },
)

test(
  'a member who asks for many such corrections leaves the connections to the others',
  { timeout: 60_000 },
  async () => {
    const passage = 'These words too stand on none of all the pages that are stored with this review.'
    const other = await makeUser(owner, (await makeTenant(owner)).id, { role: 'member' })
    const neighbour = await signInTo(product.address, other.email, password)
    const asked = Array.from({ length: 20 }, () => decide({ ...correction, passage }))
    const waits: number[] = []
    for (let call = 0; call < 20; call += 1) {
      const begun = performance.now()
      expect((await neighbour.get('/vendors')).status).toBe(200)
      waits.push(performance.now() - begun)
      await delay(100)
    }
    expect(Math.max(...waits)).toBeLessThan(1_000)
    for (const { status } of await Promise.all(asked)) expect([400, 422, 503]).toContain(status)
  },
)

test('a confirmation, a comparison and every export load none of the texts', { timeout: 60_000 }, async () => {
  const end = await beside(async () => {
    const confirmed = await decide({ kind: 'confirmed', reason: 'Read in the page' })
    const exports = ['markdown', 'json', 'csv'].map((format) => client.get(`/scans/${scanId}/export?format=${format}`))
    return [confirmed, ...(await Promise.all(exports)), await client.get(`/scans/${scanId}/changes`)]
  })
  expectUnharmed(end)
  expect(end.result.map(({ status }) => status)).toEqual([201, 200, 200, 200, 200])
  expect(end.result.at(-1)?.body.data.changes.before.scan_id).toBeTruthy()
  expect(end.seconds).toBeLessThan(5)
})

test('of thirty PDFs at once some are made and the others told when to come again', { timeout: 90_000 }, async () => {
  const end = await beside(() => Promise.all(Array.from({ length: 30 }, () => client.get(`/scans/${scanId}/pdf`))))
  expectUnharmed(end)
  const statuses = end.result.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(6)
  expect(statuses.every((status) => status === 200 || status === 503)).toBe(true)
  expect(end.seconds).toBeLessThan(30)
})

/** As long as a passage gets, of the characters that cost most to write: hidden, doubled, and read as formulas or markup. */
const costly = '=1;\u202e\u200b\t@\u{1f600}*_[x](<|#! "'.repeat(43)

/** Every question answered with six such passages, hundreds of sources with long addresses, and texts to match. */
async function makeHeaviest(): Promise<void> {
  await sql`with added as (
      insert into captures (id, url, text, text_sha256)
      select 'costly-' || n, rpad('https://heavy.example/costly-' || n || '/', 2000, 'a'), ${costly}, ${'0'.repeat(64)}
        from generate_series(1, 300) n returning id)
    insert into scan_documents (tenant_id, scan_id, capture_id, position, kind, status, fetched_at, title, language, body_sha256, bytes)
    select s.tenant_id, s.id, added.id, 2000 + row_number() over (), 'docs', 200, now(), ${costly.slice(0, 300)}, 'en', '', 1
      from added, scans s where s.id = ${scanId}`.execute(owner)
  await owner.transaction().execute(async (trx) => {
    await sql`insert into finding_quotes (tenant_id, scan_id, fact, position, capture_id, start_offset, end_offset, first_character, quote)
      select tenant_id, scan_id, fact, 100 + n, 'costly-' || n, 0, ${costly.length}::int, 0, ${costly}
        from findings, generate_series(1, 6) n where scan_id = ${scanId}`.execute(trx)
    await sql`update findings set value = 'partial', certainty = 'likely' where scan_id = ${scanId} and value = 'not-stated'`.execute(
      trx,
    )
  })
  const observation = JSON.stringify({ kind: 'contradiction', text: costly, facts: ['enc.rest'], quotes: [] })
  await sql`update scans set written = jsonb_set(written, '{observations}',
    (select jsonb_agg(${observation}::jsonb) from generate_series(1, 200))) where id = ${scanId}`.execute(owner)
}

test(
  'of thirty exports of the heaviest review at once some are made and the others told when to come again',
  { timeout: 90_000 },
  async () => {
    await makeHeaviest()
    const ask = async (format: string) => {
      const response = await fetch(`${product.address}/api/scans/${scanId}/export?format=${format}`, {
        headers: { authorization: `Bearer ${client.token}` },
      })
      const { length } = await response.text()
      return { status: response.status, again: response.headers.get('retry-after'), length }
    }
    const formats = ['markdown', 'json', 'csv']
    const end = await beside(() => Promise.all(Array.from({ length: 30 }, (_, at) => ask(formats[at % 3] ?? ''))))
    expectUnharmed(end)
    expect(end.seconds).toBeLessThan(30)
    const made = end.result.filter(({ status }) => status === 200)
    expect(made.length).toBeGreaterThanOrEqual(4)
    for (const { length } of made) expect(length).toBeGreaterThan(500_000)
    for (const { status, again } of end.result)
      expect([200, 503]).toContain(status === 503 && again === null ? 0 : status)
  },
)
