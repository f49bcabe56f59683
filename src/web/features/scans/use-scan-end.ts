import { useEffect, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { ScanRow } from '../../../contract/scans.ts'
import { isActive } from '../../lib/scan-status.ts'
import { refreshAfter } from '../../lib/refresh.ts'

interface Watched {
  readonly vendorId: string
  readonly scanId: string | undefined
  readonly status: ScanRow['scan_status'] | undefined
}

/** Refreshes whatever shows the scan once it ends while it is watched: without a live connection nobody else says so. */
export function useScanEnd({ vendorId, scanId, status }: Watched): void {
  const client = useQueryClient()
  const running = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (isActive(status)) running.current = scanId
    else if (status !== undefined && scanId !== undefined && running.current === scanId) {
      running.current = undefined
      void refreshAfter(client, { changed: 'scan', id: scanId, vendor_id: vendorId })
    }
  }, [client, vendorId, scanId, status])
}
