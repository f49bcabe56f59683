import { sql } from 'kysely'
import type { TenantScope } from '../../access/scope.ts'
import type { TenantTransaction } from '../../access/transactions.ts'

/** Findings with their quotes in one statement. */
export async function selectFindings(trx: TenantTransaction, scope: TenantScope, scanId: string) {
  return trx
    .selectFrom('findings')
    .where('tenant_id', '=', scope.tenantId)
    .where('scan_id', '=', scanId)
    .select(['fact', 'value', 'certainty', 'tier', 'plans', 'params'])
    .select(
      sql<{ document_id: string; start: number; end: number; text: string }[]>`coalesce((
        select json_agg(json_build_object('document_id', q.capture_id, 'start', q.start_offset, 'end', q.end_offset,
          'text', q.quote) order by q.position)
        from finding_quotes q
        where q.tenant_id = findings.tenant_id and q.scan_id = findings.scan_id and q.fact = findings.fact), '[]'::json)`.as(
        'quotes',
      ),
    )
    .execute()
}

const headColumns = [
  'captures.characters',
  'captures.id',
  'captures.url',
  'scan_documents.title',
  'captures.text_sha256',
  'scan_documents.language',
  'scan_documents.kind',
  'scan_documents.redirects',
  'scan_documents.status',
  'scan_documents.fetched_at',
] as const

export async function selectDocuments(trx: TenantTransaction, scope: TenantScope, scanId: string) {
  return trx
    .selectFrom('scan_documents')
    .innerJoin('captures', 'captures.id', 'scan_documents.capture_id')
    .where('scan_documents.tenant_id', '=', scope.tenantId)
    .where('scan_documents.scan_id', '=', scanId)
    .orderBy('scan_documents.position')
    .select(headColumns)
    .execute()
}

/** Documents of earlier scans that decisions of this vendor quote, where this scan has not read the same text. */
export async function selectQuotedElsewhere(trx: TenantTransaction, scope: TenantScope, scanId: string) {
  return trx
    .selectFrom('scan_documents')
    .innerJoin('captures', 'captures.id', 'scan_documents.capture_id')
    .where('scan_documents.tenant_id', '=', scope.tenantId)
    .where(
      sql<boolean>`(scan_documents.scan_id, scan_documents.capture_id) in (
        select q.scan_id, q.capture_id from decision_quotes q
        join finding_decisions d on d.tenant_id = q.tenant_id and d.id = q.decision_id
        join scans s on s.tenant_id = d.tenant_id and s.vendor_id = d.vendor_id
        where s.tenant_id = ${scope.tenantId} and s.id = ${scanId} and d.withdrawn_at is null and q.scan_id <> s.id
          and not exists (select 1 from scan_documents own where own.tenant_id = s.tenant_id and own.scan_id = s.id
            and own.capture_id = q.capture_id))`,
    )
    .select(headColumns)
    .execute()
}

export async function selectConfirmedHosts(trx: TenantTransaction, scope: TenantScope, vendorId: string) {
  const rows = await trx
    .selectFrom('vendor_domains')
    .where('tenant_id', '=', scope.tenantId)
    .where('vendor_id', '=', vendorId)
    .select('host')
    .execute()
  return rows.map((row) => row.host)
}

/** What the operator says of the review; undefined where they said nothing. */
export async function selectOperatorEdit(trx: TenantTransaction, scope: TenantScope, scanId: string) {
  return trx
    .selectFrom('operator_review_edits')
    .where('tenant_id', '=', scope.tenantId)
    .where('scan_id', '=', scanId)
    .select(['status', 'risk', 'score', 'results', 'edited_at'])
    .executeTakeFirst()
}

export async function savePlanLifts(
  trx: TenantTransaction,
  scope: TenantScope,
  scanId: string,
  lifts: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  await trx
    .updateTable('scans')
    .set({ plan_lifts: JSON.stringify(lifts) })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', scanId)
    .execute()
}
