import { Link } from '@tanstack/react-router'
import { buttonStyle } from '../../ui/button-style.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { cardStyle } from './cards/ChartCard.tsx'

export function AddFirstVendor() {
  return (
    <Link to="/vendors/new" className={buttonStyle('primary')}>
      Add Your First Vendor
    </Link>
  )
}

/** Nothing was ever scanned. */
export function NoAnalytics() {
  return (
    <div className={cardStyle}>
      <EmptyState
        title="Start Your Security Analytics Journey"
        text="Risks, grades, trends and cost savings stand here once the first vendor has been reviewed."
      >
        <AddFirstVendor />
      </EmptyState>
    </div>
  )
}

/** The geometry of what comes. */
export function AnalyticsLoading() {
  return (
    <div>
      <Loading>Loading analytics...</Loading>
      <Skeleton className="h-23 w-full rounded-card" />
      <div className="mt-4 grid gap-4 lg:grid-cols-[17.25rem_17.25rem_1fr]">
        <Skeleton className="h-72 w-full rounded-card" />
        <Skeleton className="h-72 w-full rounded-card" />
        <Skeleton className="h-72 w-full rounded-card" />
      </div>
      <div className="mt-4 grid gap-4 lg:grid-cols-[20rem_1fr]">
        <Skeleton className="h-96 w-full rounded-card" />
        <Skeleton className="h-96 w-full rounded-card" />
      </div>
    </div>
  )
}
