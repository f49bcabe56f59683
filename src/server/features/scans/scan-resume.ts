import { z } from 'zod'
import { agent as agentName, type Agent } from '../../../catalog/fact-entry.ts'
import { ledgerEntry, reviewDocument, type LedgerEntry, type ReviewDocument } from '../../../contract/documents.ts'
import { finding, observation, vendorPlan } from '../../../contract/findings.ts'
import { defaultBudget, type AgentAnswer, type Corpus, type CrawlBudget } from '../../../engine/index.ts'
import { inTenant } from '../../access/scope.ts'
import type { Attempt } from './scan-store.ts'

/** What a new attempt reads of what earlier ones committed. */

export interface ScanVendor {
  readonly name: string
  readonly website: string | null
  readonly domain: string | null
  /** Milliseconds since the epoch. */
  readonly startedAt: number
  readonly confirmedHosts: readonly string[]
  /** What the organization's plan lets a crawl spend. */
  readonly budget: CrawlBudget
}

export async function loadScanVendor({ db, scope, scanId, vendorId }: Attempt): Promise<ScanVendor | undefined> {
  return inTenant(db, scope, async (trx) => {
    const row = await trx
      .selectFrom('vendors')
      .innerJoin('scans', (join) =>
        join.onRef('scans.vendor_id', '=', 'vendors.id').onRef('scans.tenant_id', '=', 'vendors.tenant_id'),
      )
      .innerJoin('tenants', 'tenants.id', 'vendors.tenant_id')
      .leftJoin('packages', 'packages.id', 'tenants.package_id')
      .where('vendors.tenant_id', '=', scope.tenantId)
      .where('vendors.id', '=', vendorId)
      .where('scans.id', '=', scanId)
      .select(['vendors.name', 'vendors.website', 'vendors.domain', 'scans.started_at'])
      .select(['packages.scan_pages', 'packages.scan_files', 'packages.scan_seconds'])
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
      budget: {
        pages: row.scan_pages ?? defaultBudget.pages,
        files: row.scan_files ?? defaultBudget.files,
        wallMilliseconds: row.scan_seconds === null ? defaultBudget.wallMilliseconds : row.scan_seconds * 1000,
      },
    }
  })
}

export interface StoredDocument {
  readonly document: ReviewDocument
  readonly links: readonly unknown[]
  readonly etag: string | null
  readonly lastModified: string | null
  readonly bodySha256: string
  readonly bytes: number
}

async function selectStored(attempt: Attempt, scanId: string): Promise<StoredDocument[]> {
  const { db, scope } = attempt
  const rows = await inTenant(db, scope, (trx) =>
    trx
      .selectFrom('scan_documents')
      .innerJoin('captures', 'captures.id', 'scan_documents.capture_id')
      .where('scan_documents.tenant_id', '=', scope.tenantId)
      .where('scan_documents.scan_id', '=', scanId)
      .orderBy('scan_documents.position')
      .selectAll('captures')
      .select(['scan_documents.kind', 'scan_documents.redirects', 'scan_documents.status', 'scan_documents.fetched_at'])
      .execute(),
  )
  return rows.map((row) => ({
    document: reviewDocument.parse({ ...row, fetched_at: row.fetched_at.toISOString() }),
    links: z.array(z.unknown()).parse(row.links),
    etag: row.etag,
    lastModified: row.last_modified,
    bodySha256: row.body_sha256,
    bytes: row.bytes,
  }))
}

export const loadDocuments = (attempt: Attempt): Promise<StoredDocument[]> => selectStored(attempt, attempt.scanId)

/** The documents of the vendor's last completed scan: their validators make a rescan cheap. */
export async function loadKnownDocuments(attempt: Attempt): Promise<StoredDocument[]> {
  const { db, scope, vendorId } = attempt
  const previous = await inTenant(db, scope, (trx) =>
    trx
      .selectFrom('scans')
      .where('tenant_id', '=', scope.tenantId)
      .where('vendor_id', '=', vendorId)
      .where('status', '=', 'completed')
      .orderBy('created_at', 'desc')
      .select('id')
      .limit(1)
      .executeTakeFirst(),
  )
  return previous ? selectStored(attempt, previous.id) : []
}

export async function loadCorpus(attempt: Attempt, vendor: ScanVendor, asOf: string): Promise<Corpus> {
  const documents = (await loadDocuments(attempt)).map((stored) => stored.document)
  return { vendor: { name: vendor.name, website: vendor.website, domain: vendor.domain }, documents, asOf }
}

export async function loadScanLedger({ db, scope, scanId }: Attempt): Promise<LedgerEntry[]> {
  const rows = await inTenant(db, scope, (trx) =>
    trx
      .selectFrom('scan_ledger')
      .where('tenant_id', '=', scope.tenantId)
      .where('scan_id', '=', scanId)
      .orderBy('position')
      .select(['url', 'outcome', 'at', 'purpose', 'kind', 'reason', 'bytes'])
      .execute(),
  )
  return rows.map((row) => ledgerEntry.parse({ ...row, at: row.at.toISOString() }))
}

const storedAnswer = z.object({
  agent: agentName,
  success: z.boolean(),
  findings: z.array(finding),
  observations: z.array(observation),
  plans: z.array(vendorPlan),
  refusedQuotes: z.int(),
  error: z.string().nullable(),
})

/** The steps that are committed, by agent; the crawl and the writer are not among them. */
export async function loadAnswers({ db, scope, scanId }: Attempt): Promise<Map<Agent, AgentAnswer>> {
  const rows = await inTenant(db, scope, (trx) =>
    trx
      .selectFrom('scan_steps')
      .where('tenant_id', '=', scope.tenantId)
      .where('scan_id', '=', scanId)
      .where('agent', 'not in', ['crawl', 'executive_summary_generator'])
      .orderBy('committed_at')
      .select('result')
      .execute(),
  )
  return new Map(rows.map((row) => storedAnswer.parse(row.result)).map((answer) => [answer.agent, answer]))
}

export interface CrawlStep {
  readonly failure: string | null
}

/** How the crawl ended, once it is committed. */
export async function loadCrawlStep({ db, scope, scanId }: Attempt): Promise<CrawlStep | undefined> {
  const row = await inTenant(db, scope, (trx) =>
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
