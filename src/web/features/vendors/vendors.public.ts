import { lazy } from 'react'

/** What the shell and other features may use of this one. */
export { NewVendorButton } from './NewVendorButton.tsx'
export {
  applyProgress,
  isActive,
  recentVendorsQuery,
  vendorQuery,
  useStartScan,
  useUpdateWebsite,
} from './use-vendors.ts'

/** Comes when it is asked for: dialogs are not part of a page's first load. */
export const RescanDialog = lazy(async () => ({ default: (await import('./RescanDialog.tsx')).RescanDialog }))
