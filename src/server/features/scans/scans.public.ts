/** What other features may use of this one. */
export { presentScan } from './scans.present.ts'
export { selectScan } from './scans.queries.ts'
