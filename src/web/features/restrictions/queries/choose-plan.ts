import { call } from '../../../lib/api.ts'
import { useChange } from '../../../lib/use-change.ts'

/** Saves which of the vendor's plans the organization has; null for none. */
export const useChoosePlan = (vendorId: string) =>
  useChange({
    run: (plan: string | null) => call('restrictions', 'choosePlan', { params: { id: vendorId }, body: { plan } }),
    changes: () => ({ changed: 'vendor', id: vendorId }),
  })
