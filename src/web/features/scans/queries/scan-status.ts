import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { isActive } from '../../../lib/scan-status.ts'

const every = 3_000

/** Cheap; asked every 3 seconds while the scan is active. */
export const scanStatusQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: ['scans', id, 'status'],
    queryFn: ({ signal }) => call('scans', 'status', { params: { id: id ?? '' } }, { signal }),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (isActive(state.data?.scan_status) ? every : false),
  })
