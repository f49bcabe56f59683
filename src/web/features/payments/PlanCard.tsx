import type { ReactNode } from 'react'
import { Check } from 'lucide-react'
import type { Plan } from '../../../contract/plans.ts'
import {
  pricePerReport,
  priceLabel,
  priceOf,
  unlimitedScans,
  yearlySaving,
  type BillingCycle,
} from '../../../contract/plans.forms.ts'
import { countOf } from '../../lib/format.ts'
import { Chip } from '../../ui/Chip.tsx'

/** How a plan is paid while people look at this cycle: once, where it is sold so. */
export const cycleOf = (plan: Plan, shown: 'monthly' | 'yearly'): BillingCycle =>
  plan.price_onetime === null ? shown : 'onetime'

const limitWords = ({ monthly_scan_limit: limit, price_onetime: once }: Plan): string => {
  if (limit > unlimitedScans) return 'Unlimited scans'
  return once === null ? `${countOf(limit, 'scan')} per month` : countOf(limit, 'scan')
}

interface PriceProps {
  readonly plan: Plan
  readonly shown: 'monthly' | 'yearly'
}

function Price({ plan, shown }: PriceProps) {
  const cycle = cycleOf(plan, shown)
  const cents = priceOf(plan, cycle)
  const perReport = pricePerReport(cycle === 'yearly' ? { ...plan, price_monthly: null } : plan)
  const saving = shown === 'yearly' ? yearlySaving(plan) : null
  if (plan.is_custom) return <p className="text-title font-semibold">Custom</p>
  if (cents === null) return <p className="text-title font-semibold text-fg3">Not Available</p>
  const period = { onetime: 'per report, paid once', monthly: 'per month', yearly: 'per year' }[cycle]
  return (
    <div>
      <p className="flex items-baseline gap-1.5">
        <span className="text-[22px]/7 font-semibold tabular-nums">{priceLabel(cents)}</span>
        <span className="text-label text-fg3">{period}</span>
      </p>
      {perReport !== null && cycle !== 'onetime' && (
        <p className="text-label text-fg3">About {priceLabel(perReport)} per report</p>
      )}
      {saving && (
        <p className="text-label text-ok">
          Save {priceLabel(saving.cents)} ({saving.percent}%) versus 12 months
        </p>
      )}
    </div>
  )
}

interface PlanCardProps extends PriceProps {
  readonly badge?: ReactNode
  readonly children: ReactNode
}

/** A plan with its price, its limits and what it includes; the action stands below. */
export function PlanCard({ plan, shown, badge, children }: PlanCardProps) {
  return (
    <section
      aria-labelledby={`plan-${plan.id}`}
      className={`flex flex-col gap-4 rounded-card border bg-s1 p-5 ${plan.is_most_popular ? 'border-fg3' : 'border-line'}`}
    >
      <div className="flex items-center justify-between gap-2">
        <h2 id={`plan-${plan.id}`} className="text-read font-semibold">
          {plan.name}
        </h2>
        {badge ?? (plan.is_most_popular && <Chip tone="accent">Most Popular</Chip>)}
      </div>
      <p className="text-fg2">{plan.description}</p>
      <Price plan={plan} shown={shown} />
      <ul className="flex flex-1 flex-col gap-1.5 text-fg2">
        {[
          limitWords(plan),
          ...(plan.vendor_limit === null ? [] : [`Up to ${countOf(plan.vendor_limit, 'vendor')}`]),
          ...plan.features,
        ].map((line) => (
          <li key={line} className="flex gap-2">
            <Check className="mt-0.5 size-4 shrink-0 text-ok" aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
