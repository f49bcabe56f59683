import { sql } from 'kysely'
import type { TenantScope, TenantTransaction } from '../../access/scope.ts'

const latestColumns = [
  'scans.id as scan_id',
  'scans.status',
  'scans.score',
  'scans.grade',
  'scans.coverage',
  'scans.risk',
  'scans.percentage',
  'scans.current_step',
  'scans.progress_at',
  'scans.created_at as scan_created_at',
  'scans.started_at',
  'scans.completed_at',
  'scans.cancelled_at',
  'scans.error_log',
] as const

const vendorColumns = [
  'vendors.id',
  'vendors.name',
  'vendors.website',
  'vendors.domain',
  'vendors.description',
  'vendors.created_at',
  'vendors.updated_at',
] as const

const scanCount = sql<number>`(select count(*)::int from scans s where s.tenant_id = vendors.tenant_id and s.vendor_id = vendors.id)`

/** A vendor with its latest scan: the newest by the time it was asked for. */
function selectVendors(trx: TenantTransaction, scope: TenantScope) {
  return trx
    .selectFrom('vendors')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('scans')
          .whereRef('scans.tenant_id', '=', 'vendors.tenant_id')
          .whereRef('scans.vendor_id', '=', 'vendors.id')
          .orderBy('scans.created_at', 'desc')
          .orderBy('scans.id', 'desc')
          .limit(1)
          .select(latestColumns)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .where('vendors.tenant_id', '=', scope.tenantId)
    .select(vendorColumns)
    .selectAll('latest')
    .select(scanCount.as('scan_count'))
}

export type VendorRow = NonNullable<Awaited<ReturnType<typeof selectVendor>>>

export async function selectVendor(trx: TenantTransaction, scope: TenantScope, id: string) {
  return selectVendors(trx, scope).where('vendors.id', '=', id).executeTakeFirst()
}

const nameHolds = (search: string) => sql<boolean>`strpos(lower(vendors.name), lower(${search})) > 0`

export async function selectVendorPage(
  trx: TenantTransaction,
  scope: TenantScope,
  page: { readonly search: string | undefined; readonly limit: number; readonly offset: number },
) {
  let rows = selectVendors(trx, scope)
  let total = trx
    .selectFrom('vendors')
    .where('tenant_id', '=', scope.tenantId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
  if (page.search) {
    rows = rows.where(nameHolds(page.search))
    total = total.where(nameHolds(page.search))
  }
  const ordered = rows.orderBy('vendors.created_at', 'desc').orderBy('vendors.id', 'desc')
  return {
    rows: await ordered.limit(page.limit).offset(page.offset).execute(),
    total: (await total.executeTakeFirstOrThrow()).total,
  }
}

export interface NewVendor {
  readonly id: string
  readonly name: string
  readonly website: string | null
  readonly domain: string | null
  readonly description: string | null
  readonly createdBy: string | null
}

export async function countVendors(trx: TenantTransaction, scope: TenantScope): Promise<number> {
  const { have } = await trx
    .selectFrom('vendors')
    .where('tenant_id', '=', scope.tenantId)
    .select(({ fn }) => fn.countAll<string>().as('have'))
    .executeTakeFirstOrThrow()
  return Number(have)
}

export async function insertVendor(trx: TenantTransaction, scope: TenantScope, vendor: NewVendor): Promise<void> {
  const { createdBy, ...columns } = vendor
  await trx
    .insertInto('vendors')
    .values({ ...columns, tenant_id: scope.tenantId, created_by: createdBy })
    .execute()
}

export interface VendorChanges {
  readonly name?: string
  readonly website?: string | null
  readonly domain?: string | null
  readonly description?: string | null
}

export async function updateVendor(
  trx: TenantTransaction,
  scope: TenantScope,
  id: string,
  changes: VendorChanges,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('vendors')
    .set({ ...changes, updated_at: now })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes the vendor with its scans; answers the ids of the scans that were active. */
export async function deleteVendor(
  trx: TenantTransaction,
  scope: TenantScope,
  id: string,
): Promise<{ active: string[] } | undefined> {
  const active = await trx
    .selectFrom('scans')
    .where('tenant_id', '=', scope.tenantId)
    .where('vendor_id', '=', id)
    .where('status', 'in', ['pending', 'running'])
    .select('id')
    // In the order in which a scan takes them: its own row, then the vendor's.
    .forUpdate()
    .execute()
  const { numDeletedRows } = await trx
    .deleteFrom('vendors')
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n ? { active: active.map((row) => row.id) } : undefined
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

export async function insertCharge(
  trx: TenantTransaction,
  scope: TenantScope,
  id: string,
  scanId: string,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('usage_ledger')
    .values({ id, tenant_id: scope.tenantId, scan_id: scanId, change: 1, reason: 'scan started', at: now })
    .execute()
}

/** Puts the scan on the queue in this transaction. False when the queue holds one of this vendor already. */
export async function enqueueScan(trx: TenantTransaction, scanId: string): Promise<boolean> {
  const { rows } = await sql<{ added: boolean }>`select app.enqueue_scan(${scanId}::uuid) as added`.execute(trx)
  return rows[0]?.added ?? false
}

export async function insertDomain(
  trx: TenantTransaction,
  scope: TenantScope,
  domain: { readonly vendorId: string; readonly host: string; readonly userId: string; readonly now: Date },
): Promise<void> {
  await trx
    .insertInto('vendor_domains')
    .values({
      tenant_id: scope.tenantId,
      vendor_id: domain.vendorId,
      host: domain.host,
      confirmed_by: domain.userId,
      confirmed_at: domain.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteDomain(
  trx: TenantTransaction,
  scope: TenantScope,
  vendorId: string,
  host: string,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('vendor_domains')
    .where('tenant_id', '=', scope.tenantId)
    .where('vendor_id', '=', vendorId)
    .where('host', '=', host)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
