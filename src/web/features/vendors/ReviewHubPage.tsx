import { useId, useState } from 'react'
import { getRouteApi } from '@tanstack/react-router'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { RefreshCw, Search } from 'lucide-react'
import type { Vendor } from '../../../contract/vendors.ts'
import { messageOf } from '../../lib/api-error.ts'
import { countOf } from '../../lib/format.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { NewVendorButton } from '../../shell/NewVendorButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorCard } from '../../ui/ErrorCard.tsx'
import { inputStyle } from '../../ui/Field.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { DeleteVendorDialog } from './DeleteVendorDialog.tsx'
import { StatCards } from './StatCards.tsx'
import { vendorsQuery } from './use-vendors.ts'
import { VendorCards, VendorTable } from './VendorTable.tsx'

const route = getRouteApi('/signed-in/dashboard')
const rowsAtFirst = 100

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

function VendorList({ vendors, search }: { readonly vendors: readonly Vendor[]; readonly search: string }) {
  const [doomed, setDoomed] = useState<Vendor | null>(null)
  const [isAll, setAll] = useState(false)
  const isWide = useMediaQuery('(min-width: 60rem)')
  const wanted = search.trim().toLowerCase()
  const found = wanted === '' ? vendors : vendors.filter((vendor) => vendor.name.toLowerCase().includes(wanted))
  const shown = isAll ? found : found.slice(0, rowsAtFirst)
  const List = isWide ? VendorTable : VendorCards
  if (found.length === 0) {
    return (
      <div className="rounded-card border border-line bg-s1">
        <EmptyState title="No vendors found" text="Add vendors to start security assessments">
          <NewVendorButton />
        </EmptyState>
      </div>
    )
  }
  return (
    <>
      <List vendors={shown} onDelete={setDoomed} />
      {shown.length < found.length && (
        <Button className="mt-3" onClick={() => setAll(true)}>
          Show all {found.length}
        </Button>
      )}
      <DeleteVendorDialog vendor={doomed} onClose={() => setDoomed(null)} />
    </>
  )
}

export function ReviewHubPage() {
  usePageTitle('Review Hub')
  const { search = '' } = route.useSearch()
  const navigate = route.useNavigate()
  const client = useQueryClient()
  const { data, error, isPending, isFetching, refetch } = useQuery(vendorsQuery)
  const vendors = data?.vendors
  const onSearch = (text: string): void => {
    void navigate({ search: text === '' ? {} : { search: text }, replace: true })
  }
  const onRefresh = (): void => {
    void client.invalidateQueries({ queryKey: ['reports'] })
    void refetch()
  }
  return (
    <div className="mx-auto max-w-[1320px] px-4 py-6 md:px-8">
      <h1 className="text-title font-semibold">Review Hub</h1>
      <div className="mt-5">
        <StatCards vendors={vendors} />
      </div>
      <div className="mt-6 mb-3 flex flex-wrap items-center gap-3">
        <h2 className="text-read font-semibold">Vendor Directory</h2>
        {vendors && <p className="text-label text-fg3">{countOf(vendors.length, 'vendor')}</p>}
        <div className="flex w-full items-center gap-2 sm:ml-auto sm:w-auto">
          <SearchBox search={search} onSearch={onSearch} />
          <Button busy={isFetching && !isPending} onClick={onRefresh} className="max-md:h-10">
            {(!isFetching || isPending) && <RefreshCw className="size-3.5" aria-hidden="true" />}
            Refresh
          </Button>
        </div>
      </div>
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
      {vendors && <VendorList vendors={vendors} search={search} />}
    </div>
  )
}
