import { useActionState, useState, type ReactNode } from 'react'
import { useRouter } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import type { SecondFactorAsked } from '../../../contract/auth.ts'
import { messageOf } from '../../lib/api-error.ts'
import { homeOf } from '../../lib/home.ts'
import { signIn, type SignedIn, type TokenAnswer } from '../../lib/session.ts'
import { Field } from '../../ui/Field.tsx'
import { lazily } from '../../ui/lazily.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { FormMessage } from './FormMessage.tsx'
import type { SecondFactorFormProps } from './SecondFactorForm.tsx'
import { currentUserQuery } from './queries/current-user.ts'

const SecondFactorForm: (props: SecondFactorFormProps) => ReactNode = lazily(
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

interface CredentialsFormProps {
  readonly next?: string | undefined
  /** Keeps the session that was opened, or throws why it is not kept. */
  readonly keep: (answer: TokenAnswer) => SignedIn | Promise<SignedIn>
  readonly button: string
  readonly busyButton: string
  /** Said where the server says nothing of why it did not work. */
  readonly failed: string
  /** Said above the form until something else is wrong. */
  readonly notice?: string | null
  readonly children: ReactNode
}

/** E-mail and password, then the second proof where there is one; `children` stand below the button. */
export function CredentialsForm({
  next,
  keep,
  button,
  busyButton,
  failed,
  notice = null,
  children,
}: CredentialsFormProps) {
  const enter = useEnter(next)
  const [email, setEmail] = useState('')
  const [asked, setAsked] = useState<SecondFactorAsked | null>(null)
  const [error, submit, isPending] = useActionState(async (_: string | null, form: FormData) => {
    const password = form.get('password')
    try {
      const answer = await signIn(email.trim(), typeof password === 'string' ? password : '')
      if ('requires_two_factor' in answer) setAsked(answer)
      else enter(await keep(answer))
    } catch (failure) {
      return messageOf(failure, failed)
    }
    return null
  }, null)
  if (asked)
    return (
      <SecondFactorForm
        asked={asked}
        onOpened={async (answer) => enter(await keep(answer))}
        onCancel={() => setAsked(null)}
      />
    )
  return (
    <form action={submit} className="flex flex-col gap-4">
      {notice !== null && error === null && (
        <p role="status" className="rounded-control bg-warn-soft px-3 py-2 text-warn">
          {notice}
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
      <Field label="Password" name="password" type="password" autoComplete="current-password" required />
      <FormMessage error={error} />
      <PlainButton isBusy={isPending}>{isPending ? busyButton : button}</PlainButton>
      {children}
    </form>
  )
}
