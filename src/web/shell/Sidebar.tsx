import { Link, useLocation } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { Calculator, ChartColumn, LayoutGrid } from 'lucide-react'
import { currentUserQuery } from '../features/auth/auth.public.tsx'
import { UsageCard } from '../features/usage/usage.public.ts'
import { NewVendorButton, recentVendorsQuery } from '../features/vendors/vendors.public.ts'
import { lazily } from '../ui/lazily.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ThemeToggle } from '../ui/ThemeToggle.tsx'
import { Wordmark } from '../ui/Wordmark.tsx'
import { PaletteButton } from './PaletteButton.tsx'

const menuSkeleton = <Skeleton className="h-11 w-full" />
const UserMenu = lazily(async () => (await import('./UserMenu.tsx')).UserMenu, menuSkeleton)

function RecentReviews() {
  const { data } = useQuery(recentVendorsQuery)
  const reviewed = (data?.vendors ?? []).filter((vendor) => vendor.last_review !== null)
  if (reviewed.length === 0) return null
  return (
    <section aria-labelledby="recent-reviews" className="mt-6">
      <h2 id="recent-reviews" className="px-2 pb-1 text-meta font-medium text-fg3">
        Recent reviews
      </h2>
      <ul>
        {reviewed.map(({ id, name, last_review: scan }) => (
          <li key={id}>
            <Link
              to="/vendor/$vendorId/review"
              params={{ vendorId: id }}
              className="flex h-7.5 items-center gap-2.5 rounded-control px-2 text-fg2 hover:bg-s2 hover:text-fg"
              activeProps={{ className: 'text-fg' }}
            >
              <span
                className="size-1.5 shrink-0 rounded-full"
                style={{ background: scan?.grade ? `var(--grade-${scan.grade.toLowerCase()})` : 'var(--control)' }}
                aria-hidden="true"
              />
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <span className="text-label text-fg3 tabular-nums">
                {scan?.score ?? '–'}
                {scan?.grade && <span className="sr-only">, grade {scan.grade}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const pages = [
  { to: '/dashboard', label: 'Review Hub', icon: LayoutGrid },
  { to: '/analytics', label: 'Analytics', icon: ChartColumn },
  { to: '/plan-value-advisor', label: 'Plan & Value Advisor', icon: Calculator },
] as const

interface SidebarProps {
  /** Closes the sheet that holds it on narrow screens. */
  readonly onNavigate?: () => void
  readonly onSearch: () => void
}

/** The left navigation. */
export function Sidebar({ onNavigate, onSearch }: SidebarProps) {
  const { data: user } = useQuery(currentUserQuery)
  const isHub = useLocation({ select: ({ pathname }) => pathname === '/dashboard' })
  const belongs = user === undefined || (user.tenant_id !== null && !user.must_add_second_factor)
  return (
    <div
      className="flex h-full flex-col overflow-y-auto p-3"
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) onNavigate?.()
      }}
    >
      <div className="flex h-8 items-center justify-between pl-1.5">
        <Link to="/dashboard" className="rounded-control" aria-label="Assay, Review Hub">
          <Wordmark />
        </Link>
        <ThemeToggle />
      </div>
      {belongs && (
        <>
          <PaletteButton onOpen={onSearch} />
          <NewVendorButton className="mt-2 w-full" isMainAct={isHub} />
          <nav aria-label="Main" className="mt-4">
            {pages.map(({ to, label, icon: Icon }) => (
              <Link
                key={to}
                to={to}
                className="flex h-8 items-center gap-2.5 rounded-control px-2 font-medium text-fg2 hover:bg-s2 hover:text-fg"
                activeProps={{ className: 'bg-s3 text-fg' }}
                activeOptions={{ includeSearch: false }}
              >
                <Icon className="size-4" aria-hidden="true" />
                {label}
              </Link>
            ))}
          </nav>
          <RecentReviews />
        </>
      )}
      <div className="mt-auto flex flex-col gap-2 pt-6">
        {belongs && <UsageCard />}
        {user ? <UserMenu user={user} /> : menuSkeleton}
      </div>
    </div>
  )
}
