import type { SentBodyOf } from '../../../../contract/route.ts'
import type { vendorDecisionsRoutes } from '../../../../contract/vendor-decisions.ts'
import { call } from '../../../lib/api.ts'
import { useChange } from '../../../lib/use-change.ts'

export type VendorDecisionDraft = SentBodyOf<(typeof vendorDecisionsRoutes)['decide']>

export const useDecideVendor = (vendorId: string, scanId: string) =>
  useChange({
    run: (body: VendorDecisionDraft) => call('vendorDecisions', 'decide', { params: { id: scanId }, body }),
    changes: () => ({ changed: 'decision', id: vendorId, vendor_id: vendorId }),
  })
