import { useId, type ReactNode } from 'react'
import type { OfferedPlan } from '../../../../contract/analytics.ts'
import { countOf } from '../../../lib/format.ts'
import { cardStyle } from '../cards/ChartCard.tsx'
import { formatDollars, formatHours } from '../figures.ts'
import type { Advice, AdvisorInput } from './advisor-figures.ts'

function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`p-4 ${cardStyle}`}>
      <h2 id={id} className="mb-3 font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}

function Bar({
  label,
  value,
  share,
  isOurs = false,
}: {
  readonly label: string
  readonly value: string
  readonly share: number
  readonly isOurs?: boolean
}) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 py-2">
      <dt className="text-fg2">{label}</dt>
      <dd className="font-medium tabular-nums">{value}</dd>
      <dd className="col-span-2 mt-1.5 h-2.5 overflow-hidden rounded-chip bg-s3" aria-hidden="true">
        <div
          className={`h-full rounded-chip ${isOurs ? 'bg-accent' : 'bg-fg3'}`}
          style={{ width: `${Math.min(100, share)}%` }}
        />
      </dd>
    </div>
  )
}

interface SavingsTabProps {
  readonly input: AdvisorInput
  readonly advice: Advice<OfferedPlan>
}

/** Money and hours by hand beside those with the product. */
export function SavingsTab({ input, advice: { work, plans, recommended } }: SavingsTabProps) {
  const dearest = Math.max(1, work.totalMonthlyCost, ...plans.map(({ monthlyPrice }) => monthlyPrice))
  const best = plans.find(({ plan }) => plan.id === recommended)
  const byHand = input.reviewType === 'internal' ? 'Internal team' : 'External consultant'
  return (
    <div className="mt-5 grid gap-4 lg:grid-cols-2">
      <Card title="Cost comparison">
        <dl>
          <Bar
            label={`${byHand}, ${countOf(input.monthlyReviews, 'review')}`}
            value={formatDollars(work.totalMonthlyCost)}
            share={(100 * work.totalMonthlyCost) / dearest}
          />
          {plans.map(({ plan, monthlyPrice, isOverLimit }) => (
            <Bar
              key={plan.id}
              isOurs
              label={isOverLimit ? `${plan.name} (Over Limit)` : plan.name}
              value={formatDollars(monthlyPrice)}
              share={(100 * monthlyPrice) / dearest}
            />
          ))}
        </dl>
        {best && (
          <p className="mt-2 text-label text-fg3">
            {best.savings > 0
              ? `The ${best.plan.name} plan saves ${formatDollars(best.savings)} a month.`
              : `At these inputs the ${best.plan.name} plan costs ${formatDollars(-best.savings)} a month more than work by hand.`}
          </p>
        )}
      </Card>
      <Card title="Time investment">
        <dl>
          <Bar label="By hand" value={formatHours(work.manualHours)} share={100} />
          <Bar
            isOurs
            label="With the product"
            value={formatHours(work.platformHours)}
            share={(100 * work.platformHours) / Math.max(1, work.manualHours)}
          />
          <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line py-2.5">
            <dt className="text-fg2">Hours reclaimed</dt>
            <dd className="font-medium tabular-nums">{formatHours(work.hoursReclaimed)}</dd>
          </div>
          <div className="flex items-baseline justify-between gap-4 border-t border-line pt-2.5">
            <dt className="text-fg2">Work weeks saved</dt>
            <dd className="text-read font-semibold tabular-nums">{work.workWeeksSaved.toFixed(1)}</dd>
          </div>
        </dl>
        <p className="mt-2 text-label text-fg3">A work week has 40 hours.</p>
      </Card>
    </div>
  )
}
