import { lazily } from '../../ui/lazily.tsx'

/** What the shell and other features may use of this one. */
export { NewVendorButton } from './NewVendorButton.tsx'
export { useUpdateVendor } from './queries/update-vendor.ts'
export { vendorQuery } from './queries/vendor.ts'
export { recentVendorsQuery, vendorListQuery } from './queries/vendor-list.ts'
export { showProgress } from './queries/show-progress.ts'
export { namedVendorsQuery } from './queries/named-vendors.ts'
export { useDebounced } from './use-debounced.ts'
export { showStarting } from './queries/expected-rows.ts'

/** Its code comes when a review is on the screen. */
export const ReviewRead = lazily(async () => (await import('./ReviewRead.tsx')).ReviewRead)
