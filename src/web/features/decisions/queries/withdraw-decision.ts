import { call } from '../../../lib/api.ts'
import { useChange } from '../../../lib/use-change.ts'
import type { Subject } from './decide.ts'

export const useWithdrawDecision = ({ vendorId, scanId, fact }: Subject, onDone: () => void) =>
  useChange({
    run: () => call('decisions', 'withdraw', { params: { id: scanId, fact } }),
    changes: () => ({ changed: 'decision', id: fact, vendor_id: vendorId }),
    onDone,
  })
