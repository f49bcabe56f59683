import { queryOptions } from '@tanstack/react-query'
import type { plansRoutes } from '../../../../contract/plans.ts'
import type { SentBodyOf } from '../../../../contract/route.ts'
import { call } from '../../../lib/api.ts'
import { useChange } from '../../../lib/use-change.ts'

const changes = () => ({ changed: 'catalogue', id: '' }) as const
export type PackageForm = SentBodyOf<typeof plansRoutes.create>

export const packagesQuery = queryOptions({
  queryKey: ['plans', 'catalogue'],
  queryFn: async ({ signal }) => (await call('plans', 'list', {}, { signal })).packages,
  staleTime: 60_000,
})

/** Makes a package where there is no identifier, else changes the one that it names. */
export const useSavePackage = () =>
  useChange({
    run: ({ id, form }: { readonly id: string | null; readonly form: PackageForm }): Promise<unknown> =>
      id === null
        ? call('plans', 'create', { body: form })
        : call('plans', 'update', { params: { package: id }, body: form }),
    changes,
  })

export const useTogglePackage = () =>
  useChange({ run: (id: string) => call('plans', 'toggle', { params: { package: id } }), changes })

export const useDeletePackage = () =>
  useChange({ run: (id: string) => call('plans', 'remove', { params: { package: id } }), changes })
