import { Link } from '@tanstack/react-router'
import type { OwnEntry } from '../../../contract/audit.routes.ts'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { resourceWords } from './audit-words.ts'
import { LogRow } from './LogRow.tsx'

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

/** One row of an organization's log, in names. */
export function OwnEntryRow({ entry }: { readonly entry: OwnEntry }) {
  const { id, details, ip_address: ip, resource_id: resourceId, resource_type: resource, user_email: person } = entry
  return (
    <LogRow
      entry={entry}
      lead={<Subject entry={entry} />}
      origin={`by ${person ?? 'System'}${ip ? ` from ${ip}` : ''}`}
      recorded={{ id, resource, resource_id: resourceId, details }}
    />
  )
}
