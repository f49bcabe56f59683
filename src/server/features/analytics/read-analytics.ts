import { factHeadOf } from '../../../catalog/facts.ts'
import { factTexts } from '../../../catalog/texts.ts'
import { costSavings, growthPercentage } from '../../../contract/analytics.forms.ts'
import {
  dependencyKinds,
  type AnalyticsDashboard,
  type Dependency,
  type DependencyKind,
  type RiskAnalysis,
  type TrendPeriod,
  type TrendPoint,
} from '../../../contract/analytics.ts'
import type { TenantContext } from '../../http/handlers.ts'
import {
  gradeDistributionOf,
  gradeOfAverage,
  inHundredths,
  inTenths,
  periodBefore,
  periodName,
  riskDistributionOf,
} from './analytics.domain.ts'
import { selectHighestRisks, selectPeriodCounts, selectPortfolioCounts, selectTrends } from './analytics.queries.ts'
import { readCosts } from './read-costs.ts'
import { selectDependencies, selectSharedRisks, type Most } from './risk-analysis.queries.ts'

type Reading = Pick<TenantContext, 'trx' | 'scope' | 'session' | 'now'>

const mostAtRisk = 3

export async function readDashboard(context: Reading, days: number): Promise<AnalyticsDashboard> {
  const { trx, scope, session, now } = context
  const period = periodBefore(now, days)
  const counts = await selectPeriodCounts(trx, scope, period)
  const costs = await readCosts(context)
  return {
    is_empty: !counts.ever_scanned,
    from: period.from.toISOString(),
    to: period.to.toISOString(),
    metrics: {
      total_vendors_assessed: counts.assessed,
      previous_vendors_assessed: counts.assessed_before,
      completed_assessments: counts.completed,
      high_risk_vendors: counts.high,
      previous_high_risk_vendors: counts.high_before,
      avg_time_to_decision: inHundredths(counts.hours_to_decision),
      cost_savings: costSavings(counts.completed, costs),
      growth_percentage: growthPercentage(counts.assessed, counts.assessed_before),
      period_days: days,
    },
    summary: {
      avg_score: inTenths(counts.avg_score),
      avg_grade: gradeOfAverage(counts.avg_score),
      scored: counts.scored,
      total_scans: counts.scans,
    },
    risk_distribution: riskDistributionOf(counts),
    grade_distribution: gradeDistributionOf(counts.grades, counts.completed),
    highest_risk: await selectHighestRisks(trx, scope, period, mostAtRisk),
    adverse_verdicts: counts.adverse,
    costs,
    abilities: {
      export: session.permissions.includes('export_data'),
      edit_costs: session.permissions.includes('manage_settings'),
    },
  }
}

export interface TrendQuery {
  readonly period: TrendPeriod
  readonly months: number
}

export async function readTrends(context: Reading, { period, months }: TrendQuery): Promise<TrendPoint[]> {
  const { trx, scope, now } = context
  const rows = await selectTrends(trx, scope, { period, points: months, now })
  const costs = await readCosts(context)
  return rows.map((row) => ({
    period: periodName(row.starts_at, period),
    starts_at: row.starts_at.toISOString(),
    scans: row.scans,
    completed_scans: row.completed_scans,
    failed_scans: row.failed,
    completed_reviews: row.completed,
    high_risk_vendors: row.high,
    avg_score: inTenths(row.avg_score),
    cost_savings: costSavings(row.completed, costs),
  }))
}

/** Risks and grades of the whole portfolio, with how many vendors have a review. */
export async function readDistributions({ trx, scope }: Pick<Reading, 'trx' | 'scope'>) {
  const counts = await selectPortfolioCounts(trx, scope)
  const reviewed = counts.low + counts.medium + counts.high + counts.no_risk
  return {
    reviewed_vendors: reviewed,
    risk_distribution: riskDistributionOf(counts),
    grade_distribution: gradeDistributionOf(counts.grades, reviewed),
  }
}

const topics = new Map(factTexts.map(({ fact, topic }) => [fact, topic]))
const titleOf = (fact: string): string => topics.get(fact) ?? factHeadOf(fact).question

/** As many rows and passages as a file takes. */
export const inFull: Most = { rows: 500, passages: 500 }
const onScreen: Most = { rows: 10, passages: 5 }

export async function readRiskAnalysis(
  context: Pick<Reading, 'trx' | 'scope'>,
  most = onScreen,
): Promise<RiskAnalysis> {
  const { trx, scope } = context
  const risks = await selectSharedRisks(trx, scope, most)
  const dependencies = await selectDependencies(trx, scope, most)
  const ofKind = (wanted: DependencyKind): Dependency[] =>
    dependencies
      .filter(({ kind }) => kind === wanted)
      .map(({ name, vendors, evidence }) => ({ name, vendors, evidence }))
  const [subprocessor, hosting, region] = dependencyKinds
  return {
    reviewed_vendors: (await readDistributions(context)).reviewed_vendors,
    top_risks: risks.map((row) => ({
      fact: row.fact,
      title: titleOf(row.fact),
      vendors: row.vendors,
      denied: row.denied,
      partial: row.partial,
      plan_gated: row.plan_gated,
      unanswered: row.unanswered,
      evidence: row.evidence,
    })),
    concentration: { subprocessor: ofKind(subprocessor), hosting: ofKind(hosting), region: ofKind(region) },
  }
}
