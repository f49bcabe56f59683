import type { Report } from '../../../contract/analytics.ts'
import { verdictLabels } from '../../../contract/labels.forms.ts'
import { verdict as verdictName } from '../../../contract/reviews.ts'
import type { TenantContext } from '../../http/handlers.ts'
import { columnsOf, csvTable, titlesOf, type Table } from '../reviews/reviews.public.ts'
import { inFull, readDashboard, readRiskAnalysis, readTrends, type TrendQuery } from './read-analytics.ts'
import { selectPortfolio } from './risk-analysis.queries.ts'

type Reading = Pick<TenantContext, 'trx' | 'scope' | 'session' | 'now'>
interface Asked extends TrendQuery {
  readonly period_days: number
}

async function portfolioTable({ trx, scope }: Reading): Promise<Table> {
  const rows = await selectPortfolio(trx, scope)
  const verdictOf = (name: string | null): string => {
    const known = verdictName.safeParse(name)
    return known.success ? verdictLabels[known.data] : ''
  }
  return {
    title: 'Portfolio',
    columns: columnsOf(
      'Vendor',
      'Website',
      ['Added', 'time'],
      'Scans',
      ['Reviewed', 'time'],
      'Score',
      'Grade',
      'Risk',
      'Quality',
      'Coverage',
      'Verdict',
      'Open high risks',
    ),
    rows: rows.map((row) => [
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
  }
}

async function summaryTable(context: Reading, { period_days: days }: Asked): Promise<Table> {
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
  return {
    title: 'Summary',
    columns: columnsOf('Group', 'Figure', 'Value'),
    rows: [
      ...group('period', { from, to }),
      ...group('metrics', metrics),
      ...group('summary', summary),
      ...group('vendors by risk', risk.data),
      ...group('vendors by grade', grade.data),
      ...group('costs', perAssessment),
      ...group('subscription', subscription),
      ...group('cost settings', { ...configuration }),
    ],
  }
}

async function trendsTable(context: Reading, asked: Asked): Promise<Table> {
  const points = await readTrends(context, asked)
  return {
    title: 'Trends',
    columns: columnsOf(
      'Period',
      ['Begins', 'time'],
      'Scans',
      'Failed scans',
      'Assessments',
      'High-risk vendors',
      'Average score',
      'Cost savings',
    ),
    rows: points.map((point) => [
      point.period,
      point.starts_at,
      point.scans,
      point.failed_scans,
      point.completed_reviews,
      point.high_risk_vendors,
      point.avg_score,
      point.cost_savings,
    ]),
  }
}

const passageHead = ['Vendor', 'Fact', 'Quote', 'Document', 'Address']

async function topRisksTable(context: Reading): Promise<Table> {
  const { top_risks: risks } = await readRiskAnalysis(context, inFull)
  return {
    title: 'Top risks',
    columns: columnsOf('Risk', 'Vendors', 'Denied', 'In part', 'On some plans', 'Unanswered', ...passageHead),
    rows: risks.flatMap((risk) =>
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
  }
}

async function concentrationTable(context: Reading): Promise<Table> {
  const { concentration } = await readRiskAnalysis(context, inFull)
  return {
    title: 'Concentration',
    columns: columnsOf('Kind', 'Name', 'Vendors', ...passageHead),
    rows: Object.entries(concentration).flatMap(([kind, rows]) =>
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
  }
}

const tables: Readonly<Record<Report, (context: Reading, asked: Asked) => Promise<Table>>> = {
  portfolio: portfolioTable,
  summary: summaryTable,
  trends: trendsTable,
  top_risks: topRisksTable,
  concentration: concentrationTable,
}

const everyReport = Object.keys(tables) as Report[]

/** A file of the analytics, named for what it holds and the day. */
export const reportName = (report: string, now: Date): string =>
  `assay-${report.replaceAll('_', '-')}-${now.toISOString().slice(0, 10)}`

/** One report as CSV. */
export async function writeReport(context: Reading, report: Report, asked: Asked) {
  const table = await tables[report](context, asked)
  return { filename: `${reportName(report, context.now)}.csv`, content: csvTable(titlesOf(table), table.rows) }
}

/** The report, or every one where none is named, each as a table. */
export async function readReports(context: Reading, report: Report | undefined, asked: Asked): Promise<Table[]> {
  const found: Table[] = []
  // One after the other: a transaction has one connection.
  // oxlint-disable-next-line eslint/no-await-in-loop
  for (const one of report === undefined ? everyReport : [report]) found.push(await tables[one](context, asked))
  return found
}
