import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

/** The plans that are sold. */
export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: async ({ signal }) => (await call('plans', 'packages', {}, { signal })).packages,
  staleTime: 60_000,
})

/** Whether payment is set up, and whether it is a test. */
export const paymentConfigQuery = queryOptions({
  queryKey: ['plans', 'config'],
  queryFn: ({ signal }) => call('payments', 'config', {}, { signal }),
  staleTime: 300_000,
})
