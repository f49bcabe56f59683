import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import type { SystemStats } from '../../../contract/operator.ts'
import { formatCount } from '../../lib/format.ts'
import type { OperatorSearch } from '../../lib/operator-search.ts'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { ListStates } from '../../ui/ListStates.tsx'
import { UsageBar } from '../../ui/UsageBar.tsx'
import { PlanRequests } from './PlanRequests.tsx'
import { lazily } from '../../ui/lazily.tsx'
import { statsQuery } from './queries/tenants.ts'

const DeletionRequests = lazily(async () => (await import('./DeletionRequests.tsx')).DeletionRequests)

const card = 'rounded-card border border-line bg-s1 p-4'
const link = 'underline decoration-line underline-offset-4 hover:decoration-fg'

function To({ search, children }: { readonly search: OperatorSearch; readonly children: ReactNode }) {
  return (
    <Link to="/super-admin" search={search} className={link}>
      {children}
    </Link>
  )
}

interface FigureProps {
  readonly label: string
  readonly value: string
  readonly note: string
  readonly search: OperatorSearch
}

function Figure({ label, value, note, search }: FigureProps) {
  return (
    <Link to="/super-admin" search={search} className={`${card} block hover:border-control`}>
      <p className="text-label text-fg3">{label}</p>
      <p className="mt-1 text-title font-semibold tabular-nums">{value}</p>
      <p className="mt-0.5 text-label text-fg3">{note}</p>
    </Link>
  )
}

function Cards({ stats }: { readonly stats: SystemStats }) {
  const isHealthy = stats.system_health === 'healthy'
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <Figure
        label="Total tenants"
        value={formatCount(stats.total_tenants)}
        note={`${formatCount(stats.new_tenants_30d)} new in 30 days, ${formatCount(stats.suspended_tenants)} suspended`}
        search={{ tab: 'tenants' }}
      />
      <Figure
        label="Total users"
        value={formatCount(stats.total_users)}
        note="In all organizations"
        search={{ tab: 'users' }}
      />
      <Figure
        label="Active users (30 days)"
        value={formatCount(stats.active_users_30d)}
        note="Signed in at least once"
        search={{ tab: 'users', sort: '-login' }}
      />
      <Figure
        label="System health"
        value={isHealthy ? 'Healthy' : 'Degraded'}
        note={isHealthy ? 'Database, queue and workers answer' : 'See what does not answer'}
        search={{ tab: 'monitoring' }}
      />
    </div>
  )
}

function PlanDistribution({ stats }: { readonly stats: SystemStats }) {
  return (
    <section aria-labelledby="plan-distribution" className={card}>
      <h2 id="plan-distribution" className="text-read font-semibold">
        Plan distribution
      </h2>
      <ul className="mt-3 flex flex-col gap-3">
        {stats.plan_distribution.map(({ plan, name, count, percent }) => (
          <li key={plan ?? 'none'}>
            <div className="flex justify-between gap-3">
              <To search={{ tab: 'tenants', plan: plan ?? 'none' }}>{name}</To>
              <span className="text-fg3 tabular-nums">
                {formatCount(count)} ({percent}%)
              </span>
            </div>
            <div className="mt-1 h-1.5 overflow-hidden rounded-full bg-s3" aria-hidden="true">
              <div className="h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function UsageAnalytics({ stats: { usage } }: { readonly stats: SystemStats }) {
  const rows = [
    ['Total used', formatCount(usage.total_used)],
    ['Total capacity', usage.limited_tenants === 0 ? 'No limit' : formatCount(usage.total_capacity)],
    ['Utilization', usage.utilization_percent === null ? 'No limited plan' : `${usage.utilization_percent}%`],
    ['Average per tenant', String(usage.average_per_tenant)],
  ] as const
  return (
    <section aria-labelledby="usage-analytics" className={card}>
      <h2 id="usage-analytics" className="text-read font-semibold">
        Usage analytics
      </h2>
      <dl className="mt-3 flex flex-col gap-2">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-3">
            <dt className="text-fg2">{label}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-label text-fg3">
        Reports of this month. Capacity and utilization count the {formatCount(usage.limited_tenants)} organizations
        with a limit; {formatCount(usage.unlimited_tenants)} have none.
      </p>
    </section>
  )
}

interface AlertsProps {
  readonly title: string
  readonly part: SystemStats['over_limit']
  readonly usage: 'over' | 'near'
  readonly none: string
}

function Alerts({ title, part, usage, none }: AlertsProps) {
  return (
    <section aria-label={title} className={card}>
      <h2 className="flex items-baseline justify-between gap-3 text-read font-semibold">
        {title}
        <span className={part.count > 0 ? (usage === 'over' ? 'text-bad' : 'text-warn') : 'text-fg3'}>
          {formatCount(part.count)}
        </span>
      </h2>
      {part.count === 0 && <p className="mt-3 text-fg3">{none}</p>}
      <ul className="mt-3 flex flex-col gap-3">
        {part.tenants.map(({ id, name, used, limit }) => (
          <li key={id}>
            <div className="mb-1 flex justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">
                <To search={{ tab: 'tenants', search: name }}>
                  <ForeignText text={name} />
                </To>
              </span>
              <span className="whitespace-nowrap text-fg3 tabular-nums">
                {formatCount(used)} of {formatCount(limit)}
              </span>
            </div>
            <UsageBar used={used} limit={limit} label={`Usage of ${name}`} />
          </li>
        ))}
      </ul>
      {part.count > 0 && (
        <p className="mt-3 text-label">
          <To search={{ tab: 'tenants', usage }}>Show all {formatCount(part.count)}</To>
        </p>
      )}
    </section>
  )
}

function UsageByPlan({ stats }: { readonly stats: SystemStats }) {
  return (
    <section aria-labelledby="usage-by-plan" className={card}>
      <h2 id="usage-by-plan" className="text-read font-semibold">
        Usage by plan
      </h2>
      <ul className="mt-3 flex flex-col gap-3">
        {stats.plan_distribution.map(({ plan, name, count, used, capacity }) => (
          <li key={plan ?? 'none'}>
            <div className="mb-1 flex justify-between gap-3">
              <span>{name}</span>
              <span className="text-fg3 tabular-nums">
                {formatCount(used)}
                {capacity > 0 ? ` of ${formatCount(capacity)}` : ` used${count > 0 ? ', without a limit' : ''}`}
              </span>
            </div>
            {capacity > 0 && <UsageBar used={used} limit={capacity} label={`Usage of ${name}`} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How the installation stands; each figure leads to the list behind it. */
export function OverviewTab() {
  const query = useQuery(statsQuery)
  return (
    <div className="mt-6">
      <ListStates
        query={query}
        loading="Loading the system's figures"
        failed="Failed to load system stats"
        emptyOf={() => null}
      >
        {(stats) => (
          <div className="flex flex-col gap-3">
            <Cards stats={stats} />
            <div className="grid items-start gap-3 lg:grid-cols-2">
              <PlanDistribution stats={stats} />
              <UsageAnalytics stats={stats} />
              <Alerts
                title="Over the limit"
                part={stats.over_limit}
                usage="over"
                none="No organization is over its limit."
              />
              <Alerts
                title="Near the limit"
                part={stats.near_limit}
                usage="near"
                none="No organization is at 80% or more of its limit."
              />
              <UsageByPlan stats={stats} />
              <div className="flex flex-col gap-3">
                <PlanRequests />
                <DeletionRequests />
              </div>
            </div>
          </div>
        )}
      </ListStates>
    </div>
  )
}
