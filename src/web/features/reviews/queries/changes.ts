import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

const freshFor = 30 * 60_000

/** What differs from the vendor's scan before. */
export const changesQuery = (vendorId: string, scanId: string) =>
  queryOptions({
    queryKey: ['reviews', vendorId, scanId, 'changes'],
    queryFn: async ({ signal }) =>
      (await call('scans', 'changes', { params: { id: scanId }, query: {} }, { signal })).changes,
    staleTime: freshFor,
  })
