import type { Report } from '../../../contract/analytics.ts'
import { verdictLabels } from '../../../contract/labels.forms.ts'
import { verdict as verdictName } from '../../../contract/reviews.ts'
import type { TenantContext } from '../../http/handlers.ts'
import { csvTable } from '../reviews/reviews.public.ts'
import { inFull, readDashboard, readRiskAnalysis, readTrends, type TrendQuery } from './read-analytics.ts'
import { selectPortfolio } from './risk-analysis.queries.ts'

type Reading = Pick<TenantContext, 'trx' | 'scope' | 'session' | 'now'>
interface Asked extends TrendQuery {
  readonly period_days: number
}

async function portfolioFile({ trx, scope }: Reading): Promise<string> {
  const rows = await selectPortfolio(trx, scope)
  const head = ['Vendor', 'Website', 'Added', 'Scans', 'Reviewed', 'Score', 'Grade', 'Risk', 'Quality', 'Coverage']
  const verdictOf = (name: string | null): string => {
    const known = verdictName.safeParse(name)
    return known.success ? verdictLabels[known.data] : ''
  }
  return csvTable(
    [...head, 'Verdict', 'Open high risks'],
    rows.map((row) => [
      row.name,
      row.website,
      row.created_at.toISOString(),
      row.scans,
      row.completed_at?.toISOString() ?? null,
      row.score,
      row.grade,
      row.risk,
      row.quality,
      row.coverage,
      verdictOf(row.verdict),
      row.open_high_risks,
    ]),
  )
}

async function summaryFile(context: Reading, { period_days: days }: Asked): Promise<string> {
  const {
    from,
    to,
    metrics,
    summary,
    risk_distribution: risk,
    grade_distribution: grade,
    costs,
  } = await readDashboard(context, days)
  const { subscription, configuration, ...perAssessment } = costs
  const group = (name: string, figures: Readonly<Record<string, string | number | null>>) =>
    Object.entries(figures).map(([figure, value]) => [name, figure, value] as const)
  return csvTable(
    ['Group', 'Figure', 'Value'],
    [
      ...group('period', { from, to }),
      ...group('metrics', metrics),
      ...group('summary', summary),
      ...group('vendors by risk', risk.data),
      ...group('vendors by grade', grade.data),
      ...group('costs', perAssessment),
      ...group('subscription', subscription),
      ...group('cost settings', { ...configuration }),
    ],
  )
}

async function trendsFile(context: Reading, asked: Asked): Promise<string> {
  const head = [
    'Period',
    'Begins',
    'Scans',
    'Failed scans',
    'Assessments',
    'High-risk vendors',
    'Average score',
    'Cost savings',
  ]
  const points = await readTrends(context, asked)
  return csvTable(
    head,
    points.map((point) => [
      point.period,
      point.starts_at,
      point.scans,
      point.failed_scans,
      point.completed_reviews,
      point.high_risk_vendors,
      point.avg_score,
      point.cost_savings,
    ]),
  )
}

const passageHead = ['Vendor', 'Fact', 'Quote', 'Document', 'Address']

async function topRisksFile(context: Reading): Promise<string> {
  const { top_risks: risks } = await readRiskAnalysis(context, inFull)
  return csvTable(
    ['Risk', 'Vendors', 'Denied', 'In part', 'On some plans', 'Unanswered', ...passageHead],
    risks.flatMap((risk) =>
      risk.evidence.map((one) => [
        risk.title,
        risk.vendors,
        risk.denied,
        risk.partial,
        risk.plan_gated,
        risk.unanswered,
        one.vendor_name,
        one.fact,
        one.quote,
        one.document_title,
        one.document_url,
      ]),
    ),
  )
}

async function concentrationFile(context: Reading): Promise<string> {
  const { concentration } = await readRiskAnalysis(context, inFull)
  return csvTable(
    ['Kind', 'Name', 'Vendors', ...passageHead],
    Object.entries(concentration).flatMap(([kind, rows]) =>
      rows.flatMap(({ name, vendors, evidence }) =>
        evidence.map((one) => [
          kind,
          name,
          vendors,
          one.vendor_name,
          one.fact,
          one.quote,
          one.document_title,
          one.document_url,
        ]),
      ),
    ),
  )
}

const writers: Readonly<Record<Report, (context: Reading, asked: Asked) => Promise<string>>> = {
  portfolio: portfolioFile,
  summary: summaryFile,
  trends: trendsFile,
  top_risks: topRisksFile,
  concentration: concentrationFile,
}

/** A report as CSV, named for what it holds and the day. */
export async function writeReport(context: Reading, report: Report, asked: Asked) {
  const day = context.now.toISOString().slice(0, 10)
  return { filename: `assay-${report.replaceAll('_', '-')}-${day}.csv`, content: await writers[report](context, asked) }
}
