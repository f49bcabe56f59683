import { useEffect, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { dropGoogleError, readGoogleErrorMessage } from '../../lib/google-error.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { AuthFrame } from './AuthFrame.tsx'

export function CorporateEmailErrorPage() {
  const [message] = useState(readGoogleErrorMessage)
  useEffect(dropGoogleError, [])
  return (
    <AuthFrame title="Access Restricted">
      <p className="mt-3 text-read text-fg2">
        Personal email addresses are not allowed. Please use your corporate email address to sign in or to create an
        account for your organization.
      </p>
      {message !== null && <p className="mt-3 rounded-control bg-warn-soft px-3 py-2 text-warn">{message}</p>}
      <div className="mt-6 flex flex-wrap gap-2">
        <Link to="/auth" className={buttonStyle('secondary', 'lg')}>
          Back to Login
        </Link>
        <Link to="/auth" search={{ tab: 'sign-up' }} className={buttonStyle('primary', 'lg')}>
          Try Corporate Email
        </Link>
      </div>
    </AuthFrame>
  )
}
