/** What other features may use of this one. */
export { findVendorByName } from './vendors.directory.ts'
export { updateVendor } from './vendors.queries.ts'
