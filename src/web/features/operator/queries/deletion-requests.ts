import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { useChange } from '../../../lib/use-change.ts'

export const deletionRequestsQuery = queryOptions({
  queryKey: ['operator', 'deletion-requests'],
  queryFn: async ({ signal }) => (await call('operator', 'deletionRequests', {}, { signal })).requests,
})

export const useDeclineDeletion = () =>
  useChange({
    run: ({ id, reason }: { readonly id: string; readonly reason: string }) =>
      call('operator', 'declineDeletion', { params: { request: id }, body: { reason } }),
    changes: () => ({ changed: 'operated', id: '' }) as const,
  })
