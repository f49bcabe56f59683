import type { TenantScope } from '../../access/scope.ts'
import type { TenantTransaction } from '../../access/transactions.ts'

/** A page is found through a scan of the tenant that read it: the one that is named, else the newest. */
export async function selectDocument(
  trx: TenantTransaction,
  scope: TenantScope,
  id: string,
  scanId: string | undefined,
) {
  const rows = trx
    .selectFrom('scan_documents')
    .innerJoin('captures', 'captures.id', 'scan_documents.capture_id')
    .where('scan_documents.tenant_id', '=', scope.tenantId)
    .where('scan_documents.capture_id', '=', id)
  const preferred =
    scanId === undefined ? rows : rows.orderBy((eb) => eb('scan_documents.scan_id', '=', scanId), 'desc')
  return preferred
    .orderBy('scan_documents.fetched_at', 'desc')
    .select([
      'captures.id',
      'captures.url',
      'scan_documents.title',
      'captures.text',
      'captures.text_sha256',
      'scan_documents.language',
      'scan_documents.kind',
      'scan_documents.redirects',
      'scan_documents.status',
      'scan_documents.fetched_at',
    ])
    .executeTakeFirst()
}
