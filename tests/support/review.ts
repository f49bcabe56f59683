import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { createReaderPool } from '../../src/adapters/reader/reader-pool.ts'
import { openParts, version } from '../../src/server/compose.ts'
import type { DB } from '../../src/server/db/schema.ts'
import { newId } from '../../src/server/db/ids.ts'
import { createScanRunner } from '../../src/server/features/scans/scans.jobs.ts'
import type { Settings } from '../../src/server/settings.ts'

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
  await runScanJob(settings, of, scanId, readers)
  return scanId
}

/** One attempt of the product's own runner at a scan. */
export async function runScanJob(
  settings: Settings,
  of: { readonly tenantId: string; readonly vendorId: string },
  scanId: string,
  readers = createReaderPool(1),
): Promise<void> {
  const parts = await openParts(settings, settings.databaseUrl ?? '')
  const { db, live, log } = parts
  const run = createScanRunner({ db, live, log, hosts: {}, version, botUrl: null, search: null, readers })
  await run({ tenant_id: of.tenantId, vendor_id: of.vendorId, scan_id: scanId }, new AbortController().signal)
  readers.close()
  await parts.close()
}
