import { Link } from '@tanstack/react-router'
import { dropPendingRegistration, readPendingRegistration } from '../../lib/pending-registration.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { MailHint } from './MailHint.tsx'

const timeOf = (iso: string): string => new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(new Date(iso))

/** Where a sign-up goes on: its plan, and the payment that makes the account. */
export function PackageSelectionPage() {
  const pending = readPendingRegistration()
  if (pending === null) return null
  return (
    <AuthFrame title="Choose a plan" lead={`For ${pending.organization_name}, registered by ${pending.email}.`}>
      <div role="status" className="mt-6 flex flex-col gap-3 rounded-card border border-line bg-s1 p-4">
        <p className="font-medium">Payment is not set up in this installation</p>
        <p className="text-fg2">
          An account is made when its plan is paid. Your registration is kept until {timeOf(pending.expires_at)}; ask
          the operator of this installation to set payment up.
        </p>
        <MailHint />
      </div>
      <Link
        to="/auth"
        search={{ tab: 'sign-up' }}
        onClick={dropPendingRegistration}
        className="mt-5 self-start font-medium text-accent underline underline-offset-4"
      >
        Back to Registration
      </Link>
    </AuthFrame>
  )
}
