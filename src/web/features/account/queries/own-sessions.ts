import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { useChange } from '../../../lib/use-change.ts'

const changes = () => ({ changed: 'account', id: '' }) as const

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: async ({ signal }) => (await call('account', 'sessions', {}, { signal })).sessions,
})

export const useEndSession = () =>
  useChange({ run: (session: string) => call('account', 'endSession', { params: { session } }), changes })

export const useEndOtherSessions = () => useChange({ run: () => call('account', 'endOtherSessions', {}), changes })
