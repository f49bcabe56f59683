import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { isUnlimited } from '../../../../contract/analytics.forms.ts'
import type { OfferedPlan } from '../../../../contract/analytics.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { countOf, formatCount } from '../../../lib/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorCard } from '../../../ui/ErrorCard.tsx'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx'
import { usageQuery } from '../../usage/usage.public.ts'
import { Metric, MetricStrip } from '../cards/Metric.tsx'
import { formatDollars, formatHours } from '../figures.ts'
import { advise, annualSavings, manualWork, type AdvisorInput } from './advisor-figures.ts'

interface UsageTabProps {
  readonly input: AdvisorInput
  readonly offered: readonly OfferedPlan[]
}

/** The organization's own plan, what of it is used, and what that is worth. */
export function UsageTab({ input, offered }: UsageTabProps) {
  const { data: tenant, error, refetch } = useQuery(usageQuery)
  if (!tenant && error)
    return (
      <div className="mt-5">
        <ErrorCard title="Plan unknown" text={`Your plan and its usage could not be loaded. ${messageOf(error)}`}>
          <Button onClick={() => void refetch()}>Retry</Button>
        </ErrorCard>
      </div>
    )
  if (!tenant)
    return (
      <div className="mt-5">
        <Loading>Loading your usage</Loading>
        <Skeleton className="h-23 w-full rounded-card" />
      </div>
    )
  const { monthly_scans_used: used, monthly_scan_limit: limit, subscription_plan: planId } = tenant
  const isOpen = isUnlimited(limit)
  const saved = manualWork({ ...input, monthlyReviews: used }).hoursReclaimed
  const { plans, recommended } = advise(input, offered)
  const counted = plans.find(({ plan }) => plan.id === planId) ?? plans.find(({ plan }) => plan.id === recommended)
  return (
    <div className="mt-5">
      <MetricStrip>
        <Metric
          label="Current plan"
          figure={tenant.plan_name ?? 'No subscription'}
          note={
            planId === null
              ? 'No reports without a plan'
              : isOpen
                ? 'Unlimited reports'
                : `${countOf(limit, 'report')} a month`
          }
        />
        <Metric
          label="Monthly usage"
          figure={isOpen || planId === null ? formatCount(used) : `${formatCount(used)} of ${formatCount(limit)}`}
          note={
            isOpen || planId === null
              ? 'reports this month'
              : `${formatCount(Math.max(0, limit - used))} reports left this month`
          }
        />
        <Metric label="Time saved" figure={formatHours(saved)} note={`this month, on ${countOf(used, 'report')}`} />
        <Metric
          label="Projected annual savings"
          figure={counted ? formatDollars(annualSavings(counted.savings)) : '–'}
          note={
            counted ? `12 × ${formatDollars(counted.savings)} on the ${counted.plan.name} plan` : 'no plan is on offer'
          }
        />
      </MetricStrip>
      {!isOpen && planId !== null && (
        <div className="mt-4 max-w-xl">
          <ProgressBar percentage={Math.round((100 * used) / Math.max(1, limit))} label="Reports used this month" />
          <p className="mt-2 text-label text-fg3">
            {used >= limit
              ? 'This month’s reports are used up. An extra report or a larger plan lets you start another scan.'
              : 'Counted from the first of the month (UTC); a scan that fails for our fault is given back.'}
          </p>
        </div>
      )}
      <p className="mt-4 max-w-reading text-label text-fg3">
        Time and savings follow the inputs of the{' '}
        <Link to="/plan-value-advisor" className="text-accent underline underline-offset-2">
          ROI Calculator
        </Link>
        : {countOf(input.monthlyReviews, 'review')} a month,{' '}
        {input.reviewType === 'internal'
          ? `an internal team at ${formatDollars(input.hourlyRate)} an hour`
          : 'an external consultant'}
        .
      </p>
    </div>
  )
}
