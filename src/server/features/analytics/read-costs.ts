import {
  costBreakdown,
  costDefaults,
  costPerReport,
  type CostConfiguration,
} from '../../../contract/analytics.forms.ts'
import type { CostAnalysis } from '../../../contract/analytics.ts'
import type { TenantContext } from '../../http/handlers.ts'
import { selectPlan } from '../plans/plans.public.ts'
import { selectTenant } from '../usage/usage.public.ts'
import { selectCostSettings } from './analytics.queries.ts'

type Reading = Pick<TenantContext, 'trx' | 'scope'>

export const readConfiguration = async ({ trx, scope }: Reading): Promise<CostConfiguration> =>
  (await selectCostSettings(trx, scope)) ?? costDefaults

/** What an assessment costs by hand and with the organization's own plan. */
export async function readCosts({ trx, scope }: Reading): Promise<CostAnalysis> {
  const configuration = await readConfiguration({ trx, scope })
  const planId = (await selectTenant(trx, scope))?.package_id ?? null
  const plan = planId === null ? undefined : await selectPlan(trx, planId)
  const monthly = plan?.price_monthly_cents
  return {
    ...costBreakdown(configuration, costPerReport(plan ?? null)),
    subscription: {
      plan: planId,
      plan_name: plan?.name ?? null,
      monthly_price: typeof monthly === 'number' ? monthly / 100 : null,
      monthly_reports: plan?.monthly_scan_limit ?? null,
    },
    configuration,
  }
}
