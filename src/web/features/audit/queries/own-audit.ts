import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { auditRoutes } from '../../../../contract/audit.routes.ts'
import type { SentQueryOf } from '../../../../contract/route.ts'
import { call } from '../../../lib/api.ts'
import { useChange } from '../../../lib/use-change.ts'

export type OwnFilter = SentQueryOf<(typeof auditRoutes)['exportOwn']>

export const ownAuditQuery = (query: SentQueryOf<(typeof auditRoutes)['ofOrganization']>) =>
  queryOptions({
    queryKey: ['audit', 'own', query],
    queryFn: ({ signal }) => call('audit', 'ofOrganization', { query }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Looks the chain of one's own organization through. */
export const useVerifyOwnChain = () =>
  useChange({ run: () => call('audit', 'verifyOwn', {}, { timeoutSeconds: 60 }), changes: () => null })

export const useExportOwnLog = () =>
  useChange({
    run: (query: OwnFilter) => call('audit', 'exportOwn', { query }, { timeoutSeconds: 60 }),
    changes: () => null,
  })
