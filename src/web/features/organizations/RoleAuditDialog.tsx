import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../lib/api-error.ts'
import { formatDateTime } from '../../lib/format.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorCard } from '../../ui/ErrorCard.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { ReadDialog } from '../../ui/ReadDialog.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { memberName } from './member-name.ts'
import type { RoleList } from './PermissionMatrix.tsx'
import { roleEventsQuery } from './queries/roles.ts'
import { membersQuery } from './queries/team.ts'
import { tellRoleEvent, type RoleEvent } from './role-events.ts'

function EventRow({
  event,
  names,
}: {
  readonly event: RoleEvent
  readonly names: Parameters<typeof tellRoleEvent>[1]
}) {
  const { text, more } = tellRoleEvent(event, names)
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-b border-line px-5 py-3 last:border-0">
      <div className="min-w-52 flex-1">
        <p className="font-medium wrap-anywhere">
          <ForeignText text={text} />
        </p>
        {more !== '' && (
          <p className="text-label text-fg2 wrap-anywhere">
            <ForeignText text={more} />
          </p>
        )}
        <p className="text-label text-fg3 wrap-anywhere">by {event.user_email ?? 'System'}</p>
      </div>
      <time dateTime={event.timestamp} className="text-label whitespace-nowrap text-fg3 tabular-nums">
        {formatDateTime(event.timestamp)}
      </time>
    </li>
  )
}

function Events({ categories }: Pick<RoleList, 'categories'>) {
  const { data: events, error, refetch } = useQuery(roleEventsQuery)
  const { data: team } = useQuery(membersQuery)
  if (error)
    return (
      <div className="p-5">
        <ErrorCard title="Failed to load audit logs" text={messageOf(error)}>
          <Button onClick={() => void refetch()}>Retry</Button>
        </ErrorCard>
      </div>
    )
  if (!events) return <Skeleton className="m-5 h-48" />
  if (events.length === 0)
    return <EmptyState title="Nothing yet" text="Whatever is done to roles, and to who has them, is told here." />
  const known = categories.flatMap(({ permissions }) => permissions)
  const names = {
    member: (id: string) => {
      const found = team?.users.find((one) => one.id === id)
      return found ? memberName(found) : 'a former member'
    },
    permission: (id: string) => known.find((one) => one.id === id)?.name ?? id,
  }
  return (
    <ul>
      {events.map((event) => (
        <EventRow key={event.id} event={event} names={names} />
      ))}
    </ul>
  )
}

interface RoleAuditDialogProps extends Pick<RoleList, 'categories'> {
  readonly onClose: () => void
}

/** Who did what to the roles of the organization and to who has them. */
export function RoleAuditDialog({ categories, onClose }: RoleAuditDialogProps) {
  return (
    <ReadDialog
      title="Role audit trail"
      lead="What was done to roles and to who has them, newest first; 200 at most."
      onClose={onClose}
    >
      <Events categories={categories} />
    </ReadDialog>
  )
}
