import type { AuditEntry } from '../../../contract/audit.routes.ts'
import { formatDateTime } from '../../lib/format.ts'
import { Chip } from '../../ui/Chip.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { AsRecorded } from './AsRecorded.tsx'
import { actionWords } from './audit-words.ts'

/** One row of the installation's log in words; as it was recorded it is folded away. */
export function EntryRow({ entry }: { readonly entry: AuditEntry }) {
  const { id, action, details, ip_address: ip, request_id: requestId, resource_type: resource, words } = entry
  const { resource_id: resourceId, tenant_id: tenantId, tenant_name: tenant, timestamp, user_email: person } = entry
  return (
    <li className="border-b border-line px-4 py-row last:border-0">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Chip>{actionWords(action)}</Chip>
        <span className="min-w-0 font-medium wrap-anywhere">{person ?? 'System'}</span>
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
          <ForeignText text={tenant ?? (tenantId === null ? 'Installation' : 'A deleted organization')} /> ·{' '}
          {actionWords(resource)}
          {ip === null ? '' : ` · from ${ip}`}
        </p>
        <AsRecorded
          row={{ id, resource, resource_id: resourceId, tenant_id: tenantId, request_id: requestId, details }}
        />
      </div>
    </li>
  )
}
