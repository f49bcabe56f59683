import { useState, type FormEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { CurrentUser } from '../../../contract/auth.ts'
import { longest } from '../../../contract/limits.forms.ts'
import { messageOf } from '../../lib/api-error.ts'
import { formatShortDate } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { currentUserQuery } from '../auth/auth.public.tsx'
import { useUpdateProfile } from './queries/own-account.ts'

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-label text-fg3">{label}</dt>
      <dd className="mt-0.5 font-medium">{value}</dd>
    </div>
  )
}

function ProfileForm({ user }: { readonly user: CurrentUser }) {
  const [first, setFirst] = useState(user.first_name)
  const [last, setLast] = useState(user.last_name)
  const [problem, setProblem] = useState<'first' | 'last' | null>(null)
  const update = useUpdateProfile()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const missing = first.trim() === '' ? 'first' : last.trim() === '' ? 'last' : null
    setProblem(missing)
    if (missing !== null || update.isPending) return
    update.mutate(
      { first_name: first.trim(), last_name: last.trim() },
      {
        onSuccess: () => notify.success('Profile Updated'),
        onError: (error) =>
          notify.error('Update Failed', messageOf(error, 'Failed to update profile. Please try again.')),
      },
    )
  }
  return (
    <form noValidate onSubmit={submit} className="mt-6 flex max-w-xl flex-col gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="First Name"
          name="first_name"
          autoComplete="given-name"
          required
          most={longest.personName}
          value={first}
          error={problem === 'first' ? 'First name is required' : null}
          onChange={({ target }) => setFirst(target.value)}
        />
        <TextField
          label="Last Name"
          name="last_name"
          autoComplete="family-name"
          required
          most={longest.personName}
          value={last}
          error={problem === 'last' ? 'Last name is required' : null}
          onChange={({ target }) => setLast(target.value)}
        />
      </div>
      <Field label="Email" type="email" readOnly value={user.email} hint="Email cannot be changed" />
      <dl className="grid grid-cols-2 gap-4 rounded-card border border-line bg-s1 p-4 sm:grid-cols-3">
        <Fact label="Role" value={user.is_super_admin ? 'Super admin' : capital(user.role)} />
        <Fact label="Status" value={capital(user.status)} />
        <Fact label="Member since" value={formatShortDate(user.created_at)} />
      </dl>
      <Button variant="primary" type="submit" className="self-start" busy={update.isPending}>
        Save Changes
      </Button>
    </form>
  )
}

export function ProfileTab() {
  const { data: user } = useQuery(currentUserQuery)
  return user ? <ProfileForm user={user} /> : <Skeleton className="mt-6 h-72 w-full max-w-xl" />
}
