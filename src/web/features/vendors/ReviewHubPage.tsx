import { useId, useState } from 'react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { RefreshCw, Search } from 'lucide-react'
import { longest } from '../../../contract/limits.forms.ts'
import type { DataOf } from '../../../contract/route.ts'
import type { Vendor, vendorsRoutes } from '../../../contract/vendors.ts'
import { messageOf } from '../../lib/api-error.ts'
import { countOf, formatClock, formatCount } from '../../lib/format.ts'
import type { HubSearch } from '../../lib/hub-search.ts'
import { refreshAll } from '../../lib/refresh.ts'
import { useIsAtLeast } from '../../lib/use-is-at-least.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorCard } from '../../ui/ErrorCard.tsx'
import { inputStyle } from '../../ui/Field.tsx'
import { lazily, OnceOpen } from '../../ui/lazily.tsx'
import { Page } from '../../ui/Page.tsx'
import { Select } from '../../ui/Select.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { LimitNote } from '../../ui/LimitNote.tsx'
import { useTextLimit } from '../../ui/use-text-limit.ts'
import { TabPanel, Tabs, type TabItem } from '../../ui/Tabs.tsx'
import { HubAnalytics } from '../analytics/analytics.public.ts'
import { StatCards } from '../dashboard/dashboard.public.ts'
import { filterLabels, sortLabels } from './hub-labels.ts'
import { FileMenu } from './FileMenu.tsx'
import { ColumnsButton } from './ColumnsButton.tsx'
import { ChosenBar } from './ChosenBar.tsx'
import { readColumns } from './hub-columns.ts'
import { currentUserQuery } from '../auth/auth.public.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { NewVendorButton } from './NewVendorButton.tsx'
import { pageSize, vendorListQuery } from './queries/vendor-list.ts'
import { useDebounced } from './use-debounced.ts'
import { firstSort } from './vendor-order.ts'
import { VendorCards, VendorTable } from './VendorTable.tsx'
import { ViewsMenu } from './ViewsMenu.tsx'

const DeleteVendorDialog = lazily(async () => (await import('./DeleteVendorDialog.tsx')).DeleteVendorDialog)

const route = getRouteApi('/signed-in/dashboard')
const typingPause = 300

function SearchBox({ search, onSearch }: { readonly search: string; readonly onSearch: (text: string) => void }) {
  const id = useId()
  /** What is too long to be searched for stays in the box alone. */
  const [long, setLong] = useState<string | null>(null)
  const { field, problem, count } = useTextLimit<HTMLInputElement>(long ?? search, longest.search)
  const type = (text: string): void => {
    setLong(text.length > longest.search ? text : null)
    if (text.length <= longest.search) onSearch(text)
  }
  return (
    <div className="relative w-full sm:w-72">
      <label htmlFor={id} className="sr-only">
        Search vendors by name
      </label>
      <Search className="pointer-events-none absolute top-2 left-3 size-4 text-fg3 max-md:top-3" aria-hidden="true" />
      <input
        ref={field}
        id={id}
        type="search"
        placeholder="Search vendors..."
        value={long ?? search}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null && count === null ? undefined : `${id}-limit`}
        onChange={(event) => type(event.target.value)}
        className={`${inputStyle} pl-9`}
      />
      <LimitNote id={`${id}-limit`} problem={problem} count={count} />
    </div>
  )
}

function LoadingList() {
  return (
    <div className="rounded-card border border-line bg-s1">
      <Loading>Loading Assay Dashboard...</Loading>
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className="flex h-15 items-center gap-6 border-b border-line px-4 last:border-0">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-4 flex-1" />
          <Skeleton className="h-4 w-24" />
        </div>
      ))}
    </div>
  )
}

interface HubProps {
  /** What is asked for; a change begins at its first page. */
  readonly hub: Omit<HubSearch, 'page' | 'tab'>
  readonly onHub: (change: HubSearch) => void
}

/** Nothing to show: because there is nothing yet, or because of what was typed or chosen. */
function NoVendors({ hub, onHub }: HubProps) {
  const { search, show, ...rest } = hub
  if (search === undefined && show === undefined)
    return (
      <EmptyState title="No vendors found" text="Add vendors to start security assessments">
        <NewVendorButton />
      </EmptyState>
    )
  const chosen = show === undefined ? null : filterLabels[show]
  if (search === undefined)
    return (
      <EmptyState title={`No vendors match the filter “${chosen}”`} text="The directory has other vendors.">
        <Button onClick={() => onHub(rest)}>Show all vendors</Button>
      </EmptyState>
    )
  return (
    <EmptyState
      title={`No vendors match "${search}"`}
      text={
        chosen === null
          ? 'The directory has other vendors.'
          : `Only vendors that match the filter “${chosen}” were searched.`
      }
    >
      <Button onClick={() => onHub(show === undefined ? rest : { ...rest, show })}>Clear search</Button>
      {show !== undefined && <Button onClick={() => onHub({ ...rest, search })}>Search all vendors</Button>}
    </EmptyState>
  )
}

type Listed = DataOf<(typeof vendorsRoutes)['list']>

const lastOf = (total: number): number => Math.max(1, Math.ceil(total / pageSize))

function PageLink({ hub, page, label }: Pick<HubProps, 'hub'> & { readonly page: number; readonly label: string }) {
  return (
    <Link to="/dashboard" search={page === 1 ? hub : { ...hub, page }} className={`${buttonStyle()} max-md:h-10`}>
      {label}
    </Link>
  )
}

/** Where the page stands in the whole, and the ways to its neighbours. */
function Pager({ list: { vendors, total, page }, hub }: Pick<HubProps, 'hub'> & { readonly list: Listed }) {
  const before = (page - 1) * pageSize
  if (lastOf(total) === 1) return null
  return (
    <nav aria-label="Pages of the directory" className="mt-3 flex flex-wrap items-center gap-3">
      <p className="text-label text-fg3 tabular-nums">
        {formatCount(before + 1)}–{formatCount(before + vendors.length)} of {formatCount(total)}
      </p>
      {page > 1 && <PageLink hub={hub} page={page - 1} label="Previous page" />}
      {page < lastOf(total) && <PageLink hub={hub} page={page + 1} label="Next page" />}
    </nav>
  )
}

function VendorList({ list, hub, onHub }: HubProps & { readonly list: Listed }) {
  const { vendors, total } = list
  const [vendorToDelete, setVendorToDelete] = useState<Vendor | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { data: user } = useQuery(currentUserQuery)
  const columns = readColumns(user?.preferences['hub_columns'])
  const isWide = useIsAtLeast('table')
  const bar = <ChosenBar vendors={vendors.filter(({ id }) => chosen.has(id))} onClear={() => setChosen(new Set())} />
  return (
    <>
      {isWide && bar}
      {vendors.length === 0 && (
        <div className="rounded-card border border-line bg-s1">
          {total === 0 ? (
            <NoVendors hub={hub} onHub={onHub} />
          ) : (
            <EmptyState title="This page does not exist" text={`The directory has ${countOf(total, 'vendor')}.`}>
              <PageLink hub={hub} page={lastOf(total)} label="Go to the last page" />
            </EmptyState>
          )}
        </div>
      )}
      {vendors.length > 0 && isWide && (
        <VendorTable
          vendors={vendors}
          onDelete={setVendorToDelete}
          columns={columns}
          sort={hub.sort ?? firstSort}
          onSort={(sort) => onHub({ ...hub, sort })}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
      {vendors.length > 0 && !isWide && (
        <>
          <VendorCards vendors={vendors} onDelete={setVendorToDelete} chosen={chosen} onChoose={setChosen} />
          {/* Within reach of the thumb, whichever card is on screen. */}
          <div className="sticky bottom-3 z-10 mt-3">{bar}</div>
        </>
      )}
      {vendors.length > 0 && <Pager list={list} hub={hub} />}
      <OnceOpen open={vendorToDelete !== null}>
        <DeleteVendorDialog vendor={vendorToDelete} onClose={() => setVendorToDelete(null)} />
      </OnceOpen>
    </>
  )
}

const everything = 'all'

function optionsOf<Value extends string>(labels: Readonly<Record<Value, string>>) {
  // safe because a record's keys are all of its type
  return (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }))
}

/** On a phone the choices stand below each other, as wide as the search. */
const choiceStyle = 'max-sm:w-full max-sm:[&>label]:w-12 max-sm:[&>span]:flex-1'

function ListControls({ hub, onHub }: HubProps) {
  const { show, ...others } = hub
  // Narrower screens show a card a vendor: no column heads to sort by.
  const isWide = useIsAtLeast('table')
  return (
    <>
      <Select
        className={choiceStyle}
        label="Show"
        options={[{ value: everything, label: 'All vendors' }, ...optionsOf(filterLabels)]}
        value={show ?? everything}
        onChange={(value) => onHub(value === everything ? others : { ...others, show: value })}
      />
      {!isWide && (
        <Select
          className={choiceStyle}
          label="Sort by"
          options={optionsOf(sortLabels)}
          value={hub.sort ?? firstSort}
          onChange={(sort) => onHub({ ...hub, sort })}
        />
      )}
    </>
  )
}

const connectionHint = import.meta.env.DEV
  ? 'Check that the backend is running on port 8000.'
  : 'Your vendors and reviews are safe. Check your connection, then retry.'

/** A refresh that failed: says so, and from when the list is; 0 where it answers another question. */
function StaleList({ error, readAt }: { readonly error: Error; readonly readAt: number }) {
  return (
    <p role="alert" className="mb-3 rounded-control bg-warn-soft px-3 py-2 text-warn">
      <strong className="font-semibold">Failed to load dashboard data.</strong>{' '}
      {readAt === 0
        ? 'You are seeing the previous list.'
        : `You are seeing the list from ${formatClock(new Date(readAt).toISOString())}.`}{' '}
      {messageOf(error)}
    </p>
  )
}

function VendorsTab() {
  const { page = 1, tab: _tab, ...hub }: HubSearch = route.useSearch()
  const navigate = route.useNavigate()
  const client = useQueryClient()
  const search = useDebounced((hub.search ?? '').trim(), typingPause)
  const { search: _, ...unsearched } = hub
  const asked: HubProps['hub'] = search === '' ? unsearched : { ...hub, search }
  const list = useQuery({ ...vendorListQuery({ ...asked, page }), placeholderData: keepPreviousData })
  const { error, isPending, isFetching } = list
  // The list of before stays until the one that is asked for is there; that it was empty says nothing of the next.
  const shown = list.isPlaceholderData && list.data.total === 0 ? undefined : list.data
  const failure = error ?? list.failureReason
  const onHub = (next: HubSearch): void => void navigate({ search: next, replace: true })
  const onSearch = (text: string): void => onHub(text === '' ? unsearched : { ...hub, search: text })
  const onRefresh = (): void => void refreshAll(client)
  return (
    <>
      <div className="mt-6 mb-3 flex flex-wrap items-center gap-3">
        <h2 className="text-read font-semibold">Vendor Directory</h2>
        <p role="status" className="text-label text-fg3">
          {shown && countOf(shown.total, 'vendor')}
          {shown && (asked.search !== undefined || asked.show !== undefined) && ' found'}
        </p>
        <div className="flex w-full flex-wrap items-center gap-3 sm:ml-auto sm:w-auto">
          <ListControls hub={hub} onHub={onHub} />
          <div className="flex items-center gap-2 max-md:w-full">
            <SearchBox search={hub.search ?? ''} onSearch={onSearch} />
            <ColumnsButton />
            <ViewsMenu hub={asked} onHub={onHub} />
            <FileMenu hub={asked} />
            <Button busy={isFetching && !isPending} onClick={onRefresh} className="max-md:h-10">
              {(!isFetching || isPending) && <RefreshCw className="size-3.5" aria-hidden="true" />}
              Refresh
            </Button>
          </div>
        </div>
      </div>
      {failure && shown && <StaleList error={failure} readAt={list.dataUpdatedAt} />}
      {error && !shown && (
        <ErrorCard
          title="Connection Error"
          text={`Failed to load dashboard data: ${messageOf(error)}`}
          hint={connectionHint}
        >
          <Button variant="primary" busy={isFetching} onClick={onRefresh}>
            Retry Connection
          </Button>
        </ErrorCard>
      )}
      {!error && !shown && <LoadingList />}
      {shown && <VendorList list={shown} hub={asked} onHub={onHub} />}
    </>
  )
}

const tabs: readonly TabItem<'vendors' | 'analytics'>[] = [
  { value: 'vendors', label: 'Vendors' },
  { value: 'analytics', label: 'Analytics' },
]

export function ReviewHubPage() {
  const { tab }: HubSearch = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <Page title="Review Hub">
      <FirstSteps />
      <div className="mt-5 mb-3">
        <StatCards />
      </div>
      <Tabs
        label="Review Hub"
        items={tabs}
        value={tab ?? 'vendors'}
        onChange={(next) => void navigate({ search: next === 'analytics' ? { tab: next } : {} })}
      >
        <TabPanel value="vendors">
          <VendorsTab />
        </TabPanel>
        <TabPanel value="analytics">
          <div className="mt-5">
            <HubAnalytics />
          </div>
        </TabPanel>
      </Tabs>
    </Page>
  )
}
