import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import type { CurrentUser } from '../../../contract/auth.ts'
import { isUnanswered, messageOf } from '../../lib/api-error.ts'
import { dropPendingRegistration, readStoredRegistration } from '../../lib/pending-registration.ts'
import { queryClient } from '../../lib/query-client.ts'
import { keepSession } from '../../lib/session.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { readChosenPlan } from './chosen-plan.ts'
import { completeRegistration } from './queries/registration.ts'
import { subscriptionQuery } from './queries/subscription.ts'
import { VisitorFrame } from './VisitorFrame.tsx'

const redirectAfter = 3_000
const missing = 'Registration data not found. Please start the registration process again.'
const network = 'Network error. Please try again or contact support.'

type Outcome =
  | { readonly kind: 'working' }
  | { readonly kind: 'welcome'; readonly user: CurrentUser }
  /** The account is there, and its first session was opened elsewhere. */
  | { readonly kind: 'sign-in'; readonly email: string }
  | { readonly kind: 'failed'; readonly words: string }

async function finish(sessionId: string | undefined): Promise<Outcome> {
  const pending = readStoredRegistration()
  if (pending === null || sessionId === undefined) return { kind: 'failed', words: missing }
  try {
    const answer = await completeRegistration(pending.pending_registration_id, sessionId, readChosenPlan())
    dropPendingRegistration()
    if ('already_completed' in answer) return { kind: 'sign-in', email: answer.email }
    queryClient.clear()
    keepSession(answer)
    return { kind: 'welcome', user: answer.user }
  } catch (error) {
    return {
      kind: 'failed',
      words: isUnanswered(error) ? network : messageOf(error) || 'Failed to complete registration',
    }
  }
}

/** Asked once, though the page may be drawn twice: its answer hands out a session. */
const asked = new Map<string, Promise<Outcome>>()
function finishOnce(sessionId: string | undefined): Promise<Outcome> {
  const key = sessionId ?? ''
  const known = asked.get(key) ?? finish(sessionId)
  asked.set(key, known)
  return known
}

function Welcome({ user }: { readonly user: CurrentUser }) {
  const router = useRouter()
  const { data: bought } = useQuery(subscriptionQuery)
  useEffect(() => {
    const timer = setTimeout(() => void router.navigate({ to: '/dashboard', replace: true }), redirectAfter)
    return () => clearTimeout(timer)
  }, [router])
  return (
    <div role="status" className="mt-4 flex flex-col gap-4">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-card border border-line bg-s1 p-4 wrap-anywhere">
        <dt className="text-fg3">Name</dt>
        <dd>{`${user.first_name} ${user.last_name}`.trim()}</dd>
        <dt className="text-fg3">Email</dt>
        <dd>{user.email}</dd>
        <dt className="text-fg3">Organization</dt>
        <dd>{user.organization_name}</dd>
        <dt className="text-fg3">Plan</dt>
        <dd className="flex flex-wrap items-center gap-2">
          {bought?.package && <span className="font-medium">{bought.package.name}</span>}
          <Chip tone="ok">Subscription Active</Chip>
        </dd>
      </dl>
      <div>
        <p className="font-medium">Next steps</p>
        <ul className="mt-1 list-disc pl-5 text-fg2">
          <li>Add your first vendor</li>
          <li>Invite your team members</li>
          <li>Explore the dashboard and analytics</li>
        </ul>
      </div>
      <p className="text-label text-fg3">You go to the dashboard in 3 seconds.</p>
      <Link to="/dashboard" replace className={`${buttonStyle('primary', 'lg')} self-start`}>
        Go to the dashboard
      </Link>
    </div>
  )
}

function Failed({ words }: { readonly words: string }) {
  const startOver = (): void => {
    dropPendingRegistration()
    sessionStorage.clear()
  }
  return (
    <div className="mt-4 flex flex-col gap-4">
      <p role="alert" className="rounded-control bg-bad-soft px-3 py-2 text-bad">
        {words}
      </p>
      <p className="text-fg2">
        If you have paid, nothing is lost: your account is made by itself, and you can sign in with the password that
        you chose.
      </p>
      <div className="flex flex-wrap gap-2">
        <button type="button" onClick={() => location.reload()} className={buttonStyle('primary', 'lg')}>
          Try Again
        </button>
        <Link to="/auth" onClick={startOver} className={buttonStyle('secondary', 'lg')}>
          Start Over
        </Link>
      </div>
    </div>
  )
}

/** Where the checkout sends the browser back to: the account is made, and its first session is opened. */
export function RegistrationSuccessPage() {
  const [sessionId] = useState(() => new URLSearchParams(location.search).get('session_id') ?? undefined)
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'working' })
  useEffect(() => {
    let isGone = false
    const show = async (): Promise<void> => {
      const next = await finishOnce(sessionId)
      if (!isGone) setOutcome(next)
    }
    void show()
    return () => {
      isGone = true
    }
  }, [sessionId])
  if (outcome.kind === 'welcome')
    return (
      <VisitorFrame title="Welcome to Assay" isNarrow lead="Your registration is complete.">
        <Welcome user={outcome.user} />
      </VisitorFrame>
    )
  if (outcome.kind === 'sign-in')
    return (
      <VisitorFrame title="Your account is ready" isNarrow lead={outcome.email}>
        <p role="status" className="mt-4 text-fg2">
          This registration is complete. Sign in with the password that you chose, or with Google.
        </p>
        <Link to="/auth" className={`${buttonStyle('primary', 'lg')} mt-5`}>
          Sign In
        </Link>
      </VisitorFrame>
    )
  if (outcome.kind === 'failed')
    return (
      <VisitorFrame title="Registration Error" isNarrow>
        <Failed words={outcome.words} />
      </VisitorFrame>
    )
  return (
    <VisitorFrame title="Completing your registration" isNarrow>
      <p role="status" className="mt-4 flex items-center gap-2 text-fg3">
        <Spinner />
        One moment
      </p>
    </VisitorFrame>
  )
}
