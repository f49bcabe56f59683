import { Link, type LinkProps } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { messageOf } from '../../lib/api-error.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { useUpdateProfile } from '../account/account.public.ts'
import { currentUserQuery } from '../auth/auth.public.tsx'
import { hasFirstSteps } from './first-steps.ts'
import { recentVendorsQuery } from './queries/vendor-list.ts'

interface Step {
  readonly key: 'guide_read' | 'guide_add' | 'guide_settings'
  readonly title: string
  readonly text: string
  readonly link: LinkProps
}

/** What a new user does first; each step is ticked once it was opened, from here or elsewhere, and all of it goes for good when it is closed. */
export function FirstSteps() {
  const { data: user } = useQuery(currentUserQuery)
  const { data: recent } = useQuery(recentVendorsQuery)
  const { mutate } = useUpdateProfile()
  if (!user || !hasFirstSteps(user)) return null
  const keep = (name: Step['key'] | 'guide_closed'): void => {
    if (user.preferences[name] === true) return
    mutate({ preferences: { [name]: true } }, { onError: (error) => notify.error('Update Failed', messageOf(error)) })
  }
  const reviewed = recent?.vendors.find((vendor) => vendor.last_review !== null)
  const hasVendors = (recent?.vendors.length ?? 0) > 0
  const steps: readonly Step[] = [
    {
      key: 'guide_add',
      title: 'Add your first vendor',
      text: 'A name or a website is enough. You see the cost before anything starts.',
      link: { to: '/vendors/new' },
    },
    {
      key: 'guide_read',
      title: 'Read a review',
      text: `${reviewed ? 'See' : 'Start a review of a vendor below, then see'} a verdict and the quote behind each claim.`,
      link: reviewed ? { to: '/vendor/$vendorId/review', params: { vendorId: reviewed.id } } : { to: '/dashboard' },
    },
    {
      key: 'guide_settings',
      title: 'Choose how you work',
      text: 'Theme, time zone, and an e-mail when a scan is finished.',
      link: { to: '/user-settings', search: { tab: 'preferences' } },
    },
  ]
  return (
    <section aria-labelledby="first-steps" className="relative mt-5 rounded-card border border-line bg-s1 p-4">
      <h2 id="first-steps" className="font-semibold">
        First steps
      </h2>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Close the first steps"
        className="absolute top-2 right-2"
        onClick={() => keep('guide_closed')}
      >
        <X className="size-4" aria-hidden="true" />
      </Button>
      <ol className="mt-3 grid gap-3 md:grid-cols-3">
        {steps.map(({ key, title, text, link }, index) => {
          const isDone = user.preferences[key] === true || (key === 'guide_add' && hasVendors)
          return (
            <li key={key} className="flex gap-3">
              <span
                className={`flex size-6 shrink-0 items-center justify-center rounded-full text-label font-semibold tabular-nums ${isDone ? 'bg-ok-soft text-ok' : 'bg-s3 text-fg2'}`}
                aria-hidden="true"
              >
                {isDone ? <Check className="size-3.5" /> : index + 1}
              </span>
              <div>
                <Link
                  {...link}
                  // A review ticks its own step once it is read.
                  onClick={key === 'guide_read' ? undefined : () => keep(key)}
                  className="font-medium underline-offset-4 hover:underline"
                >
                  {title}
                  {isDone && <span className="sr-only"> (done)</span>}
                </Link>
                <p className="text-label text-fg3">{text}</p>
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
