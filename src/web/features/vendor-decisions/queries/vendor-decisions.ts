import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

/** Every decision about a vendor, the newest first. */
export const vendorDecisionsQuery = (vendorId: string) =>
  queryOptions({
    queryKey: ['reviews', vendorId, 'vendor-decisions'],
    queryFn: async ({ signal }) =>
      (await call('vendorDecisions', 'history', { params: { id: vendorId } }, { signal })).decisions,
  })
