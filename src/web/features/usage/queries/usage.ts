import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

/** The organization's plan and how much of it this month has used. */
export const usageQuery = queryOptions({
  queryKey: ['usage'],
  queryFn: async ({ signal }) => (await call('tenant', 'show', {}, { signal })).tenant,
  staleTime: 60_000,
})
