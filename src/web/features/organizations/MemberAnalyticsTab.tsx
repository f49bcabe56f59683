import { useQuery } from '@tanstack/react-query'
import type { MemberAnalytics } from '../../../contract/organizations.ts'
import { countOf, formatCount, formatDateTime, formatDay } from '../../lib/format.ts'
import { useIsAtLeast } from '../../lib/use-is-at-least.ts'
import { BarFigure } from '../../ui/BarFigure.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { ListStates } from '../../ui/ListStates.tsx'
import { Cell, HeadCell, Table } from '../../ui/Table.tsx'
import { memberAnalyticsQuery } from './queries/team.ts'

const card = 'rounded-card border border-line bg-s1 p-4'

function Cards({ shown }: { readonly shown: MemberAnalytics }) {
  const figures = [
    ['Total team members', formatCount(shown.total_users)],
    ['Active users (30 days)', formatCount(shown.active_users)],
    ['Activity rate', `${shown.activity_rate.toFixed(1)}%`],
    ['Pending invitations', formatCount(shown.pending_invitations)],
  ] as const
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {figures.map(([label, value]) => (
        <div key={label} className={card}>
          <p className="text-label text-fg3">{label}</p>
          <p className="mt-1 text-title font-semibold tabular-nums">{value}</p>
        </div>
      ))}
    </div>
  )
}

interface BreakdownProps {
  readonly title: string
  readonly counts: Readonly<Record<string, number>>
  readonly total: number
}

function Breakdown({ title, counts, total }: BreakdownProps) {
  return (
    <section aria-label={title} className={card}>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-2 flex flex-col gap-2">
        {Object.entries(counts).map(([name, count]) => (
          <li key={name}>
            <div className="flex justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">
                <ForeignText text={name} />
              </span>
              <span className="text-fg3 tabular-nums">
                {formatCount(count)} ({Math.round((100 * count) / total)}%)
              </span>
            </div>
            <div className="mt-1 h-1.5 overflow-hidden rounded-full bg-s3" aria-hidden="true">
              <div className="h-full rounded-full bg-accent" style={{ width: `${(100 * count) / total}%` }} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

type ActiveUser = MemberAnalytics['users'][number]

const lastLogin = ({ last_login: at }: ActiveUser): string => (at === null ? 'Never' : formatDateTime(at))

function Who({ user }: { readonly user: ActiveUser }) {
  return (
    <>
      <p className="font-medium wrap-anywhere">
        <ForeignText text={user.name} />
      </p>
      <p className="text-label text-fg3 wrap-anywhere">{user.email}</p>
    </>
  )
}

/** The same for narrow screens. */
function ActivityCards({ users }: Pick<MemberAnalytics, 'users'>) {
  return (
    <ul aria-label="Activity by user" className="divide-y divide-line rounded-card border border-line bg-s1">
      {users.map((user) => (
        <li key={user.id} className="px-4 py-3">
          <Who user={user} />
          <p className="mt-1 text-label text-fg2">
            <ForeignText text={user.role_name} /> · last login {lastLogin(user)}
          </p>
          <p className="text-label text-fg2 tabular-nums">
            {countOf(user.actions, 'action')} · {countOf(user.scans, 'scan')}
          </p>
        </li>
      ))}
    </ul>
  )
}

function ActivityTable({ users }: Pick<MemberAnalytics, 'users'>) {
  return (
    <Table label="Activity by user">
      <thead>
        <tr>
          <HeadCell className="min-w-44">Name</HeadCell>
          <HeadCell>Role</HeadCell>
          <HeadCell>Last login</HeadCell>
          <HeadCell>Actions</HeadCell>
          <HeadCell>Scans</HeadCell>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user.id}>
            <Cell>
              <Who user={user} />
            </Cell>
            <Cell className="text-fg2">
              <ForeignText text={user.role_name} />
            </Cell>
            <Cell className="whitespace-nowrap text-fg2 tabular-nums">{lastLogin(user)}</Cell>
            <Cell className="tabular-nums">{formatCount(user.actions)}</Cell>
            <Cell className="tabular-nums">{formatCount(user.scans)}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Activity({ users }: Pick<MemberAnalytics, 'users'>) {
  const isWide = useIsAtLeast('md')
  const busiest = users.toSorted((one, other) => other.actions - one.actions || other.scans - one.scans)
  return (
    <div>
      <h3 className="mb-2 font-semibold">Activity by user</h3>
      {isWide ? <ActivityTable users={busiest} /> : <ActivityCards users={busiest} />}
    </div>
  )
}

/** What the members of the organization did in the last thirty days. */
export function MemberAnalyticsTab() {
  const query = useQuery(memberAnalyticsQuery)
  return (
    <section aria-label="Analytics" className="mt-6">
      <h2 className="mb-3 text-read font-semibold">Analytics</h2>
      <ListStates query={query} loading="Loading analytics" failed="Failed to load analytics" emptyOf={() => null}>
        {(shown) => (
          <div className="flex flex-col gap-3">
            <Cards shown={shown} />
            <div className="grid items-start gap-3 md:grid-cols-2">
              <Breakdown title="Role distribution" counts={shown.role_breakdown} total={shown.total_users} />
              <Breakdown title="Status breakdown" counts={shown.status_breakdown} total={shown.total_users} />
              <BarFigure
                title="Active users a day"
                times={shown.days.map(({ day }) => formatDay(day))}
                values={shown.days.map(({ users }) => users)}
                format={formatCount}
              />
              <BarFigure
                title="Actions a day"
                times={shown.days.map(({ day }) => formatDay(day))}
                values={shown.days.map(({ actions }) => actions)}
                format={formatCount}
              />
            </div>
            <Activity users={shown.users} />
          </div>
        )}
      </ListStates>
    </section>
  )
}
