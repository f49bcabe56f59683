import { z } from 'zod'
import { extractorAnswer, textNotes } from '../../../adapters/reader/corpus-analyst.ts'
import {
  ledgerEntry,
  reviewDocument,
  type DocumentOutline,
  type LedgerEntry,
  type ReviewDocument,
} from '../../../contract/documents.ts'
import type { ExtractorAnswer, TextNotes } from '../../../engine/index.ts'
import type { TenantScope } from '../../access/scope.ts'
import type { TenantTransaction } from '../../access/transactions.ts'

/** What a review is made of, as it was committed: documents, ledger and what each agent handed over. */

export interface StoredDocument {
  readonly document: ReviewDocument
  readonly links: readonly unknown[]
  readonly etag: string | null
  readonly lastModified: string | null
  readonly bodySha256: string
  readonly bytes: number
}

const linkColumns = [
  'scan_documents.title',
  'scan_documents.language',
  'scan_documents.kind',
  'scan_documents.redirects',
  'scan_documents.status',
  'scan_documents.fetched_at',
] as const

/** The documents that a scan read, with their captures. */
const documentsOf = (trx: TenantTransaction, scope: TenantScope, scanId: string) =>
  trx
    .selectFrom('scan_documents')
    .innerJoin('captures', 'captures.id', 'scan_documents.capture_id')
    .where('scan_documents.tenant_id', '=', scope.tenantId)
    .where('scan_documents.scan_id', '=', scanId)

export async function selectStoredDocuments(
  trx: TenantTransaction,
  scope: TenantScope,
  scanId: string,
): Promise<StoredDocument[]> {
  const rows = await documentsOf(trx, scope, scanId)
    .orderBy('scan_documents.position')
    .select(['captures.id', 'captures.url', 'captures.text', 'captures.text_sha256'])
    .select(linkColumns)
    .select(['scan_documents.links', 'scan_documents.etag', 'scan_documents.last_modified'])
    .select(['scan_documents.body_sha256', 'scan_documents.bytes'])
    .execute()
  return rows.map((row) => ({
    document: reviewDocument.parse({ ...row, fetched_at: row.fetched_at.toISOString() }),
    links: z.array(z.unknown()).parse(row.links),
    etag: row.etag,
    lastModified: row.last_modified,
    bodySha256: row.body_sha256,
    bytes: row.bytes,
  }))
}

const outline = reviewDocument.omit({ text: true })

/** The documents of a scan without their texts, of which a request must never hold many. */
export async function selectDocumentOutlines(
  trx: TenantTransaction,
  scope: TenantScope,
  scanId: string,
): Promise<DocumentOutline[]> {
  const rows = await documentsOf(trx, scope, scanId)
    .orderBy('scan_documents.position')
    .select(['captures.id', 'captures.url', 'captures.text_sha256'])
    .select(linkColumns)
    .execute()
  return rows.map((row) => outline.parse({ ...row, fetched_at: row.fetched_at.toISOString() }))
}

/** The text of one document of a scan. */
export async function selectDocumentText(
  trx: TenantTransaction,
  scope: TenantScope,
  scanId: string,
  documentId: string,
): Promise<string | undefined> {
  const row = await documentsOf(trx, scope, scanId)
    .where('scan_documents.capture_id', '=', documentId)
    .select('captures.text')
    .executeTakeFirst()
  return row?.text
}

/** What the writer tells of a scan's texts. */
export async function selectTextNotes(trx: TenantTransaction, scope: TenantScope, scanId: string): Promise<TextNotes> {
  const row = await trx
    .selectFrom('scans')
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', scanId)
    .select('text_notes')
    .executeTakeFirstOrThrow()
  return textNotes.parse(row.text_notes)
}

export async function selectLedgerEntries(
  trx: TenantTransaction,
  scope: TenantScope,
  scanId: string,
): Promise<LedgerEntry[]> {
  const rows = await trx
    .selectFrom('scan_ledger')
    .where('tenant_id', '=', scope.tenantId)
    .where('scan_id', '=', scanId)
    .orderBy('position')
    .select(['url', 'outcome', 'at', 'purpose', 'kind', 'reason', 'bytes'])
    .execute()
  return rows.map((row) => ledgerEntry.parse({ ...row, at: row.at.toISOString() }))
}

/** The steps that are committed, one for each agent and extractor; the crawl and the writer are not among them. */
export async function selectSteps(
  trx: TenantTransaction,
  scope: TenantScope,
  scanId: string,
): Promise<readonly ExtractorAnswer[]> {
  const rows = await trx
    .selectFrom('scan_steps')
    .where('tenant_id', '=', scope.tenantId)
    .where('scan_id', '=', scanId)
    .where('agent', 'not in', ['crawl', 'executive_summary_generator'])
    .orderBy('committed_at')
    .select(['extractor', 'result'])
    .execute()
  return rows.map(({ extractor, result }) => extractorAnswer.parse({ extractor, answer: result }))
}
