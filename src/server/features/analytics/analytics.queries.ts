import { sql } from 'kysely'
import type { CostConfiguration } from '../../../contract/analytics.forms.ts'
import type { TrendPeriod } from '../../../contract/analytics.ts'
import type { TenantScope } from '../../access/scope.ts'
import type { TenantTransaction } from '../../access/transactions.ts'

/** From a moment on, until before another; `before` is where the period of the same length before begins. */
export interface Period {
  readonly before: Date
  readonly from: Date
  readonly to: Date
}

interface PeriodCounts {
  readonly ever_scanned: boolean
  readonly scans: number
  readonly assessed: number
  readonly assessed_before: number
  readonly completed: number
  readonly scored: number
  readonly avg_score: number | null
  readonly low: number
  readonly medium: number
  readonly high: number
  readonly no_risk: number
  readonly high_before: number
  /** Of the period, below high risk, with a verdict against them. */
  readonly adverse: number
  readonly grades: Readonly<Record<string, number>>
  readonly hours_to_decision: number | null
}

/** One row of counts: the newest review that a vendor completed in the period counts, and likewise in the one before. */
export async function selectPeriodCounts(
  trx: TenantTransaction,
  scope: TenantScope,
  { before, from, to }: Period,
): Promise<PeriodCounts> {
  const { rows } = await sql<PeriodCounts>`
    with asked as (
      select vendor_id, count(*) filter (where created_at >= ${from}) as scans, bool_or(created_at < ${from}) as is_before
      from scans where tenant_id = ${scope.tenantId} and created_at >= ${before} and created_at < ${to} group by vendor_id),
    finished as (
      select vendor_id, completed_at, completed_at >= ${from} as is_now, score, grade, risk, verdict from scans
      where tenant_id = ${scope.tenantId} and status = 'completed' and completed_at >= ${before} and completed_at < ${to}),
    done as (
      select distinct on (vendor_id, is_now) is_now, score, grade, risk, verdict from finished
      order by vendor_id, is_now, completed_at desc),
    graded as (select grade, count(*)::int as vendors from done where is_now and grade is not null group by grade),
    decided as (
      select vendor_id, min(decided_at) as at from vendor_decisions where tenant_id = ${scope.tenantId} group by vendor_id),
    reviewed as (
      select vendor_id, min(completed_at) as at from scans
      where tenant_id = ${scope.tenantId} and status = 'completed' group by vendor_id),
    waited as (
      select extract(epoch from coalesce(d.at, r.at) - v.created_at) / 3600 as hours
      from reviewed r join vendors v on v.tenant_id = ${scope.tenantId} and v.id = r.vendor_id
        left join decided d on d.vendor_id = r.vendor_id
      where coalesce(d.at, r.at) >= ${from} and coalesce(d.at, r.at) < ${to})
    select
      exists (select 1 from scans where tenant_id = ${scope.tenantId}) as ever_scanned,
      (select coalesce(sum(scans), 0)::int from asked) as scans,
      (select count(*)::int from asked where scans > 0) as assessed,
      (select count(*)::int from asked where is_before) as assessed_before,
      (select count(*)::int from done where is_now) as completed,
      (select count(score)::int from done where is_now) as scored,
      (select avg(score)::float8 from done where is_now) as avg_score,
      (select count(*)::int from done where is_now and risk = 'low') as low,
      (select count(*)::int from done where is_now and risk = 'medium') as medium,
      (select count(*)::int from done where is_now and risk in ('high', 'critical')) as high,
      (select count(*)::int from done where is_now and risk is null) as no_risk,
      (select count(*)::int from done where not is_now and risk in ('high', 'critical')) as high_before,
      (select count(*)::int from done where is_now and coalesce(risk, '') not in ('high', 'critical')
        and verdict in ('conditions_not_met', 'refuse')) as adverse,
      (select coalesce(jsonb_object_agg(grade, vendors), '{}') from graded) as grades,
      (select avg(greatest(0, hours))::float8 from waited) as hours_to_decision`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('Aggregates always answer one row')
  return row
}

/** The vendors at high or critical risk by a review of the period, the worst first. */
export async function selectHighestRisks(
  trx: TenantTransaction,
  scope: TenantScope,
  { from, to }: Omit<Period, 'before'>,
  most: number,
) {
  const { rows } = await sql<{
    vendor_id: string
    vendor_name: string
    score: number | null
    grade: string | null
    open_high_risks: number
  }>`
    with done as (
      select distinct on (vendor_id) vendor_id, score, grade, risk from scans
      where tenant_id = ${scope.tenantId} and status = 'completed' and completed_at >= ${from} and completed_at < ${to}
      order by vendor_id, completed_at desc)
    select v.id as vendor_id, v.name as vendor_name, d.score, d.grade, coalesce(v.open_high_risks, 0) as open_high_risks
    from done d join vendors v on v.tenant_id = ${scope.tenantId} and v.id = d.vendor_id
    where d.risk in ('high', 'critical')
    order by d.risk = 'critical' desc, v.open_high_risks desc nulls last, d.score nulls first, v.name limit ${most}`.execute(
    trx,
  )
  return rows
}

export interface PortfolioCounts {
  readonly low: number
  readonly medium: number
  readonly high: number
  readonly no_risk: number
  readonly grades: Readonly<Record<string, number>>
}

/** Vendors by risk and grade of their newest completed review. */
export async function selectPortfolioCounts(trx: TenantTransaction, scope: TenantScope): Promise<PortfolioCounts> {
  const { rows } = await sql<PortfolioCounts>`
    with reviewed as (
      select s.risk, s.grade from vendors v join scans s on s.tenant_id = v.tenant_id and s.id = v.last_review_id
      where v.tenant_id = ${scope.tenantId}),
    graded as (select grade, count(*)::int as vendors from reviewed where grade is not null group by grade)
    select count(*) filter (where risk = 'low')::int as low, count(*) filter (where risk = 'medium')::int as medium,
      count(*) filter (where risk in ('high', 'critical'))::int as high,
      count(*) filter (where risk is null)::int as no_risk,
      (select coalesce(jsonb_object_agg(grade, vendors), '{}') from graded) as grades
    from reviewed`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('An aggregate always answers one row')
  return row
}

const units: Readonly<Record<TrendPeriod, { readonly unit: string; readonly step: string }>> = {
  monthly: { unit: 'month', step: '1 month' },
  quarterly: { unit: 'quarter', step: '3 months' },
  yearly: { unit: 'year', step: '1 year' },
}

interface TrendRow {
  readonly starts_at: Date
  readonly scans: number
  readonly failed: number
  readonly completed_scans: number
  readonly completed: number
  readonly high: number
  readonly avg_score: number | null
}

/** A row for each of the last `points` months, quarters or years in UTC, the oldest first, also where nothing happened. */
export async function selectTrends(
  trx: TenantTransaction,
  scope: TenantScope,
  { period, points, now }: { readonly period: TrendPeriod; readonly points: number; readonly now: Date },
): Promise<TrendRow[]> {
  const { unit, step } = units[period]
  const { rows } = await sql<TrendRow>`
    with frame as (
      select date_trunc(${unit}::text, ${now}::timestamptz at time zone 'UTC') as last, ${step}::text::interval as step),
    buckets as (select generate_series(last - (${points}::int - 1) * step, last, step) as starts from frame),
    span as (select min(starts) at time zone 'UTC' as first from buckets),
    asked as (
      select date_trunc(${unit}::text, created_at at time zone 'UTC') as starts, count(*)::int as scans,
        count(*) filter (where status = 'failed' and cancelled_at is null)::int as failed,
        count(*) filter (where status = 'completed')::int as completed
      from scans, span where tenant_id = ${scope.tenantId} and created_at >= span.first group by 1),
    done as (
      select distinct on (1, vendor_id) date_trunc(${unit}::text, completed_at at time zone 'UTC') as starts, score, risk
      from scans, span where tenant_id = ${scope.tenantId} and status = 'completed' and completed_at >= span.first
      order by 1, vendor_id, completed_at desc),
    reviewed as (
      select starts, count(*)::int as completed, count(*) filter (where risk in ('high', 'critical'))::int as high,
        avg(score)::float8 as avg_score from done group by starts)
    select b.starts at time zone 'UTC' as starts_at, coalesce(a.scans, 0) as scans, coalesce(a.failed, 0) as failed,
      coalesce(a.completed, 0) as completed_scans, coalesce(r.completed, 0) as completed, coalesce(r.high, 0) as high,
      r.avg_score
    from buckets b left join asked a on a.starts = b.starts left join reviewed r on r.starts = b.starts
    order by b.starts`.execute(trx)
  return rows
}

/** What the organization has set; undefined where it keeps the defaults. */
export async function selectCostSettings(
  trx: TenantTransaction,
  scope: TenantScope,
): Promise<CostConfiguration | undefined> {
  return trx
    .selectFrom('cost_settings')
    .where('tenant_id', '=', scope.tenantId)
    .select([
      'analyst_hourly_rate as analystHourlyRate',
      'manual_review_hours as manualReviewHours',
      'automated_review_minutes as automatedReviewMinutes',
      'compliance_overhead as complianceOverhead',
    ])
    .executeTakeFirst()
}

export async function saveCostSettings(
  trx: TenantTransaction,
  scope: TenantScope,
  config: CostConfiguration,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<void> {
  const change = {
    analyst_hourly_rate: config.analystHourlyRate,
    manual_review_hours: config.manualReviewHours,
    automated_review_minutes: config.automatedReviewMinutes,
    compliance_overhead: config.complianceOverhead,
    updated_by: userId,
    updated_at: now,
  }
  await trx
    .insertInto('cost_settings')
    .values({ tenant_id: scope.tenantId, ...change })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(change))
    .execute()
}
