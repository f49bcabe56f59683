import { sql } from 'kysely'
import { z } from 'zod'
import { riskLevels } from '../../../contract/operator.reviews.ts'
import type { SystemTransaction } from '../../access/transactions.ts'

interface Paged {
  readonly search?: string | undefined
  readonly page: number
  readonly limit: number
}

const vendorRow = z.object({
  id: z.string(),
  name: z.string(),
  domain: z.string().nullable(),
  website: z.string().nullable(),
  tenant_id: z.string(),
  tenant_name: z.string(),
  scan_count: z.number(),
  last_scan_date: z.date().nullable(),
  last_review_id: z.string().nullable(),
  created_at: z.date(),
  total: z.number(),
})
export type OperatedVendorRow = z.infer<typeof vendorRow>

export async function selectVendorsOfAll(
  trx: SystemTransaction,
  { search, tenant, sort, page, limit }: Paged & { readonly tenant?: string | undefined; readonly sort: string },
): Promise<OperatedVendorRow[]> {
  const { rows } = await sql`select * from app.vendor_page(${search?.trim() || null}, ${tenant ?? null}::uuid, ${sort},
    ${limit}, ${(page - 1) * limit})`.execute(trx)
  return z.array(vendorRow).parse(rows)
}

const risk = z.enum(riskLevels).nullable()
const reviewRow = z.object({
  id: z.string(),
  tenant_id: z.string(),
  tenant_name: z.string(),
  vendor_id: z.string(),
  vendor_name: z.string(),
  status: z.enum(['pending', 'completed', 'failed']),
  risk_level: risk,
  score: z.number().nullable(),
  found_risk: risk,
  found_score: z.number().nullable(),
  results: z.unknown(),
  is_edited: z.boolean(),
  created_at: z.date(),
  updated_at: z.date(),
  total: z.number(),
})
export type OperatedReviewRow = z.infer<typeof reviewRow>

interface ReviewFilter extends Paged {
  readonly status?: string | undefined
  readonly risk_level?: string | undefined
  readonly vendor?: string | undefined
  readonly review?: string
}

export async function selectReviewsOfAll(trx: SystemTransaction, filter: ReviewFilter): Promise<OperatedReviewRow[]> {
  const { search, status, risk_level: level, vendor, review, page, limit } = filter
  const { rows } =
    await sql`select * from app.review_page(${search?.trim() || null}, ${status ?? null}, ${level ?? null},
    ${vendor ?? null}::uuid, ${review ?? null}::uuid, ${limit}, ${(page - 1) * limit})`.execute(trx)
  return z.array(reviewRow).parse(rows)
}

export interface ReviewEdit {
  readonly status?: string
  readonly risk_level?: string | null
  readonly score?: number | null
  readonly results?: unknown
}

/** `seen` is when it was changed last, as the caller knew it; null where they did not say. */
export async function editReview(
  trx: SystemTransaction,
  id: string,
  edit: ReviewEdit,
  { seen, now }: { readonly seen: Date | null; readonly now: Date },
) {
  const { rows } =
    await sql`select app.edit_review(${id}::uuid, ${seen}, ${JSON.stringify(edit)}::jsonb, ${now}) as outcome`.execute(
      trx,
    )
  return z.object({ outcome: z.enum(['changed', 'missing', 'stale']) }).parse(rows[0]).outcome
}

export async function deleteReview(trx: SystemTransaction, id: string): Promise<void> {
  await sql`select app.delete_review(${id}::uuid)`.execute(trx)
}
