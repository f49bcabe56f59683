import { useActionState, useState } from 'react'
import { Link } from '@tanstack/react-router'
import type { SecondFactorAsked } from '../../../contract/auth.ts'
import { messageOf } from '../../lib/api-error.ts'
import { keepSuperAdminSession, signIn } from '../../lib/session.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Field } from '../../ui/Field.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { FormMessage } from './FormMessage.tsx'
import { PasswordField } from './PasswordField.tsx'
import { SecondFactorForm, useEnter } from './SignInForm.tsx'

export function AdminLoginPage() {
  const enter = useEnter(undefined)
  const [email, setEmail] = useState('')
  const [asked, setAsked] = useState<SecondFactorAsked | null>(null)
  const [error, submit, isPending] = useActionState(async (_: string | null, form: FormData) => {
    const password = form.get('password')
    try {
      const answer = await signIn(email.trim(), typeof password === 'string' ? password : '')
      if ('requires_two_factor' in answer) setAsked(answer)
      else enter(await keepSuperAdminSession(answer))
    } catch (failure) {
      return messageOf(failure, 'Super Admin login failed')
    }
    return null
  }, null)
  if (asked)
    return (
      <AuthFrame title="Admin Access" lead="Super Admin Login">
        <div className="mt-6">
          <SecondFactorForm
            asked={asked}
            onOpened={async (answer) => enter(await keepSuperAdminSession(answer))}
            onCancel={() => setAsked(null)}
          />
        </div>
      </AuthFrame>
    )
  return (
    <AuthFrame title="Admin Access" lead="Super Admin Login">
      <form action={submit} className="mt-6 flex flex-col gap-4">
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
        <PlainButton isBusy={isPending}>Access Admin Panel</PlainButton>
      </form>
      <div className="mt-4 flex flex-col gap-4">
        <Link to="/auth" className={`${buttonStyle('secondary', 'lg')} w-full`}>
          Back to User Login
        </Link>
        <Link
          to="/auth"
          search={{ tab: 'sign-up' }}
          className="self-start font-medium text-accent underline underline-offset-4"
        >
          Create Account
        </Link>
      </div>
    </AuthFrame>
  )
}
