import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { defaultPeriod } from '../../../contract/analytics.forms.ts'
import type { AnalyticsDashboard } from '../../../contract/analytics.ts'
import { ApiError } from '../../lib/api-error.ts'
import { formatCount } from '../../lib/format.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { ErrorCard } from '../../ui/ErrorCard.tsx'
import { AddFirstVendor, AnalyticsLoading, NoAnalytics } from './AnalyticsStates.tsx'
import { AdverseVerdicts, Growth, Metric, MetricStrip } from './cards/Metric.tsx'
import { GradeCard, RiskCard } from './cards/ShareCards.tsx'
import { SavingsTrendCard } from './cards/TrendCard.tsx'
import { comparedTo, formatDays, formatDollars, formatThousands } from './figures.ts'
import { analyticsQuery } from './queries/analytics.ts'

function Metrics({
  dashboard: { metrics, costs, adverse_verdicts: adverse },
}: {
  readonly dashboard: AnalyticsDashboard
}) {
  const { completed_assessments: completed, period_days: days } = metrics
  const growth =
    metrics.growth_percentage === null ? `none in the ${days} days before` : `compared with the ${days} days before`
  return (
    <MetricStrip>
      <Metric
        label="Total Vendors Assessed"
        figure={formatCount(metrics.total_vendors_assessed)}
        beside={<Growth percent={metrics.growth_percentage} />}
        note={`${formatCount(completed)} completed · ${growth}`}
      />
      <Metric
        label="High-Risk Vendors"
        figure={formatCount(metrics.high_risk_vendors)}
        note={
          <>
            {comparedTo(metrics.high_risk_vendors, metrics.previous_high_risk_vendors)}
            <AdverseVerdicts amount={adverse} />
          </>
        }
      />
      <Metric
        label="Average Time to Decision"
        figure={formatDays(metrics.avg_time_to_decision)}
        note={
          metrics.avg_time_to_decision === null
            ? 'no vendor decided or reviewed'
            : 'to a decision, else to the first review'
        }
      />
      <Metric
        label="Cost Savings"
        figure={formatThousands(metrics.cost_savings)}
        note={`${formatDollars(costs.savings_per_assessment)} on each assessment`}
      />
    </MetricStrip>
  )
}

function Shown({ dashboard }: { readonly dashboard: AnalyticsDashboard }) {
  const mayExport = dashboard.abilities.export
  const card = { request: { report: 'summary', days: defaultPeriod }, mayExport, isPie: true } as const
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <p className="text-label text-fg3">The last {dashboard.metrics.period_days} days</p>
        <div className="flex flex-wrap gap-2 sm:ml-auto">
          <Link to="/analytics" className={buttonStyle()}>
            Open full analytics
          </Link>
          <Link to="/plan-value-advisor" className={buttonStyle()}>
            Plan & Value Advisor
          </Link>
        </div>
      </div>
      <Metrics dashboard={dashboard} />
      <div className="grid gap-4 lg:grid-cols-2">
        <RiskCard title="Risk Distribution" distribution={dashboard.risk_distribution} {...card} />
        <GradeCard title="Grade Distribution" distribution={dashboard.grade_distribution} {...card} />
      </div>
      <SavingsTrendCard mayExport={mayExport} />
    </div>
  )
}

const textOf = (error: Error): string =>
  error instanceof ApiError && error.status === 404
    ? 'There is no vendor data yet. Add a vendor and start a review to see analytics.'
    : 'Unable to load analytics data. Please try again.'

/** The Review Hub's second tab. */
export function HubAnalytics() {
  const { data, error, isFetching, refetch } = useQuery(analyticsQuery(defaultPeriod))
  if (data) return data.is_empty ? <NoAnalytics /> : <Shown dashboard={data} />
  if (!error) return <AnalyticsLoading />
  return (
    <ErrorCard title="Analytics Not Available" text={textOf(error)}>
      <AddFirstVendor />
      <Button busy={isFetching} onClick={() => void refetch()}>
        Retry
      </Button>
    </ErrorCard>
  )
}
