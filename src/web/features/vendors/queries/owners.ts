import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

/** Who may be a vendor's owner. */
export const ownersQuery = queryOptions({
  queryKey: ['team', 'owners'],
  queryFn: async ({ signal }) => (await call('vendors', 'owners', {}, { signal })).owners,
  staleTime: 60_000,
})
