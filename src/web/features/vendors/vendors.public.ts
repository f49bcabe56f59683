/** What the shell and other features may use of this one. */
export { applyProgress, isActive, vendorQuery, vendorsQuery, useStartScan, useUpdateWebsite } from './use-vendors.ts'
