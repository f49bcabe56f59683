import { useState } from 'react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useQuery, useQueryClient, keepPreviousData } from '@tanstack/react-query'
import { RefreshCw, SlidersHorizontal } from 'lucide-react'
import { defaultPeriod, periodDays } from '../../../contract/analytics.forms.ts'
import type { AnalyticsDashboard } from '../../../contract/analytics.ts'
import { messageOf } from '../../lib/api-error.ts'
import type { AnalyticsSearch } from '../../lib/analytics-search.ts'
import { countOf, formatCount, formatShortDate } from '../../lib/format.ts'
import { refreshAll } from '../../lib/refresh.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorCard } from '../../ui/ErrorCard.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { lazily, OnceOpen } from '../../ui/lazily.tsx'
import { Page } from '../../ui/Page.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { AnalyticsLoading, NoAnalytics } from './AnalyticsStates.tsx'
import { ExportButtons } from './cards/ChartCard.tsx'
import { CostCard } from './cards/CostCard.tsx'
import { AdverseVerdicts, Growth, Metric, MetricStrip } from './cards/Metric.tsx'
import { ConcentrationCard, TopRisksCard } from './cards/RiskAnalysisCards.tsx'
import { GradeCard, RiskCard } from './cards/ShareCards.tsx'
import { TrendCard } from './cards/TrendCard.tsx'
import { comparedTo, formatDollars, formatWait } from './figures.ts'
import { analyticsQuery, distributionQuery } from './queries/analytics.ts'

const CostSettingsDialog = lazily(async () => (await import('./CostSettingsDialog.tsx')).CostSettingsDialog)

const route = getRouteApi('/signed-in/analytics')
const periodOptions = periodDays.map((days) => ({ value: String(days), label: `${days} days` }))

function Lead({ dashboard: { from, to, metrics, summary } }: { readonly dashboard: AnalyticsDashboard }) {
  const decision =
    metrics.avg_time_to_decision === null
      ? 'no vendor decided or reviewed'
      : `${formatWait(metrics.avg_time_to_decision)} to a decision or first review on average`
  return (
    <>
      {formatShortDate(from)} to {formatShortDate(to)} · {countOf(summary.total_scans, 'scan')} · {decision}
    </>
  )
}

function Metrics({
  dashboard: { metrics, summary, costs, adverse_verdicts: adverse },
}: {
  readonly dashboard: AnalyticsDashboard
}) {
  const { completed_assessments: completed, period_days: days } = metrics
  const highShare = completed === 0 ? 0 : Math.round((100 * metrics.high_risk_vendors) / completed)
  const withheld = completed - summary.scored
  return (
    <MetricStrip>
      <Metric
        label="Total vendors assessed"
        figure={formatCount(metrics.total_vendors_assessed)}
        beside={<Growth percent={metrics.growth_percentage} />}
        note={`${formatCount(completed)} completed · ${formatCount(metrics.previous_vendors_assessed)} in the ${days} days before`}
      />
      <Metric
        label="High-risk vendors"
        figure={formatCount(metrics.high_risk_vendors)}
        note={
          <>
            {`${highShare}% of ${formatCount(completed)} completed${withheld > 0 ? ` · ${formatCount(withheld)} withheld` : ''} · ${comparedTo(metrics.high_risk_vendors, metrics.previous_high_risk_vendors)}`}
            <AdverseVerdicts amount={adverse} />
          </>
        }
      />
      <Metric
        label="Average score"
        figure={summary.avg_score === null ? '–' : Math.round(summary.avg_score)}
        beside={summary.avg_score !== null && <span className="-ml-1 text-fg3">of 100</span>}
        note={
          summary.avg_grade === null
            ? 'nothing scored in this period'
            : `grade ${summary.avg_grade} · ${formatCount(summary.scored)} scored, ${formatCount(withheld)} withheld`
        }
      />
      <Metric
        label="Cost savings"
        figure={formatDollars(metrics.cost_savings)}
        note={`${formatDollars(costs.savings_per_assessment)} on each of ${countOf(completed, 'assessment')}`}
      />
    </MetricStrip>
  )
}

function HighestRisks({ dashboard: { highest_risk: vendors } }: { readonly dashboard: AnalyticsDashboard }) {
  if (vendors.length === 0) return null
  return (
    <div className="mt-3 border-t border-line pt-3">
      <h3 className="text-label text-fg3">Highest risk</h3>
      <ul className="mt-1">
        {vendors.map((vendor) => (
          <li key={vendor.vendor_id}>
            <Link
              to="/vendor/$vendorId/review"
              params={{ vendorId: vendor.vendor_id }}
              className="flex h-7 items-center gap-2 rounded-chip hover:text-accent"
            >
              <span className="min-w-0 truncate font-medium">
                <ForeignText text={vendor.vendor_name} />
              </span>
              <span className="flex-1 truncate text-label text-fg3">
                {vendor.open_high_risks > 0 && countOf(vendor.open_high_risks, 'open high risk')}
              </span>
              <span className="text-label whitespace-nowrap text-fg2 tabular-nums">
                {vendor.score === null ? 'withheld' : `${vendor.grade ?? ''} ${vendor.score}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Which reviews the two cards count, and the way to the other ones. */
function Counted({
  isAll,
  onChange,
  inPeriod,
  all,
}: {
  readonly isAll: boolean
  readonly onChange: (isAll: boolean) => void
  readonly inPeriod: number
  readonly all: number | undefined
}) {
  return (
    <p className="mt-auto flex flex-wrap items-center gap-x-1.5 pt-3 text-label text-fg3">
      {isAll
        ? `All ${countOf(all ?? 0, 'reviewed vendor')}.`
        : `${countOf(inPeriod, 'vendor')} reviewed in this period.`}
      <button type="button" className="h-6 rounded-chip text-accent hover:underline" onClick={() => onChange(!isAll)}>
        {isAll ? 'Show this period' : 'Show all vendors'}
      </button>
    </p>
  )
}

function Distributions({ dashboard }: { readonly dashboard: AnalyticsDashboard }) {
  const [isAll, setAll] = useState(false)
  const all = useQuery({ ...distributionQuery, enabled: isAll })
  const shown = isAll && all.data ? all.data : dashboard
  const mayExport = dashboard.abilities.export
  const { period_days: days, completed_assessments: completed } = dashboard.metrics
  // safe because a period that the server answers is one that it takes
  const request = { report: 'summary', days: days as (typeof periodDays)[number] } as const
  const counted = (
    <Counted isAll={shown === all.data} onChange={setAll} inPeriod={completed} all={all.data?.reviewed_vendors} />
  )
  return (
    <>
      <RiskCard title="Risk" distribution={shown.risk_distribution} request={request} mayExport={mayExport}>
        {!isAll && <HighestRisks dashboard={dashboard} />}
        {counted}
      </RiskCard>
      <GradeCard title="Grades" distribution={shown.grade_distribution} request={request} mayExport={mayExport}>
        {counted}
      </GradeCard>
    </>
  )
}

function Dashboard({ dashboard }: { readonly dashboard: AnalyticsDashboard }) {
  const { metrics, costs, abilities } = dashboard
  // safe because a period that the server answers is one that it takes
  const days = metrics.period_days as (typeof periodDays)[number]
  return (
    <div className="flex flex-col gap-4">
      <Metrics dashboard={dashboard} />
      <div className="grid gap-4 md:grid-cols-2 table:grid-cols-[18rem_18rem_minmax(0,1fr)]">
        <Distributions dashboard={dashboard} />
        <TrendCard mayExport={abilities.export} className="md:max-table:col-span-2" />
      </div>
      <div className="grid gap-4 panel:grid-cols-[20rem_minmax(0,1fr)]">
        <CostCard
          costs={costs}
          completed={metrics.completed_assessments}
          savings={metrics.cost_savings}
          request={{ report: 'summary', days }}
          mayExport={abilities.export}
        />
        <ConcentrationCard mayExport={abilities.export} />
      </div>
      <TopRisksCard mayExport={abilities.export} />
    </div>
  )
}

/** The richer dashboard, of one period. */
export function AnalyticsPage() {
  const { days = defaultPeriod }: AnalyticsSearch = route.useSearch()
  const navigate = route.useNavigate()
  const client = useQueryClient()
  const [isEditing, setEditing] = useState(false)
  const { data, error, isFetching, failureReason } = useQuery({
    ...analyticsQuery(days),
    placeholderData: keepPreviousData,
  })
  const onRefresh = (): void => void refreshAll(client)
  const failure = error ?? failureReason
  const isEmpty = data?.is_empty === true
  const actions = (
    <div className="flex flex-wrap items-center gap-2">
      <Segmented
        label="Period"
        options={periodOptions}
        value={String(days)}
        onChange={(chosen) => {
          const next = periodDays.find((one) => String(one) === chosen)
          void navigate({ search: next === undefined || next === defaultPeriod ? {} : { days: next }, replace: true })
        }}
      />
      <Button busy={isFetching && data !== undefined} onClick={onRefresh}>
        {!(isFetching && data) && <RefreshCw className="size-3.5" aria-hidden="true" />}
        Refresh
      </Button>
      {data && (
        <>
          <Button
            disabledReason={data.abilities.edit_costs ? null : 'Only an administrator may change the cost settings.'}
            onClick={() => setEditing(true)}
          >
            <SlidersHorizontal className="size-3.5" aria-hidden="true" />
            Cost settings
          </Button>
          <ExportButtons
            title="All vendors"
            request={{ report: 'portfolio' }}
            mayExport={data.abilities.export}
            isMain
          />
        </>
      )}
    </div>
  )
  return (
    <Page
      title="Analytics"
      lead={data && !isEmpty ? <Lead dashboard={data} /> : undefined}
      actions={isEmpty ? undefined : actions}
    >
      <div className="mt-4">
        {failure && data && (
          <p role="alert" className="mb-3 rounded-control bg-warn-soft px-3 py-2 text-warn">
            <strong className="font-semibold">Failed to fetch analytics dashboard.</strong> You are seeing the previous
            figures. {messageOf(failure)}
          </p>
        )}
        {error && !data && (
          <ErrorCard
            title="Failed to load analytics data"
            text={`Failed to fetch analytics dashboard: ${messageOf(error)}`}
          >
            <Button variant="primary" busy={isFetching} onClick={onRefresh}>
              Retry
            </Button>
          </ErrorCard>
        )}
        {!error && !data && <AnalyticsLoading />}
        {isEmpty && <NoAnalytics />}
        {data && !isEmpty && <Dashboard dashboard={data} />}
      </div>
      <OnceOpen open={isEditing}>
        {data && (
          <CostSettingsDialog
            open={isEditing}
            configuration={data.costs.configuration}
            onClose={() => setEditing(false)}
          />
        )}
      </OnceOpen>
    </Page>
  )
}
