import type { QueryClient } from '@tanstack/react-query'
import type { LiveChange } from '../../../../contract/live.ts'
import type { DataOf } from '../../../../contract/route.ts'
import type { Vendor, vendorsRoutes } from '../../../../contract/vendors.ts'

/** Shows how far a scan is at once, in the lists that hold it. */
export function showProgress(client: QueryClient, { id, progress }: Extract<LiveChange, { changed: 'scan' }>): void {
  const { scan_status: status, percentage, current_step } = progress
  const progressData = { percentage, current_step, updated_at: new Date().toISOString() }
  client.setQueriesData<DataOf<(typeof vendorsRoutes)['list']>>({ queryKey: ['vendors', 'list'] }, (before) => {
    if (!before) return before
    const vendors = before.vendors.map((vendor): Vendor => {
      const scan = vendor.latest_scan
      if (scan?.id !== id) return vendor
      return { ...vendor, latest_scan: { ...scan, scan_status: status, status, progress_data: progressData } }
    })
    return { ...before, vendors }
  })
}
