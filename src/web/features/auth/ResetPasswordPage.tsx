import { useState, type FormEvent } from 'react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { passwordChangeProblem } from '../../../contract/auth.forms.ts'
import { messageOf } from '../../lib/api-error.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { FormMessage } from './FormMessage.tsx'
import { StrengthMeter } from './StrengthMeter.tsx'
import { useResetPassword } from './queries/links.ts'

const route = getRouteApi('/reset-password')

export function ResetPasswordPage() {
  const { token } = route.useSearch()
  const [next, setNext] = useState('')
  const [confirm, setConfirm] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const reset = useResetPassword()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const found = passwordChangeProblem({ current: null, next, confirm })
    setProblem(found)
    if (found === null && !reset.isPending) reset.mutate({ token: token ?? '', next, confirm })
  }
  if (reset.isSuccess || token === undefined)
    return (
      <AuthFrame
        title={token === undefined ? 'This link is not complete' : 'Your password is set'}
        lead={
          token === undefined
            ? 'Open the whole link of the message, or ask for a new one.'
            : 'Every session of your account has ended. Sign in with the new password.'
        }
      >
        <Link
          to={token === undefined ? '/forgot-password' : '/auth'}
          className={`${buttonStyle('primary', 'lg')} mt-6`}
        >
          {token === undefined ? 'Ask for a new link' : 'Sign In'}
        </Link>
      </AuthFrame>
    )
  return (
    <AuthFrame title="Set a new password" lead="The link works once. It ends every open session of your account.">
      <form noValidate onSubmit={submit} className="mt-6 flex flex-col gap-4">
        <div className="flex flex-col gap-2">
          <PasswordField
            label="New password"
            name="new-password"
            autoComplete="new-password"
            required
            autoFocus
            value={next}
            onChange={(event) => setNext(event.target.value)}
          />
          {next !== '' && <StrengthMeter password={next} />}
        </div>
        <PasswordField
          label="Confirm new password"
          name="confirm-password"
          autoComplete="new-password"
          required
          value={confirm}
          onChange={(event) => setConfirm(event.target.value)}
        />
        <FormMessage error={problem ?? (reset.isError ? messageOf(reset.error) : null)} />
        <PlainButton isBusy={reset.isPending}>Set password</PlainButton>
      </form>
      <Link to="/forgot-password" className="mt-5 self-start font-medium text-accent underline underline-offset-4">
        Ask for a new link
      </Link>
    </AuthFrame>
  )
}
