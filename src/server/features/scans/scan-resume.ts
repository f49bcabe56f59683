import { z } from 'zod'
import type { LedgerEntry } from '../../../contract/documents.ts'
import { defaultBudget, type Corpus, type CrawlBudget, type ExtractorAnswer } from '../../../engine/index.ts'
import {
  selectSteps,
  selectLedgerEntries,
  selectStoredDocuments,
  type StoredDocument,
} from '../reviews/reviews.public.ts'
import type { Attempt } from './scan-store.ts'

/** What a new attempt reads of what earlier ones committed. */

export interface ScanVendor {
  readonly name: string
  readonly website: string | null
  readonly domain: string | null
  /** Milliseconds since the epoch. */
  readonly startedAt: number
  readonly confirmedHosts: readonly string[]
  /** What the organization does not want to be asked for. */
  readonly excludedAddresses: readonly string[]
  /** What the organization's plan lets a crawl spend, or less where the organization wants less. */
  readonly budget: CrawlBudget
}

export async function loadScanVendor({
  inTransaction,
  scope,
  scanId,
  vendorId,
}: Attempt): Promise<ScanVendor | undefined> {
  return inTransaction(async (trx) => {
    const row = await trx
      .selectFrom('vendors')
      .innerJoin('scans', (join) =>
        join.onRef('scans.vendor_id', '=', 'vendors.id').onRef('scans.tenant_id', '=', 'vendors.tenant_id'),
      )
      .innerJoin('tenants', 'tenants.id', 'vendors.tenant_id')
      .leftJoin('tenant_plans', 'tenant_plans.tenant_id', 'tenants.id')
      .leftJoin('review_defaults', 'review_defaults.tenant_id', 'tenants.id')
      .where('vendors.tenant_id', '=', scope.tenantId)
      .where('vendors.id', '=', vendorId)
      .where('scans.id', '=', scanId)
      .select(['vendors.name', 'vendors.website', 'vendors.domain', 'scans.started_at'])
      .select(['tenant_plans.scan_pages', 'tenant_plans.scan_files', 'tenant_plans.scan_seconds'])
      .select(['review_defaults.scan_pages as wanted_pages', 'review_defaults.excluded_addresses'])
      .executeTakeFirst()
    if (!row) return undefined
    const confirmed = await trx
      .selectFrom('vendor_domains')
      .where('tenant_id', '=', scope.tenantId)
      .where('vendor_id', '=', vendorId)
      .select('host')
      .execute()
    return {
      name: row.name,
      website: row.website,
      domain: row.domain,
      startedAt: row.started_at?.getTime() ?? Date.now(),
      confirmedHosts: confirmed.map(({ host }) => host),
      excludedAddresses: row.excluded_addresses ?? [],
      budget: {
        pages: Math.min(row.scan_pages ?? defaultBudget.pages, row.wanted_pages ?? Number.POSITIVE_INFINITY),
        files: row.scan_files ?? defaultBudget.files,
        wallMilliseconds: row.scan_seconds === null ? defaultBudget.wallMilliseconds : row.scan_seconds * 1000,
      },
    }
  })
}

export const loadDocuments = ({ inTransaction, scope, scanId }: Attempt): Promise<StoredDocument[]> =>
  inTransaction((trx) => selectStoredDocuments(trx, scope, scanId))

export async function countDocuments({ inTransaction, scope, scanId }: Attempt): Promise<number> {
  const row = await inTransaction((trx) =>
    trx
      .selectFrom('scan_documents')
      .where('tenant_id', '=', scope.tenantId)
      .where('scan_id', '=', scanId)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  )
  return row.count
}

/** The documents of the vendor's last completed scan: their validators make a rescan cheap. */
export async function loadKnownDocuments({ inTransaction, scope, vendorId }: Attempt): Promise<StoredDocument[]> {
  return inTransaction(async (trx) => {
    const previous = await trx
      .selectFrom('scans')
      .where('tenant_id', '=', scope.tenantId)
      .where('vendor_id', '=', vendorId)
      .where('status', '=', 'completed')
      .orderBy('created_at', 'desc')
      .select('id')
      .limit(1)
      .executeTakeFirst()
    return previous ? selectStoredDocuments(trx, scope, previous.id) : []
  })
}

/** What is analysed: documents that ended their reader before stay out. */
export async function loadCorpus(attempt: Attempt, vendor: ScanVendor, asOf: string): Promise<Corpus> {
  const ledger = await loadScanLedger(attempt)
  const unreadable = new Set(ledger.filter((entry) => entry.outcome === 'unreadable').map((entry) => entry.url))
  const stored = (await loadDocuments(attempt)).map(({ document }) => document)
  const documents = stored.filter((document) => !unreadable.has(document.url))
  return { vendor: { name: vendor.name, website: vendor.website, domain: vendor.domain }, documents, asOf }
}

export const loadScanLedger = ({ inTransaction, scope, scanId }: Attempt): Promise<LedgerEntry[]> =>
  inTransaction((trx) => selectLedgerEntries(trx, scope, scanId))

export const loadAnswers = ({ inTransaction, scope, scanId }: Attempt): Promise<readonly ExtractorAnswer[]> =>
  inTransaction((trx) => selectSteps(trx, scope, scanId))

export interface CrawlStep {
  readonly failure: string | null
}

/** How the crawl ended, once it is committed. */
export async function loadCrawlStep({ inTransaction, scope, scanId }: Attempt): Promise<CrawlStep | undefined> {
  const row = await inTransaction((trx) =>
    trx
      .selectFrom('scan_steps')
      .where('tenant_id', '=', scope.tenantId)
      .where('scan_id', '=', scanId)
      .where('agent', '=', 'crawl')
      .select('result')
      .executeTakeFirst(),
  )
  return row && z.object({ failure: z.string().nullable() }).parse(row.result)
}
