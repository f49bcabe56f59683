import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

const every = 60_000

/** What failed in the last seven days. */
export const recentErrorsQuery = queryOptions({
  queryKey: ['health', 'errors'],
  queryFn: ({ signal }) => call('health', 'errors', { query: { days: 7, limit: 20 } }, { signal }),
  refetchInterval: every,
})
