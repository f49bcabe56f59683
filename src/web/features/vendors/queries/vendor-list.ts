import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import type { HubSearch } from '../../../lib/hub-search.ts'
import { isActive } from '../../../lib/scan-status.ts'

/** Vendors of one page of the Review Hub. */
export const pageSize = 50
const recentSize = 5
const activeEvery = 10_000
const quietEvery = 60_000

/** One page of vendors as asked; asked again every 10 seconds while one of them is scanned, else every minute. */
const pageQuery = (limit: number, { search, sort, show, page = 1 }: HubSearch) => {
  const query = { page, limit, search, sort, standing: show }
  return queryOptions({
    queryKey: ['vendors', 'list', query],
    queryFn: ({ signal }) => call('vendors', 'list', { query }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.vendors.some((vendor) => isActive(vendor.latest_scan?.scan_status)) ? activeEvery : quietEvery,
  })
}

export const vendorListQuery = (hub: HubSearch) => pageQuery(pageSize, hub)

/** The vendors that were reviewed last. */
export const recentVendorsQuery = pageQuery(recentSize, { sort: '-reviewed' })
