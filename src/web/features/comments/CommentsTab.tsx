import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Comment } from '../../../contract/comments.ts'
import type { ReviewSection } from '../../../contract/reviews.ts'
import { messageOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorCard } from '../../ui/ErrorCard.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { commentsQuery } from './queries/comments.ts'
import { sectionOf } from './section-text.ts'
import { Thread } from './Thread.tsx'

export interface CommentsTabProps {
  readonly vendorId: string
  readonly summary: readonly ReviewSection[]
  readonly analysis: readonly ReviewSection[]
  readonly onShow: (comment: Comment) => void
}

const filters = ['open', 'resolved', 'all'] as const
type Filter = (typeof filters)[number]
const filterLabels: Readonly<Record<Filter, string>> = { open: 'Open', resolved: 'Resolved', all: 'All' }

const isIn = (comment: Comment, filter: Filter): boolean =>
  filter === 'all' || comment.deleted !== null || comment.resolved === (filter === 'resolved')

/** What the team says of the review; passages that the texts no longer have are listed apart. */
export function CommentsTab({ vendorId, summary, analysis, onShow }: CommentsTabProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery(commentsQuery(vendorId))
  const [filter, setFilter] = useState<Filter>('open')
  if (isPending)
    return (
      <div className="flex max-w-2xl flex-col gap-3">
        <Loading>Loading the comments…</Loading>
        <Skeleton className="h-40 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
    )
  if (!data)
    return (
      <ErrorCard title="The comments could not be loaded" text={messageOf(error)}>
        <Button busy={isFetching} onClick={() => void refetch()}>
          Retry
        </Button>
      </ErrorCard>
    )
  const { comments, people } = data
  if (comments.length === 0)
    return (
      <div className="max-w-2xl rounded-card border border-line bg-s1">
        <EmptyState
          title="No comments yet"
          text="Select text in the Executive Summary or the Detailed Analysis and choose Comment, or use the comment button beside a section’s title."
        />
      </div>
    )
  const stand = comments.filter((comment) => comment.deleted === null)
  const amounts: Readonly<Record<Filter, number>> = {
    open: stand.filter((comment) => !comment.resolved).length,
    resolved: stand.filter((comment) => comment.resolved).length,
    all: stand.length,
  }
  const listed = comments.filter((comment) => isIn(comment, filter))
  const placed = new Map(listed.map((comment) => [comment.id, sectionOf(comment, { summary, analysis })]))
  const orphans = listed.filter((comment) => comment.deleted === null && !placed.get(comment.id))
  const list = (rows: readonly Comment[]) => (
    <ul className="flex flex-col gap-4">
      {rows.map((comment) => {
        const section = placed.get(comment.id)
        return (
          <Thread
            key={comment.id}
            vendorId={vendorId}
            comment={comment}
            people={people}
            onShow={section ? () => onShow({ ...comment, section_id: section.id }) : null}
          />
        )
      })}
    </ul>
  )
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <div>
        <Segmented
          label="Comments"
          options={filters.map((value) => ({ value, label: `${filterLabels[value]} ${amounts[value]}` }))}
          value={filter}
          onChange={setFilter}
        />
      </div>
      {listed.length === 0 && <p className="text-fg3">No {filterLabels[filter].toLowerCase()} comments.</p>}
      {list(listed.filter((comment) => !orphans.includes(comment)))}
      {orphans.length > 0 && (
        <section aria-labelledby="orphans" className="flex flex-col gap-3">
          <div>
            <h2 id="orphans" className="text-ui font-semibold">
              Passage no longer in the review <span className="font-normal text-fg3">{orphans.length}</span>
            </h2>
            <p className="text-label text-fg3">
              The text was written anew since. These comments are kept and are not guessed onto another passage.
            </p>
          </div>
          {list(orphans)}
        </section>
      )}
    </div>
  )
}
