import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { auditRoutes } from '../../../../contract/audit.routes.ts'
import type { SentQueryOf } from '../../../../contract/route.ts'
import { call } from '../../../lib/api.ts'
import { useChange } from '../../../lib/use-change.ts'

export type AuditFilter = SentQueryOf<(typeof auditRoutes)['exportAll']>

export const auditLogQuery = (query: SentQueryOf<(typeof auditRoutes)['list']>) =>
  queryOptions({
    queryKey: ['audit', 'log', query],
    queryFn: ({ signal }) => call('audit', 'list', { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const auditStatsQuery = queryOptions({
  queryKey: ['audit', 'stats'],
  queryFn: async ({ signal }) => (await call('audit', 'stats', {}, { signal })).stats,
})

export const useExportLog = () =>
  useChange({
    run: (query: AuditFilter) => call('audit', 'exportAll', { query }, { timeoutSeconds: 60 }),
    changes: () => null,
  })

/** Looks every chain through, which takes a while. */
export const useVerifyChains = () =>
  useChange({ run: () => call('audit', 'verify', {}, { timeoutSeconds: 60 }), changes: () => null })
