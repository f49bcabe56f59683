import { call } from '../../../lib/api.ts'
import { useChange } from '../../../lib/use-change.ts'

export const useCancelScan = (vendorId: string) =>
  useChange({
    run: (id: string) => call('scans', 'cancel', { params: { id } }),
    changes: (id) => ({ changed: 'scan', id, vendor_id: vendorId }),
  })
