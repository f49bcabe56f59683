import { queryOptions } from '@tanstack/react-query'
import type { CostConfiguration, PeriodDays } from '../../../../contract/analytics.forms.ts'
import type { Report, TrendPeriod } from '../../../../contract/analytics.ts'
import { call } from '../../../lib/api.ts'
import { readerZone } from '../../../lib/reader-zone.ts'
import { saveAnswer } from '../../../lib/save-file.ts'
import { useChange } from '../../../lib/use-change.ts'

const points = 12

export const analyticsQuery = (days: PeriodDays) =>
  queryOptions({
    queryKey: ['analytics', 'dashboard', days],
    queryFn: ({ signal }) =>
      call('analytics', 'dashboard', { query: { period_days: days, _t: String(Date.now()) } }, { signal }),
  })

export const trendsQuery = (period: TrendPeriod) =>
  queryOptions({
    queryKey: ['analytics', 'trends', period],
    queryFn: async ({ signal }) =>
      (await call('analytics', 'trends', { query: { period, months: points } }, { signal })).trends,
  })

export const scanTrendsQuery = queryOptions({
  queryKey: ['analytics', 'scan-trends'],
  queryFn: async ({ signal }) =>
    (await call('reports', 'scanTrends', { query: { period: 'monthly', months: points } }, { signal })).trends,
})

export const riskAnalysisQuery = queryOptions({
  queryKey: ['analytics', 'risk-analysis'],
  queryFn: ({ signal }) => call('analytics', 'riskAnalysis', {}, { signal }),
})

/** Risks and grades of all vendors, whenever they were reviewed. */
export const distributionQuery = queryOptions({
  queryKey: ['analytics', 'distribution'],
  queryFn: ({ signal }) => call('reports', 'riskDistribution', {}, { signal }),
})

export const offeredPlansQuery = queryOptions({
  queryKey: ['analytics', 'plans'],
  queryFn: async ({ signal }) => (await call('analytics', 'plans', {}, { signal })).plans,
  staleTime: 60_000,
})

export const useSaveCostSettings = () =>
  useChange({
    run: (configuration: CostConfiguration) => call('analytics', 'saveCostSettings', { body: configuration }),
    changes: () => ({ changed: 'costs', id: 'own' }),
  })

export interface ReportRequest {
  readonly report: Report
  readonly days?: PeriodDays
  readonly period?: TrendPeriod
}

/** Fetches a report, or all of them as one workbook, and hands it to the browser. */
export async function downloadReport(
  { report, days, period }: ReportRequest,
  format: 'csv' | 'xlsx',
  isWhole = false,
): Promise<void> {
  const query = {
    ...(days === undefined ? {} : { period_days: days }),
    ...(period === undefined ? {} : { period }),
  }
  const named = isWhole ? {} : { report }
  saveAnswer(
    format === 'csv'
      ? await call('reports', 'exportCsv', { query: { ...query, report } }, { timeoutSeconds: 30 })
      : await call(
          'reports',
          'exportXlsx',
          { query: { ...query, ...named, time_zone: readerZone() } },
          { timeoutSeconds: 30 },
        ),
  )
}
