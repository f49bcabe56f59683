import { lazily } from '../../ui/lazily.tsx'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'

/** What the shell and other features may use of this one. */
export { scanStatusQuery } from './queries/scan-status.ts'
export { useStartScan } from './queries/start-scan.ts'
export { useScanEnd } from './use-scan-end.ts'

const meanwhile = <PageSkeleton title="Security review" loading="Loading the scan…" />

export const FailedScan = lazily(async () => (await import('./FailedScan.tsx')).FailedScan, meanwhile)
export const FirstScan = lazily(async () => (await import('./FirstScan.tsx')).FirstScan, meanwhile)
export const InProgress = lazily(async () => (await import('./InProgress.tsx')).InProgress, meanwhile)
export const RescanDialog = lazily(async () => (await import('./RescanDialog.tsx')).RescanDialog)
