import type { RestrictionStatus } from '../../../../contract/restrictions.ts'
import { call } from '../../../lib/api.ts'
import { useChange } from '../../../lib/use-change.ts'

interface Tracked {
  readonly fact: string
  readonly status: RestrictionStatus
}

export const useTrackRestriction = (vendorId: string) =>
  useChange({
    run: ({ fact, status }: Tracked) =>
      call('restrictions', 'track', { params: { id: vendorId, fact }, body: { status } }),
    changes: ({ fact }) => ({ changed: 'restriction', id: fact, vendor_id: vendorId }),
  })
