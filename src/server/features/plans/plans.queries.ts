import type { TenantTransaction } from '../../access/transactions.ts'

/** What one report costs without a subscription, in cents; null while none is offered. */
export async function selectReportPrice(trx: TenantTransaction): Promise<number | null> {
  const row = await trx
    .selectFrom('packages')
    .where('is_active', '=', true)
    .where('is_offered', '=', true)
    .where('price_onetime_cents', 'is not', null)
    .orderBy('price_onetime_cents')
    .select('price_onetime_cents')
    .limit(1)
    .executeTakeFirst()
  return row?.price_onetime_cents ?? null
}

const offer = [
  'id',
  'name',
  'description',
  'monthly_scan_limit',
  'vendor_limit',
  'price_onetime_cents',
  'price_monthly_cents',
  'price_yearly_cents',
] as const

/** The plans on offer at a price of their own, in the order of the catalogue. */
export async function selectOfferedPlans(trx: TenantTransaction) {
  return trx
    .selectFrom('packages')
    .where('is_active', '=', true)
    .where('is_offered', '=', true)
    .where('is_custom', '=', false)
    .orderBy('position')
    .select(offer)
    .execute()
}

/** One plan as it is sold now; undefined for an identifier that is none of the catalogue's. */
export async function selectPlan(trx: TenantTransaction, id: string) {
  return trx.selectFrom('packages').where('id', '=', id).selectAll().executeTakeFirst()
}
export type PackageRow = NonNullable<Awaited<ReturnType<typeof selectPlan>>>
