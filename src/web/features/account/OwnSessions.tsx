import { useQuery } from '@tanstack/react-query'
import type { OwnSession } from '../../../contract/account.ts'
import { messageOf } from '../../lib/api-error.ts'
import { countOf, formatDateTime } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { deviceName } from './device-name.ts'
import { sessionsQuery, useEndOtherSessions, useEndSession } from './queries/own-sessions.ts'

const ways: Readonly<Record<string, string>> = {
  password: 'by password',
  google: 'through Google',
  passkey: 'by passkey',
}
const say = { onError: (error: unknown) => notify.error(messageOf(error)) }

function Session({ session }: { readonly session: OwnSession }) {
  const end = useEndSession()
  const device = deviceName(session.user_agent)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-0">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{device}</p>
        <p className="text-label text-fg3">
          {session.ip_address ?? 'Unknown address'} · signed in {ways[session.method] ?? ''}{' '}
          {formatDateTime(session.created_at)} · last used {formatDateTime(session.last_used_at)}
        </p>
      </div>
      {session.is_current ? (
        <Chip tone="ok">This session</Chip>
      ) : (
        <Button
          aria-label={`End the session on ${device}`}
          busy={end.isPending}
          onClick={() => end.mutate(session.id, say)}
        >
          End
        </Button>
      )}
    </li>
  )
}

export function OwnSessions() {
  const { data: sessions } = useQuery(sessionsQuery)
  const endOthers = useEndOtherSessions()
  if (!sessions) return <Skeleton className="h-24 w-full" />
  return (
    <div className="flex flex-col gap-3">
      <ul
        className="max-h-96 overflow-y-auto rounded-card border border-line bg-s1"
        aria-label="Open sessions"
        tabIndex={0}
      >
        {sessions.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          className="self-start"
          busy={endOthers.isPending}
          onClick={() =>
            endOthers.mutate(undefined, {
              ...say,
              onSuccess: ({ ended }) => notify.success(`${countOf(ended, 'session')} ended`),
            })
          }
        >
          End all other sessions
        </Button>
      )}
    </div>
  )
}
