import { useNavigate } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import type { CurrentUser } from '../../../contract/auth.ts'
import { priceLabel } from '../../../contract/plans.forms.ts'
import { messageOf } from '../../lib/api-error.ts'
import { notify } from '../../lib/notify.ts'
import type { PlanLimit } from '../../lib/plan-limit.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { plansQuery } from './queries/plans.ts'
import { useCheckout } from './queries/subscription.ts'

const titles: Readonly<Record<string, string>> = {
  limit_reached: 'Limit reached',
  subscription_required: 'A plan is needed',
  payment_overdue: 'Payment needed',
}

interface LimitReachedDialogProps {
  readonly limit: PlanLimit
  readonly user: CurrentUser
  readonly onClose: () => void
}

/** Why no scan started, and how to go on: one more report, or another plan. */
export function LimitReachedDialog({ limit, user, onClose }: LimitReachedDialogProps) {
  const navigate = useNavigate()
  const { data: plans } = useQuery(plansQuery)
  const checkout = useCheckout()
  const single = plans?.find(({ price_onetime: once }) => once !== null)
  const mayBuy = user.permissions.includes('manage_subscription')
  const buy = (): void => {
    if (!single) return
    checkout.mutate(
      { package_id: single.id, billing_cycle: 'onetime' },
      { onSuccess: ({ url }) => location.assign(url), onError: (error) => notify.error(messageOf(error)) },
    )
  }
  const manage = (): void => {
    onClose()
    void navigate({ to: '/tenant-admin', search: { tab: 'subscription' } })
  }
  return (
    <ConfirmDialog
      open
      title={titles[limit.code] ?? 'Limit reached'}
      onClose={onClose}
      description={
        <>
          <p>{limit.detail}</p>
          {!mayBuy && <p>Ask an administrator of your organization.</p>}
        </>
      }
    >
      <Button onClick={onClose}>Close</Button>
      {mayBuy && <Button onClick={manage}>See plans</Button>}
      {mayBuy && single && limit.code !== 'payment_overdue' && (
        <Button variant="primary" busy={checkout.isPending || checkout.isSuccess} onClick={buy}>
          Buy a report for {priceLabel(single.price_onetime ?? 0)}
        </Button>
      )}
    </ConfirmDialog>
  )
}
