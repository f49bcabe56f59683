import { useState, type FormEvent } from 'react'
import { Link } from '@tanstack/react-router'
import { longest } from '../../../contract/limits.forms.ts'
import { messageOf } from '../../lib/api-error.ts'
import { TextField } from '../../ui/TextField.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { FormMessage } from './FormMessage.tsx'
import { MailHint } from './MailHint.tsx'
import { useForgotPassword } from './queries/links.ts'

export function ForgotPasswordPage() {
  const [email, setEmail] = useState('')
  const forgot = useForgotPassword()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!forgot.isPending && email.trim() !== '') forgot.mutate(email.trim())
  }
  return (
    <AuthFrame
      title="Forgot your password?"
      lead="Give the address that you sign in with. If it has an account, a link that sets a new password is on its way."
    >
      {forgot.isSuccess ? (
        <div role="status" className="mt-6 flex flex-col gap-3 rounded-card border border-line bg-s1 p-4">
          <p className="font-medium">Look into your mailbox</p>
          <p className="text-fg2">
            If {email.trim()} has an account, a message with a link is there in a minute. The link works once, for one
            hour.
          </p>
          <MailHint />
        </div>
      ) : (
        <form onSubmit={submit} className="mt-6 flex flex-col gap-4">
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            required
            autoFocus
            most={longest.email}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <FormMessage error={forgot.isError ? messageOf(forgot.error) : null} />
          <PlainButton isBusy={forgot.isPending}>Send the link</PlainButton>
        </form>
      )}
      <Link to="/auth" className="mt-5 self-start font-medium text-accent underline underline-offset-4">
        Back to Sign In
      </Link>
    </AuthFrame>
  )
}
