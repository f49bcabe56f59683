import type { AuditEntry } from '../../../contract/audit.routes.ts'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { actionWords } from './audit-words.ts'
import { LogRow } from './LogRow.tsx'

/** One row of the installation's log. */
export function EntryRow({ entry }: { readonly entry: AuditEntry }) {
  const { id, details, ip_address: ip, request_id: requestId, resource_type: resource, user_email: person } = entry
  const { resource_id: resourceId, tenant_id: tenantId, tenant_name: tenant } = entry
  return (
    <LogRow
      entry={entry}
      lead={<span className="min-w-0 font-medium wrap-anywhere">{person ?? 'System'}</span>}
      origin={
        <>
          <ForeignText text={tenant ?? (tenantId === null ? 'Installation' : 'A deleted organization')} /> ·{' '}
          {actionWords(resource)}
          {ip === null ? '' : ` · from ${ip}`}
        </>
      }
      recorded={{ id, resource, resource_id: resourceId, tenant_id: tenantId, request_id: requestId, details }}
    />
  )
}
