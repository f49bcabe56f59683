import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { isActive } from '../../../lib/scan-status.ts'

const every = 3_000

/** What each agent did so far. */
export const scanDetailQuery = (id: string) =>
  queryOptions({
    queryKey: ['scans', id, 'detail'],
    queryFn: async ({ signal }) => (await call('scans', 'show', { params: { id } }, { signal })).scan,
    refetchInterval: ({ state }) => (state.data && !isActive(state.data.scan_status) ? false : every),
  })
