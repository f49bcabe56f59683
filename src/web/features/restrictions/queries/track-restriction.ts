import type { restrictionsRoutes } from '../../../../contract/restrictions.ts'
import type { SentBodyOf } from '../../../../contract/route.ts'
import { call } from '../../../lib/api.ts'
import { useChange } from '../../../lib/use-change.ts'

export type RestrictionChange = SentBodyOf<(typeof restrictionsRoutes)['track']>
export type BulkChange = Omit<RestrictionChange, 'seen'>

interface Tracked {
  readonly fact: string
  readonly change: RestrictionChange
}

export const useTrackRestriction = (vendorId: string) =>
  useChange({
    run: ({ fact, change }: Tracked) => call('restrictions', 'track', { params: { id: vendorId, fact }, body: change }),
    changes: ({ fact }) => ({ changed: 'restriction', id: fact, vendor_id: vendorId }),
  })

interface TrackedMany {
  readonly facts: readonly string[]
  readonly change: BulkChange
}

export const useTrackMany = (vendorId: string) =>
  useChange({
    run: ({ facts, change }: TrackedMany) =>
      call('restrictions', 'trackMany', { params: { id: vendorId }, body: { facts: [...facts], ...change } }),
    changes: ({ facts }) => ({ changed: 'restriction', id: facts[0] ?? '', vendor_id: vendorId }),
  })
