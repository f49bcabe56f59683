import { call } from '../../../lib/api.ts'
import { withinPlan } from '../../../lib/plan-limit.ts'
import { useChange } from '../../../lib/use-change.ts'
import { showStarting } from '../../vendors/vendors.public.ts'

export const useStartScan = () =>
  useChange({
    run: (vendorId: string) => withinPlan(() => call('vendors', 'scan', { params: { id: vendorId } })),
    expect: (client, vendorId) => showStarting(client, vendorId),
    // A refusal may mean that somebody else’s scan runs: the vendor is read again.
    changes: (vendorId, started) =>
      started ? { changed: 'scan', id: started.scan_id, vendor_id: vendorId } : { changed: 'vendor', id: vendorId },
  })
