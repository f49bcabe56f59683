import { sql, type RawBuilder } from 'kysely'
import type { vendorsRoutes } from '../../../contract/vendors.ts'
import type { QueryOf } from '../../../contract/route.ts'
import type { TenantScope } from '../../access/scope.ts'
import type { TenantTransaction } from '../../access/transactions.ts'

/** A vendor with what the database keeps beside it: a list reads no scans but the ones it shows. */
const listedColumns = [
  'vendors.tenant_id',
  'vendors.id',
  'vendors.name',
  'vendors.website',
  'vendors.domain',
  'vendors.description',
  'vendors.created_at',
  'vendors.updated_at',
  'vendors.scan_count',
  'vendors.last_scan_id',
  'vendors.last_review_id',
  'vendors.last_review_at',
  'vendors.last_review_score',
  'vendors.open_high_risks',
  'vendors.accepted_high_risks',
  'vendors.owner_id',
  'vendors.next_review',
  'vendors.last_decision_id',
  'vendors.last_decision_kind',
  'vendors.last_decision_changed',
] as const

const selectListed = (trx: TenantTransaction, scope: TenantScope) =>
  trx.selectFrom('vendors').where('vendors.tenant_id', '=', scope.tenantId)

type Listed = ReturnType<typeof selectListed>

const decisionColumns = [
  'decision.kind as decision_kind',
  'decision.plan as decision_plan',
  'decision.scan_id as decision_scan_id',
  'v.last_decision_changed',
] as const

/** Days have no zone: they are read as they were given. */
const day = (column: string) => sql<string | null>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`
const isDecisionExpired = sql<boolean | null>`decision.expires_on < (now() at time zone 'UTC')::date`

/** The vendors of `chosen`, each with its latest scan by the time it was asked for, its newest finished review and its newest decision. */
function withScans(trx: TenantTransaction, chosen: Listed) {
  return trx
    .selectFrom(chosen.select(listedColumns).as('v'))
    .leftJoin('scans as latest', (join) =>
      join.onRef('latest.tenant_id', '=', 'v.tenant_id').onRef('latest.id', '=', 'v.last_scan_id'),
    )
    .leftJoin('scans as reviewed', (join) =>
      join.onRef('reviewed.tenant_id', '=', 'v.tenant_id').onRef('reviewed.id', '=', 'v.last_review_id'),
    )
    .leftJoin('users as owner', (join) =>
      join.onRef('owner.tenant_id', '=', 'v.tenant_id').onRef('owner.id', '=', 'v.owner_id'),
    )
    .leftJoin('vendor_decisions as decision', (join) =>
      join.onRef('decision.tenant_id', '=', 'v.tenant_id').onRef('decision.id', '=', 'v.last_decision_id'),
    )
    .select([
      day('v.next_review').as('next_review'),
      day('decision.expires_on').as('decision_expires_on'),
      isDecisionExpired.as('is_decision_expired'),
      'owner.id as owner_id',
      'owner.first_name as owner_first_name',
      'owner.last_name as owner_last_name',
      'owner.email as owner_email',
      'v.id',
      'v.name',
      'v.website',
      'v.domain',
      'v.description',
      'v.created_at',
      'v.updated_at',
      'v.scan_count',
      'v.open_high_risks',
      'v.accepted_high_risks',
      'latest.id as scan_id',
      'latest.status',
      'latest.score',
      'latest.grade',
      'latest.quality',
      'latest.coverage',
      'latest.score_version',
      'latest.risk',
      'latest.percentage',
      'latest.current_step',
      'latest.progress_at',
      'latest.created_at as scan_created_at',
      'latest.started_at',
      'latest.completed_at',
      'latest.cancelled_at',
      'latest.error_log',
      'reviewed.id as reviewed_id',
      'reviewed.completed_at as reviewed_at',
      'reviewed.score as reviewed_score',
      'reviewed.grade as reviewed_grade',
      'reviewed.quality as reviewed_quality',
      'reviewed.coverage as reviewed_coverage',
      'reviewed.risk as reviewed_risk',
      'reviewed.verdict',
      ...decisionColumns,
    ])
}

export type VendorRow = NonNullable<Awaited<ReturnType<typeof selectVendor>>>

export async function selectVendor(trx: TenantTransaction, scope: TenantScope, id: string) {
  return withScans(trx, selectListed(trx, scope).where('vendors.id', '=', id)).executeTakeFirst()
}

const nameHolds = (search: string) => sql<boolean>`strpos(lower(vendors.name), lower(${search})) > 0`

type ListQuery = QueryOf<(typeof vendorsRoutes)['list']>
type VendorStatus = NonNullable<ListQuery['standing']>

/** Any other status is the verdict of the last review. */
const statuses: Partial<Record<VendorStatus, RawBuilder<boolean>>> = {
  high_risks: sql<boolean>`vendors.open_high_risks > 0`,
  not_reviewed: sql<boolean>`vendors.last_review_id is null`,
  in_progress: sql<boolean>`vendors.last_scan_status in ('pending', 'running')`,
  failed: sql<boolean>`vendors.last_scan_status = 'failed'`,
  decided: sql<boolean>`vendors.last_decision_id is not null`,
  not_decided: sql<boolean>`vendors.last_decision_id is null`,
}
const hasStatus = (status: VendorStatus): RawBuilder<boolean> =>
  statuses[status] ?? sql<boolean>`vendors.last_review_verdict = ${status}`

type Sort = ListQuery['sort']

const column = (table: string, name: string): RawBuilder<unknown> => sql`${sql.ref(`${table}.${name}`)}`

/** What the orders by something else than the date compare first, in a table or under its alias. */
const sortKeys = {
  name: (table: string) => sql`lower(${column(table, 'name')})`,
  score: (table: string) => column(table, 'last_review_score'),
  risks: (table: string) => column(table, 'open_high_risks'),
  reviewed: (table: string) => column(table, 'last_review_at'),
  next_review: (table: string) => column(table, 'next_review'),
  decision: (table: string) => column(table, 'last_decision_kind'),
} as const

function sortKey(sort: Sort, table: string): RawBuilder<unknown> | null {
  if (sort.endsWith('added')) return null
  // safe because the contract's other orders are these keys, with or without a minus
  return sortKeys[sort.replace('-', '') as keyof typeof sortKeys](table)
}

/** The order by date is that of an index, which says nothing of nulls: it is read as far as the page goes. */
function orderOf(sort: Sort, table: string): RawBuilder<unknown> {
  const [created, id, key] = [column(table, 'created_at'), column(table, 'id'), sortKey(sort, table)]
  if (sort === 'added') return sql`${created}, ${id}`
  const newest = sql`${created} desc, ${id} desc`
  if (!key) return newest
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  // Every vendor has a name, and its index says nothing of nulls either.
  return sort.endsWith('name')
    ? sql`${key} ${sql.raw(direction)}, ${newest}`
    : sql`${key} ${sql.raw(direction)} nulls last, ${newest}`
}

/** Whether a vendor comes after that one in the order; no vendor does when that one is gone. */
function comesAfter(scope: TenantScope, sort: Sort, id: string): RawBuilder<boolean> {
  const found = sql`from vendors a where a.tenant_id = ${scope.tenantId} and a.id = ${id}`
  const at = sql`(select a.created_at, a.id ${found})`
  if (sort === 'added') return sql`(vendors.created_at, vendors.id) > ${at}`
  const isOlder = sql<boolean>`(vendors.created_at, vendors.id) < ${at}`
  const [key, anchor] = [sortKey(sort, 'vendors'), sortKey(sort, 'a')]
  if (!key || !anchor) return isOlder
  const its = sql`(select ${anchor} ${found})`
  const isPast = sql`${key} ${sql.raw(sort.startsWith('-') ? '<' : '>')} ${its}`
  const isLast = sql`(${key} is null and ${its} is not null)`
  return sql`exists (select 1 ${found}) and (${isPast} or ${isLast} or (${key} is not distinct from ${its} and ${isOlder}))`
}

/**
 * A page of vendors in the order that was asked for; what has no value comes last either way. `after`, the last vendor of
 * the page before, spares counting from the start; where it is gone, the number of the page decides.
 */
export async function selectVendorPage(
  trx: TenantTransaction,
  scope: TenantScope,
  page: Pick<ListQuery, 'search' | 'sort' | 'standing' | 'limit' | 'after'> & {
    readonly offset: number
    /** Only these; empty for all. */
    readonly ids?: readonly string[]
  },
) {
  let listed = selectListed(trx, scope)
  if (page.search) listed = listed.where(nameHolds(page.search))
  if (page.standing) listed = listed.where(hasStatus(page.standing))
  if (page.ids && page.ids.length > 0) listed = listed.where('vendors.id', 'in', [...page.ids])
  const total = listed.select(({ fn }) => fn.countAll<number>().as('total'))
  const read = (chosen: Listed) =>
    withScans(trx, chosen.orderBy(orderOf(page.sort, 'vendors')).limit(page.limit))
      .select(total.as('total'))
      .orderBy(orderOf(page.sort, 'v'))
      .execute()
  let rows = page.after === undefined ? [] : await read(listed.where(comesAfter(scope, page.sort, page.after)))
  if (rows.length === 0) rows = await read(listed.offset(page.offset))
  return { rows, total: rows[0]?.total ?? (await total.executeTakeFirstOrThrow()).total }
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

/** Sites and names in lower case of all vendors. */
export async function selectKnownVendors(trx: TenantTransaction, scope: TenantScope) {
  const rows = await trx
    .selectFrom('vendors')
    .where('tenant_id', '=', scope.tenantId)
    .select(['site', sql<string>`lower(name)`.as('name')])
    .execute()
  return {
    sites: new Set(rows.flatMap(({ site }) => (site === null ? [] : [site]))),
    names: new Set(rows.map(({ name }) => name)),
  }
}

export async function insertVendors(
  trx: TenantTransaction,
  scope: TenantScope,
  vendors: readonly NewVendor[],
): Promise<void> {
  if (vendors.length === 0) return
  const rows = vendors.map(({ createdBy, ...columns }) => ({
    ...columns,
    tenant_id: scope.tenantId,
    created_by: createdBy,
  }))
  await trx.insertInto('vendors').values(rows).execute()
}

export interface VendorChanges {
  readonly name?: string
  readonly website?: string | null
  readonly domain?: string | null
  readonly description?: string | null
  readonly owner_id?: string | null
  readonly next_review?: string | null
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

/** Active members of the organization, by name. */
export async function selectOwners(trx: TenantTransaction, scope: TenantScope) {
  return trx
    .selectFrom('users')
    .where('tenant_id', '=', scope.tenantId)
    .where('status', '=', 'active')
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('id')
    .select(['id', 'first_name', 'last_name', 'email'])
    .execute()
}

/** Deletes the vendor with its scans; answers its name and the ids of the scans that were active. */
export async function deleteVendor(
  trx: TenantTransaction,
  scope: TenantScope,
  id: string,
): Promise<{ active: string[]; name: string } | undefined> {
  const active = await trx
    .selectFrom('scans')
    .where('tenant_id', '=', scope.tenantId)
    .where('vendor_id', '=', id)
    .where('status', 'in', ['pending', 'running'])
    .select('id')
    // In the order in which a scan takes them: its own row, then the vendor's.
    .forUpdate()
    .execute()
  const gone = await trx
    .deleteFrom('vendors')
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return gone && { active: active.map((row) => row.id), name: gone.name }
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
