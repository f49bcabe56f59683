import type { decisionsRoutes } from '../../../../contract/decisions.ts'
import type { SentBodyOf } from '../../../../contract/route.ts'
import { call } from '../../../lib/api.ts'
import { useChange } from '../../../lib/use-change.ts'

export type DecisionDraft = SentBodyOf<(typeof decisionsRoutes)['decide']>

/** What a decision is about: one fact of one review. */
export interface Subject {
  readonly vendorId: string
  readonly scanId: string
  readonly fact: string
  /** The decision that was on the screen; null for none. */
  readonly seen: string | null
}

export const useDecide = ({ vendorId, scanId, fact, seen }: Subject, onDone: () => void) =>
  useChange({
    run: (body: DecisionDraft) =>
      call('decisions', 'decide', { params: { id: scanId, fact }, body: { ...body, seen } }),
    changes: () => ({ changed: 'decision', id: fact, vendor_id: vendorId }),
    onDone,
  })
