/** What other features may use of this one. */
export { presentFindings, presentScan } from './scans.present.ts'
export { lockVendor, rewriteReview, selectDecisions } from './review-writing.ts'
export { characterOffset } from './scan-store.ts'
export { selectDocumentOutlines, selectDocumentText } from './scan-material.ts'
export { selectFindings, selectLatestCompleted, selectScan, selectScanVendor } from './scans.queries.ts'
