import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { quietRefresh } from '../../../lib/preferences.ts'

export const statsQuery = queryOptions({
  queryKey: ['dashboard', 'stats'],
  queryFn: ({ signal }) => call('reports', 'dashboardStats', {}, { signal }),
  refetchInterval: quietRefresh,
})
