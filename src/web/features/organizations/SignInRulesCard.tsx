import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import type { SignInRules } from '../../../contract/organizations.ts'
import { messageOf } from '../../lib/api-error.ts'
import { countOf, formatShortDate } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { ErrorCard } from '../../ui/ErrorCard.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { currentUserQuery } from '../auth/auth.public.tsx'
import { SecurityPolicyForm } from './SecurityPolicyForm.tsx'
import { signInRulesQuery, useChangeSignInRules } from './queries/team.ts'

/** How many members the rule still waits for. */
function waitingFor({ members, members_without_second_factor: without }: SignInRules): string {
  if (without === 0) return 'Every member has a second factor.'
  return `${without} of ${countOf(members, 'member')} ${without === 1 ? 'has' : 'have'} no second factor yet.`
}

function RuleDialog({ rules, onClose }: { readonly rules: SignInRules; readonly onClose: () => void }) {
  const change = useChangeSignInRules()
  const isOn = rules.requires_two_factor
  return (
    <ConfirmDialog
      open
      title={isOn ? 'Stop asking for two-factor authentication?' : 'Ask every member for two-factor authentication?'}
      description={
        isOn ? (
          <p>Members keep the second factors that they have, and may remove them from then on.</p>
        ) : (
          <>
            <p>{waitingFor(rules)}</p>
            <p>
              Whoever signs in from now on sets a second factor up first. Whoever is signed in now may go on without one
              for 24 hours at most. API keys go on working.
            </p>
          </>
        )
      }
      onClose={onClose}
    >
      <Button onClick={onClose}>Cancel</Button>
      <Button
        variant={isOn ? 'danger' : 'primary'}
        busy={change.isPending}
        onClick={() =>
          change.mutate(
            { requires_two_factor: !isOn, updated_at: rules.updated_at },
            {
              onSuccess: () => {
                notify.success(isOn ? 'Two-factor authentication is optional' : 'Two-factor authentication is required')
                onClose()
              },
              onError: (error) => {
                notify.error(messageOf(error, 'Failed to update security settings'))
                onClose()
              },
            },
          )
        }
      >
        {isOn ? 'Stop asking' : 'Require two-factor'}
      </Button>
    </ConfirmDialog>
  )
}

/** Whether the organization asks its members for a second factor. */
export function SignInRulesCard() {
  const { data: user } = useQuery(currentUserQuery)
  const { data: rules, error, refetch } = useQuery(signInRulesQuery)
  const [isAsking, setAsking] = useState(false)
  const isBare = user?.has_second_factor === false
  if (error)
    return (
      <ErrorCard title="Failed to load tenant settings" text={messageOf(error)}>
        <Button onClick={() => void refetch()}>Retry</Button>
      </ErrorCard>
    )
  return (
    <section aria-labelledby="team-security" className="flex flex-col gap-3">
      <h2 id="team-security" className="text-read font-semibold">
        Security
      </h2>
      {rules ? (
        <div className="rounded-card border border-line bg-s1">
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4">
            <div className="min-w-60 flex-1">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                Require two-factor authentication
                <Chip tone={rules.requires_two_factor ? 'ok' : 'neutral'}>
                  {rules.requires_two_factor ? 'Required' : 'Optional'}
                </Chip>
              </p>
              <p className="mt-1 max-w-prose text-label text-fg3">
                {rules.required_since !== null && `Since ${formatShortDate(rules.required_since)}. `}
                {waitingFor(rules)} Whoever has none sets one up right after signing in, and can do nothing else until
                then.
              </p>
              {isBare && !rules.requires_two_factor && (
                <p className="mt-2 text-label text-fg2">
                  The rule applies to you as well:{' '}
                  <Link
                    to="/user-settings"
                    search={{ tab: 'security' }}
                    className="font-medium text-accent underline underline-offset-4"
                  >
                    turn it on for your own account first
                  </Link>
                  .
                </p>
              )}
            </div>
            <Button
              disabledReason={
                isBare && !rules.requires_two_factor
                  ? 'Turn on two-factor authentication for your own account first.'
                  : null
              }
              onClick={() => setAsking(true)}
            >
              {rules.requires_two_factor ? 'Stop asking' : 'Require two-factor'}
            </Button>
          </div>
          <SecurityPolicyForm rules={rules} />
        </div>
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
      {isAsking && rules && <RuleDialog rules={rules} onClose={() => setAsking(false)} />}
    </section>
  )
}
