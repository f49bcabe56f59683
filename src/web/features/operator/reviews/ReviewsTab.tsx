import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { Circle } from 'lucide-react'
import type { OperatedReview } from '../../../../contract/operator.reviews.ts'
import { oneOf } from '../../../lib/search-values.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { ConfirmAction } from '../../../ui/ConfirmAction.tsx'
import { ForeignText } from '../../../ui/ForeignText.tsx'
import { ListStates } from '../../../ui/ListStates.tsx'
import { SearchBox } from '../../../ui/SearchBox.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Day } from '../Day.tsx'
import { OperatedList, type OperatedRow } from '../OperatedList.tsx'
import { reviewsOfAllQuery, useDeleteReview } from '../queries/reviews.ts'
import { useOperatorSearch } from '../use-operator-search.tsx'
import { ReviewForm } from './ReviewForm.tsx'

const statuses = ['completed', 'pending', 'failed'] as const
const risks = ['low', 'medium', 'high', 'critical'] as const
const named = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const statusOptions = [
  { value: '', label: 'All statuses' },
  ...statuses.map((value) => ({ value, label: named(value) })),
] as const
const riskOptions = [
  { value: '', label: 'All risks' },
  ...risks.map((value) => ({ value, label: named(value) })),
] as const
const statusTones = { completed: 'ok', pending: 'accent', failed: 'bad' } as const
const riskTones = { low: 'ok', medium: 'warn', high: 'bad', critical: 'bad' } as const
const heads = ['Vendor', 'Tenant', 'Status', 'Risk Level', 'Score', 'Created', 'Updated'] as const

function scoreTone(score: number): string {
  if (score >= 80) return 'text-ok'
  return score >= 60 ? 'text-warn' : 'text-bad'
}

function Score({ score }: { readonly score: number | null }) {
  if (score === null) return <span className="text-fg3">N/A</span>
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap tabular-nums">
      <Circle className={`size-2.5 fill-current ${scoreTone(score)}`} aria-hidden="true" />
      {score}/100
    </span>
  )
}

type Open = { readonly review: OperatedReview; readonly dialog: 'edit' | 'delete' }

function Actions({ review, onOpen }: { readonly review: OperatedReview; readonly onOpen: (open: Open) => void }) {
  const name = review.vendor_name
  return (
    <>
      <Button size="sm" aria-label={`Edit the review of ${name}`} onClick={() => onOpen({ review, dialog: 'edit' })}>
        Edit
      </Button>
      <Link
        to="/security-review/$reviewId"
        params={{ reviewId: review.id }}
        aria-label={`Open the review of ${name}`}
        className={buttonStyle('secondary', 'sm')}
      >
        Open
      </Link>
      <Button
        size="sm"
        variant="danger"
        aria-label={`Delete the review of ${name}`}
        onClick={() => onOpen({ review, dialog: 'delete' })}
      >
        Delete
      </Button>
    </>
  )
}

const rowOf = (review: OperatedReview, onOpen: (open: Open) => void): OperatedRow => ({
  id: review.id,
  cells: [
    <span key="vendor">
      <ForeignText text={review.vendor_name} />
      {review.is_edited && <span className="block text-label font-normal text-fg3">Edited by the operator</span>}
    </span>,
    <ForeignText key="tenant" text={review.tenant_name} />,
    <Chip key="status" tone={statusTones[review.status]}>
      {review.status}
    </Chip>,
    review.risk_level === null ? (
      <span className="text-fg3">N/A</span>
    ) : (
      <Chip tone={riskTones[review.risk_level]}>{review.risk_level}</Chip>
    ),
    <Score key="score" score={review.score} />,
    <Day key="created" of={review.created_at} />,
    <Day key="updated" of={review.updated_at} />,
  ],
  actions: <Actions review={review} onOpen={onOpen} />,
})

function DeleteReviewDialog({ review, onClose }: { readonly review: OperatedReview; readonly onClose: () => void }) {
  return (
    <ConfirmAction
      title={`Delete the review of ${review.vendor_name}?`}
      label="Delete review"
      action={useDeleteReview()}
      given={review.id}
      done={({ message }) => `Success: ${message}`}
      failed="Failed to delete security review"
      onClose={onClose}
    >
      {review.tenant_name} loses what was found in this scan, with its decisions and comments on it. The vendor and its
      other reviews stay, and the scan stays charged.
    </ConfirmAction>
  )
}

function Filters() {
  const { search, narrow, clear, isNarrowed } = useOperatorSearch()
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <SearchBox
        label="Search by vendor or tenant"
        value={search.search ?? ''}
        onSearch={(text) => narrow({ search: text })}
      />
      <Select
        label="Status"
        isLabelHidden
        options={statusOptions}
        value={oneOf(statuses, search.status) ?? ''}
        onChange={(status) => narrow({ status })}
      />
      <Select
        label="Risk"
        isLabelHidden
        options={riskOptions}
        value={oneOf(risks, search.risk) ?? ''}
        onChange={(risk) => narrow({ risk })}
      />
      {search.vendor !== undefined && <Chip>Of one vendor</Chip>}
      {isNarrowed && (
        <Button variant="ghost" onClick={clear}>
          Clear filters
        </Button>
      )}
    </div>
  )
}

/** The reviews of all organizations. */
export function ReviewsTab() {
  const { search, page, noneOf } = useOperatorSearch()
  const query = useQuery(
    reviewsOfAllQuery({
      search: search.search,
      status: oneOf(statuses, search.status),
      risk_level: oneOf(risks, search.risk),
      vendor: search.vendor,
      page,
    }),
  )
  const [open, setOpen] = useState<Open | null>(null)
  return (
    <section aria-label="Security Reviews" className="mt-6">
      <h2 className="mb-3 text-read font-semibold">Security Reviews</h2>
      <Filters />
      <ListStates
        query={query}
        loading="Loading security reviews"
        failed="Failed to load security reviews"
        emptyOf={({ reviews }) =>
          noneOf(reviews, 'security reviews', {
            title: 'No reviews yet',
            text: 'No organization has scanned a vendor.',
          })
        }
      >
        {(found) => (
          <OperatedList
            label="Reviews of all organizations"
            noun="reviews"
            heads={heads}
            found={found}
            rows={found.reviews.map((review) => rowOf(review, setOpen))}
          />
        )}
      </ListStates>
      {open?.dialog === 'edit' && <ReviewForm review={open.review} onClose={() => setOpen(null)} />}
      {open?.dialog === 'delete' && <DeleteReviewDialog review={open.review} onClose={() => setOpen(null)} />}
    </section>
  )
}
