import { queryOptions } from '@tanstack/react-query'
import type { organizationsRoutes } from '../../../../contract/organizations.ts'
import type { SentBodyOf } from '../../../../contract/route.ts'
import { call } from '../../../lib/api.ts'
import { useChange } from '../../../lib/use-change.ts'

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call('organizations', 'invitation', { params: { token } }, { signal }),
  })

export const useAcceptInvitation = () =>
  useChange({
    run: (body: SentBodyOf<typeof organizationsRoutes.accept>) => call('organizations', 'accept', { body }),
    changes: () => null,
  })

export const useSetUpOrganization = () =>
  useChange({
    run: (name: string) => call('organizations', 'setUp', { body: { organization_name: name } }),
    changes: () => ({ changed: 'account', id: '' }) as const,
  })
