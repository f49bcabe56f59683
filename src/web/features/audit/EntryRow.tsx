import type { AuditEntry, OwnEntry } from '../../../contract/audit.routes.ts'
import { formatDateTime } from '../../lib/format.ts'
import { Chip } from '../../ui/Chip.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { actionWords } from './audit-words.ts'

/** One row of the log, with its details folded away. */
export function EntryRow({ entry }: { readonly entry: OwnEntry & Partial<AuditEntry> }) {
  const hasDetails = Object.keys(entry.details).length > 0
  return (
    <li className="border-b border-line px-4 py-3 last:border-0">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Chip>{actionWords(entry.action)}</Chip>
        <span className="text-fg2">{entry.resource_type}</span>
        <span className="min-w-0 flex-1 basis-40 font-medium wrap-anywhere">{entry.user_email ?? 'System'}</span>
        <time dateTime={entry.timestamp} className="text-label whitespace-nowrap text-fg3 tabular-nums">
          {formatDateTime(entry.timestamp)}
        </time>
      </div>
      <p className="mt-1 text-label text-fg3 wrap-anywhere">
        {typeof entry.tenant_name === 'string' && (
          <>
            <ForeignText text={entry.tenant_name} /> ·{' '}
          </>
        )}
        Resource {entry.resource_id ?? '–'} · IP {entry.ip_address ?? '–'}
        {entry.request_id === undefined ? '' : ` · Request ${entry.request_id ?? '–'}`}
      </p>
      {hasDetails && (
        <details className="mt-1">
          <summary className="w-max cursor-pointer text-label text-fg2">Details</summary>
          <pre
            className="mt-1 max-h-64 overflow-auto rounded-control bg-s2 p-2 text-label whitespace-pre-wrap wrap-anywhere"
            tabIndex={0}
          >
            {JSON.stringify(entry.details, null, 2)}
          </pre>
        </details>
      )}
    </li>
  )
}
