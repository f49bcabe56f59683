import { sql } from 'kysely'
import { z } from 'zod'
import type { SystemTransaction } from './transactions.ts'

const cents = z.number().nullable()

const planRow = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  monthly_scan_limit: z.number(),
  vendor_limit: z.number().nullable(),
  price_onetime: cents,
  price_monthly: cents,
  price_yearly: cents,
  features: z.array(z.string()),
  is_active: z.boolean(),
  is_offered: z.boolean(),
  is_most_popular: z.boolean(),
  is_custom: z.boolean(),
  version: z.number(),
  created_at: z.date(),
  updated_at: z.date(),
  organizations: z.number(),
})
export type PlanRow = z.infer<typeof planRow>

/** The catalogue of plans; `withHidden` adds those that are not sold. */
export async function selectCatalogue(trx: SystemTransaction, withHidden: boolean): Promise<PlanRow[]> {
  const { rows } = await sql`select * from app.catalogue(${withHidden})`.execute(trx)
  return z.array(planRow).parse(rows)
}

const termsRow = z.object({
  id: z.string(),
  version: z.number(),
  name: z.string(),
  price_onetime: cents,
  price_monthly: cents,
  price_yearly: cents,
  is_active: z.boolean(),
  is_offered: z.boolean(),
  monthly_scan_limit: z.number(),
  vendor_limit: z.number().nullable(),
})
export type TermsRow = z.infer<typeof termsRow>

/** The terms of a plan in a version, or as it is sold now; undefined for one that was never sold. */
export async function selectTerms(
  trx: SystemTransaction,
  id: string,
  version: number | null = null,
): Promise<TermsRow | undefined> {
  const { rows } = await sql`select * from app.package_terms(${id}, ${version})`.execute(trx)
  return rows[0] === undefined ? undefined : termsRow.parse(rows[0])
}
