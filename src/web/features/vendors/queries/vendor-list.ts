import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Vendor } from '../../../../contract/vendors.ts'
import { call } from '../../../lib/api.ts'
import type { HubSearch } from '../../../lib/hub-search.ts'
import { quietRefresh } from '../../../lib/preferences.ts'
import { isActive } from '../../../lib/scan-status.ts'

/** Vendors of one page of the Review Hub. */
export const pageSize = 50
const recentSize = 5
const activeEvery = 10_000

interface Page {
  readonly page: number
}

const keyOf = <Query extends Page>(query: Query) => ['vendors', 'list', query] as const

/** The last vendor of the page before, where it was read: the server goes on from there instead of counting. */
function lastBefore(client: QueryClient, query: Page): string | undefined {
  const before = client.getQueryData<{ vendors: readonly Vendor[] }>(keyOf({ ...query, page: query.page - 1 }))
  return before?.vendors.at(-1)?.id
}

/** One page of vendors as asked; asked again every 10 seconds while one of them is scanned, else as often as the user chose. */
const pageQuery = (limit: number, { search, sort, show, page = 1 }: HubSearch) => {
  const query = { page, limit, search, sort, standing: show }
  return queryOptions({
    queryKey: keyOf(query),
    queryFn: ({ signal, client }) =>
      call('vendors', 'list', { query: { ...query, after: lastBefore(client, query) } }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.vendors.some((vendor) => isActive(vendor.latest_scan?.scan_status)) ? activeEvery : quietRefresh(),
  })
}

export const vendorListQuery = (hub: HubSearch) => pageQuery(pageSize, hub)

/** The vendors that were reviewed last. */
export const recentVendorsQuery = pageQuery(recentSize, { sort: '-reviewed' })
