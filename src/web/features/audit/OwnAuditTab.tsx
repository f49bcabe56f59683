import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../lib/api-error.ts'
import { countOf } from '../../lib/format.ts'
import { atPage, narrowed } from '../../lib/narrow-search.ts'
import { notify } from '../../lib/notify.ts'
import { saveFile } from '../../lib/save-file.ts'
import { oneOf } from '../../lib/search-values.ts'
import type { TenantSearch } from '../../lib/tenant-search.ts'
import { Button } from '../../ui/Button.tsx'
import { ListStates } from '../../ui/ListStates.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { SearchBox } from '../../ui/SearchBox.tsx'
import { Select } from '../../ui/Select.tsx'
import { memberName, membersQuery } from '../organizations/organizations.public.tsx'
import { startOf } from './audit-period.ts'
import { ownActionOptions, ownResourceOptions } from './audit-words.ts'
import { wholeCell } from './filter-style.ts'
import { OwnEntryRow } from './OwnEntryRow.tsx'
import { PeriodFields } from './PeriodFields.tsx'
import { ownAuditQuery, useExportOwnLog, useVerifyOwnChain, type OwnFilter } from './queries/own-audit.ts'

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

const known = (options: readonly { readonly value: string }[], given: string | undefined): string | undefined =>
  oneOf(
    options.map(({ value }) => value),
    given,
  )

/** What the address asks for; an action or a person that cannot be is left out. */
const filterOf = ({ action, resource, user, from, until, search }: TenantSearch): OwnFilter => ({
  action: known(ownActionOptions, action),
  resource_type: known(ownResourceOptions, resource),
  user: user !== undefined && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(user) ? user : undefined,
  since: startOf(from),
  until: startOf(until, 1),
  search: search?.trim() || undefined,
})

const route = getRouteApi('/tenant-admin')

/** The filter stands in the address, so that it can be sent to somebody and is there again on the way back. */
function useAuditSearch() {
  const search: TenantSearch = route.useSearch()
  const navigate = useNavigate()
  const go = (next: TenantSearch, replace = true): void =>
    void navigate({ to: '/tenant-admin', search: next, replace, resetScroll: false })
  const filter = filterOf(search)
  return {
    search,
    filter,
    page: search.page ?? 1,
    narrow: (change: TenantSearch): void => go(narrowed(search, change)),
    toPage: (page: number): void => go(atPage(search, page), false),
    clear: (): void => go({ tab: 'audit' }),
    isNarrowed: Object.values(filter).some((value) => value !== undefined),
  }
}

function Filters() {
  const { search, filter, narrow, clear, isNarrowed } = useAuditSearch()
  const { data: team } = useQuery(membersQuery)
  const save = useExportOwnLog()
  const members = (team?.users ?? []).map((member) => ({ value: member.id, label: memberName(member) }))
  const person = filter.user ?? ''
  const people = [
    { value: '', label: 'Everybody' },
    ...members,
    ...(person === '' || known(members, person)
      ? []
      : [{ value: person, label: team ? 'A former member' : 'One person' }]),
  ]
  return (
    <div className="grid grid-cols-2 items-end gap-2 md:flex md:flex-wrap">
      <div className="col-span-2 md:contents">
        <SearchBox label="Search the log" value={search.search ?? ''} onSearch={(text) => narrow({ search: text })} />
      </div>
      <Select
        className={`col-span-2 ${wholeCell}`}
        label="Action"
        isLabelHidden
        options={ownActionOptions}
        value={filter.action ?? ''}
        onChange={(action) => narrow({ action })}
      />
      <Select
        className={wholeCell}
        label="Resource"
        isLabelHidden
        options={ownResourceOptions}
        value={filter.resource_type ?? ''}
        onChange={(resource) => narrow({ resource })}
      />
      <Select
        className={wholeCell}
        label="Person"
        isLabelHidden
        options={people}
        value={person}
        onChange={(user) => narrow({ user })}
      />
      <PeriodFields period={search} onNarrow={narrow} />
      {isNarrowed && (
        <Button variant="ghost" onClick={clear}>
          Clear filters
        </Button>
      )}
      <Button
        busy={save.isPending}
        onClick={() =>
          save.mutate(filter, {
            onSuccess: ({ content, filename }) => saveFile(content, 'text/csv', filename),
            onError: (error) => notify.error(messageOf(error, 'Failed to export the audit log')),
          })
        }
      >
        Export CSV
      </Button>
    </div>
  )
}

/** What happened in one's own organization, and whether its log is as it was written. */
export function OwnAuditTab() {
  const { filter, page, toPage, clear, isNarrowed } = useAuditSearch()
  const query = useQuery(ownAuditQuery({ ...filter, page }))
  return (
    <section aria-label="Audit Log" className="mt-6 flex flex-col gap-4">
      <h2 className="text-read font-semibold">Audit Log</h2>
      <Verification />
      <Filters />
      <ListStates
        query={query}
        loading="Loading the audit log"
        failed="Failed to load audit logs"
        emptyOf={({ logs }) => {
          if (logs.length > 0) return null
          const action = isNarrowed && <Button onClick={clear}>Clear filters</Button>
          return { title: 'No match', text: 'No audit logs found matching your criteria.', action }
        }}
      >
        {({ logs, total, limit }) => (
          <div>
            <ul aria-label="Audit entries" className="rounded-card border border-line">
              {logs.map((entry) => (
                <OwnEntryRow key={entry.id} entry={entry} />
              ))}
            </ul>
            <Pager page={page} limit={limit} total={total} noun="entries" onPage={toPage} />
          </div>
        )}
      </ListStates>
    </section>
  )
}
