import { useActionState, useState, type ReactNode } from 'react'
import { Link, useRouter } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import type { SecondFactorAsked } from '../../../contract/auth.ts'
import { messageOf } from '../../lib/api-error.ts'
import { homeOf } from '../../lib/home.ts'
import { keepSession, signIn, takeEndReason, type SignedIn } from '../../lib/session.ts'
import { Field } from '../../ui/Field.tsx'
import { lazily } from '../../ui/lazily.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { FormMessage } from './FormMessage.tsx'
import { PasswordField } from './PasswordField.tsx'
import type { SecondFactorFormProps } from './SecondFactorForm.tsx'
import { currentUserQuery } from './queries/current-user.ts'

export const SecondFactorForm: (props: SecondFactorFormProps) => ReactNode = lazily(
  async () => (await import('./SecondFactorForm.tsx')).SecondFactorForm,
)

/** Goes where the user was going, else where their role starts. */
export function useEnter(next: string | undefined): (signedIn: SignedIn) => void {
  const router = useRouter()
  const client = useQueryClient()
  return ({ user, isAnother }) => {
    client.setQueryData(currentUserQuery.queryKey, user)
    router.history.replace(next === undefined || isAnother ? homeOf(user) : next)
  }
}

export function SignInForm({ next }: { readonly next: string | undefined }) {
  const enter = useEnter(next)
  const [ended] = useState(takeEndReason)
  const [email, setEmail] = useState('')
  const [asked, setAsked] = useState<SecondFactorAsked | null>(null)
  const [error, submit, isPending] = useActionState(async (_: string | null, form: FormData) => {
    const password = form.get('password')
    try {
      const answer = await signIn(email.trim(), typeof password === 'string' ? password : '')
      if ('requires_two_factor' in answer) setAsked(answer)
      else enter(keepSession(answer))
    } catch (failure) {
      return messageOf(failure, 'Sign in failed')
    }
    return null
  }, null)
  if (asked)
    return (
      <SecondFactorForm
        asked={asked}
        onOpened={(answer) => enter(keepSession(answer))}
        onCancel={() => setAsked(null)}
      />
    )
  return (
    <form action={submit} className="flex flex-col gap-4">
      {ended !== null && error === null && (
        <p role="status" className="rounded-control bg-warn-soft px-3 py-2 text-warn">
          {ended}
        </p>
      )}
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        required
        autoFocus
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField label="Password" name="password" autoComplete="current-password" required />
      <FormMessage error={error} />
      <PlainButton isBusy={isPending}>{isPending ? 'Signing in...' : 'Sign In'}</PlainButton>
      <Link to="/forgot-password" className="self-start font-medium text-accent underline underline-offset-4">
        Forgot password?
      </Link>
    </form>
  )
}
