import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import type { Plan } from '../../../contract/plans.ts'
import { priceOf } from '../../../contract/plans.forms.ts'
import { messageOf } from '../../lib/api-error.ts'
import {
  dropPendingRegistration,
  readPendingRegistration,
  type PendingRegistration,
} from '../../lib/pending-registration.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { MailHint } from '../auth/auth.public.tsx'
import { keepChosenPlan } from './chosen-plan.ts'
import { CycleToggle } from './CycleToggle.tsx'
import { cycleOf, PlanCard } from './PlanCard.tsx'
import { paymentConfigQuery, plansQuery } from './queries/plans.ts'
import { useSignUpCheckout } from './queries/registration.ts'
import { TestNote } from './TestNote.tsx'
import { VisitorFrame } from './VisitorFrame.tsx'

const notSetUp = 'Payment is not set up in this installation'

function NotSetUp({ contact }: { readonly contact: string | null }) {
  return (
    <div role="status" className="mt-6 flex flex-col gap-2 rounded-card border border-line bg-s1 p-4">
      <p className="font-medium">{notSetUp}</p>
      <p className="text-fg2">
        An account is made when its plan is paid. Ask {contact ?? 'the operator of this installation'} to set payment
        up.
      </p>
    </div>
  )
}

interface ChoicesProps {
  readonly plans: readonly Plan[]
  readonly pending: PendingRegistration
}

function Choices({ plans, pending }: ChoicesProps) {
  const [shown, setShown] = useState<'monthly' | 'yearly'>('monthly')
  const checkout = useSignUpCheckout(pending)
  const choose = (plan: Plan): void => {
    if (checkout.isPending) return
    const chosen = { packageId: plan.id, cycle: cycleOf(plan, shown) }
    keepChosenPlan(chosen.packageId, chosen.cycle)
    checkout.mutate(chosen, { onSuccess: ({ url }) => location.assign(url) })
  }
  const failure = checkout.isError ? messageOf(checkout.error) || 'Failed to initiate payment. Please try again.' : null
  const isLeaving = checkout.isPending || checkout.isSuccess
  return (
    <>
      <div className="mt-6">
        <CycleToggle plans={plans} value={shown} onChange={setShown} />
      </div>
      <p role="alert" className={failure ? 'mt-3 rounded-control bg-bad-soft px-3 py-2 text-bad' : 'sr-only'}>
        {failure}
      </p>
      <div className="mt-4 grid gap-4 md:grid-cols-3">
        {plans.map((plan) => {
          const isSold = priceOf(plan, cycleOf(plan, shown)) !== null
          const isBusy = isLeaving && checkout.variables?.packageId === plan.id
          return (
            <PlanCard key={plan.id} plan={plan} shown={shown}>
              <button
                type="button"
                aria-disabled={isLeaving || !isSold || undefined}
                aria-busy={isBusy || undefined}
                onClick={() => (isSold ? choose(plan) : undefined)}
                className={`${buttonStyle(plan.is_most_popular ? 'primary' : 'secondary', 'lg')} w-full`}
              >
                {isBusy && <Spinner />}
                {isSold ? `Choose ${plan.name}` : 'Not Available'}
              </button>
            </PlanCard>
          )
        })}
      </div>
    </>
  )
}

/** Where a sign-up goes on: its plan, and the payment that makes the account. */
export function PackageSelectionPage() {
  const [pending] = useState(readPendingRegistration)
  const plans = useQuery(plansQuery)
  const config = useQuery(paymentConfigQuery)
  const sold = plans.data?.filter((plan) => !plan.is_custom)
  if (pending === null)
    return (
      <VisitorFrame title="Choose a plan" isNarrow>
        <p role="alert" className="mt-4 rounded-control bg-bad-soft px-3 py-2 text-bad">
          Registration data not found. Please start over.
        </p>
        <Link
          to="/auth"
          search={{ tab: 'sign-up' }}
          onClick={dropPendingRegistration}
          className={`${buttonStyle('primary', 'lg')} mt-5`}
        >
          Back to Registration
        </Link>
      </VisitorFrame>
    )
  return (
    <VisitorFrame title="Choose a plan" lead={`For ${pending.organization_name}, registered by ${pending.email}.`}>
      <div className="mt-4 flex flex-col gap-3">
        <TestNote />
        <MailHint />
      </div>
      {plans.isError && (
        <p role="alert" className="mt-6 rounded-control bg-bad-soft px-3 py-2 text-bad">
          Failed to load subscription packages: {messageOf(plans.error)}
        </p>
      )}
      {config.data?.is_set_up === false && <NotSetUp contact={config.data.contact} />}
      {config.data?.is_set_up !== false && !sold && !plans.isError && (
        <div role="status" aria-label="Loading plans" className="mt-10 grid gap-4 md:grid-cols-3">
          <Skeleton className="h-96" />
          <Skeleton className="h-96" />
          <Skeleton className="h-96" />
        </div>
      )}
      {config.data?.is_set_up !== false && sold && <Choices plans={sold} pending={pending} />}
      <Link
        to="/auth"
        search={{ tab: 'sign-up' }}
        onClick={dropPendingRegistration}
        className="mt-6 inline-block font-medium text-accent underline underline-offset-4"
      >
        Back to Registration
      </Link>
    </VisitorFrame>
  )
}
