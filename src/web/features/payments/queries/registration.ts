import type { BillingCycle } from '../../../../contract/plans.forms.ts'
import { call } from '../../../lib/api.ts'
import type { PendingRegistration } from '../../../lib/pending-registration.ts'
import { useChange } from '../../../lib/use-change.ts'

export interface Chosen {
  readonly packageId: string
  readonly cycle: BillingCycle
}

const here = (path: string): string => `${location.origin}${path}`

/** Opens the checkout of a registration; the browser goes there next. */
export const useSignUpCheckout = (pending: PendingRegistration) =>
  useChange({
    run: ({ packageId, cycle }: Chosen) =>
      call('payments', 'signUp', {
        body: {
          package_id: packageId,
          billing_cycle: cycle,
          success_url: here('/registration-success'),
          cancel_url: here('/package-selection'),
          pending_registration_id: pending.pending_registration_id,
          customer_email: pending.email,
        },
      }),
    changes: () => null,
  })

export const completeRegistration = (pendingId: string, sessionId: string, chosen: Chosen | null) =>
  call(
    'payments',
    'completeRegistration',
    {
      body: {
        pending_registration_id: pendingId,
        session_id: sessionId,
        ...(chosen ? { selected_plan: chosen.packageId, billing_cycle: chosen.cycle } : {}),
      },
    },
    { timeoutSeconds: 30 },
  )
