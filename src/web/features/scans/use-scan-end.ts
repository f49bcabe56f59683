import { useEffect, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { ScanRow } from '../../../contract/scans.ts'
import { markHidden } from '../../../contract/text.forms.ts'
import { notify } from '../../lib/notify.ts'
import { isActive } from '../../lib/scan-status.ts'
import { refreshAfter } from '../../lib/refresh.ts'

interface Watched {
  readonly vendorId: string
  readonly name: string
  readonly scanId: string | undefined
  readonly status: ScanRow['scan_status'] | undefined
}

/** Says that the scan is over, and refreshes whatever shows it, once it ends while it is watched: without a live connection nobody else says so. */
export function useScanEnd({ vendorId, name, scanId, status }: Watched): void {
  const called = useRef(name)
  called.current = name
  const client = useQueryClient()
  const running = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (isActive(status)) running.current = scanId
    else if (status !== undefined && scanId !== undefined && running.current === scanId) {
      running.current = undefined
      if (status === 'completed') notify.success(`The review of ${markHidden(called.current)} is ready`)
      void refreshAfter(client, { changed: 'scan', id: scanId, vendor_id: vendorId })
    }
  }, [client, vendorId, scanId, status])
}
