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
  monthly_scans_used: z.number(),
  subscription_expires_at: z.date().nullable(),
  created_at: z.date(),
  updated_at: z.date(),
  total: z.number(),
})

interface TenantFilter {
  readonly search?: string | undefined
  readonly status?: string | undefined
  readonly plan?: string | undefined
  readonly page: number
  readonly limit: number
}

export async function selectTenantPage(trx: SystemTransaction, { search, status, plan, page, limit }: TenantFilter) {
  const { rows } =
    await sql`select * from app.tenant_page(${search?.trim() || null}, ${status ?? null}, ${plan ?? null},
    ${limit}, ${(page - 1) * limit})`.execute(trx)
  return z.array(tenantRow).parse(rows)
}

/** The organization's name; null where there is none. */
export async function setTenantStatus(trx: SystemTransaction, id: string, status: string): Promise<string | null> {
  const { rows } = await sql<{
    name: string | null
  }>`select app.set_tenant_status(${id}::uuid, ${status}) as name`.execute(trx)
  return rows[0]?.name ?? null
}
