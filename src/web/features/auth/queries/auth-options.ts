import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

/** Which ways to sign in this installation has. */
export const authOptionsQuery = queryOptions({
  queryKey: ['auth-options'],
  queryFn: ({ signal }) => call('auth', 'options', {}, { signal }),
  staleTime: 10 * 60_000,
})
