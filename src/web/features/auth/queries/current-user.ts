import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

export const currentUserQuery = queryOptions({
  queryKey: ['current-user'],
  queryFn: async ({ signal }) => (await call('auth', 'me', {}, { signal })).user,
  staleTime: 5 * 60_000,
})
