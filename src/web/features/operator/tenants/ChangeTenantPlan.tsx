import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { OperatedTenant } from '../../../../contract/operator.ts'
import { countOf } from '../../../lib/format.ts'
import { notify } from '../../../lib/notify.ts'
import { Button } from '../../../ui/Button.tsx'
import { useReport } from '../../../ui/ErrorBanner.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { FormFailure } from '../../../ui/FormFailure.tsx'
import { Select } from '../../../ui/Select.tsx'
import { limitWords, planLabel, planName } from '../plan-choice.ts'
import { catalogueQuery } from '../queries/catalogue.ts'
import { useUpdateTenant } from '../queries/tenants.ts'

interface ChangeTenantPlanProps {
  readonly tenant: OperatedTenant
  readonly onClose: () => void
}

/** Gives an organization another plan with that plan's limit. */
export function ChangeTenantPlan({ tenant, onClose }: ChangeTenantPlanProps) {
  const current = tenant.subscription_plan ?? ''
  const [plan, setPlan] = useState(current)
  const { data: plans } = useQuery(catalogueQuery)
  const update = useUpdateTenant()
  const report = useReport()
  const chosen = plans?.find(({ id }) => id === plan)
  const options = (plans ?? []).map((one) => ({ value: one.id, label: planLabel(one) }))
  const submit = (): void => {
    if (!chosen || plan === current || update.isPending) return
    update.mutate(
      {
        id: tenant.id,
        subscription_plan: plan,
        monthly_scan_limit: chosen.monthly_scan_limit,
        updated_at: tenant.updated_at,
      },
      {
        onSuccess: () => {
          notify.success(`${tenant.name} is on ${chosen.name} now.`)
          onClose()
        },
        onError: (error) => report(error, 'Failed to change subscription plan'),
      },
    )
  }
  return (
    <FormDialog
      open
      title="Change Subscription Plan"
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            type="submit"
            busy={update.isPending}
            disabledReason={plan === current ? 'Choose another plan than the current one.' : null}
          >
            Change Plan
          </Button>
        </>
      }
    >
      <p className="text-fg2 wrap-anywhere">
        {tenant.name} is on {planName(plans, tenant.subscription_plan)}.
      </p>
      <Select
        label="New plan"
        options={current === '' ? [{ value: '', label: 'No plan' }, ...options] : options}
        value={plan}
        onChange={setPlan}
      />
      {chosen && plan !== current && (
        <p className="text-fg2">
          The limit becomes {limitWords(chosen.monthly_scan_limit)} a month;{' '}
          {countOf(tenant.monthly_scans_used, 'scan')} of this month stay counted. A subscription at the payment
          provider stays as it is.
        </p>
      )}
      <FormFailure error={update.error} otherwise="Failed to change subscription plan" />
    </FormDialog>
  )
}
