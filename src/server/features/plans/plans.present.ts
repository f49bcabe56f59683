import type { Plan, SoldPlan } from '../../../contract/plans.ts'
import { pricePerReport } from '../../../contract/plans.forms.ts'
import type { PlanRow } from '../../access/catalogue-store.queries.ts'
import type { PackageRow } from './plans.queries.ts'

export const presentPlan = (row: Omit<PlanRow, 'created_at' | 'updated_at' | 'organizations'>): Plan => ({
  id: row.id,
  name: row.name,
  description: row.description,
  monthly_scan_limit: row.monthly_scan_limit,
  vendor_limit: row.vendor_limit,
  price_onetime: row.price_onetime,
  price_monthly: row.price_monthly,
  price_yearly: row.price_yearly,
  price_per_report: pricePerReport(row),
  features: row.features,
  is_active: row.is_active,
  is_most_popular: row.is_most_popular,
  is_custom: row.is_custom,
})

export const presentSoldPlan = (row: PlanRow): SoldPlan => ({
  ...presentPlan(row),
  is_offered: row.is_offered,
  version: row.version,
  organizations: row.organizations,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

/** As a tenant's own transaction reads the catalogue. */
export const presentPackage = (row: PackageRow): Plan =>
  presentPlan({
    ...row,
    price_onetime: row.price_onetime_cents,
    price_monthly: row.price_monthly_cents,
    price_yearly: row.price_yearly_cents,
  })
