import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

/** Every plan, sold or not: what filters and dialogs offer. */
export const catalogueQuery = queryOptions({
  queryKey: ['plans', 'catalogue'],
  queryFn: async ({ signal }) => (await call('plans', 'list', {}, { signal })).packages,
  staleTime: 60_000,
})
