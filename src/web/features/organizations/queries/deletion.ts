import { queryOptions } from '@tanstack/react-query'
import type { deletionRoutes } from '../../../../contract/organizations.deletion.ts'
import type { SentBodyOf } from '../../../../contract/route.ts'
import { call } from '../../../lib/api.ts'
import { useChange } from '../../../lib/use-change.ts'

const changes = () => ({ changed: 'organization', id: '' }) as const

export const deletionQuery = queryOptions({
  queryKey: ['team', 'deletion'],
  queryFn: ({ signal }) => call('organizations', 'deletion', {}, { signal }),
})

export const useRequestDeletion = () =>
  useChange({
    run: (body: SentBodyOf<typeof deletionRoutes.requestDeletion>) =>
      call('organizations', 'requestDeletion', { body }),
    changes,
  })

export const useWithdrawDeletion = () =>
  useChange({ run: () => call('organizations', 'withdrawDeletion', {}), changes })
