import { sql } from 'kysely'
import type { TenantScope } from '../../access/scope.ts'
import type { TenantTransaction } from '../../access/transactions.ts'

const rowColumns = [
  'scans.id',
  'scans.vendor_id',
  'vendors.name as vendor_name',
  'scans.status',
  'scans.score',
  'scans.grade',
  'scans.quality',
  'scans.coverage',
  'scans.score_version',
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

/** The newest requests of a scan, and how many there are. */
export async function selectScanPages(trx: TenantTransaction, scope: TenantScope, scanId: string, limit: number) {
  const ledger = trx.selectFrom('scan_ledger').where('tenant_id', '=', scope.tenantId).where('scan_id', '=', scanId)
  const counts = await ledger
    .select(sql<number>`count(*)::int`.as('asked'))
    .select(sql<number>`(count(*) filter (where outcome in ('fetched', 'not_modified')))::int`.as('read'))
    .executeTakeFirstOrThrow()
  const rows = await ledger
    .orderBy('position', 'desc')
    .limit(limit)
    .select(['url', 'outcome', 'at', 'purpose', 'kind', 'reason', 'bytes'])
    .execute()
  return { rows, ...counts }
}

/** Who started the scan, while they may still sign in. */
export async function selectStarter(trx: TenantTransaction, scope: TenantScope, scanId: string) {
  return trx
    .selectFrom('scans')
    .innerJoin('users', (join) =>
      join.onRef('users.tenant_id', '=', 'scans.tenant_id').onRef('users.id', '=', 'scans.created_by'),
    )
    .innerJoin('vendors', (join) =>
      join.onRef('vendors.tenant_id', '=', 'scans.tenant_id').onRef('vendors.id', '=', 'scans.vendor_id'),
    )
    .where('scans.tenant_id', '=', scope.tenantId)
    .where('scans.id', '=', scanId)
    .where('users.status', '=', 'active')
    .select(['users.email', 'users.first_name', 'users.email_notifications', 'vendors.name as vendor_name'])
    .executeTakeFirst()
}

/** Whether the scan has stored a page. */
export async function hasReadPages(trx: TenantTransaction, scope: TenantScope, scanId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('scan_documents')
    .where('tenant_id', '=', scope.tenantId)
    .where('scan_id', '=', scanId)
    .limit(1)
    .select('capture_id')
    .executeTakeFirst()
  return row !== undefined
}

/** False when the vendor has an active scan: the unique index decides, whoever asks at the same time. */
export async function insertScan(
  trx: TenantTransaction,
  scope: TenantScope,
  scan: { readonly id: string; readonly vendorId: string; readonly createdBy: string; readonly now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('scans')
    .values({
      id: scan.id,
      tenant_id: scope.tenantId,
      vendor_id: scan.vendorId,
      created_by: scan.createdBy,
      created_at: scan.now,
      progress_at: scan.now,
      as_of: scan.now.toISOString().slice(0, 10),
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'vendor_id']).where('status', 'in', ['pending', 'running']).doNothing(),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}
