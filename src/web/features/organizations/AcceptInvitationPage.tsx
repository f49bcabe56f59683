import { useState, type ChangeEvent, type FormEvent } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { longest } from '../../../contract/limits.forms.ts'
import { newMemberProblem } from '../../../contract/organizations.forms.ts'
import { isUnanswered, messageOf } from '../../lib/api-error.ts'
import { formatShortDate } from '../../lib/format.ts'
import { keepSession } from '../../lib/session.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AuthFrame, currentUserQuery, FormMessage } from '../auth/auth.public.tsx'
import { invitationQuery, useAcceptInvitation } from './queries/join.ts'

const route = getRouteApi('/accept-invitation')
type NameField = 'first_name' | 'last_name'
const empty = { first_name: '', last_name: '', password: '', confirm: '' }

function InvalidInvitation({ message }: { readonly message: string }) {
  return (
    <AuthFrame title="Invalid Invitation" lead={message}>
      <p className="mt-3 text-fg2">Ask whoever invited you to send the invitation again.</p>
      <Link to="/auth" className={`${buttonStyle('primary', 'lg')} mt-6`}>
        Go to Login
      </Link>
    </AuthFrame>
  )
}

/** Whether the account was made is not known where no answer came. */
const failureOf = (error: Error): string =>
  isUnanswered(error) ? `Failed to create account. ${error.message}` : messageOf(error, 'Failed to accept invitation')

function AcceptForm({ token, said }: { readonly token: string; readonly said: Pick<typeof empty, NameField> }) {
  const navigate = route.useNavigate()
  const client = useQueryClient()
  const [form, setForm] = useState({ ...empty, ...said })
  const [problem, setProblem] = useState<string | null>(null)
  const accept = useAcceptInvitation()
  const part = (name: keyof typeof empty) => ({
    name,
    value: form[name],
    required: true,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setProblem(null)
      setForm({ ...form, [name]: target.value })
    },
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const found = newMemberProblem(form)
    setProblem(found)
    if (found !== null || accept.isPending) return
    const { confirm: _confirm, ...sent } = form
    accept.mutate(
      { token, ...sent },
      {
        onSuccess: (answer) => {
          client.setQueryData(currentUserQuery.queryKey, keepSession(answer).user)
          void navigate({ to: '/dashboard', replace: true })
        },
        onError: (error) => setProblem(failureOf(error)),
      },
    )
  }
  return (
    <form noValidate onSubmit={submit} className="mt-6 flex flex-col gap-4">
      <TextField label="First Name" autoComplete="given-name" most={longest.personName} {...part('first_name')} />
      <TextField label="Last Name" autoComplete="family-name" most={longest.personName} {...part('last_name')} />
      <PasswordField label="Password" autoComplete="new-password" {...part('password')} />
      <PasswordField label="Confirm Password" autoComplete="new-password" {...part('confirm')} />
      <FormMessage error={problem} />
      <PlainButton isBusy={accept.isPending}>
        {accept.isPending ? 'Creating Account...' : 'Accept Invitation'}
      </PlainButton>
    </form>
  )
}

function Invited({ token }: { readonly token: string }) {
  const { data: invitation, error } = useQuery(invitationQuery(token))
  if (error) return <InvalidInvitation message={messageOf(error, 'Failed to load invitation')} />
  if (!invitation)
    return (
      <AuthFrame title="Your invitation">
        <Skeleton className="mt-6 h-96 w-full" />
      </AuthFrame>
    )
  const facts = [
    ['Invited by', invitation.inviter_name ?? 'An administrator'],
    ['Email', invitation.email],
    ['Role', invitation.role],
    ['Expires', formatShortDate(invitation.expires_at)],
  ] as const
  return (
    <AuthFrame title={`Join ${invitation.tenant_name}`} browserTitle="Accept Invitation">
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-card border border-line bg-s1 p-4">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-fg3">{label}</dt>
            <dd className="font-medium wrap-anywhere">
              <ForeignText text={value} />
            </dd>
          </div>
        ))}
      </dl>
      <AcceptForm token={token} said={{ first_name: invitation.first_name, last_name: invitation.last_name }} />
    </AuthFrame>
  )
}

export function AcceptInvitationPage() {
  const { token } = route.useSearch()
  return token === undefined ? <InvalidInvitation message="Invalid invitation link" /> : <Invited token={token} />
}
