import type { ScanRow } from '../../contract/scans.ts'

/** Whether a scan still waits or runs. */
export const isActive = (status: ScanRow['scan_status'] | undefined): boolean =>
  status === 'pending' || status === 'running' || status === 'in_progress'
