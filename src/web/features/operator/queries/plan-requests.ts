import { queryOptions } from '@tanstack/react-query'
import type { paymentsRoutes } from '../../../../contract/payments.ts'
import type { SentBodyOf } from '../../../../contract/route.ts'
import { call } from '../../../lib/api.ts'
import { useChange } from '../../../lib/use-change.ts'

export const planRequestsQuery = queryOptions({
  queryKey: ['operator', 'plan-requests'],
  queryFn: async ({ signal }) => (await call('payments', 'allRequests', {}, { signal })).requests,
})

type Status = SentBodyOf<typeof paymentsRoutes.answerRequest>['status']

export const useAnswerRequest = () =>
  useChange({
    run: ({ id, status }: { readonly id: string; readonly status: Status }) =>
      call('payments', 'answerRequest', { params: { request: id }, body: { status } }),
    changes: () => ({ changed: 'operated', id: '' }) as const,
  })
