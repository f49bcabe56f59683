import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../lib/api-error.ts'
import { countOf } from '../../lib/format.ts'
import { Button } from '../../ui/Button.tsx'
import { ListStates } from '../../ui/ListStates.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Select } from '../../ui/Select.tsx'
import { actionOptions, resourceOptions } from './audit-words.ts'
import { EntryRow } from './EntryRow.tsx'
import { ownAuditQuery, useVerifyOwnChain } from './queries/own-audit.ts'

function Verification() {
  const verify = useVerifyOwnChain()
  const { data: found, error } = verify
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button busy={verify.isPending} onClick={() => verify.mutate()}>
        Verify the log
      </Button>
      <p role="status" className={found?.broken_at !== null && found ? 'text-bad' : 'text-fg2'}>
        {found?.broken_at === null && `${countOf(found.rows_checked, 'row')} are as they were written.`}
        {found &&
          found.broken_at !== null &&
          `The log was changed after being written, from row ${found.broken_at} on.`}
        {error && messageOf(error, 'Failed to verify the audit log')}
      </p>
    </div>
  )
}

const first = { action: '', resource: '', page: 1 }

/** What happened in one's own organization, and whether its log is as it was written. */
export function OwnAuditTab() {
  const [shown, setShown] = useState(first)
  const { action, resource, page } = shown
  const isNarrowed = action !== '' || resource !== ''
  const query = useQuery(ownAuditQuery({ action: action || undefined, resource_type: resource || undefined, page }))
  return (
    <section aria-label="Audit Log" className="mt-6 flex flex-col gap-4">
      <h2 className="text-read font-semibold">Audit Log</h2>
      <Verification />
      <div className="flex flex-wrap items-center gap-2">
        <Select
          label="Action"
          isLabelHidden
          options={actionOptions}
          value={action}
          onChange={(next) => setShown({ ...shown, action: next, page: 1 })}
        />
        <Select
          label="Resource"
          isLabelHidden
          options={resourceOptions}
          value={resource}
          onChange={(next) => setShown({ ...shown, resource: next, page: 1 })}
        />
        {isNarrowed && (
          <Button variant="ghost" onClick={() => setShown(first)}>
            Clear filters
          </Button>
        )}
      </div>
      <ListStates
        query={query}
        loading="Loading the audit log"
        failed="Failed to load audit logs"
        emptyOf={({ logs }) => {
          if (logs.length > 0) return null
          const clear = isNarrowed && <Button onClick={() => setShown(first)}>Clear filters</Button>
          return { title: 'No match', text: 'No audit logs found matching your criteria.', action: clear }
        }}
      >
        {({ logs, total, limit }) => (
          <div>
            <ul aria-label="Audit entries" className="rounded-card border border-line">
              {logs.map((entry) => (
                <EntryRow key={entry.id} entry={entry} />
              ))}
            </ul>
            <Pager
              page={page}
              limit={limit}
              total={total}
              noun="entries"
              onPage={(next) => setShown({ ...shown, page: next })}
            />
          </div>
        )}
      </ListStates>
    </section>
  )
}
