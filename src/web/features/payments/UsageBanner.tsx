import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { CurrentUser } from '../../../contract/auth.ts'
import { formatShortDate } from '../../lib/format.ts'
import { subscriptionQuery } from './queries/subscription.ts'

const nearLimit = 0.8

interface Said {
  readonly tone: 'warn' | 'bad'
  readonly words: string
}

function said(data: Awaited<ReturnType<NonNullable<typeof subscriptionQuery.queryFn>>> | undefined): Said | null {
  if (!data) return null
  const { subscription, usage, package: plan } = data
  if (subscription?.hold === 'disputed')
    return { tone: 'bad', words: 'A payment is disputed. New scans start again when that is settled.' }
  if (subscription?.hold === 'overdue')
    return { tone: 'bad', words: 'A payment is overdue, so no new scans start. Reviews and exports stay available.' }
  if (subscription?.suspends_at) {
    const retry =
      subscription.retry_at === null ? '' : ` It is tried again on ${formatShortDate(subscription.retry_at)}.`
    const last = formatShortDate(subscription.suspends_at)
    return { tone: 'warn', words: `Your last payment did not go through.${retry} New scans stop on ${last}.` }
  }
  if (plan === null || usage.remaining === null || usage.limit === 0) return null
  if (usage.remaining === 0) return { tone: 'bad', words: `All ${usage.limit} reports of this period are used.` }
  if (plan.price_onetime === null && usage.used >= nearLimit * usage.limit && usage.credits === 0)
    return { tone: 'warn', words: `${usage.used} of ${usage.limit} reports of this period are used.` }
  return null
}

const tones = { warn: 'bg-warn-soft text-warn', bad: 'bg-bad-soft text-bad' }

/** Says above the page when the plan is nearly used up, used up, or not paid. */
export function UsageBanner({ user }: { readonly user: CurrentUser }) {
  const { data } = useQuery(subscriptionQuery)
  const found = said(data)
  if (!found) return null
  return (
    <div role="status" className={`flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 md:px-8 ${tones[found.tone]}`}>
      <span>{found.words}</span>
      {user.permissions.includes('manage_subscription') && (
        <Link to="/tenant-admin" search={{ tab: 'subscription' }} className="font-medium underline underline-offset-4">
          Manage the subscription
        </Link>
      )}
    </div>
  )
}
