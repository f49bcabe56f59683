/** What other features may use of this one. */
export { findScan, readDetail } from './scan-detail.ts'
export { characterOffset } from './scan-store.ts'
export { presentScan } from './scans.present.ts'
export { selectLatestCompleted, selectScan, selectScanParts, selectScanVendor } from './scans.queries.ts'
