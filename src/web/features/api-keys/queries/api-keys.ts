import { queryOptions } from '@tanstack/react-query'
import type { apiKeysRoutes } from '../../../../contract/api-keys.ts'
import type { SentBodyOf } from '../../../../contract/route.ts'
import { call } from '../../../lib/api.ts'
import { useChange } from '../../../lib/use-change.ts'

const changes = () => ({ changed: 'organization', id: '' }) as const

export const apiKeysQuery = queryOptions({
  queryKey: ['team', 'api-keys'],
  queryFn: async ({ signal }) => (await call('apiKeys', 'list', {}, { signal })).api_keys,
})

export const useCreateApiKey = () =>
  useChange({ run: (body: SentBodyOf<typeof apiKeysRoutes.create>) => call('apiKeys', 'create', { body }), changes })

export const useRevokeApiKey = () =>
  useChange({ run: (id: string) => call('apiKeys', 'revoke', { params: { id } }), changes })
