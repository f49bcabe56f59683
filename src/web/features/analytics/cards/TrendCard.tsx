import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { TrendPoint } from '../../../../contract/analytics.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { formatCount } from '../../../lib/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx'
import { SeriesChart, type Series } from '../charts/SeriesChart.tsx'
import { formatDollars, formatThousands, pointLabels } from '../figures.ts'
import { scanTrendsQuery, trendsQuery } from '../queries/analytics.ts'
import { ChartCard, type CardTable } from './ChartCard.tsx'

/** In the card's place: what failed, and the way to try again. */
export function TrendsFailed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  return (
    <div role="alert" className="flex min-h-53 flex-col items-start justify-center gap-3">
      <p className="text-fg2">
        <strong className="font-semibold text-fg">Failed to fetch trends data.</strong> {messageOf(error)}
      </p>
      <Button onClick={onRetry}>Retry</Button>
    </div>
  )
}

export function TrendsLoading() {
  return (
    <>
      <Loading>Loading trends</Loading>
      <Skeleton className="h-53 w-full" />
    </>
  )
}

const views = [
  { value: 'score', label: 'Score', title: 'Average score, last 12 months' },
  { value: 'assessments', label: 'Assessments', title: 'Assessments, last 12 months' },
  { value: 'high', label: 'High risk', title: 'High-risk vendors, last 12 months' },
  { value: 'scans', label: 'Scans', title: 'Scans, last 12 months' },
] as const
type View = (typeof views)[number]['value']

const counted = (label: string, values: readonly number[]): Series => ({
  label,
  values,
  format: formatCount,
  isWhole: true,
})
const asScore = (value: number): string => String(Math.round(value * 10) / 10)
const cutOffs = [
  { value: 85, label: 'Grade A' },
  { value: 72, label: 'Grade B' },
  { value: 58, label: 'Grade C' },
  { value: 42, label: 'Grade D' },
]

/** The tens around the scores that there are, so that a change of a few points is seen. */
function scoreRange(values: readonly (number | null)[]): readonly [number, number] {
  const scores = values.filter((value) => value !== null)
  if (scores.length === 0) return [0, 100]
  const inTens = (value: number, round: (tens: number) => number): number =>
    Math.min(100, Math.max(0, round(value / 10) * 10))
  return [inTens(Math.min(...scores) - 5, Math.floor), inTens(Math.max(...scores) + 5, Math.ceil)]
}

const tableOf = (points: readonly TrendPoint[]): CardTable => ({
  head: ['Month', 'Average score', 'Assessments', 'High risk', 'Cost savings'],
  rows: points.map((point) => [
    pointLabels(point.period, point.starts_at).long,
    point.avg_score ?? '–',
    point.completed_reviews,
    point.high_risk_vendors,
    formatDollars(point.cost_savings),
  ]),
})

function TrendView({
  view,
  points,
}: {
  readonly view: Exclude<View, 'scans'>
  readonly points: readonly TrendPoint[]
}) {
  const labels = points.map((point) => pointLabels(point.period, point.starts_at))
  const completed = counted(
    'assessments',
    points.map((point) => point.completed_reviews),
  )
  if (view === 'assessments') return <SeriesChart label="Assessments by month" points={labels} bars={completed} />
  if (view === 'high')
    return (
      <SeriesChart
        label="High-risk vendors by month"
        points={labels}
        bars={counted(
          'high-risk vendors',
          points.map((point) => point.high_risk_vendors),
        )}
      />
    )
  const line = { label: 'average score', values: points.map((point) => point.avg_score), format: asScore }
  return (
    <SeriesChart
      label="Average score by month"
      points={labels}
      line={line}
      lineRange={scoreRange(line.values)}
      thresholds={cutOffs}
    />
  )
}

function ScansView() {
  const { data, error, refetch } = useQuery(scanTrendsQuery)
  if (error) return <TrendsFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <TrendsLoading />
  const failed = data.reduce((sum, point) => sum + point.failed_scans, 0)
  return (
    <>
      <SeriesChart
        label="Scans by month"
        points={data.map((point) => pointLabels(point.period, point.starts_at))}
        bars={counted(
          'scans',
          data.map((point) => point.total_scans),
        )}
      />
      <p className="text-label text-fg3">
        {failed === 0 ? 'None of them failed.' : `${formatCount(failed)} of them failed.`}
      </p>
    </>
  )
}

/** How the portfolio went, month by month. */
export function TrendCard({ mayExport, className = '' }: { readonly mayExport: boolean; readonly className?: string }) {
  const [view, setView] = useState<View>('score')
  const { data, error, refetch } = useQuery(trendsQuery('monthly'))
  const title = views.find(({ value }) => value === view)?.title ?? ''
  return (
    <ChartCard
      title={title}
      request={{ report: 'trends', period: 'monthly' }}
      mayExport={mayExport}
      table={data ? tableOf(data) : null}
      className={className}
      above={<Segmented label="What the trend shows" options={views} value={view} onChange={setView} />}
    >
      {error && !data && <TrendsFailed error={error} onRetry={() => void refetch()} />}
      {!error && !data && <TrendsLoading />}
      {data && (view === 'scans' ? <ScansView /> : <TrendView view={view} points={data} />)}
    </ChartCard>
  )
}

const periods = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'quarterly', label: 'Quarterly' },
  { value: 'yearly', label: 'Yearly' },
] as const

/** Reviews as bars, and what they saved as a line. */
export function SavingsTrendCard({ mayExport }: { readonly mayExport: boolean }) {
  const [period, setPeriod] = useState<(typeof periods)[number]['value']>('monthly')
  const { data, error, refetch } = useQuery(trendsQuery(period))
  const rows = data?.map((point) => [
    pointLabels(point.period, point.starts_at).long,
    point.completed_reviews,
    formatDollars(point.cost_savings),
  ])
  return (
    <ChartCard
      title="Reviews and Cost Savings"
      request={{ report: 'trends', period }}
      mayExport={mayExport}
      table={rows ? { head: ['Period', 'Reviews', 'Cost savings'], rows } : null}
      choices={<Segmented label="Length of a period" options={periods} value={period} onChange={setPeriod} />}
    >
      {error && !data && <TrendsFailed error={error} onRetry={() => void refetch()} />}
      {!error && !data && <TrendsLoading />}
      {data && (
        <SeriesChart
          label="Reviews and cost savings"
          points={data.map((point) => pointLabels(point.period, point.starts_at))}
          bars={counted(
            'reviews',
            data.map((point) => point.completed_reviews),
          )}
          line={{ label: 'cost savings', values: data.map((point) => point.cost_savings), format: formatThousands }}
        />
      )}
    </ChartCard>
  )
}
