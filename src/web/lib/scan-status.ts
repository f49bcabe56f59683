import type { ScanRow } from '../../contract/scans.ts'

/** Whether a scan still waits or runs. */
export const isActive = (status: ScanRow['scan_status'] | undefined): boolean =>
  status === 'pending' || status === 'running' || status === 'in_progress'

/** What is said of a scan that no worker has taken yet. */
export const waitingLabel = 'Waiting to start'
export const scanIsRunning = 'A scan is already running.'
