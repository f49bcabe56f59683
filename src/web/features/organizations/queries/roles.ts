import { queryOptions } from '@tanstack/react-query'
import type { rolesRoutes } from '../../../../contract/roles.ts'
import type { SentBodyOf } from '../../../../contract/route.ts'
import { call } from '../../../lib/api.ts'
import { useChange } from '../../../lib/use-change.ts'

const changes = () => ({ changed: 'organization', id: '' }) as const

export const rolesQuery = queryOptions({
  queryKey: ['team', 'roles'],
  queryFn: ({ signal }) => call('roles', 'list', {}, { signal }),
})

export const roleEventsQuery = queryOptions({
  queryKey: ['team', 'role-events'],
  queryFn: async ({ signal }) => (await call('roles', 'audit', {}, { signal })).logs,
})

type Form = SentBodyOf<typeof rolesRoutes.create>

/** Makes a role where there is no identifier, else changes the one that it names. */
export const useSaveRole = () =>
  useChange({
    run: ({ id, ...body }: Form & { readonly id: string | null }): Promise<unknown> =>
      id === null ? call('roles', 'create', { body }) : call('roles', 'update', { params: { id }, body }),
    changes,
  })

export const useAssignRole = () =>
  useChange({
    run: ({ id, users }: { readonly id: string; readonly users: readonly string[] }) =>
      call('roles', 'assign', { params: { id }, body: { user_ids: [...users] } }),
    changes,
  })

export const useDeleteRole = () =>
  useChange({ run: (id: string) => call('roles', 'remove', { params: { id } }), changes })
