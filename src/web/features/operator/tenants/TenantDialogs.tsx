import type { OperatedTenant } from '../../../../contract/operator.ts'
import { notify } from '../../../lib/notify.ts'
import { ConfirmAction } from '../../../ui/ConfirmAction.tsx'
import { useReport } from '../../../ui/ErrorBanner.tsx'
import { useTenantAction } from '../queries/tenants.ts'
import { ChangeTenantPlan } from './ChangeTenantPlan.tsx'
import { DeleteTenantDialog } from './DeleteTenantDialog.tsx'
import type { TenantDialog } from './TenantCard.tsx'
import { TenantForm } from './TenantForm.tsx'
import { TenantUsers } from './TenantUsers.tsx'

const words = {
  suspend: {
    label: 'Suspend',
    cost: 'Its members and keys lose access with the next request. Its data stay, and it can be activated again.',
    failed: 'Failed to suspend tenant',
  },
  activate: { label: 'Activate', cost: 'Its members are let in again.', failed: 'Failed to activate tenant' },
  reset_usage: {
    label: 'Reset Usage',
    cost: 'The scans of this period count from zero again.',
    failed: 'Failed to reset tenant usage',
  },
} as const

interface TenantDialogsProps {
  readonly tenant: OperatedTenant
  readonly dialog: TenantDialog
  readonly onClose: () => void
}

function ActionDialog({
  tenant,
  action,
  onClose,
}: Omit<TenantDialogsProps, 'dialog'> & { readonly action: keyof typeof words }) {
  const { label, cost, failed } = words[action]
  return (
    <ConfirmAction
      title={`${label} ${tenant.name}?`}
      label={label}
      isHarmless={action !== 'suspend'}
      action={useTenantAction()}
      given={{ id: tenant.id, action }}
      done={({ message }) => `Success: ${message}`}
      failed={failed}
      onClose={onClose}
    >
      {cost}
    </ConfirmAction>
  )
}

interface TenantDeletionProps {
  readonly tenant: Pick<OperatedTenant, 'id' | 'name'>
  readonly onClose: () => void
}

/** Says what a deletion costs, and deletes. */
export function TenantDeletion({ tenant, onClose }: TenantDeletionProps) {
  const run = useTenantAction()
  const report = useReport()
  const confirm = (): void =>
    run.mutate(
      { id: tenant.id, action: 'delete' },
      {
        onSuccess: ({ message }) => {
          notify.success(`Success: ${message}`)
          onClose()
        },
        onError: (error) => report(error, 'Failed to delete tenant'),
      },
    )
  return (
    <DeleteTenantDialog
      what={tenant.name}
      exportOf={tenant.id}
      isBusy={run.isPending}
      failure={run.error}
      onClose={onClose}
      onConfirm={confirm}
    />
  )
}

/** The dialog that is open for one organization. */
export function TenantDialogs({ tenant, dialog, onClose }: TenantDialogsProps) {
  if (dialog === 'edit') return <TenantForm tenant={tenant} onClose={onClose} />
  if (dialog === 'plan') return <ChangeTenantPlan tenant={tenant} onClose={onClose} />
  if (dialog === 'users') return <TenantUsers tenant={tenant} onClose={onClose} />
  if (dialog === 'delete') return <TenantDeletion tenant={tenant} onClose={onClose} />
  return <ActionDialog tenant={tenant} action={dialog} onClose={onClose} />
}
