import type { QueryClient } from '@tanstack/react-query'
import type { DataOf } from '../../../../contract/route.ts'
import type { Vendor, vendorsRoutes } from '../../../../contract/vendors.ts'

type Listed = DataOf<(typeof vendorsRoutes)['list']>

/** Stands for a scan that the server has not named yet. */
const starting = 'starting'

function withScan(vendor: Vendor): Vendor {
  const now = new Date().toISOString()
  const none = { overall_score: null, score: null, grade: null, quality: null, coverage: null, score_version: null }
  const scan: NonNullable<Vendor['latest_scan']> = {
    ...none,
    id: starting,
    scan_status: 'pending',
    status: 'pending',
    risk_level: null,
    progress_data: { percentage: 0, current_step: 'Starting', updated_at: now },
    scan_timestamp: now,
    created_at: now,
    started_at: null,
    completed_at: null,
    cancelled_at: null,
    error_log: null,
  }
  return { ...vendor, latest_scan: scan, abilities: { ...vendor.abilities, scan: false } }
}

function changeVendor(client: QueryClient, id: string, change: (vendor: Vendor) => Vendor): void {
  client.setQueriesData<Listed>(
    { queryKey: ['vendors', 'list'] },
    (before) => before && { ...before, vendors: before.vendors.map((one) => (one.id === id ? change(one) : one)) },
  )
}

/** Shows in every list that a scan of the vendor starts; what it answers puts the row back as it was. */
export function showStarting(client: QueryClient, vendorId: string): () => void {
  const lists = client.getQueriesData<Listed>({ queryKey: ['vendors', 'list'] })
  const before = lists.flatMap(([, list]) => list?.vendors ?? []).find(({ id }) => id === vendorId)
  if (!before || before.latest_scan?.id === starting) return () => undefined
  changeVendor(client, vendorId, withScan)
  // What has come from the server meanwhile stays.
  return () => changeVendor(client, vendorId, (now) => (now.latest_scan?.id === starting ? before : now))
}

/** Shows a vendor that was just added on top of the lists that begin with the newest. */
export function showAdded(client: QueryClient, vendor: Vendor): void {
  for (const [key, list] of client.getQueriesData<Listed>({ queryKey: ['vendors', 'list'] })) {
    // safe because the list's own query makes these keys
    const asked = key[2] as { page?: number; search?: string; sort?: string; standing?: string } | undefined
    const isNewestFirst = (asked?.sort ?? '-added') === '-added' && (asked?.page ?? 1) === 1
    const isWhole = asked?.search === undefined && asked?.standing === undefined
    if (!list || !isNewestFirst || !isWhole || list.vendors.some(({ id }) => id === vendor.id)) continue
    client.setQueryData<Listed>(key, { ...list, vendors: [vendor, ...list.vendors], total: list.total + 1 })
  }
}
