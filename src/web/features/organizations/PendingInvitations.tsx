import { useState, type ChangeEvent, type FormEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import { longest } from '../../../contract/limits.forms.ts'
import type { Invitation } from '../../../contract/organizations.ts'
import { newMemberProblem } from '../../../contract/organizations.forms.ts'
import { messageOf } from '../../lib/api-error.ts'
import { formatShortDate } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { ErrorCard } from '../../ui/ErrorCard.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { FormMessage } from '../auth/auth.public.tsx'
import { invitationsQuery, useActivateInvitation, useCancelInvitation, useResendInvitation } from './queries/team.ts'

const empty = { first_name: '', last_name: '', password: '' }

function ActivateDialog({ invitation, onClose }: { readonly invitation: Invitation; readonly onClose: () => void }) {
  const [form, setForm] = useState(empty)
  const [problem, setProblem] = useState<string | null>(null)
  const activate = useActivateInvitation()
  const isFilled = Object.values(form).every((value) => value.trim() !== '')
  const part = (name: keyof typeof empty) => ({
    value: form[name],
    required: true,
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setProblem(null)
      setForm({ ...form, [name]: target.value })
    },
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const found = newMemberProblem({ ...form, confirm: form.password })
    setProblem(found)
    if (found !== null || activate.isPending) return
    activate.mutate(
      { id: invitation.id, ...form },
      { onSuccess: onClose, onError: (error) => setProblem(messageOf(error, 'Failed to activate user')) },
    )
  }
  return (
    <ConfirmDialog
      open
      title={`Activate ${invitation.email}`}
      description={
        <form id="activate" noValidate onSubmit={submit} className="flex flex-col gap-4">
          <p>Pass the temporary password on yourself. It works for 24 hours and is replaced at the first sign-in.</p>
          <TextField label="First Name" most={longest.personName} {...part('first_name')} />
          <TextField label="Last Name" most={longest.personName} {...part('last_name')} />
          <PasswordField label="Temporary password" {...part('password')} />
          <FormMessage error={problem} />
        </form>
      }
      onClose={onClose}
    >
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="primary" type="submit" form="activate" busy={activate.isPending} disabled={!isFilled}>
        Activate
      </Button>
    </ConfirmDialog>
  )
}

function InvitationRow({
  invitation,
  onActivate,
}: {
  readonly invitation: Invitation
  readonly onActivate: () => void
}) {
  const cancel = useCancelInvitation()
  const resend = useResendInvitation()
  const { id, email, abilities } = invitation
  const beyond = 'This role may do more than yours.'
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium wrap-anywhere">
          {invitation.name !== '' && (
            <>
              <ForeignText text={invitation.name} />{' '}
            </>
          )}
          <span className={invitation.name === '' ? '' : 'font-normal text-fg2'}>{email}</span>
        </p>
        <p className="text-label text-fg3">
          {invitation.role_name} · {invitation.is_expired ? 'expired' : 'expires'}{' '}
          {formatShortDate(invitation.expires_at)}
        </p>
      </div>
      <Button
        aria-label={`Send again the invitation of ${email}`}
        busy={resend.isPending}
        disabledReason={abilities.resend ? null : beyond}
        onClick={() =>
          resend.mutate(id, {
            onSuccess: () => notify.success(`Invitation sent to ${email}`),
            onError: (error) => notify.error(messageOf(error, 'Failed to send invitation')),
          })
        }
      >
        Send again
      </Button>
      <Button aria-label={`Activate ${email}`} disabledReason={abilities.activate ? null : beyond} onClick={onActivate}>
        Activate
      </Button>
      <Button
        aria-label={`Cancel the invitation of ${email}`}
        busy={cancel.isPending}
        onClick={() =>
          cancel.mutate(id, { onError: (error) => notify.error(messageOf(error, 'Failed to delete invitation')) })
        }
      >
        Cancel
      </Button>
    </li>
  )
}

export function PendingInvitations() {
  const { data: invitations, error, refetch } = useQuery(invitationsQuery)
  const [activating, setActivating] = useState<Invitation | null>(null)
  if (error)
    return (
      <ErrorCard title="The invitations cannot be shown" text={messageOf(error)}>
        <Button onClick={() => void refetch()}>Retry</Button>
      </ErrorCard>
    )
  if (!invitations) return <Skeleton className="h-16 w-full" />
  if (invitations.length === 0) return null
  return (
    <section aria-labelledby="pending" className="flex flex-col gap-3">
      <h2 id="pending" className="text-read font-semibold">
        Pending Invitations
      </h2>
      <ul className="rounded-card border border-line bg-s1">
        {invitations.map((one) => (
          <InvitationRow key={one.id} invitation={one} onActivate={() => setActivating(one)} />
        ))}
      </ul>
      {activating && <ActivateDialog invitation={activating} onClose={() => setActivating(null)} />}
    </section>
  )
}
