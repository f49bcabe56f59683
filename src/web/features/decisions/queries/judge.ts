import { call } from '../../../lib/api.ts'
import { useChange } from '../../../lib/use-change.ts'
import type { DecisionDraft, Subject } from './decide.ts'

type OfReview = Pick<Subject, 'vendorId' | 'scanId'>

/** Decides on whatever fact is named, so that one answer can be sent while the next is read. */
export const useDecideAny = ({ vendorId, scanId }: OfReview) =>
  useChange({
    run: ({ fact, body }: { readonly fact: string; readonly body: DecisionDraft }) =>
      call('decisions', 'decide', { params: { id: scanId, fact }, body }),
    changes: ({ fact }) => ({ changed: 'decision', id: fact, vendor_id: vendorId }),
  })

export const useWithdrawAny = ({ vendorId, scanId }: OfReview) =>
  useChange({
    run: (fact: string) => call('decisions', 'withdraw', { params: { id: scanId, fact } }),
    changes: (fact) => ({ changed: 'decision', id: fact, vendor_id: vendorId }),
  })

/** Confirms all answers of a topic that nobody has decided on. */
export const useConfirmMany = ({ vendorId, scanId }: OfReview) =>
  useChange({
    run: (facts: readonly string[]) =>
      call('decisions', 'confirmMany', { params: { id: scanId }, body: { facts: [...facts] } }),
    changes: (facts) => ({ changed: 'decision', id: facts[0] ?? '', vendor_id: vendorId }),
  })
