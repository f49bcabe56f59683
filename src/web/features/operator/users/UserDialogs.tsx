import { useState } from 'react'
import type { OperatedTenant } from '../../../../contract/operator.ts'
import type { OperatedUser } from '../../../../contract/operator.users.ts'
import { copyToClipboard } from '../../../lib/clipboard.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { notify } from '../../../lib/notify.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmAction } from '../../../ui/ConfirmAction.tsx'
import { ConfirmDialog } from '../../../ui/Dialog.tsx'
import { useReport } from '../../../ui/ErrorBanner.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { FormFailure } from '../../../ui/FormFailure.tsx'
import { useForceLogout, useMoveUser, useResetPassword } from '../queries/users.ts'
import { TenantPicker } from './TenantPicker.tsx'
import { nameOf } from './user-words.ts'

interface OfUser {
  readonly user: OperatedUser
  readonly onClose: () => void
}

/** Moves a user to another organization than their own. */
export function MoveDialog({ user, onClose }: OfUser) {
  const [target, setTarget] = useState<OperatedTenant | null>(null)
  const move = useMoveUser()
  const report = useReport()
  const submit = (): void => {
    if (!target || move.isPending) return
    move.mutate(
      { id: user.id, tenantId: target.id },
      {
        onSuccess: ({ role }) => {
          notify.success(`${nameOf(user)} belongs to ${target.name} now, with the role ${role}.`)
          onClose()
        },
        onError: (error) => report(error, 'Failed to move user'),
      },
    )
  }
  return (
    <FormDialog
      open
      title="Move User to Different Tenant"
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            type="submit"
            busy={move.isPending}
            disabledReason={target ? null : 'Choose the organization first.'}
          >
            Move User
          </Button>
        </>
      }
    >
      <p className="text-fg2 wrap-anywhere">
        {nameOf(user)} leaves {user.tenant_name ?? 'no organization'}: sessions and API keys end, and what they made
        stays there. They arrive as a member, or as the admin of an organization that has none.
      </p>
      {/* Room for what is found, which would not show beyond the dialog. */}
      <div className="min-h-72">
        <TenantPicker label="New organization" without={user.tenant_id} onChoose={setTarget} />
      </div>
      <FormFailure error={move.error} otherwise="Failed to move user" />
    </FormDialog>
  )
}

/** Asks, then shows the temporary password once. */
export function ResetDialog({ user, onClose }: OfUser) {
  const reset = useResetPassword()
  const report = useReport()
  const made = reset.data
  if (made)
    return (
      <ConfirmDialog
        open
        title="Password reset successfully"
        onClose={onClose}
        description={
          <>
            <p>Pass this temporary password on securely. It is not shown again.</p>
            <p className="rounded-control bg-s2 px-3 py-2 font-mono wrap-anywhere text-fg select-all">
              {made.temporary_password}
            </p>
            <p>It opens the account until {formatDateTime(made.expires_at)}, and is replaced at the first sign-in.</p>
          </>
        }
      >
        <Button onClick={() => void copyToClipboard(made.temporary_password, 'Copied')}>Copy</Button>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </ConfirmDialog>
    )
  return (
    <ConfirmDialog
      open
      title={`Reset the password of ${nameOf(user)}?`}
      onClose={onClose}
      description={
        <>
          <p>Their password and every open session end at once. You get a temporary password to pass on.</p>
          <FormFailure error={reset.error} otherwise="Failed to reset password" />
        </>
      }
    >
      <Button onClick={onClose}>Cancel</Button>
      <Button
        variant="danger"
        busy={reset.isPending}
        onClick={() => reset.mutate(user.id, { onError: (error) => report(error, 'Failed to reset password') })}
      >
        Reset Password
      </Button>
    </ConfirmDialog>
  )
}

export function LogoutDialog({ user, onClose }: OfUser) {
  return (
    <ConfirmAction
      title={`Sign ${nameOf(user)} out everywhere?`}
      label="Force Logout"
      action={useForceLogout()}
      given={user.id}
      done={({ message }) => `Success: ${message}`}
      failed="Failed to force logout"
      onClose={onClose}
    >
      Every open session ends with the next request. They can sign in again.
    </ConfirmAction>
  )
}
