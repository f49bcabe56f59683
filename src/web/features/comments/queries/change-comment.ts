import type { commentsRoutes } from '../../../../contract/comments.ts'
import type { SentBodyOf } from '../../../../contract/route.ts'
import { call } from '../../../lib/api.ts'
import { useChange } from '../../../lib/use-change.ts'

export type NewComment = SentBodyOf<(typeof commentsRoutes)['add']>
export type NewReply = SentBodyOf<(typeof commentsRoutes)['reply']>

export const useAddComment = (vendorId: string, onDone: () => void) =>
  useChange({
    run: (body: NewComment) => call('comments', 'add', { params: { id: vendorId }, body }),
    changes: (_, answer) => ({ changed: 'comment', id: answer?.comment.id ?? '', vendor_id: vendorId }),
    onDone,
  })

export const useReply = (vendorId: string, comment: string, onDone: () => void) =>
  useChange({
    run: (body: NewReply) => call('comments', 'reply', { params: { id: vendorId, comment }, body }),
    changes: () => ({ changed: 'comment', id: comment, vendor_id: vendorId }),
    onDone,
  })

export const useResolve = (vendorId: string, comment: string) =>
  useChange({
    run: (resolved: boolean) => call('comments', 'resolve', { params: { id: vendorId, comment }, body: { resolved } }),
    changes: () => ({ changed: 'comment', id: comment, vendor_id: vendorId }),
  })

/** Deletes a comment or a reply, or brings it back. */
export const useDeletion = (vendorId: string, comment: string) =>
  useChange({
    run: (isDeleted: boolean) =>
      isDeleted
        ? call('comments', 'remove', { params: { id: vendorId, comment } })
        : call('comments', 'restore', { params: { id: vendorId, comment } }),
    changes: () => ({ changed: 'comment', id: comment, vendor_id: vendorId }),
  })
