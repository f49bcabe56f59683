import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { ProcessPool } from '../../src/adapters/isolation/process-pool.ts'
import { createReaderPool } from '../../src/adapters/reader/reader-pool.ts'
import { openParts } from '../../src/server/compose.ts'
import { version } from '../../src/server/environment.ts'
import type { DB } from '../../src/server/db/schema.ts'
import { newId } from '../../src/server/db/ids.ts'
import { scanJob } from '../../src/server/features/scans/scans.jobs.ts'
import { runJob } from '../../src/server/jobs/run-job.ts'
import { openPayments } from '../../src/server/payments/open-payments.ts'
import { loadKeys } from '../../src/server/access/keys.ts'
import { publicAddress, type Settings } from '../../src/server/settings.ts'

/** One stored page of a scan whose crawl is over. */
export interface TestPage {
  readonly path: string
  readonly kind: string
  readonly text: string
}

/** Stores the pages as a finished crawl, then lets the product's own runner analyse, score and write them. */
export async function makeReview(
  owner: Kysely<DB>,
  settings: Settings,
  of: { readonly tenantId: string; readonly vendorId: string },
  pages: readonly TestPage[],
  readers = createReaderPool(1),
): Promise<string> {
  const scanId = newId()
  const ids = { tenant_id: of.tenantId, scan_id: scanId }
  await owner
    .insertInto('scans')
    .values({ id: scanId, tenant_id: of.tenantId, vendor_id: of.vendorId, status: 'running', as_of: '2026-11-21' })
    .execute()
  for (const [position, page] of pages.entries()) {
    const url = `https://acme.example/${page.path}`
    const hash = createHash('sha256').update(page.text).digest('hex')
    const id = `doc-${hash.slice(0, 40)}-${newId()}`
    await owner.insertInto('captures').values({ id, url, text: page.text, text_sha256: hash }).execute()
    const met = { title: page.path, language: 'en', body_sha256: hash, bytes: 1 }
    const row = { ...ids, ...met, capture_id: id, position, kind: page.kind, status: 200, fetched_at: new Date() }
    await owner.insertInto('scan_documents').values(row).execute()
    const entry = { url, outcome: 'fetched', at: new Date(), purpose: 'page', kind: page.kind, reason: '', bytes: 1 }
    await owner
      .insertInto('scan_ledger')
      .values({ ...ids, position, ...entry })
      .execute()
  }
  const crawled = { agent: 'crawl', attempt: 0, success: true, result: JSON.stringify({ failure: null }) }
  await owner
    .insertInto('scan_steps')
    .values({ ...ids, ...crawled })
    .execute()
  await runScanJob(owner, settings, of, scanId, { readers })
  return scanId
}

/** What a test's worker does otherwise. */
interface ScanJobOptions {
  readonly readers?: ProcessPool
  readonly hosts?: Readonly<Record<string, string>>
}

/** One attempt at a scan, as a worker makes it that has taken the job from the queue. */
export async function runScanJob(
  owner: Kysely<DB>,
  settings: Settings,
  of: { readonly tenantId: string; readonly vendorId: string },
  scanId: string,
  { readers = createReaderPool(1), hosts = {} }: ScanJobOptions = {},
): Promise<void> {
  const parts = await openParts(settings, settings.databaseUrl ?? '')
  const { db, live, log } = parts
  const retention = { auditMonths: settings.auditMonths, crawlLogMonths: settings.crawlLogMonths }
  const keys = loadKeys(settings.keysFile, settings.dataDir)
  const mail = { keys, transport: null, publicUrl: publicAddress(settings), keepsUnsent: true }
  const payments = openPayments(settings.payments)
  const services = {
    live,
    log,
    hosts,
    version,
    retention,
    botUrl: settings.botUrl,
    search: null,
    readers,
    onFetched: () => undefined,
    mail,
    payments,
  }
  const data = { scan_id: scanId, tenant_id: of.tenantId, vendor_id: of.vendorId }
  const { rows } = await sql<{ id: string }>`insert into pgboss.job (name, data, state)
    values (${scanJob.name}, ${JSON.stringify(data)}::jsonb, 'active') returning id`.execute(owner)
  const id = rows[0]?.id ?? ''
  try {
    await runJob({ db, services }, scanJob, { id, data }, new AbortController().signal)
  } finally {
    await sql`delete from pgboss.job where id = ${id}`.execute(owner)
    readers.close()
    await parts.close()
  }
}
