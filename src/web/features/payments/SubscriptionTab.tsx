import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Subscription } from '../../../contract/payments.ts'
import { priceLabel } from '../../../contract/plans.forms.ts'
import { messageOf } from '../../lib/api-error.ts'
import { formatShortDate } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { currentUserQuery } from '../auth/auth.public.tsx'
import { plansQuery } from './queries/plans.ts'
import { subscriptionQuery, useCancelPlan, usePortal, useResumePlan } from './queries/subscription.ts'
import { ReceiptList, RequestList } from './ReceiptList.tsx'
import { TestNote } from './TestNote.tsx'
import { UpgradePicker } from './UpgradePicker.tsx'
import { UsagePanel } from './UsagePanel.tsx'

const cycles = { monthly: 'per month', yearly: 'per year', onetime: 'per report' } as const

function Standing({ one }: { readonly one: Subscription }) {
  const end = formatShortDate(one.current_period_end)
  if (one.hold !== null || one.past_due_since !== null) return <Chip tone="bad">Payment due</Chip>
  if (one.status === 'canceled') return <Chip>Ended</Chip>
  if (one.cancel_at_period_end) return <Chip tone="warn">Ends on {end}</Chip>
  return <Chip tone="ok">Active</Chip>
}

function CancelDialog({ one, onClose }: { readonly one: Subscription; readonly onClose: () => void }) {
  const cancel = useCancelPlan()
  const confirm = (): void =>
    cancel.mutate(undefined, {
      onSuccess: () => notify.success(`Your plan ends on ${formatShortDate(one.current_period_end)}.`),
      onError: (error) => notify.error(messageOf(error)),
      onSettled: onClose,
    })
  return (
    <ConfirmDialog
      open
      title={`Cancel ${one.package_name}?`}
      onClose={onClose}
      description={
        <p>
          You keep the plan until {formatShortDate(one.current_period_end)}. After that no new scans start; your reviews
          stay. You can take this back until then.
        </p>
      }
    >
      <Button onClick={onClose}>Keep the plan</Button>
      <Button variant="danger" busy={cancel.isPending} onClick={confirm}>
        Cancel at the end of the period
      </Button>
    </ConfirmDialog>
  )
}

function Current({ one, mayBuy }: { readonly one: Subscription; readonly mayBuy: boolean }) {
  const [isCancelling, setCancelling] = useState(false)
  const portal = usePortal()
  const resume = useResumePlan()
  const { data: plans = [] } = useQuery(plansQuery)
  const nextPlan = plans.find(({ id }) => id === one.next_package_id)?.name ?? one.next_package_id
  const isRunning = one.billing_cycle !== 'onetime' && one.status !== 'canceled'
  const isChanging = one.cancel_at_period_end || one.next_package_id !== null
  const fail = (error: unknown): void => notify.error(messageOf(error))
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <p className="text-read font-semibold">{one.package_name}</p>
        <Standing one={one} />
      </div>
      {one.amount !== null && (
        <p className="text-fg2">
          {priceLabel(one.amount)} {cycles[one.billing_cycle]}
        </p>
      )}
      {isRunning && !one.cancel_at_period_end && one.current_period_end !== null && (
        <p className="text-fg2">Next billing date: {formatShortDate(one.current_period_end)}</p>
      )}
      {one.next_package_id !== null && (
        <p className="text-fg2">
          Changes to {nextPlan}, {one.next_billing_cycle}, on {formatShortDate(one.next_change_at)}
        </p>
      )}
      {mayBuy && (
        <div className="flex flex-wrap gap-2">
          <Button
            busy={portal.isPending || portal.isSuccess}
            onClick={() => portal.mutate(undefined, { onSuccess: ({ url }) => location.assign(url), onError: fail })}
          >
            Manage Billing
          </Button>
          {isRunning && isChanging && (
            <Button
              busy={resume.isPending}
              onClick={() =>
                resume.mutate(undefined, { onSuccess: () => notify.success('Your plan goes on.'), onError: fail })
              }
            >
              Keep {one.package_name}
            </Button>
          )}
          {isRunning && !one.cancel_at_period_end && (
            <Button variant="ghost" onClick={() => setCancelling(true)}>
              Cancel subscription
            </Button>
          )}
        </div>
      )}
      {isCancelling && <CancelDialog one={one} onClose={() => setCancelling(false)} />}
    </div>
  )
}

/** The organization's plan, what of it is used, its receipts, and the way to another plan. */
export function SubscriptionTab() {
  const { data: user } = useQuery(currentUserQuery)
  const { data, error } = useQuery(subscriptionQuery)
  const mayBuy = user?.permissions.includes('manage_subscription') ?? false
  if (error)
    return (
      <p role="alert" className="mt-6 rounded-control bg-bad-soft px-3 py-2 text-bad">
        Failed to load current subscription: {messageOf(error)}
      </p>
    )
  if (!data) return <Skeleton className="mt-6 h-48" />
  const { subscription, package: plan, usage } = data
  return (
    <div className="mt-6 flex flex-col gap-8">
      <TestNote />
      <div className="grid gap-4 md:grid-cols-2">
        <section aria-label="Current plan" className="rounded-card border border-line bg-s1 p-5">
          {subscription ? (
            <Current one={subscription} mayBuy={mayBuy} />
          ) : (
            <>
              <p className="text-read font-semibold">No Active Subscription</p>
              <p className="mt-1 text-fg2">
                {plan ? `The plan is ${plan.name}, without a payment.` : 'Choose a plan to start scans.'}
              </p>
            </>
          )}
        </section>
        <section aria-label="Usage" className="rounded-card border border-line bg-s1 p-5">
          <UsagePanel usage={usage} />
        </section>
      </div>
      <UpgradePicker subscription={subscription} mayBuy={mayBuy} />
      {mayBuy && <ReceiptList />}
      <RequestList />
    </div>
  )
}
