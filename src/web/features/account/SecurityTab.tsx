import { useState, type ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import type { CurrentUser } from '../../../contract/auth.ts'
import { homeOf } from '../../lib/home.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { currentUserQuery } from '../auth/auth.public.tsx'
import { OwnData } from './OwnData.tsx'
import { OwnGoogle } from './OwnGoogle.tsx'
import { OwnPassword } from './OwnPassword.tsx'
import { OwnSecondFactors } from './OwnSecondFactors.tsx'
import { OwnSessions } from './OwnSessions.tsx'
import { hasPasswordQuery } from './queries/own-account.ts'

interface SectionProps {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

function Section({ title, lead, children }: SectionProps) {
  return (
    <section aria-label={title} className="grid gap-4 border-b border-line py-7 last:border-0 lg:grid-cols-3 lg:gap-8">
      <div>
        <h2 className="text-read font-semibold">{title}</h2>
        <p className="mt-1 text-fg3">{lead}</p>
      </div>
      <div className="max-w-xl lg:col-span-2">{children}</div>
    </section>
  )
}

/** What somebody is told whose organization asks for a second factor, until they go on. */
function RequiredFactor({ user }: { readonly user: CurrentUser }) {
  const isDone = !user.must_add_second_factor
  return (
    <section
      role="status"
      className={`mt-6 flex flex-col items-start gap-3 rounded-card p-4 ${isDone ? 'bg-ok-soft' : 'bg-warn-soft'}`}
    >
      <h2 className={`text-read font-semibold ${isDone ? 'text-ok' : 'text-warn'}`}>
        {isDone ? 'Two-factor authentication is on' : 'Set up two-factor authentication to go on'}
      </h2>
      <p className="max-w-prose text-fg">
        {isDone
          ? 'Keep your recovery codes first. Then everything is open to you again.'
          : 'Your organization asks every member for a second factor. Choose an authenticator app or a passkey below; until then nothing else opens.'}
      </p>
      {isDone && (
        <Link to={homeOf(user)} className={buttonStyle('primary')}>
          Continue
        </Link>
      )}
    </section>
  )
}

export function SecurityTab() {
  const { data: hasPassword } = useQuery(hasPasswordQuery)
  const { data: user } = useQuery(currentUserQuery)
  const isHeld = user?.must_add_second_factor === true
  const isRenewing = user?.must_renew_credentials === true
  // What was shown stays until its message was read.
  const [wasHeld, setWasHeld] = useState(isHeld)
  const [wasRenewing, setWasRenewing] = useState(isRenewing)
  if (isHeld && !wasHeld) setWasHeld(true)
  if (isRenewing && !wasRenewing) setWasRenewing(true)
  if (hasPassword === undefined || !user) return <Skeleton className="mt-6 h-72 w-full max-w-xl" />
  return (
    <>
      {wasHeld && <RequiredFactor user={user} />}
      {(!isHeld || wasRenewing) && (
        <Section
          title={hasPassword ? 'Change password' : 'Set password'}
          lead={
            hasPassword
              ? 'Every other session of yours ends with the old one.'
              : 'Your account was made through Google and has no password yet.'
          }
        >
          <OwnPassword hasPassword={hasPassword} />
        </Section>
      )}
      <Section
        title="Two-factor authentication"
        lead="A second proof when you sign in: whoever learns your password still cannot sign in."
      >
        <OwnSecondFactors hasPassword={hasPassword} />
      </Section>
      {!isHeld && (
        <>
          <Section title="Google" lead="Sign in with your Google account instead of your password.">
            <OwnGoogle hasPassword={hasPassword} />
          </Section>
          <Section title="Sessions" lead="Where you are signed in. A session that you end is over at once.">
            <OwnSessions />
          </Section>
          <Section title="Your data" lead="What is kept of you, and the way out.">
            <OwnData hasPassword={hasPassword} />
          </Section>
        </>
      )}
    </>
  )
}
