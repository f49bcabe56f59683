import { vendorDirectory } from '../../../catalog/vendor-directory.ts'
import type { OperatedTenant, SystemStats } from '../../../contract/operator.ts'
import type { OperatedReview, OperatedVendor } from '../../../contract/operator.reviews.ts'
import type { OperatedUser } from '../../../contract/operator.users.ts'
import { currentPlanId } from '../../../contract/plans.forms.ts'
import type { StatsRow, TenantRow } from './operator.queries.ts'
import type { OperatedReviewRow, OperatedVendorRow } from './operated-reviews.queries.ts'
import type { OperatedUserRow } from './operated-users.queries.ts'

/** Lists are counted to here; the same number stands in the database's `app.counted_to`. */
const countedTo = 10_000

interface Counted {
  readonly total: number
}

/** Where a page stands in a list that is not counted to its end. */
export function pageOfLong(
  rows: readonly Counted[],
  { page, limit }: { readonly page: number; readonly limit: number },
) {
  const total = rows[0]?.total ?? 0
  return { total, page, limit, is_counted: total < countedTo }
}

export function presentTenant({ total: _total, package_id: held, ...row }: TenantRow): OperatedTenant {
  return {
    ...row,
    subscription_plan: held === null ? null : currentPlanId(held),
    subscription_expires_at: row.subscription_expires_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

const tenths = (value: number): number => Math.round(value * 10) / 10

export function presentStats(row: StatsRow, isHealthy: boolean): SystemStats {
  const { limited_used: limitedUsed, ...usage } = row.usage
  const all = row.total_tenants
  return {
    ...row,
    system_health: isHealthy ? 'healthy' : 'degraded',
    plan_distribution: row.plan_distribution.map((one) => ({
      ...one,
      percent: all === 0 ? 0 : tenths((100 * one.count) / all),
    })),
    usage: {
      ...usage,
      utilization_percent: usage.total_capacity === 0 ? null : tenths((100 * limitedUsed) / usage.total_capacity),
      average_per_tenant: all === 0 ? 0 : tenths(usage.total_used / all),
    },
  }
}

export function presentUser({ total: _total, ...row }: OperatedUserRow): OperatedUser {
  return {
    ...row,
    last_login: row.last_login?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    abilities: { move: !row.is_super_admin, reset_password: !row.is_super_admin && row.status === 'active' },
  }
}

const industries = new Map(vendorDirectory.map(({ domain, category }) => [domain, category]))

export function presentVendor({ total: _total, ...row }: OperatedVendorRow): OperatedVendor {
  return {
    ...row,
    industry: row.domain === null ? null : (industries.get(row.domain) ?? null),
    last_scan_date: row.last_scan_date?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }
}

export function presentReview(row: OperatedReviewRow): OperatedReview {
  const { total: _total, found_risk: risk, found_score: score, ...shown } = row
  return {
    ...shown,
    found: { risk_level: risk, score },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
