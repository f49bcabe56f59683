import type { ReactNode } from 'react'
import { lazily } from '../../ui/lazily.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'

export { CommentsContext, useCommenting } from './CommentsContext.tsx'
export { useReviewComments } from './use-review-comments.ts'

const meanwhile: ReactNode = (
  <div className="flex max-w-2xl flex-col gap-3">
    <Loading>Loading the comments…</Loading>
    <Skeleton className="h-40 w-full" />
  </div>
)

export const CommentsTab = lazily(async () => (await import('./CommentsTab.tsx')).CommentsTab, meanwhile)
export const CommentLayer = lazily(async () => (await import('./CommentLayer.tsx')).CommentLayer)
