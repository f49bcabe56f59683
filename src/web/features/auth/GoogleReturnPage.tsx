import { useEffect, useState } from 'react'
import { Link, useRouter } from '@tanstack/react-router'
import type { SecondFactorAsked } from '../../../contract/auth.ts'
import { ApiError, messageOf } from '../../lib/api-error.ts'
import { call } from '../../lib/api.ts'
import { keepCorporateEmailError } from '../../lib/google-error.ts'
import { keepLinkToken, takeReturn, type Returned } from '../../lib/google.ts'
import { keepPendingRegistration } from '../../lib/pending-registration.ts'
import { keepSession } from '../../lib/session.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { SecondFactorForm } from './SecondFactorForm.tsx'
import { useEnter } from './CredentialsForm.tsx'

/** Read when the page's code runs, so that a second look at the page does not find it spent. */
let returned: Returned | null | undefined

/** Where Google sends the browser back to: signs in, or says what is in the way. */
export function GoogleReturnPage() {
  const router = useRouter()
  const [asked, setAsked] = useState<SecondFactorAsked | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [next, setNext] = useState<string | undefined>(undefined)
  const enter = useEnter(next)
  const finish = async ({ token, purpose, next: place }: Returned): Promise<void> => {
    if (purpose === 'link') {
      keepLinkToken(token)
      return router.navigate({ to: '/user-settings', search: { tab: 'security' }, replace: true })
    }
    setNext(place ?? undefined)
    const answer = await call('auth', 'googleLogin', { body: { google_token: token } })
    if ('requires_two_factor' in answer) {
      setAsked(answer)
      return undefined
    }
    if (!answer.requires_subscription) return enter(keepSession(answer))
    const { user_info: person, pending_registration_id, expires_at } = answer
    keepPendingRegistration({ ...person, auth_provider: 'google', pending_registration_id, expires_at })
    return router.navigate({ to: '/package-selection', replace: true })
  }
  useEffect(() => {
    if (returned !== undefined) return
    returned = takeReturn()
    if (returned === null) {
      setError('Failed to get Google authentication credential')
      return
    }
    finish(returned).catch((failure: unknown) => {
      const message = messageOf(failure, 'Google login failed')
      const isPersonal = failure instanceof ApiError && failure.message.includes('Corporate email address required')
      if (isPersonal) {
        keepCorporateEmailError(message)
        void router.navigate({ to: '/corporate-email-error', replace: true })
      } else setError(message)
    })
    // oxlint-disable-next-line react/exhaustive-deps -- what came back is read once
  }, [])
  useEffect(
    () => () => {
      returned = undefined
    },
    [],
  )
  return (
    <AuthFrame title={error === null ? 'Signing in with Google' : 'Google sign-in did not work'} browserTitle="Google">
      {asked && (
        <div className="mt-6">
          <SecondFactorForm
            asked={asked}
            onOpened={(answer) => enter(keepSession(answer))}
            onCancel={() => void router.navigate({ to: '/auth' })}
          />
        </div>
      )}
      {error !== null && (
        <>
          <p role="alert" className="mt-4 rounded-control bg-bad-soft px-3 py-2 text-bad">
            {error}
          </p>
          <Link to="/auth" className={`${buttonStyle('primary', 'lg')} mt-5`}>
            Back to Sign In
          </Link>
        </>
      )}
      {error === null && asked === null && (
        <p role="status" className="mt-4 flex items-center gap-2 text-fg3">
          <Spinner />
          One moment
        </p>
      )}
    </AuthFrame>
  )
}
