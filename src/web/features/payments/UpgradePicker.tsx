import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Subscription } from '../../../contract/payments.ts'
import type { Plan } from '../../../contract/plans.ts'
import { priceOf } from '../../../contract/plans.forms.ts'
import { messageOf } from '../../lib/api-error.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { lazily } from '../../ui/lazily.tsx'
import { CycleToggle } from './CycleToggle.tsx'
import { cycleOf, PlanCard } from './PlanCard.tsx'
import { plansQuery } from './queries/plans.ts'
import { useCheckout } from './queries/subscription.ts'

const ChangePlanDialog = lazily(async () => (await import('./ChangePlanDialog.tsx')).ChangePlanDialog)

const RequestPlanDialog = lazily(async () => (await import('./RequestPlanDialog.tsx')).RequestPlanDialog)

const adminsOnly = 'Only tenant admins can upgrade packages.'
const over: ReadonlySet<string> = new Set(['canceled', 'unpaid', 'incomplete', 'incomplete_expired'])

interface UpgradePickerProps {
  readonly subscription: Subscription | null
  readonly mayBuy: boolean
}

/** The plans beside the current one, with what each costs and the way to it. */
export function UpgradePicker({ subscription, mayBuy }: UpgradePickerProps) {
  const { data: plans = [] } = useQuery(plansQuery)
  const [shown, setShown] = useState<'monthly' | 'yearly'>(
    subscription?.billing_cycle === 'yearly' ? 'yearly' : 'monthly',
  )
  const [wanted, setWanted] = useState<Plan | null>(null)
  const [asked, setAsked] = useState<Plan | null>(null)
  const checkout = useCheckout()
  const isRunning = subscription !== null && subscription.billing_cycle !== 'onetime' && !over.has(subscription.status)
  const isCurrent = (plan: Plan): boolean =>
    isRunning && subscription.package_id === plan.id && subscription.billing_cycle === cycleOf(plan, shown)
  const buy = (plan: Plan): void =>
    checkout.mutate(
      { package_id: plan.id, billing_cycle: cycleOf(plan, shown) },
      {
        onSuccess: ({ url }) => location.assign(url),
        onError: (error) =>
          notify.error(`Upgrade Failed: ${messageOf(error) || 'Failed to start upgrade process. Please try again.'}`),
      },
    )
  const act = (plan: Plan): void => {
    if (plan.is_custom || !mayBuy) setAsked(plan)
    else if (isRunning && plan.price_onetime === null) setWanted(plan)
    else buy(plan)
  }
  const labelOf = (plan: Plan): string => {
    if (isCurrent(plan)) return 'Current plan'
    if (plan.is_custom) return 'Contact Sales'
    if (!mayBuy) return 'Request Upgrade'
    if (plan.price_onetime !== null) return 'Buy one report'
    return isRunning ? `Change to ${plan.name}` : `Choose ${plan.name}`
  }
  return (
    <section aria-labelledby="plans" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="plans" className="text-read font-semibold">
          Plans
        </h2>
        <CycleToggle plans={plans} value={shown} onChange={setShown} />
      </div>
      {!mayBuy && <p className="text-label text-fg3">{adminsOnly}</p>}
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-4">
        {plans.map((plan) => {
          const isSold = plan.is_custom || priceOf(plan, cycleOf(plan, shown)) !== null
          const isBusy = (checkout.isPending || checkout.isSuccess) && checkout.variables?.package_id === plan.id
          return (
            <PlanCard
              key={plan.id}
              plan={plan}
              shown={shown}
              badge={isCurrent(plan) ? <Chip tone="ok">Current</Chip> : undefined}
            >
              <Button
                busy={isBusy}
                disabledReason={isCurrent(plan) ? `You're already on the ${plan.name} plan.` : null}
                disabled={!isSold}
                onClick={() => act(plan)}
              >
                {isSold ? labelOf(plan) : 'Not Available'}
              </Button>
            </PlanCard>
          )
        })}
      </div>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-label text-fg3">
        <li>Prorated billing</li>
        <li>Cancel or downgrade anytime</li>
        <li>30-day money-back guarantee</li>
        <li>Unlimited team members</li>
      </ul>
      {asked && <RequestPlanDialog plan={asked} onClose={() => setAsked(null)} />}
      {wanted && <ChangePlanDialog plan={wanted} cycle={shown} onClose={() => setWanted(null)} />}
    </section>
  )
}
