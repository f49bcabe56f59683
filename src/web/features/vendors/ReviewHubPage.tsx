import { useId, useState } from 'react'
import { getRouteApi } from '@tanstack/react-router'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { RefreshCw, Search } from 'lucide-react'
import type { Vendor } from '../../../contract/vendors.ts'
import { messageOf } from '../../lib/api-error.ts'
import { countOf, formatClock } from '../../lib/format.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import type { HubSearch } from '../../router.tsx'
import { NewVendorButton } from '../../shell/NewVendorButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorCard } from '../../ui/ErrorCard.tsx'
import { inputStyle } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { DeleteVendorDialog } from './DeleteVendorDialog.tsx'
import { StatCards } from './StatCards.tsx'
import { vendorListQuery, vendorsQuery } from './use-vendors.ts'
import { firstSort, sortWords, standingWords } from './vendor-order.ts'
import { VendorCards, VendorTable } from './VendorTable.tsx'

const route = getRouteApi('/signed-in/dashboard')
const rowsAtFirst = 100
/** Narrower screens show a card a vendor, and sort by a list of choices. */
const tableFits = '(min-width: 84rem)'

function SearchBox({ search, onSearch }: { readonly search: string; readonly onSearch: (text: string) => void }) {
  const id = useId()
  return (
    <div className="relative w-full sm:w-72">
      <label htmlFor={id} className="sr-only">
        Search vendors by name
      </label>
      <Search
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-fg3"
        aria-hidden="true"
      />
      <input
        id={id}
        type="search"
        placeholder="Search vendors..."
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        className={`${inputStyle} pl-9`}
      />
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

interface VendorListProps {
  readonly vendors: readonly Vendor[]
  readonly hub: HubSearch
  readonly onHub: (change: HubSearch) => void
}

/** Nothing to show: because there is nothing yet, or because of what was typed or chosen. */
function NoVendors({ hub, onHub }: Omit<VendorListProps, 'vendors'>) {
  const { search, show } = hub
  const { sort } = hub
  const rest = sort === undefined ? {} : { sort }
  const isNarrowed = search !== undefined || show !== undefined
  const chosen = standingWords.find((one) => one.value === show)?.words
  return (
    <div className="rounded-card border border-line bg-s1">
      {isNarrowed ? (
        <EmptyState
          title={search === undefined ? `No vendors are in “${chosen ?? ''}”` : `No vendors match "${search}"`}
          text={
            search !== undefined && chosen !== undefined
              ? `Only vendors in “${chosen}” were searched.`
              : 'The directory holds other vendors.'
          }
        >
          <Button onClick={() => onHub(rest)}>{search === undefined ? 'Show all vendors' : 'Clear the search'}</Button>
        </EmptyState>
      ) : (
        <EmptyState title="No vendors found" text="Add vendors to start security assessments">
          <NewVendorButton />
        </EmptyState>
      )}
    </div>
  )
}

function VendorList({ vendors, hub, onHub }: VendorListProps) {
  const [doomed, setDoomed] = useState<Vendor | null>(null)
  const [isAll, setAll] = useState(false)
  const isWide = useMediaQuery(tableFits)
  const wanted = (hub.search ?? '').trim().toLowerCase()
  const found = wanted === '' ? vendors : vendors.filter((vendor) => vendor.name.toLowerCase().includes(wanted))
  const shown = isAll ? found : found.slice(0, rowsAtFirst)
  return (
    <>
      {found.length === 0 && <NoVendors hub={hub} onHub={onHub} />}
      {found.length > 0 && isWide && (
        <VendorTable
          vendors={shown}
          onDelete={setDoomed}
          sort={hub.sort ?? firstSort}
          onSort={(sort) => onHub({ ...hub, sort })}
        />
      )}
      {found.length > 0 && !isWide && <VendorCards vendors={shown} onDelete={setDoomed} />}
      {shown.length < found.length && (
        <Button className="mt-3" onClick={() => setAll(true)}>
          Show all {found.length}
        </Button>
      )}
      <DeleteVendorDialog vendor={doomed} onClose={() => setDoomed(null)} />
    </>
  )
}

const everything = 'all'

function ListControls({ hub, onHub }: Omit<VendorListProps, 'vendors'>) {
  const { show, ...others } = hub
  const isWide = useMediaQuery(tableFits)
  return (
    <>
      <Select
        label="Show"
        options={[{ value: everything, words: 'All vendors' }, ...standingWords]}
        value={show ?? everything}
        onChange={(value) => onHub(value === everything ? others : { ...others, show: value })}
      />
      {!isWide && (
        <Select
          label="Sort by"
          options={sortWords}
          value={sortWords.some((one) => one.value === hub.sort) ? (hub.sort ?? firstSort) : firstSort}
          onChange={(sort) => onHub({ ...hub, sort })}
        />
      )}
    </>
  )
}

/** A refresh that failed: says so, and from when the list is. */
function StaleList({ error, readAt }: { readonly error: Error; readonly readAt: number }) {
  return (
    <p role="alert" className="mb-3 rounded-control bg-warn-soft px-3 py-2 text-warn">
      <strong className="font-semibold">Failed to load dashboard data.</strong> The list is as it was read at{' '}
      {formatClock(new Date(readAt).toISOString())}. {messageOf(error)}
    </p>
  )
}

export function ReviewHubPage() {
  usePageTitle('Review Hub')
  const hub: HubSearch = route.useSearch()
  const navigate = route.useNavigate()
  const client = useQueryClient()
  const all = useQuery(vendorsQuery)
  const list = useQuery({ ...vendorListQuery(hub.sort, hub.show), placeholderData: keepPreviousData })
  const { error, isPending, isFetching } = list
  const vendors = list.data?.vendors
  const failure = error ?? list.failureReason
  const onHub = (next: HubSearch): void => void navigate({ search: next, replace: true })
  const onSearch = (text: string): void => {
    const { search: _, ...others } = hub
    onHub(text === '' ? others : { ...others, search: text })
  }
  const onRefresh = (): void => {
    void client.invalidateQueries({ queryKey: ['reports'] })
    void client.invalidateQueries({ queryKey: ['vendors', 'list'] })
  }
  return (
    <div className="mx-auto max-w-[1320px] px-4 py-6 md:px-8">
      <h1 className="text-title font-semibold">Review Hub</h1>
      <div className="mt-5">
        <StatCards vendors={all.data?.vendors} />
      </div>
      <div className="mt-6 mb-3 flex flex-wrap items-center gap-3">
        <h2 className="text-read font-semibold">Vendor Directory</h2>
        {all.data && <p className="text-label text-fg3">{countOf(all.data.vendors.length, 'vendor')}</p>}
        <div className="flex w-full flex-wrap items-center gap-3 sm:ml-auto sm:w-auto">
          <ListControls hub={hub} onHub={onHub} />
          <div className="flex items-center gap-2 max-md:w-full">
            <SearchBox search={hub.search ?? ''} onSearch={onSearch} />
            <Button busy={isFetching && !isPending} onClick={onRefresh} className="max-md:h-10">
              {(!isFetching || isPending) && <RefreshCw className="size-3.5" aria-hidden="true" />}
              Refresh
            </Button>
          </div>
        </div>
      </div>
      {failure && vendors && <StaleList error={failure} readAt={list.dataUpdatedAt || all.dataUpdatedAt} />}
      {error && !vendors && (
        <ErrorCard
          title="Connection Error"
          text={`Failed to load dashboard data: ${messageOf(error)}`}
          hint="Your vendors and reviews are kept. Check that the backend is running on port 8000."
        >
          <Button look="primary" busy={isFetching} onClick={onRefresh}>
            Retry Connection
          </Button>
        </ErrorCard>
      )}
      {isPending && <LoadingList />}
      {vendors && <VendorList vendors={vendors} hub={hub} onHub={onHub} />}
    </div>
  )
}
