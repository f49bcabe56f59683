import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { isActive } from '../vendors/vendors.public.ts'
import { keepReview, readCachedReview } from './review-cache.ts'

const pollEvery = 3_000

/** Cheap; asked every 3 seconds while the scan is active. */
export const statusQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: ['scans', id, 'status'],
    queryFn: ({ signal }) => call('scans', 'status', { params: { id: id ?? '' } }, { signal }),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (isActive(state.data?.scan_status) ? pollEvery : false),
  })

/** What each agent did so far. */
export const detailQuery = (id: string) =>
  queryOptions({
    queryKey: ['scans', id, 'detail'],
    queryFn: async ({ signal }) => (await call('scans', 'show', { params: { id } }, { signal })).scan,
    refetchInterval: ({ state }) => (state.data && !isActive(state.data.scan_status) ? false : pollEvery),
  })

const freshFor = 30 * 60_000

/** Shown from this browser's copy first when there is one, then asked again in the background. */
export const reviewQuery = (id: string | undefined, isEnabled: boolean) =>
  queryOptions({
    queryKey: ['scans', id, 'review'],
    queryFn: async ({ signal }) => {
      const page = await call('scans', 'review', { params: { id: id ?? '' } }, { signal })
      keepReview(page)
      return page
    },
    enabled: id !== undefined && isEnabled,
    staleTime: freshFor,
    refetchOnMount: 'always',
    initialData: () => (id === undefined ? undefined : readCachedReview(id)?.page),
    initialDataUpdatedAt: () => (id === undefined ? undefined : readCachedReview(id)?.at),
  })

/** A stored page never changes. */
export const documentQuery = (id: string, scanId: string) =>
  queryOptions({
    queryKey: ['documents', id, scanId],
    queryFn: async ({ signal }) =>
      (await call('documents', 'show', { params: { id }, query: { scan_id: scanId } }, { signal })).document,
    staleTime: Infinity,
  })

export const ledgerQuery = (scanId: string) =>
  queryOptions({
    queryKey: ['scans', scanId, 'ledger'],
    queryFn: async ({ signal }) => (await call('scans', 'ledger', { params: { id: scanId } }, { signal })).ledger,
    staleTime: Infinity,
  })

export const changesQuery = (scanId: string) =>
  queryOptions({
    queryKey: ['scans', scanId, 'changes'],
    queryFn: async ({ signal }) =>
      (await call('scans', 'changes', { params: { id: scanId }, query: {} }, { signal })).changes,
    staleTime: freshFor,
  })

export function useCancelScan() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('scans', 'cancel', { params: { id } }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ['scans'] })
      await client.invalidateQueries({ queryKey: ['vendors'] })
    },
  })
}

/** Confirms that a host is the vendor's own, or takes that back; the next scan acts on it. */
export function useConfirmHost(vendorId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ host, confirmed }: { readonly host: string; readonly confirmed: boolean }) =>
      confirmed
        ? call('vendors', 'confirmDomain', { params: { id: vendorId }, body: { host } })
        : call('vendors', 'removeDomain', { params: { id: vendorId, host } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['scans'] }),
  })
}
