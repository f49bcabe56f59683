import { sql, type RawBuilder } from 'kysely'
import type { vendorsRoutes } from '../../../contract/vendors.ts'
import type { QueryOf } from '../../../contract/route.ts'
import type { TenantScope } from '../../access/scope.ts'
import type { TenantTransaction } from '../../access/transactions.ts'

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

/** Critical and high restrictions of the last review that nobody has dealt with. */
const openHighRisks = sql<number>`(select count(*)::int from jsonb_array_elements_text(coalesce(reviewed.high_risks, '[]'::jsonb)) as risk (fact)
  where not exists (select 1 from restriction_statuses r where r.tenant_id = vendors.tenant_id and r.vendor_id = vendors.id
    and r.fact = risk.fact and r.status in ('done', 'wont_implement')))`

/** A vendor with its latest scan, the newest by the time it was asked for, and its newest finished review. */
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
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('scans')
          .whereRef('scans.tenant_id', '=', 'vendors.tenant_id')
          .whereRef('scans.vendor_id', '=', 'vendors.id')
          .where('scans.status', '=', 'completed')
          .orderBy('scans.created_at', 'desc')
          .orderBy('scans.id', 'desc')
          .limit(1)
          .select([
            'scans.id as reviewed_id',
            'scans.completed_at as reviewed_at',
            'scans.score as reviewed_score',
            'scans.grade as reviewed_grade',
            'scans.risk as reviewed_risk',
            'scans.verdict',
            'scans.high_risks',
          ])
          .as('reviewed'),
      (join) => join.onTrue(),
    )
    .where('vendors.tenant_id', '=', scope.tenantId)
    .select(vendorColumns)
    .selectAll(['latest', 'reviewed'])
    .select(openHighRisks.as('open_high_risks'))
    .select(scanCount.as('scan_count'))
}

export type VendorRow = NonNullable<Awaited<ReturnType<typeof selectVendor>>>

export async function selectVendor(trx: TenantTransaction, scope: TenantScope, id: string) {
  return selectVendors(trx, scope).where('vendors.id', '=', id).executeTakeFirst()
}

const nameHolds = (search: string) => sql<boolean>`strpos(lower(vendors.name), lower(${search})) > 0`

type ListQuery = QueryOf<(typeof vendorsRoutes)['list']>
type Standing = NonNullable<ListQuery['standing']>

/** Any other standing is the verdict of the last review. */
const standings: Partial<Record<Standing, RawBuilder<boolean>>> = {
  high_risks: sql<boolean>`${openHighRisks} > 0`,
  not_reviewed: sql<boolean>`reviewed.reviewed_id is null`,
  in_progress: sql<boolean>`latest.status in ('pending', 'running')`,
  failed: sql<boolean>`latest.status = 'failed'`,
}
const standsAs = (standing: Standing): RawBuilder<boolean> =>
  standings[standing] ?? sql<boolean>`reviewed.verdict = ${standing}`

const orders = {
  name: sql`lower(vendors.name)`,
  score: sql`reviewed.reviewed_score`,
  risks: sql`case when reviewed.reviewed_id is not null then ${openHighRisks} end`,
  reviewed: sql`reviewed.reviewed_at`,
} as const

type Found = ReturnType<typeof selectVendors>

/** The order by date is that of an index, which says nothing of nulls: it is read as far as the page goes. */
function inOrder(found: Found, sort: ListQuery['sort']): Found {
  if (sort === '-added') return found.orderBy('vendors.created_at', 'desc').orderBy('vendors.id', 'desc')
  if (sort === 'added') return found.orderBy('vendors.created_at').orderBy('vendors.id')
  // safe because the contract's other orders are these keys, with or without a minus
  const by = orders[sort.replace('-', '') as keyof typeof orders]
  return found
    .orderBy(by, (order) => (sort.startsWith('-') ? order.desc().nullsLast() : order.asc().nullsLast()))
    .orderBy('vendors.created_at', 'desc')
    .orderBy('vendors.id', 'desc')
}

/** A page of vendors in the order that was asked for; what has no value comes last either way. */
export async function selectVendorPage(
  trx: TenantTransaction,
  scope: TenantScope,
  page: Pick<ListQuery, 'search' | 'sort' | 'standing' | 'limit'> & { readonly offset: number },
) {
  let found = selectVendors(trx, scope)
  if (page.search) found = found.where(nameHolds(page.search))
  if (page.standing) found = found.where(standsAs(page.standing))
  const ordered = inOrder(found, page.sort)
  const rows = await ordered.limit(page.limit).offset(page.offset).execute()
  const counted = page.standing ? found : trx.selectFrom('vendors').where('vendors.tenant_id', '=', scope.tenantId)
  const { total } = await (page.search && !page.standing ? counted.where(nameHolds(page.search)) : counted)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

/** The organization's vendors whose name or domain holds the text; names that begin with it first. */
export async function selectVendorMatches(trx: TenantTransaction, scope: TenantScope, search: string, limit: number) {
  return trx
    .selectFrom('vendors')
    .where('tenant_id', '=', scope.tenantId)
    .where(sql<boolean>`(strpos(lower(name), lower(${search})) > 0 or strpos(lower(domain), lower(${search})) > 0)`)
    .orderBy(sql`starts_with(lower(name), lower(${search}))`, 'desc')
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .select(['id', 'name', 'domain'])
    .execute()
}

/** The organization's first vendor of this site. `site` is a host in lower case without its www. */
export async function selectVendorOfSite(trx: TenantTransaction, scope: TenantScope, site: string) {
  return trx
    .selectFrom('vendors')
    .where('tenant_id', '=', scope.tenantId)
    .where('site', '=', site)
    .orderBy('created_at')
    .orderBy('id')
    .select(['id', 'name'])
    .executeTakeFirst()
}

/** The organization's first vendor of this name that has no site yet. */
export async function selectVendorWithoutSite(trx: TenantTransaction, scope: TenantScope, name: string) {
  return trx
    .selectFrom('vendors')
    .where('tenant_id', '=', scope.tenantId)
    .where('site', 'is', null)
    .where('website', 'is', null)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .orderBy('created_at')
    .orderBy('id')
    .select(['id', 'name'])
    .executeTakeFirst()
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
