import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { bulkActions, operatorRoutes } from '../../../../contract/operator.ts'
import type { DataOf, SentBodyOf, SentQueryOf } from '../../../../contract/route.ts'
import { call } from '../../../lib/api.ts'
import { useChange } from '../../../lib/use-change.ts'

const changes = () => ({ changed: 'operated', id: '' }) as const
type Filter = SentQueryOf<(typeof operatorRoutes)['tenants']>
export type BulkAction = (typeof bulkActions)[number]
export type BulkResult = DataOf<(typeof operatorRoutes)['bulk']>['results'][number]

export const statsQuery = queryOptions({
  queryKey: ['operator', 'stats'],
  queryFn: async ({ signal }) => (await call('operator', 'stats', {}, { signal })).stats,
})

export const tenantsQuery = (query: Filter) =>
  queryOptions({
    queryKey: ['operator', 'tenants', query],
    queryFn: ({ signal }) => call('operator', 'tenants', { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const tenantUsersQuery = (tenant: string, page: number) =>
  queryOptions({
    queryKey: ['operator', 'tenant-users', tenant, page],
    queryFn: ({ signal }) => call('operator', 'tenantUsers', { params: { tenant }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const useCreateTenant = () =>
  useChange({
    run: (body: SentBodyOf<typeof operatorRoutes.createTenant>) => call('operator', 'createTenant', { body }),
    changes,
  })

export const useUpdateTenant = () =>
  useChange({
    run: ({ id, ...body }: SentBodyOf<typeof operatorRoutes.updateTenant> & { readonly id: string }) =>
      call('operator', 'updateTenant', { params: { tenant: id }, body }),
    changes,
  })

/** What is done to one organization by its own call. */
export const useTenantAction = () =>
  useChange({
    run: ({ id, action }: { readonly id: string; readonly action: BulkAction }): Promise<{ message: string }> => {
      const params = { tenant: id }
      if (action === 'delete') return call('operator', 'deleteTenant', { params }, { timeoutSeconds: 60 })
      if (action === 'reset_usage') return call('payments', 'resetUsage', { params })
      return call('operator', action, { params })
    },
    changes,
  })

const atOnce = { suspend: 50, activate: 50, reset_usage: 50, delete: 5 } as const

interface BulkOrder {
  readonly action: BulkAction
  readonly ids: readonly string[]
  readonly onProgress: (results: readonly BulkResult[]) => void
}

/** As many calls as show how far it is; each answers row by row. */
async function changeAll({ action, ids, onProgress }: BulkOrder): Promise<readonly BulkResult[]> {
  const results: BulkResult[] = []
  for (let at = 0; at < ids.length; at += atOnce[action]) {
    const body = { action, tenant_ids: ids.slice(at, at + atOnce[action]) }
    // One after the other: the server works on one organization at a time anyway.
    // oxlint-disable-next-line no-await-in-loop
    results.push(...(await call('operator', 'bulk', { body }, { timeoutSeconds: 60 })).results)
    onProgress([...results])
  }
  return results
}

export const useBulk = () => useChange({ run: changeAll, changes })

export const useExportTenant = () =>
  useChange({
    run: (id: string) => call('operator', 'exportTenant', { params: { tenant: id } }, { timeoutSeconds: 60 }),
    changes: () => null,
  })
