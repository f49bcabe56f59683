import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { LiveEvent } from '../../../contract/live.ts'
import type { DataOf, SentQueryOf } from '../../../contract/route.ts'
import type { ScanRow } from '../../../contract/scans.ts'
import type { Vendor, vendorsRoutes } from '../../../contract/vendors.ts'
import { call } from '../../lib/api.ts'

type Status = ScanRow['scan_status']
type Progress = Extract<LiveEvent, { type: 'scan_progress' }>['data']

export const isActive = (status: Status | undefined): boolean =>
  status === 'pending' || status === 'running' || status === 'in_progress'

const listSize = 1000
const activeEvery = 10_000
const quietEvery = 60_000

type ListQuery = SentQueryOf<(typeof vendorsRoutes)['list']>
export type VendorSort = NonNullable<ListQuery['sort']>
export type VendorStanding = NonNullable<ListQuery['standing']>

/** Vendors of the organization as asked; asked again every 10 seconds while a scan is active, else every minute. */
export const vendorListQuery = (sort?: VendorSort, standing?: VendorStanding) =>
  queryOptions({
    queryKey: ['vendors', 'list', { sort, standing }],
    queryFn: ({ signal }) =>
      call('vendors', 'list', { query: { page: 1, limit: listSize, sort, standing } }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.vendors.some((vendor) => isActive(vendor.latest_scan?.scan_status)) ? activeEvery : quietEvery,
  })

/** Every vendor of the organization, newest first. */
export const vendorsQuery = vendorListQuery()

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
  readonly allowSameDomain?: boolean
}

/** Creates the vendor; empty optional fields are left out. */
export function useCreateVendor() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ name, website, description, allowSameDomain }: NewVendor) => {
      const given = website.trim() === '' ? {} : { website: website.trim() }
      const words = description.trim() === '' ? {} : { description: description.trim() }
      const allowed = allowSameDomain ? { allow_same_domain: true } : {}
      return call('vendors', 'create', { body: { name: name.trim(), ...given, ...words, ...allowed } })
    },
    onSuccess: () => refresh(client),
  })
}

const siteOf = (website: string): string =>
  (URL.parse(/^[a-z][a-z\d+.-]*:/i.test(website) ? website : `https://${website}`)?.hostname ?? website)
    .toLowerCase()
    .replace(/^www\./, '')

/** The organization's vendor of this website, else of this name; null when it is not found. */
export async function findTwin({ name, website }: NewVendor): Promise<{ id: string; name: string } | null> {
  const site = website.trim() === '' ? null : siteOf(website.trim())
  const { results } = await call('vendors', 'search', { query: { q: site ?? name.trim() } })
  const own = results.filter((match) => match.vendor_id !== null)
  const twin = own.find((match) => siteOf(match.domain) === site) ?? own[0]
  return twin?.vendor_id ? { id: twin.vendor_id, name: twin.name } : null
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
