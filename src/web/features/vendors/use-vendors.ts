import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { LiveEvent } from '../../../contract/live.ts'
import type { DataOf } from '../../../contract/route.ts'
import type { ScanRow } from '../../../contract/scans.ts'
import type { Vendor, vendorsRoutes } from '../../../contract/vendors.ts'
import { call } from '../../lib/api.ts'
import type { HubSearch } from '../../lib/hub-search.ts'

type Status = ScanRow['scan_status']
type Progress = Extract<LiveEvent, { type: 'scan_progress' }>['data']

export const isActive = (status: Status | undefined): boolean =>
  status === 'pending' || status === 'running' || status === 'in_progress'

/** Vendors of one page of the Review Hub. */
export const pageSize = 50
const recentSize = 5
const activeEvery = 10_000
const quietEvery = 60_000

/** One page of vendors as asked; asked again every 10 seconds while one of them is scanned, else every minute. */
const pageQuery = (limit: number, { search, sort, show, page = 1 }: HubSearch) => {
  const query = { page, limit, search, sort, standing: show }
  return queryOptions({
    queryKey: ['vendors', 'list', query],
    queryFn: ({ signal }) => call('vendors', 'list', { query }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.vendors.some((vendor) => isActive(vendor.latest_scan?.scan_status)) ? activeEvery : quietEvery,
  })
}

export const vendorListQuery = (hub: HubSearch) => pageQuery(pageSize, hub)

/** The vendors that were reviewed last. */
export const recentVendorsQuery = pageQuery(recentSize, { sort: '-reviewed' })

export const vendorQuery = (id: string) =>
  queryOptions({
    queryKey: ['vendors', id],
    queryFn: async ({ signal }) => (await call('vendors', 'show', { params: { id } }, { signal })).vendor,
  })

export const statsQuery = queryOptions({
  queryKey: ['reports', 'dashboard-stats'],
  queryFn: ({ signal }) => call('reports', 'dashboardStats', {}, { signal }),
  refetchInterval: quietEvery,
})

/** Shortest query that the directory is asked for. */
export const shortestSearch = 3

export const searchQuery = (text: string) =>
  queryOptions({
    queryKey: ['vendor-directory', text],
    queryFn: async ({ signal }) =>
      (await call('vendors', 'search', { query: { q: text } }, { signal, timeoutSeconds: 5 })).results.slice(0, 8),
    enabled: text.length >= shortestSearch,
    staleTime: 300_000,
    retry: 1,
  })

/** Shows a live event at once, in the lists that hold the scan. */
export function applyProgress(client: QueryClient, progress: Progress): void {
  const { scan_id: scanId, scan_status: status, percentage, current_step: step } = progress
  const progressData = { percentage, current_step: step, updated_at: new Date().toISOString() }
  client.setQueriesData<DataOf<(typeof vendorsRoutes)['list']>>({ queryKey: ['vendors', 'list'] }, (before) => {
    if (!before) return before
    const vendors = before.vendors.map((vendor): Vendor => {
      const scan = vendor.latest_scan
      if (scan?.id !== scanId) return vendor
      return { ...vendor, latest_scan: { ...scan, scan_status: status, status, progress_data: progressData } }
    })
    return { ...before, vendors }
  })
}

async function refresh(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['vendors'] }),
    client.invalidateQueries({ queryKey: ['reports'] }),
    client.invalidateQueries({ queryKey: ['tenant'] }),
  ])
}

export function useStartScan() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (vendorId: string) => call('vendors', 'scan', { params: { id: vendorId } }),
    onSettled: () => refresh(client),
  })
}

export interface NewVendor {
  readonly name: string
  readonly website: string
  readonly description: string
  /** The organization has a vendor of this website and wants another one. */
  readonly allowSameDomain: boolean
}

/** Creates the vendor; empty optional fields are left out. */
export function useCreateVendor() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ name, website, description, allowSameDomain }: NewVendor) => {
      const given = website.trim() === '' ? {} : { website: website.trim() }
      const words = description.trim() === '' ? {} : { description: description.trim() }
      const condition = allowSameDomain ? {} : { unless_known: true }
      return call('vendors', 'create', { body: { name: name.trim(), ...given, ...words, ...condition } })
    },
    onSuccess: () => refresh(client),
  })
}

export function useUpdateWebsite() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, website }: { readonly id: string; readonly website: string }) =>
      call('vendors', 'update', { params: { id }, body: { website } }),
    onSuccess: () => refresh(client),
  })
}

export function useUpdateDescription() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, description }: { readonly id: string; readonly description: string }) =>
      call('vendors', 'update', { params: { id }, body: { description } }),
    onSuccess: () => refresh(client),
  })
}

export function useDeleteVendor() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('vendors', 'remove', { params: { id } }),
    onSuccess: () => refresh(client),
  })
}
