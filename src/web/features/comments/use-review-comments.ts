import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Comment } from '../../../contract/comments.ts'
import type { Commenting } from './CommentsContext.tsx'
import { commentsQuery } from './queries/comments.ts'

/** Comments and replies that stand; what was deleted is not counted. */
const countStanding = (comments: readonly Comment[]): number =>
  comments
    .filter((comment) => comment.deleted === null)
    .reduce((sum, { replies }) => sum + 1 + replies.filter((reply) => reply.deleted === null).length, 0)

export interface AskedSection {
  readonly sectionId: string
  readonly sentences: readonly string[]
}

const noComments: readonly Comment[] = []

/** A review's comments with what its sections need to be commented on. */
export function useReviewComments(vendorId: string, onShowAll: () => void) {
  const { data } = useQuery(commentsQuery(vendorId))
  const [asked, setAsked] = useState<AskedSection | null>(null)
  const comments = data?.comments ?? noComments
  const openIn = useMemo(() => {
    const open = comments.filter((comment) => comment.deleted === null && !comment.resolved)
    return new Map([...Map.groupBy(open, (one) => one.section_id)].map(([section, own]) => [section, own.length]))
  }, [comments])
  const commenting: Commenting = {
    ask: (sectionId, sentences) => setAsked({ sectionId, sentences }),
    openIn,
    onShowAll,
  }
  return { comments, people: data?.people ?? [], count: countStanding(comments), commenting, asked, setAsked }
}
