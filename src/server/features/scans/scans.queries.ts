import { sql } from 'kysely'
import type { TenantScope, TenantTransaction } from '../../access/scope.ts'

const rowColumns = [
  'scans.id',
  'scans.vendor_id',
  'vendors.name as vendor_name',
  'scans.status',
  'scans.score',
  'scans.grade',
  'scans.coverage',
  'scans.risk',
  'scans.percentage',
  'scans.current_step',
  'scans.progress_at',
  'scans.created_at',
  'scans.started_at',
  'scans.completed_at',
  'scans.cancelled_at',
  'scans.error_log',
] as const

function selectRows(trx: TenantTransaction, scope: TenantScope) {
  return trx
    .selectFrom('scans')
    .innerJoin('vendors', (join) =>
      join.onRef('vendors.tenant_id', '=', 'scans.tenant_id').onRef('vendors.id', '=', 'scans.vendor_id'),
    )
    .where('scans.tenant_id', '=', scope.tenantId)
    .select(rowColumns)
}

export type ScanListRow = NonNullable<Awaited<ReturnType<typeof selectScan>>>

export async function selectScan(trx: TenantTransaction, scope: TenantScope, id: string) {
  return selectRows(trx, scope).where('scans.id', '=', id).executeTakeFirst()
}

export async function selectScanPage(
  trx: TenantTransaction,
  scope: TenantScope,
  page: { readonly vendorId: string | undefined; readonly limit: number; readonly offset: number },
) {
  let rows = selectRows(trx, scope)
  let total = trx
    .selectFrom('scans')
    .where('tenant_id', '=', scope.tenantId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
  if (page.vendorId !== undefined) {
    rows = rows.where('scans.vendor_id', '=', page.vendorId)
    total = total.where('vendor_id', '=', page.vendorId)
  }
  const ordered = rows.orderBy('scans.created_at', 'desc').orderBy('scans.id', 'desc')
  return {
    rows: await ordered.limit(page.limit).offset(page.offset).execute(),
    total: (await total.executeTakeFirstOrThrow()).total,
  }
}

export async function selectScanParts(trx: TenantTransaction, scope: TenantScope, id: string) {
  return trx
    .selectFrom('scans')
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .select(['breakdown', 'written', 'receipt', 'vendor_id', 'unconfirmed'])
    .executeTakeFirst()
}

export async function selectScanSteps(trx: TenantTransaction, scope: TenantScope, scanId: string) {
  return trx
    .selectFrom('scan_steps')
    .where('tenant_id', '=', scope.tenantId)
    .where('scan_id', '=', scanId)
    .orderBy('committed_at')
    .select(['agent', 'success', 'result'])
    .execute()
}

export async function selectScanVendor(trx: TenantTransaction, scope: TenantScope, vendorId: string) {
  return trx
    .selectFrom('vendors')
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', vendorId)
    .select(['id', 'name', 'website', 'description', 'our_plan'])
    .executeTakeFirst()
}

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
  'captures.id',
  'captures.url',
  'captures.title',
  'captures.text_sha256',
  'captures.language',
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
    .select(sql<number>`char_length(captures.text)`.as('characters'))
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
    .select(sql<number>`char_length(captures.text)`.as('characters'))
    .execute()
}

export async function selectLedger(trx: TenantTransaction, scope: TenantScope, scanId: string) {
  return trx
    .selectFrom('scan_ledger')
    .where('tenant_id', '=', scope.tenantId)
    .where('scan_id', '=', scanId)
    .orderBy('position')
    .select(['url', 'outcome', 'at', 'purpose', 'kind', 'reason', 'bytes'])
    .execute()
}

/** The vendor's newest completed scan, before another one when that is named. */
export async function selectLatestCompleted(
  trx: TenantTransaction,
  scope: TenantScope,
  vendorId: string,
  before?: string,
) {
  let rows = trx
    .selectFrom('scans')
    .where('tenant_id', '=', scope.tenantId)
    .where('vendor_id', '=', vendorId)
    .where('status', '=', 'completed')
  if (before !== undefined)
    rows = rows.where(
      sql<boolean>`(created_at, id) < (select other.created_at, other.id from scans other
        where other.tenant_id = ${scope.tenantId} and other.id = ${before})`,
    )
  return rows.orderBy('created_at', 'desc').orderBy('id', 'desc').select('id').limit(1).executeTakeFirst()
}

/** Marks an active scan cancelled; undefined when it is not active. */
export async function cancelScan(trx: TenantTransaction, scope: TenantScope, id: string, now: Date) {
  return trx
    .updateTable('scans')
    .set({
      status: 'failed',
      cancelled_at: now,
      completed_at: now,
      error_log: 'The scan was cancelled.',
      current_step: 'Cancelled',
    })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .where('status', 'in', ['pending', 'running'])
    .returning(['id', 'vendor_id', 'percentage'])
    .executeTakeFirst()
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
