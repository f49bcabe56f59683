import { Link } from '@tanstack/react-router'
import type { OwnEntry } from '../../../contract/audit.routes.ts'
import { formatDateTime } from '../../lib/format.ts'
import { Chip } from '../../ui/Chip.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { AsRecorded } from './AsRecorded.tsx'
import { actionWords, resourceWords } from './audit-words.ts'

function Subject({ entry: { subject, resource_type: resource } }: { readonly entry: OwnEntry }) {
  if (subject === null) return <span className="text-fg2">{resourceWords(resource)}</span>
  const { name, vendor_id: vendorId } = subject
  return (
    <span className="min-w-0 font-medium wrap-anywhere">
      {vendorId === null ? (
        <ForeignText text={name} />
      ) : (
        <Link
          to="/vendor/$vendorId/review"
          params={{ vendorId }}
          className="underline decoration-line underline-offset-4 hover:decoration-current"
        >
          <ForeignText text={name} />
        </Link>
      )}
    </span>
  )
}

/** One row of an organization's log in names and words; as it was recorded it is folded away. */
export function OwnEntryRow({ entry }: { readonly entry: OwnEntry }) {
  const { action, details, ip_address: ip, resource_id: resourceId, timestamp, user_email: person, words } = entry
  return (
    <li className="border-b border-line px-4 py-row last:border-0">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Chip>{actionWords(action)}</Chip>
        <Subject entry={entry} />
        <time dateTime={timestamp} className="ml-auto text-label whitespace-nowrap text-fg3 tabular-nums">
          {formatDateTime(timestamp)}
        </time>
      </div>
      {words !== '' && (
        <p className="mt-1 text-fg2 wrap-anywhere">
          <ForeignText text={words} />
        </p>
      )}
      <div className="mt-1 flex flex-wrap items-baseline gap-x-3 text-label text-fg3">
        <p className="min-w-0 wrap-anywhere">
          by {person ?? 'System'}
          {ip ? ` from ${ip}` : ''}
        </p>
        <AsRecorded row={{ id: entry.id, resource: entry.resource_type, resource_id: resourceId, details }} />
      </div>
    </li>
  )
}
