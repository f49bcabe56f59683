import { z } from 'zod'
import { agent as agentName, type Agent } from '../../../catalog/fact-entry.ts'
import { ledgerEntry, reviewDocument, type LedgerEntry, type ReviewDocument } from '../../../contract/documents.ts'
import { finding, observation, vendorPlan } from '../../../contract/findings.ts'
import type { AgentAnswer } from '../../../engine/index.ts'
import type { TenantScope, TenantTransaction } from '../../access/scope.ts'

/** What a review is made of, as it was committed: documents, ledger and what each agent handed over. */

export interface StoredDocument {
  readonly document: ReviewDocument
  readonly links: readonly unknown[]
  readonly etag: string | null
  readonly lastModified: string | null
  readonly bodySha256: string
  readonly bytes: number
}

export async function selectStoredDocuments(
  trx: TenantTransaction,
  scope: TenantScope,
  scanId: string,
): Promise<StoredDocument[]> {
  const rows = await trx
    .selectFrom('scan_documents')
    .innerJoin('captures', 'captures.id', 'scan_documents.capture_id')
    .where('scan_documents.tenant_id', '=', scope.tenantId)
    .where('scan_documents.scan_id', '=', scanId)
    .orderBy('scan_documents.position')
    .selectAll('captures')
    .select(['scan_documents.kind', 'scan_documents.redirects', 'scan_documents.status', 'scan_documents.fetched_at'])
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
export async function selectAnswers(
  trx: TenantTransaction,
  scope: TenantScope,
  scanId: string,
): Promise<Map<Agent, AgentAnswer>> {
  const rows = await trx
    .selectFrom('scan_steps')
    .where('tenant_id', '=', scope.tenantId)
    .where('scan_id', '=', scanId)
    .where('agent', 'not in', ['crawl', 'executive_summary_generator'])
    .orderBy('committed_at')
    .select('result')
    .execute()
  return new Map(rows.map((row) => storedAnswer.parse(row.result)).map((answer) => [answer.agent, answer]))
}
