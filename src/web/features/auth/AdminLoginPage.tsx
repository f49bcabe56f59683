import { Link } from '@tanstack/react-router'
import { keepSuperAdminSession } from '../../lib/session.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { CredentialsForm } from './CredentialsForm.tsx'

export function AdminLoginPage() {
  return (
    <AuthFrame title="Admin Access" lead="Super Admin Login">
      <div className="mt-6">
        <CredentialsForm
          keep={keepSuperAdminSession}
          button="Access Admin Panel"
          busyButton="Access Admin Panel"
          failed="Super Admin login failed"
        >
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
        </CredentialsForm>
      </div>
    </AuthFrame>
  )
}
