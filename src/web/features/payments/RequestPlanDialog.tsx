import { useState } from 'react'
import { longest } from '../../../contract/limits.forms.ts'
import type { Plan } from '../../../contract/plans.ts'
import { priceLabel } from '../../../contract/plans.forms.ts'
import { messageOf } from '../../lib/api-error.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useRequestPlan } from './queries/subscription.ts'

function priceWords({ price_onetime: once, price_monthly: monthly }: Plan): string {
  if (once !== null) return `${priceLabel(once)} per report`
  return monthly === null ? 'Price by volume' : `${priceLabel(monthly)} per month`
}

/** Asks the operator for a plan: people answer it, nothing is charged. */
export function RequestPlanDialog({ plan, onClose }: { readonly plan: Plan; readonly onClose: () => void }) {
  const [message, setMessage] = useState('')
  const request = useRequestPlan()
  const send = (): void =>
    request.mutate(
      { kind: plan.is_custom ? 'contact_sales' : 'upgrade', package_id: plan.id, message: message.trim() },
      {
        onSuccess: () => {
          notify.success('Upgrade request submitted! Our team will contact you shortly.')
          onClose()
        },
        onError: (error) => notify.error(messageOf(error)),
      },
    )
  return (
    <FormDialog
      open
      title={plan.is_custom ? 'Contact Sales' : 'Request Upgrade'}
      onClose={onClose}
      onSubmit={send}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" busy={request.isPending}>
            Send request
          </Button>
        </>
      }
    >
      <p>
        <strong className="font-semibold">{plan.name}</strong>
        <span className="text-fg2"> · {priceWords(plan)}</span>
      </p>
      <p className="text-fg2">
        Upgrades are processed manually: our team answers by e-mail, and nothing is charged now.
      </p>
      <TextArea
        label="Message (optional)"
        rows={3}
        most={longest.planRequest}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
    </FormDialog>
  )
}
