import { useQuery } from '@tanstack/react-query'
import { formatPrice, formatShortDate, isWebAddress } from '../../lib/format.ts'
import { NewTabLink } from '../../ui/NewTabLink.tsx'
import { receiptsQuery, requestsQuery } from './queries/subscription.ts'

/** The invoices, newest first. */
export function ReceiptList() {
  const { data: receipts = [] } = useQuery(receiptsQuery)
  if (receipts.length === 0) return null
  return (
    <section aria-labelledby="receipts" className="flex flex-col gap-2">
      <h2 id="receipts" className="text-read font-semibold">
        Receipts
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line">
        {receipts.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
            <span className="w-28 text-fg3">{formatShortDate(one.created_at)}</span>
            <span className="min-w-40 flex-1">{one.description || one.number}</span>
            <span className="text-label text-fg3">{one.refunded > 0 ? 'refunded' : one.status}</span>
            <span className="tabular-nums">{formatPrice(one.amount / 100, one.currency)}</span>
            {one.url !== null && isWebAddress(one.url) && (
              <NewTabLink href={one.url} className="text-accent underline underline-offset-4">
                Invoice
              </NewTabLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const states = { open: 'Sent', contacted: 'We have been in touch', done: 'Done', declined: 'Declined' } as const

/** What the organization has asked the operator for. */
export function RequestList() {
  const { data: requests = [] } = useQuery(requestsQuery)
  if (requests.length === 0) return null
  return (
    <section aria-labelledby="plan-requests" className="flex flex-col gap-2">
      <h2 id="plan-requests" className="text-read font-semibold">
        Requests
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line">
        {requests.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
            <span className="w-28 text-fg3">{formatShortDate(one.created_at)}</span>
            <span className="flex-1">{one.package_name}</span>
            <span className="text-label text-fg3">{states[one.status]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
