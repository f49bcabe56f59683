import type { paymentsRoutes, UsageNow } from '../../../contract/payments.ts'
import type { AnswerOf } from '../../../contract/route.ts'
import type { TenantContext } from '../../http/handlers.ts'
import { presentPackage, selectPlan } from '../plans/plans.public.ts'
import { presentUsage, selectUsage } from '../usage/usage.public.ts'
import { presentSubscription } from './payments.present.ts'
import { countOwnVendors, selectReceipts, selectSubscription } from './payments.queries.ts'

export async function readUsage({ trx, scope, now }: TenantContext): Promise<UsageNow> {
  return presentUsage(await selectUsage(trx, scope, now), await countOwnVendors(trx, scope))
}

/** The plan as the organization has it: with the terms that it bought, under the catalogue's words. */
export async function showSubscription(context: TenantContext): Promise<AnswerOf<typeof paymentsRoutes.subscription>> {
  const { trx, scope, now } = context
  const usage = await selectUsage(trx, scope, now)
  const row = await selectSubscription(trx, scope)
  const sold = usage.package_id === null ? undefined : await selectPlan(trx, usage.package_id)
  const bought = sold && {
    ...presentPackage(sold),
    name: usage.package_name ?? sold.name,
    monthly_scan_limit: usage.scan_limit,
    vendor_limit: usage.vendor_limit,
  }
  return {
    package: bought ?? null,
    subscription: row ? presentSubscription(row, now) : null,
    usage: await readUsage(context),
  }
}

export async function listReceipts({ trx, scope }: TenantContext): Promise<AnswerOf<typeof paymentsRoutes.receipts>> {
  const rows = await selectReceipts(trx, scope)
  return {
    receipts: rows.map((row) => ({
      id: row.id,
      number: row.number,
      description: row.description,
      amount: row.amount_cents,
      refunded: row.refunded_cents,
      currency: row.currency,
      status: row.status,
      url: row.url,
      pdf_url: row.pdf_url,
      created_at: row.at.toISOString(),
    })),
  }
}
