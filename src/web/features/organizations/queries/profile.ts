import { queryOptions } from '@tanstack/react-query'
import type { organizationProfileRoutes } from '../../../../contract/organizations.profile.ts'
import type { SentBodyOf } from '../../../../contract/route.ts'
import { call } from '../../../lib/api.ts'
import { useChange } from '../../../lib/use-change.ts'

export const profileQuery = queryOptions({
  queryKey: ['team', 'profile'],
  queryFn: async ({ signal }) => (await call('organizations', 'profile', {}, { signal })).organization,
})

export const useChangeProfile = () =>
  useChange({
    run: (body: SentBodyOf<typeof organizationProfileRoutes.changeProfile>) =>
      call('organizations', 'changeProfile', { body }),
    changes: () => ({ changed: 'organization', id: '' }) as const,
  })

export const useExportOrganization = () =>
  useChange({
    run: () => call('organizations', 'exportOrganization', {}, { timeoutSeconds: 60 }),
    changes: () => null,
  })
