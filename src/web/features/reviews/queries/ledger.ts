import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

/** Every request of a completed scan; it never changes. */
export const ledgerQuery = (scanId: string) =>
  queryOptions({
    queryKey: ['captures', 'ledger', scanId],
    queryFn: async ({ signal }) => (await call('scans', 'ledger', { params: { id: scanId } }, { signal })).ledger,
    staleTime: Infinity,
  })
