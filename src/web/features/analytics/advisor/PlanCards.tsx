import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { isUnlimited } from '../../../../contract/analytics.forms.ts'
import type { OfferedPlan } from '../../../../contract/analytics.ts'
import { countOf, formatCount } from '../../../lib/format.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Button } from '../../../ui/Button.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { currentUserQuery } from '../../auth/auth.public.tsx'
import { usageQuery } from '../../usage/usage.public.ts'
import { cardStyle } from '../cards/ChartCard.tsx'
import { formatDollars } from '../figures.ts'
import type { Advice, PlanFigures } from './advisor-figures.ts'

const limitOf = ({
  monthly_scan_limit: limit,
  price_monthly_cents: monthly,
  vendor_limit: vendors,
}: OfferedPlan): string => {
  const reports = isUnlimited(limit)
    ? 'Unlimited reports'
    : monthly === null
      ? countOf(limit, 'report')
      : `${countOf(limit, 'report')} a month`
  return vendors === null ? reports : `${reports}, ${countOf(vendors, 'vendor')}`
}

const signed = (amount: number): string => (amount < 0 ? `−${formatDollars(-amount)}` : formatDollars(amount))

function Line({
  label,
  value,
  isGood = false,
}: {
  readonly label: string
  readonly value: string
  readonly isGood?: boolean
}) {
  return (
    <div className="flex items-baseline justify-between gap-3 border-t border-line py-2">
      <dt className="text-fg2">{label}</dt>
      <dd className={`font-medium tabular-nums ${isGood ? 'text-ok' : ''}`}>{value}</dd>
    </div>
  )
}

interface PlanCardProps {
  readonly figures: PlanFigures<OfferedPlan>
  readonly isRecommended: boolean
  readonly isCurrent: boolean
}

interface ToPickerProps {
  readonly className: string
  readonly variant?: 'primary' | 'secondary'
  readonly children: ReactNode
}

/** Where plans are chosen and asked for, for whoever may. */
function ToPicker({ className, variant = 'secondary', children }: ToPickerProps) {
  const { data: user } = useQuery(currentUserQuery)
  if (user?.permissions.includes('manage_subscription') !== true)
    return (
      <Button className={className} variant={variant} disabledReason="Only tenant admins can upgrade packages.">
        {children}
      </Button>
    )
  return (
    <Link to="/tenant-admin" search={{ tab: 'subscription' }} className={`${className} ${buttonStyle(variant)}`}>
      {children}
    </Link>
  )
}

function PlanButton({ figures: { plan, isOverLimit }, isRecommended, isCurrent }: PlanCardProps) {
  if (isOverLimit && !isRecommended)
    return (
      <Button
        className="mt-4 w-full"
        disabledReason={`The ${plan.name} plan has ${countOf(plan.monthly_scan_limit, 'report')}.`}
      >
        Exceeds Limit
      </Button>
    )
  const words = isRecommended ? 'Choose Recommended' : isCurrent ? 'Your plan' : `Choose ${plan.name}`
  return (
    <ToPicker className="mt-4 w-full" variant={isRecommended ? 'primary' : 'secondary'}>
      {words}
      {isRecommended && <span className="sr-only">: {plan.name}</span>}
    </ToPicker>
  )
}

function PlanCard(props: PlanCardProps) {
  const { figures, isRecommended, isCurrent } = props
  const { plan, monthlyPrice, savings, costPerReview } = figures
  // Beyond every plan's limit reports are bought one by one: there is no limit then.
  const isOverLimit = figures.isOverLimit && !isRecommended
  return (
    <li className={`flex flex-col p-4 ${cardStyle} ${isRecommended ? 'outline-2 -outline-offset-1 outline-fg' : ''}`}>
      <div className="flex min-h-6 flex-wrap items-center gap-2">
        <h3 className="font-semibold">{plan.name}</h3>
        {isRecommended && <Chip tone="ok">Best Value</Chip>}
        {isOverLimit && <Chip tone="warn">Over Limit</Chip>}
        {isCurrent && <Chip>Current plan</Chip>}
      </div>
      <p className="text-label text-fg3">{limitOf(plan)}</p>
      <p className="mt-3 mb-3">
        <span className="text-figure font-semibold tabular-nums">{formatDollars(monthlyPrice)}</span>
        <span className="text-fg3">
          {plan.price_monthly_cents === null ? ' one-time, report by report' : ' a month'}
        </span>
      </p>
      <dl className="mt-auto">
        {/* What a plan would save at a load that it does not carry is no figure to compare. */}
        <Line label="Savings" value={isOverLimit ? '–' : signed(savings)} isGood={savings > 0 && !isOverLimit} />
        <Line
          label="Effective cost per review"
          value={isOverLimit ? '–' : formatDollars(Math.round(costPerReview * 100) / 100)}
        />
      </dl>
      <PlanButton {...props} />
    </li>
  )
}

/** The plans on offer for so many reviews, the one that saves most marked. */
export function PlanCards({ advice }: { readonly advice: Advice<OfferedPlan> }) {
  const { data: tenant } = useQuery(usageQuery)
  const reviews = advice.plans[0] ? Math.round(advice.plans[0].monthlyPrice / advice.plans[0].costPerReview) : 0
  return (
    <section aria-labelledby="plans">
      <h2 id="plans" className="sr-only">
        Plans
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {advice.plans.map((figures) => (
          <PlanCard
            key={figures.plan.id}
            figures={figures}
            isRecommended={figures.plan.id === advice.recommended}
            isCurrent={figures.plan.id === tenant?.subscription_plan}
          />
        ))}
      </ul>
      <div className={`mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 p-4 ${cardStyle}`}>
        <div className="min-w-0 flex-1">
          <h3 className="font-semibold">Enterprise</h3>
          <p className="text-fg2">Custom price, for more reports than a plan has.</p>
        </div>
        <ToPicker className="shrink-0">Contact Sales</ToPicker>
      </div>
      <p className="mt-3 max-w-reading text-label text-fg3">
        Savings are the total monthly cost by hand less the plan’s price, for {formatCount(reviews)}{' '}
        {reviews === 1 ? 'review' : 'reviews'} a month. The recommended plan is the one within its limit that saves
        most, else pay as you go.
      </p>
    </section>
  )
}
