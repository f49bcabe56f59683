import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

const most = 6

/** The first few vendors whose name holds the text. */
export const namedVendorsQuery = (search: string) =>
  queryOptions({
    queryKey: ['vendors', 'named', search],
    queryFn: async ({ signal }) =>
      (await call('vendors', 'list', { query: { search, sort: 'name', limit: most } }, { signal })).vendors,
    staleTime: 30_000,
  })
