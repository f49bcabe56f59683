import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

const every = 60_000

export const statsQuery = queryOptions({
  queryKey: ['dashboard', 'stats'],
  queryFn: ({ signal }) => call('reports', 'dashboardStats', {}, { signal }),
  refetchInterval: every,
})
