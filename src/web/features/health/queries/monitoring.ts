import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { useChange } from '../../../lib/use-change.ts'

export type Period = 'hour' | 'day'
const every = 10_000

/** How the installation works; asked anew every ten seconds while it is shown. */
export const monitoringQuery = (period: Period) =>
  queryOptions({
    queryKey: ['health', 'monitoring', period],
    queryFn: ({ signal }) => call('health', 'monitoring', { query: { period } }, { signal }),
    refetchInterval: every,
    placeholderData: keepPreviousData,
  })

const changes = () => ({ changed: 'jobs', id: '' }) as const

export const useRetryJob = () =>
  useChange({ run: (job: string) => call('health', 'retryJob', { params: { job } }), changes })

export const useDiscardJob = () =>
  useChange({ run: (job: string) => call('health', 'discardJob', { params: { job } }), changes })
