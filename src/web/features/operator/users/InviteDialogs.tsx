import { useState } from 'react'
import { emailProblem } from '../../../../contract/corporate-email.forms.ts'
import { longest } from '../../../../contract/limits.forms.ts'
import type { OperatedTenant } from '../../../../contract/operator.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { notify } from '../../../lib/notify.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Select } from '../../../ui/Select.tsx'
import { useInviteOperator, useInviteUser } from '../queries/users.ts'
import { TenantPicker } from './TenantPicker.tsx'

const roles = [
  { value: 'viewer', label: 'Viewer' },
  { value: 'member', label: 'Member' },
  { value: 'admin', label: 'Admin' },
] as const

/** Invites somebody into an organization, or as a further super admin. */
export function InviteDialog({ isOperator, onClose }: { readonly isOperator: boolean; readonly onClose: () => void }) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<(typeof roles)[number]['value']>('member')
  const [tenant, setTenant] = useState<OperatedTenant | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const inviteUser = useInviteUser()
  const inviteOperator = useInviteOperator()
  const isBusy = inviteUser.isPending || inviteOperator.isPending
  const settled = {
    onSuccess: ({ message }: { message: string }) => {
      notify.success(`Success: ${message}`)
      onClose()
    },
    onError: (error: unknown) => setProblem(messageOf(error, 'Failed to send invitation')),
  }
  const submit = (): void => {
    const address = email.trim()
    const found = address === '' ? 'Email is required' : emailProblem(address)
    setProblem(found)
    if (found !== null || isBusy) return
    if (isOperator) inviteOperator.mutate(address, settled)
    else if (tenant) inviteUser.mutate({ email: address, tenant_id: tenant.id, role }, settled)
  }
  return (
    <FormDialog
      open
      title={isOperator ? 'Invite a super admin' : 'Invite a user'}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            type="submit"
            busy={isBusy}
            disabledReason={isOperator || tenant ? null : 'Choose the organization first.'}
          >
            Send Invite
          </Button>
        </>
      }
    >
      {isOperator && (
        <p className="text-fg2">
          A super admin may do all that you may do here. They set a second factor up before anything else. The link
          works for two days.
        </p>
      )}
      <TextField
        label="Email"
        type="email"
        required
        most={longest.email}
        value={email}
        error={problem}
        onChange={({ target }) => {
          setProblem(null)
          setEmail(target.value)
        }}
      />
      {!isOperator && (
        <>
          <Select label="Role" options={roles} value={role} onChange={setRole} />
          {/* Room for what is found, which would not show beyond the dialog. */}
          <div className="min-h-72">
            <TenantPicker label="Organization" onChoose={setTenant} />
          </div>
        </>
      )}
    </FormDialog>
  )
}
