import { useQuery } from '@tanstack/react-query'
import type { Plan } from '../../../contract/plans.ts'
import { priceLabel } from '../../../contract/plans.forms.ts'
import { messageOf } from '../../lib/api-error.ts'
import { formatShortDate } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { previewQuery, useChangePlan, type PlanChoice } from './queries/subscription.ts'

const money = (cents: number): string => (cents < 0 ? `−${priceLabel(-cents)}` : priceLabel(cents))

interface ChangePlanDialogProps {
  readonly plan: Plan
  readonly cycle: PlanChoice['billing_cycle']
  readonly onClose: () => void
}

/** What a change of plan costs and when it holds, before it is agreed to. */
export function ChangePlanDialog({ plan, cycle, onClose }: ChangePlanDialogProps) {
  const choice = { package_id: plan.id, billing_cycle: cycle }
  const { data: preview, error } = useQuery(previewQuery(choice))
  const change = useChangePlan()
  const isNow = preview?.takes_effect === 'now'
  const confirm = (): void => {
    if (!preview) return
    change.mutate(
      { ...choice, proration_date: preview.proration_date },
      {
        onSuccess: () => {
          notify.success(isNow ? `You are on ${plan.name} now.` : `You change to ${plan.name} with the next period.`)
          onClose()
        },
      },
    )
  }
  const failure = error ?? change.error
  return (
    <ConfirmDialog
      open
      title={`Change to ${plan.name}, ${cycle}`}
      onClose={onClose}
      description={
        <>
          {!preview && !error && (
            <p role="status" className="flex items-center gap-2">
              <Spinner />
              Asking what it costs
            </p>
          )}
          {preview && isNow && (
            <>
              <table className="w-full">
                <tbody>
                  {preview.lines.map(({ description, amount }) => (
                    <tr key={description}>
                      <td className="py-1 pr-4">{description}</td>
                      <td className="py-1 text-right whitespace-nowrap tabular-nums">{money(amount)}</td>
                    </tr>
                  ))}
                  <tr className="border-t border-line font-medium text-fg">
                    <td className="py-1 pr-4">Due now</td>
                    <td className="py-1 text-right tabular-nums">{money(preview.amount_due)}</td>
                  </tr>
                </tbody>
              </table>
              <p>It holds at once.</p>
            </>
          )}
          {preview && !isNow && (
            <p>
              Nothing is due now. Your plan stays as it is until {formatShortDate(preview.effective_at)} and changes
              then.
            </p>
          )}
          {preview?.over_limits.map((words) => (
            <p key={words} className="text-warn">
              {words}
            </p>
          ))}
          {failure && (
            <p role="alert" className="text-bad">
              {messageOf(failure) || 'Failed to start upgrade process. Please try again.'}
            </p>
          )}
        </>
      }
    >
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="primary" disabled={!preview} busy={change.isPending} onClick={confirm}>
        {isNow && preview ? `Pay ${money(preview.amount_due)}` : 'Change the plan'}
      </Button>
    </ConfirmDialog>
  )
}
