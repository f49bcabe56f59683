import { sql } from 'kysely'
import { z } from 'zod'
import type { SystemTransaction } from '../../access/transactions.ts'

const tenantRow = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  owner_email: z.string().nullable(),
  description: z.string(),
  status: z.enum(['active', 'suspended', 'trial', 'expired']),
  package_id: z.string().nullable(),
  monthly_scan_limit: z.number(),
  has_own_limit: z.boolean(),
  monthly_scans_used: z.number(),
  subscription_expires_at: z.date().nullable(),
  members: z.number(),
  created_at: z.date(),
  updated_at: z.date(),
  total: z.number(),
})
export type TenantRow = z.infer<typeof tenantRow>

interface TenantFilter {
  readonly search?: string | undefined
  readonly status?: string | undefined
  readonly plan?: string | undefined
  readonly usage?: string | undefined
  readonly sort: string
  readonly page: number
  readonly limit: number
}

export async function selectTenantPage(trx: SystemTransaction, filter: TenantFilter, now: Date) {
  const { search, status, plan, usage, sort, page, limit } = filter
  const { rows } =
    await sql`select * from app.tenant_page(${search?.trim() || null}, ${status ?? null}, ${plan ?? null},
    ${usage ?? null}, ${sort}, ${limit}, ${(page - 1) * limit}, ${now}, null)`.execute(trx)
  return z.array(tenantRow).parse(rows)
}

/** One organization as its list shows it; undefined where there is none. */
export async function selectTenantRow(trx: SystemTransaction, id: string, now: Date): Promise<TenantRow | undefined> {
  const { rows } =
    await sql`select * from app.tenant_page(null, null, null, null, '-created', 1, 0, ${now}, ${id}::uuid)`.execute(trx)
  return rows[0] === undefined ? undefined : tenantRow.parse(rows[0])
}

const limits = z.object({
  count: z.number(),
  tenants: z.array(z.object({ id: z.string(), name: z.string(), used: z.number(), limit: z.number() })),
})
const statsRow = z.object({
  total_tenants: z.number(),
  total_users: z.number(),
  active_users_30d: z.number(),
  new_tenants_30d: z.number(),
  suspended_tenants: z.number(),
  plan_distribution: z.array(
    z.object({
      plan: z.string().nullable(),
      name: z.string(),
      count: z.number(),
      used: z.number(),
      capacity: z.number(),
    }),
  ),
  usage: z.object({
    total_used: z.number(),
    limited_used: z.number(),
    total_capacity: z.number(),
    limited_tenants: z.number(),
    unlimited_tenants: z.number(),
  }),
  over_limit: limits,
  near_limit: limits,
})
export type StatsRow = z.infer<typeof statsRow>

export async function selectSystemStats(trx: SystemTransaction, now: Date): Promise<StatsRow> {
  const { rows } = await sql<{ stats: unknown }>`select app.system_stats(${now}) as stats`.execute(trx)
  return statsRow.parse(rows[0]?.stats)
}

export interface NewTenant {
  readonly id: string
  readonly invitationId: string
  readonly name: string
  readonly slug: string
  readonly description: string
  readonly status: string
  readonly packageId: string
  readonly scanLimit: number | null
  readonly owner: string
  readonly now: Date
}

/** What became of its owner; `taken` where nothing was made. */
export async function insertTenant(trx: SystemTransaction, tenant: NewTenant) {
  const form = {
    name: tenant.name,
    description: tenant.description,
    status: tenant.status,
    package_id: tenant.packageId,
    scan_limit: tenant.scanLimit,
  }
  const { rows } = await sql`select app.create_tenant(${tenant.id}::uuid, ${tenant.invitationId}::uuid,
    ${JSON.stringify(form)}::jsonb, ${tenant.owner}, ${tenant.slug}, ${tenant.now}) as outcome`.execute(trx)
  return z.object({ outcome: z.enum(['taken', 'admin', 'invited']) }).parse(rows[0]).outcome
}

export interface TenantChange {
  readonly name?: string
  readonly description?: string
  readonly package_id?: string | null
  readonly scan_limit?: number | null
}

const updated = z.object({
  outcome: z.enum(['changed', 'missing', 'stale']),
  before: z.record(z.string(), z.unknown()).nullable(),
})

/** `seen` is when it was changed last, as the caller knew it. Answers what it was before. */
export async function updateTenant(
  trx: SystemTransaction,
  id: string,
  change: TenantChange,
  { seen, now }: { readonly seen: Date | null; readonly now: Date },
) {
  const { rows } = await sql`select * from app.update_tenant(${id}::uuid, ${seen}, ${JSON.stringify(change)}::jsonb,
    ${now})`.execute(trx)
  return updated.parse(rows[0])
}

/** The organization's name; null where there is none. */
export async function setTenantStatus(trx: SystemTransaction, id: string, status: string): Promise<string | null> {
  const { rows } = await sql<{
    name: string | null
  }>`select app.set_tenant_status(${id}::uuid, ${status}) as name`.execute(trx)
  return rows[0]?.name ?? null
}

const contents = z.object({
  name: z.string(),
  owner_email: z.string().nullable(),
  users: z.number(),
  vendors: z.number(),
  scans: z.number(),
})

/** What would go with an organization; undefined where there is none. */
export async function selectTenantContents(trx: SystemTransaction, id: string) {
  const { rows } = await sql`select * from app.tenant_contents(${id}::uuid)`.execute(trx)
  return rows[0] === undefined ? undefined : contents.parse(rows[0])
}

/** How many of so many vendors were taken away; 0 when there are none left. */
export async function deleteTenantVendors(trx: SystemTransaction, id: string, most: number): Promise<number> {
  const { rows } = await sql<{ gone: number }>`select app.remove_tenant_vendors(${id}::uuid, ${most}) as gone`.execute(
    trx,
  )
  return rows[0]?.gone ?? 0
}

export async function deleteTenant(trx: SystemTransaction, id: string): Promise<void> {
  await sql`select app.delete_tenant(${id}::uuid)`.execute(trx)
}

/** All that an organization has, as JSON; null where there is none. */
export async function selectTenantExport(trx: SystemTransaction, id: string): Promise<unknown> {
  const { rows } = await sql<{ content: unknown }>`select app.export_tenant(${id}::uuid) as content`.execute(trx)
  return rows[0]?.content ?? null
}
