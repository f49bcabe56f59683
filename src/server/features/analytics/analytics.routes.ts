import type { analyticsRoutes, reportsRoutes } from '../../../contract/analytics.ts'
import type { FeatureHandlers } from '../../http/handlers.ts'
import { selectOfferedPlans } from '../plans/plans.public.ts'
import { saveCostSettings } from './analytics.queries.ts'
import { readDashboard, readDistributions, readRiskAnalysis, readTrends } from './read-analytics.ts'
import { readConfiguration } from './read-costs.ts'
import { makeWorkbook } from '../reviews/reviews.public.ts'
import { readReports, reportName, writeReport } from './report-files.ts'

export const analyticsHandlers: FeatureHandlers<typeof analyticsRoutes> = {
  dashboard: (context, { query }) => readDashboard(context, query.period_days),
  trends: async (context, { query }) => ({ trends: await readTrends(context, query) }),
  riskAnalysis: (context) => readRiskAnalysis(context),
  costSettings: async (context) => ({ configuration: await readConfiguration(context) }),
  saveCostSettings: async ({ trx, scope, session, now, note }, { body }) => {
    const before = await readConfiguration({ trx, scope })
    await saveCostSettings(trx, scope, body, { userId: session.user_id, now })
    note(scope.tenantId, { from: before, to: body })
    return { configuration: body }
  },
  plans: async ({ trx }) => ({ plans: await selectOfferedPlans(trx) }),
}

export const reportsHandlers: FeatureHandlers<typeof reportsRoutes> = {
  riskDistribution: (context) => readDistributions(context),
  scanTrends: async (context, { query }) => ({
    trends: (await readTrends(context, query)).map((point) => ({
      period: point.period,
      starts_at: point.starts_at,
      total_scans: point.scans,
      completed_scans: point.completed_scans,
      failed_scans: point.failed_scans,
    })),
  }),
  exportCsv: (context, { query }) => writeReport(context, query.report, query),
  exportXlsx: {
    prepare: async (context, { query }) => {
      const { services, scope, inTransaction, now } = context
      const name = reportName(query.report ?? 'analytics', now)
      const answer = await makeWorkbook(services, { owner: scope.tenantId, name, zone: query.time_zone }, () =>
        inTransaction((trx) => readReports({ ...context, trx }, query.report, query)),
      )
      return async () => answer
    },
  },
}
