import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { countOf, formatCount } from '../../lib/format.ts'
import { atPage, narrowed, narrows } from '../../lib/narrow-search.ts'
import type { OperatorSearch } from '../../lib/operator-search.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/Button.tsx'
import { useReport, useReported } from '../../ui/ErrorBanner.tsx'
import { ListStates } from '../../ui/ListStates.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Select } from '../../ui/Select.tsx'
import { startOf } from './audit-period.ts'
import { actionOptions, actionWords, resourceOptions } from './audit-words.ts'
import { wholeCell } from './filter-style.ts'
import { EntryRow } from './EntryRow.tsx'
import { PeriodFields } from './PeriodFields.tsx'
import {
  auditLogQuery,
  auditStatsQuery,
  useExportLog,
  useVerifyChains,
  type AuditFilter,
} from './queries/installation-audit.ts'

const route = getRouteApi('/super-admin')
const card = 'rounded-card border border-line bg-s1 p-4'

function TopList({ title, rows }: { readonly title: string; readonly rows: readonly (readonly [string, number])[] }) {
  return (
    <section aria-label={title} className={card}>
      <h3 className="font-semibold">{title}</h3>
      {rows.length === 0 && <p className="mt-2 text-fg3">Nothing in the last 30 days.</p>}
      <ol className="mt-2 flex flex-col gap-1">
        {rows.map(([name, count]) => (
          <li key={name} className="flex justify-between gap-3">
            <span className="min-w-0 wrap-anywhere text-fg2">{name}</span>
            <span className="tabular-nums">{formatCount(count)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Stats() {
  const { data: stats, error } = useQuery(auditStatsQuery)
  useReported(error, 'Failed to load audit statistics')
  if (!stats) return null
  const figures = [
    ['Actions today', stats.total_actions_today],
    ['Actions this week', stats.total_actions_week],
    ['Actions this month', stats.total_actions_month],
  ] as const
  return (
    <>
      <div className="grid grid-cols-3 gap-3">
        {figures.map(([label, value]) => (
          <div key={label} className={`${card} max-sm:p-3`}>
            <p className="text-label text-fg3">{label}</p>
            <p className="mt-1 text-title font-semibold tabular-nums">{formatCount(value)}</p>
          </div>
        ))}
      </div>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        <TopList
          title="Top 5 actions"
          rows={stats.top_actions.map(({ action, count }) => [actionWords(action), count] as const)}
        />
        <TopList
          title="Top 5 most active users"
          rows={stats.most_active_users.map(({ user, count }) => [user, count] as const)}
        />
      </div>
    </>
  )
}

function Verification() {
  const verify = useVerifyChains()
  const report = useReport()
  const { data: found } = verify
  const broken = found?.broken ?? []
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        busy={verify.isPending}
        onClick={() =>
          verify.mutate(undefined, { onError: (error) => report(error, 'Failed to verify the audit log') })
        }
      >
        Verify the log
      </Button>
      <p role="status" className={broken.length > 0 ? 'text-bad' : 'text-fg2'}>
        {found && broken.length === 0 && (
          <>
            {countOf(found.rows_checked, 'row')} in {countOf(found.chains, 'chain')} are as they were written.
          </>
        )}
        {broken.length > 0 && (
          <>
            {countOf(broken.length, 'chain')} changed after being written:{' '}
            {broken.map(({ tenant_id: id, position }) => `${id ?? 'the installation'} from row ${position}`).join(', ')}
            .
          </>
        )}
      </p>
    </div>
  )
}

const filterOf = ({ action, resource, tenant, from, until }: OperatorSearch): AuditFilter => ({
  action,
  resource_type: resource,
  tenant,
  since: startOf(from),
  until: startOf(until, 1),
})

function useAuditSearch() {
  const search: OperatorSearch = route.useSearch()
  const navigate = useNavigate()
  const go = (next: OperatorSearch, replace = true): void =>
    void navigate({ to: '/super-admin', search: next, replace, resetScroll: false })
  return {
    search,
    narrow: (change: OperatorSearch): void => go(narrowed(search, change)),
    toPage: (page: number): void => go(atPage(search, page), false),
    clear: (): void => go({ tab: 'audit' }),
    isNarrowed: narrows(search),
  }
}

function Filters() {
  const { search, narrow, clear, isNarrowed } = useAuditSearch()
  const save = useExportLog()
  const report = useReport()
  return (
    <div className="grid grid-cols-2 items-end gap-2 md:flex md:flex-wrap">
      <Select
        className={wholeCell}
        label="Action"
        isLabelHidden
        options={actionOptions}
        value={search.action ?? ''}
        onChange={(action) => narrow({ action })}
      />
      <Select
        className={wholeCell}
        label="Resource"
        isLabelHidden
        options={resourceOptions}
        value={search.resource ?? ''}
        onChange={(resource) => narrow({ resource })}
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
          save.mutate(filterOf(search), {
            onSuccess: ({ content, filename }) => saveFile(content, 'text/csv', filename),
            onError: (error) => report(error, 'Failed to export the audit log'),
          })
        }
      >
        Export CSV
      </Button>
    </div>
  )
}

/** What happened in the whole installation, how much of it, and whether the log is as it was written. */
export function AuditTab() {
  const { search, toPage, clear, isNarrowed } = useAuditSearch()
  const page = search.page ?? 1
  const query = useQuery(auditLogQuery({ ...filterOf(search), page }))
  return (
    <section aria-label="Audit Logs" className="mt-6 flex flex-col gap-4">
      <div>
        <h2 className="mb-3 text-read font-semibold">Audit Logs</h2>
        <Stats />
      </div>
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
        {({ logs, total, limit, is_counted: isCounted }) => (
          <div>
            <ul aria-label="Audit entries" className="rounded-card border border-line">
              {logs.map((entry) => (
                <EntryRow key={entry.id} entry={entry} />
              ))}
            </ul>
            <Pager page={page} limit={limit} total={total} isCounted={isCounted} noun="entries" onPage={toPage} />
          </div>
        )}
      </ListStates>
    </section>
  )
}
