import { useState, type FormEvent } from 'react'
import { Check, Circle } from 'lucide-react'
import { passwordChangeProblem } from '../../../contract/auth.forms.ts'
import { passwordCriteria } from '../../../contract/passwords.forms.ts'
import { messageOf } from '../../lib/api-error.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { FormMessage } from '../auth/auth.public.tsx'
import { useStorePassword } from './queries/own-account.ts'

const requirements = [
  ['long', 'At least 8 characters'],
  ['uppercase', 'An uppercase letter'],
  ['lowercase', 'A lowercase letter'],
  ['digit', 'A number'],
  ['special', 'A special character (!@#$%^&*)'],
] as const

function Checklist({ password }: { readonly password: string }) {
  const criteria = passwordCriteria(password)
  return (
    <ul aria-label="Password requirements" className="grid gap-1 text-label sm:grid-cols-2">
      {requirements.map(([key, label]) => {
        const isMet = criteria[key]
        const Icon = isMet ? Check : Circle
        return (
          <li key={key} className={`flex items-center gap-2 ${isMet ? 'text-ok' : 'text-fg3'}`}>
            <Icon className="size-3.5" aria-hidden="true" />
            {label}
            <span className="sr-only">{isMet ? ': met' : ': not met yet'}</span>
          </li>
        )
      })}
    </ul>
  )
}

const empty = { current: '', next: '', confirm: '' }

export function OwnPassword({ hasPassword }: { readonly hasPassword: boolean }) {
  const [words, setWords] = useState(empty)
  const [problem, setProblem] = useState<string | null>(null)
  const store = useStorePassword()
  const change = (part: keyof typeof empty) => ({
    value: words[part],
    required: true,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      setProblem(null)
      setWords({ ...words, [part]: target.value })
    },
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const given = { ...words, current: hasPassword ? words.current : null }
    const found = passwordChangeProblem(given)
    setProblem(found)
    if (found !== null || store.isPending) return
    store.mutate(given, {
      onSuccess: () => {
        setWords(empty)
        notify.success(hasPassword ? 'Password Changed' : 'Password Set')
      },
      onError: (error) => setProblem(messageOf(error, 'Failed to update password')),
    })
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {hasPassword && <PasswordField label="Current password" autoComplete="current-password" {...change('current')} />}
      <PasswordField label="New password" autoComplete="new-password" {...change('next')} />
      <Checklist password={words.next} />
      <PasswordField label="Confirm new password" autoComplete="new-password" {...change('confirm')} />
      <FormMessage error={problem} />
      <Button variant="primary" type="submit" className="self-start" busy={store.isPending}>
        {hasPassword ? 'Change Password' : 'Set Password'}
      </Button>
    </form>
  )
}
