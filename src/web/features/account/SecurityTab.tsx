import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../../ui/Skeleton.tsx'
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

export function SecurityTab() {
  const { data: hasPassword } = useQuery(hasPasswordQuery)
  if (hasPassword === undefined) return <Skeleton className="mt-6 h-72 w-full max-w-xl" />
  return (
    <>
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
      <Section
        title="Two-factor authentication"
        lead="A second proof when you sign in: whoever learns your password still cannot."
      >
        <OwnSecondFactors hasPassword={hasPassword} />
      </Section>
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
  )
}
