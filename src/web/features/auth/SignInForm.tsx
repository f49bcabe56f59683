import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { keepSession, takeEndReason } from '../../lib/session.ts'
import { CredentialsForm } from './CredentialsForm.tsx'

export function SignInForm({ next }: { readonly next: string | undefined }) {
  const [ended] = useState(takeEndReason)
  return (
    <CredentialsForm
      next={next}
      keep={keepSession}
      button="Sign In"
      busyButton="Signing in..."
      failed="Sign in failed"
      notice={ended}
    >
      <Link to="/forgot-password" className="self-start font-medium text-accent underline underline-offset-4">
        Forgot password?
      </Link>
    </CredentialsForm>
  )
}
