import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facts } from '../../src/catalog/facts.ts'
import { openDatabase } from '../../src/server/db/connect.ts'
import type { DB } from '../../src/server/db/schema.ts'
import { databaseUrlOf, signInTo, startProduct, until, type Product } from '../support/product.ts'
import { startSmallSite, type SmallSite } from '../support/small-site.ts'

/** kill -9 of node and database, once in mid-crawl and once in mid-analysis: the scan completes, nothing is done twice. */
let site: SmallSite
let folder = ''
let product: Product | undefined
let owner: Kysely<DB>
const environment: Record<string, string> = {}

beforeAll(async () => {
  site = await startSmallSite(['killed'], 14)
  folder = mkdtempSync(join(tmpdir(), 'assay-kill-'))
  chmodSync(folder, 0o711)
  const hosts = join(folder, 'hosts.json')
  writeFileSync(hosts, JSON.stringify(site.hosts))
  Object.assign(environment, { DATA_DIR: folder, LAB_HOSTS_FILE: hosts })
})

afterAll(async () => {
  await product?.stop()
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function restart(): Promise<void> {
  product = await startProduct(environment)
  owner = openDatabase<DB>(databaseUrlOf(folder), { max: 2, longRunning: true })
}

async function killEverything(): Promise<void> {
  await owner.destroy().catch(() => {})
  await product?.killAll()
}

async function documentsOf(scanId: string): Promise<{ url: string; position: number }[]> {
  return owner
    .selectFrom('scan_documents')
    .innerJoin('captures', 'captures.id', 'scan_documents.capture_id')
    .where('scan_id', '=', scanId)
    .orderBy('position')
    .select(['captures.url', 'position'])
    .execute()
}

test(
  'a scan survives two kills: it completes, no step is committed twice, no stored document is fetched again',
  { timeout: 240_000 },
  async () => {
    await restart()
    let client = await signInTo(product?.address ?? '')
    const created = await client.post('/vendors', { name: 'Killed', website: site.websites[0] })
    const started = await client.post(`/vendors/${created.body.data.id}/scan`)
    expect(started.status).toBe(202)
    const scanId: string = started.body.data.scan.id

    await until(async () => (await documentsOf(scanId)).length >= 4, 60_000, 'four documents')
    const before = await documentsOf(scanId)
    await killEverything()

    await restart()
    expect((await documentsOf(scanId)).slice(0, before.length)).toEqual(before)
    // Holds the worker in the middle of the analysis for as long as the test needs.
    await sql`create function app.dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(2); return new; end $$`.execute(
      owner,
    )
    await sql`create trigger dawdle before insert on assay.scan_steps for each row when (new.agent = 'advanced_web_scraper') execute function app.dawdle()`.execute(
      owner,
    )
    const midway = await until(
      async () => {
        const steps = await owner
          .selectFrom('scan_steps')
          .where('scan_id', '=', scanId)
          .select(['agent', 'attempt', 'committed_at'])
          .execute()
        return steps.length >= 4 && steps
      },
      120_000,
      'four committed steps',
    )
    await killEverything()

    await restart()
    await sql`drop trigger dawdle on assay.scan_steps`.execute(owner)
    client = await signInTo(product?.address ?? '')
    const finished = await until(
      async () => {
        const { body } = await client.get(`/scans/${scanId}/status`)
        return (body.data.scan_status === 'completed' || body.data.scan_status === 'failed') && body.data
      },
      120_000,
      'the end of the scan',
    )
    expect(finished.scan_status).toBe('completed')

    const steps = await owner
      .selectFrom('scan_steps')
      .where('scan_id', '=', scanId)
      .select(['agent', 'attempt', 'committed_at'])
      .execute()
    expect(steps.map((step) => step.agent).toSorted()).toEqual([
      'advanced_web_scraper',
      'company_research',
      'crawl',
      'executive_summary_generator',
      'genai_policy_analysis',
      'pricing_analysis',
      'privacy_data_protection_scraper',
      'security_documentation_hunter',
      'trust_center_extractor',
    ])
    for (const step of midway) expect(steps).toContainEqual(step)
    expect(new Set(steps.map((step) => step.attempt)).size).toBeGreaterThan(1)

    for (const { url } of before) expect(site.served.get(url.replace('https://', ''))).toBe(1)
    const { body } = await client.get(`/scans/${scanId}/findings`)
    expect(body.data.findings).toHaveLength(facts.length)
    const charges = await owner.selectFrom('usage_ledger').where('scan_id', '=', scanId).select('change').execute()
    expect(charges).toEqual([{ change: 1 }])
    await owner.destroy()
  },
)
