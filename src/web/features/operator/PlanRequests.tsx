import { useQuery } from '@tanstack/react-query'
import { formatShortDate } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { useReport } from '../../ui/ErrorBanner.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { Select } from '../../ui/Select.tsx'
import { planRequestsQuery, useAnswerRequest } from './queries/plan-requests.ts'

const answers = [
  { value: 'open', label: 'Open' },
  { value: 'contacted', label: 'Contacted' },
  { value: 'done', label: 'Done' },
  { value: 'declined', label: 'Declined' },
] as const

const shown = 8

/** What organizations ask for: a plan that people sell, or an upgrade. The asker sees what became of it. */
export function PlanRequests() {
  const { data: requests } = useQuery(planRequestsQuery)
  const answer = useAnswerRequest()
  const report = useReport()
  return (
    <section aria-labelledby="plan-requests" className="rounded-card border border-line bg-s1 p-4">
      <h2 id="plan-requests" className="text-read font-semibold">
        Upgrade requests
      </h2>
      {requests?.length === 0 && <p className="mt-3 text-fg3">Nobody has asked for another plan.</p>}
      <ul className="mt-3 flex flex-col gap-3">
        {requests?.slice(0, shown).map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <div className="min-w-0 flex-1 basis-56">
              <p className="wrap-anywhere">
                <span className="font-medium">
                  <ForeignText text={one.tenant_name} />
                </span>{' '}
                asks for {one.package_name}
              </p>
              <p className="text-label text-fg3 wrap-anywhere">
                {one.requester_email ?? 'Somebody who left'}, {formatShortDate(one.created_at)}
                {one.message !== '' && (
                  <>
                    : <ForeignText text={one.message} />
                  </>
                )}
              </p>
            </div>
            <Select
              label={`Answer to ${one.tenant_name}`}
              isLabelHidden
              options={answers}
              value={one.status}
              onChange={(status) =>
                answer.mutate(
                  { id: one.id, status },
                  {
                    onSuccess: () => notify.success('The request is updated'),
                    onError: (error) => report(error, 'Failed to update the request'),
                  },
                )
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
