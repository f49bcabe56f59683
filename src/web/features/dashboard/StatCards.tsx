import { useQuery } from '@tanstack/react-query'
import { formatCount } from '../../lib/format.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { DataOf } from '../../../contract/route.ts'
import type { Vendor, vendorsRoutes } from '../../../contract/vendors.ts'
import { isActive } from '../../lib/scan-status.ts'
import { vendorListQuery } from '../vendors/vendors.public.ts'
import { statsQuery } from './queries/stats.ts'

interface Counts {
  readonly total_vendors: number
  readonly completed_scans: number
  readonly running_scans: number
  readonly pending_scans: number
  readonly never_scanned: number
  readonly failed_scans: number
}

/** The same counts from a list that holds every vendor. */
function countLocally(vendors: readonly Vendor[]): Counts {
  const statuses = vendors.map((vendor) => vendor.latest_scan?.scan_status)
  const count = (test: (status: (typeof statuses)[number]) => boolean): number => statuses.filter(test).length
  return {
    total_vendors: vendors.length,
    completed_scans: vendors.filter((vendor) => vendor.last_review !== null).length,
    running_scans: count((status) => isActive(status) && status !== 'pending'),
    pending_scans: count((status) => status === 'pending'),
    never_scanned: count((status) => status === undefined),
    failed_scans: count((status) => status === 'failed'),
  }
}

interface Card {
  readonly figure: keyof Counts
  readonly label: string
  /** What the figure counts. */
  readonly note: (counts: Partial<Counts>) => string
}

const cards: readonly Card[] = [
  {
    figure: 'total_vendors',
    label: 'Total Vendors',
    note: ({ never_scanned: never }) =>
      never === undefined || never === 0 ? 'in your organization' : `${formatCount(never)} never scanned`,
  },
  { figure: 'completed_scans', label: 'Completed Reviews', note: () => 'vendors with a finished review' },
  { figure: 'running_scans', label: 'In Progress', note: () => 'scans that run now' },
  { figure: 'pending_scans', label: 'Pending', note: () => 'scans that wait to start' },
  { figure: 'failed_scans', label: 'Failed', note: () => 'latest scan failed or was cancelled' },
]

/** What the list tells when the server's own counts do not come: of a list that goes on, only how long it is. */
function countsOf({ vendors, total }: DataOf<(typeof vendorsRoutes)['list']>): Partial<Counts> {
  return vendors.length === total ? countLocally(vendors) : { total_vendors: total }
}

const figureOf = (figure: number | undefined): string => (figure === undefined ? '–' : formatCount(figure))

export function StatCards() {
  const stats = useQuery(statsQuery)
  const list = useQuery({ ...vendorListQuery({}), enabled: stats.isError })
  const counts = stats.data ?? (stats.isError && list.data ? countsOf(list.data) : undefined)
  return (
    <dl className="grid grid-cols-6 overflow-hidden rounded-card border border-line bg-line gap-px sm:grid-cols-3 lg:grid-cols-5">
      {cards.map(({ figure, label, note }, index) => (
        <div
          key={figure}
          className={`bg-s1 px-4 py-3 ${index < 2 ? 'max-sm:col-span-3' : 'max-sm:col-span-2'} ${index === 4 ? 'sm:max-lg:col-span-2' : ''}`}
        >
          <dt className="text-label text-fg3">{label}</dt>
          <dd className="mt-1">
            <span className="block text-figure font-semibold tabular-nums">
              {counts ? figureOf(counts[figure]) : <Skeleton className="h-7 w-10" />}
            </span>
            <span className={`block text-meta text-fg3 ${index < 2 ? '' : 'max-sm:sr-only'}`}>
              {note(counts ?? {})}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
