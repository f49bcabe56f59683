import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { operatorUsersRoutes } from '../../../../contract/operator.users.ts'
import type { SentBodyOf, SentQueryOf } from '../../../../contract/route.ts'
import { call } from '../../../lib/api.ts'
import { useChange } from '../../../lib/use-change.ts'

const changes = () => ({ changed: 'operated', id: '' }) as const
type Filter = SentQueryOf<(typeof operatorUsersRoutes)['searchUsers']>

export const usersQuery = (query: Filter) =>
  queryOptions({
    queryKey: ['operator', 'users', query],
    queryFn: ({ signal }) => call('operator', 'searchUsers', { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const useMoveUser = () =>
  useChange({
    run: ({ id, tenantId }: { readonly id: string; readonly tenantId: string }) =>
      call('operator', 'moveUser', { params: { user: id }, body: { new_tenant_id: tenantId } }),
    changes,
  })

export const useResetPassword = () =>
  useChange({ run: (id: string) => call('operator', 'resetUserPassword', { params: { user: id } }), changes })

export const useForceLogout = () =>
  useChange({ run: (id: string) => call('operator', 'forceLogout', { params: { user: id } }), changes })

export const useInviteUser = () =>
  useChange({
    run: (body: SentBodyOf<typeof operatorUsersRoutes.inviteUser>) => call('operator', 'inviteUser', { body }),
    changes,
  })

export const useInviteOperator = () =>
  useChange({ run: (email: string) => call('operator', 'inviteOperator', { body: { email } }), changes })
