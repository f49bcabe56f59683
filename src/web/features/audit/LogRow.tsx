import type { ReactNode } from 'react'
import type { AuditEntry } from '../../../contract/audit.routes.ts'
import { formatDateTime } from '../../lib/format.ts'
import { Chip } from '../../ui/Chip.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { AsRecorded } from './AsRecorded.tsx'
import { actionWords } from './audit-words.ts'

interface LogRowProps {
  readonly entry: Pick<AuditEntry, 'action' | 'timestamp' | 'words'>
  /** Whom or what the row is about. */
  readonly lead: ReactNode
  /** Where it comes from. */
  readonly origin: ReactNode
  /** As it stands in the log. */
  readonly recorded: object
}

/** One row of a log: what was done when, in words; as it was recorded it is folded away. */
export function LogRow({ entry: { action, timestamp, words }, lead, origin, recorded }: LogRowProps) {
  return (
    <li className="border-b border-line px-4 py-row last:border-0">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Chip>{actionWords(action)}</Chip>
        {lead}
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
        <p className="min-w-0 wrap-anywhere">{origin}</p>
        <AsRecorded row={recorded} />
      </div>
    </li>
  )
}
