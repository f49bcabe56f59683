import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { Circle } from 'lucide-react'
import type { OperatedReview } from '../../../../contract/operator.reviews.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { formatShortDate } from '../../../lib/format.ts'
import { notify } from '../../../lib/notify.ts'
import { oneOf } from '../../../lib/search-values.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { ConfirmDialog } from '../../../ui/Dialog.tsx'
import { useReport } from '../../../ui/ErrorBanner.tsx'
import { ForeignText } from '../../../ui/ForeignText.tsx'
import { ListStates } from '../../../ui/ListStates.tsx'
import { Pager } from '../../../ui/Pager.tsx'
import { SearchBox } from '../../../ui/SearchBox.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Cell, HeadCell, Table } from '../../../ui/Table.tsx'
import { reviewsOfAllQuery, useDeleteReview } from '../queries/reviews.ts'
import { useOperatorSearch } from '../use-operator-search.ts'
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

function ReviewRow({ review, onOpen }: { readonly review: OperatedReview; readonly onOpen: (open: Open) => void }) {
  const name = review.vendor_name
  return (
    <tr>
      <Cell className="wrap-anywhere">
        <span className="font-medium">
          <ForeignText text={name} />
        </span>
        {review.is_edited && <span className="block text-label text-fg3">Edited by the operator</span>}
      </Cell>
      <Cell className="text-fg2 wrap-anywhere">
        <ForeignText text={review.tenant_name} />
      </Cell>
      <Cell>
        <Chip tone={statusTones[review.status]}>{review.status}</Chip>
      </Cell>
      <Cell>
        {review.risk_level === null ? (
          <span className="text-fg3">N/A</span>
        ) : (
          <Chip tone={riskTones[review.risk_level]}>{review.risk_level}</Chip>
        )}
      </Cell>
      <Cell>
        <Score score={review.score} />
      </Cell>
      <Cell className="whitespace-nowrap text-fg2">{formatShortDate(review.created_at)}</Cell>
      <Cell className="whitespace-nowrap text-fg2">{formatShortDate(review.updated_at)}</Cell>
      <Cell>
        <div className="flex justify-end gap-1.5">
          <Button
            size="sm"
            aria-label={`Edit the review of ${name}`}
            onClick={() => onOpen({ review, dialog: 'edit' })}
          >
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
        </div>
      </Cell>
    </tr>
  )
}

function DeleteReviewDialog({ review, onClose }: { readonly review: OperatedReview; readonly onClose: () => void }) {
  const remove = useDeleteReview()
  const report = useReport()
  return (
    <ConfirmDialog
      open
      title={`Delete the review of ${review.vendor_name}?`}
      onClose={onClose}
      description={
        <>
          <p>
            {review.tenant_name} loses what was found in this scan, with its decisions and comments on it. The vendor
            and its other reviews stay, and the scan stays charged.
          </p>
          {remove.error && (
            <p role="alert" className="text-bad">
              {messageOf(remove.error, 'Failed to delete security review')}
            </p>
          )}
        </>
      }
    >
      <Button onClick={onClose}>Cancel</Button>
      <Button
        variant="danger"
        busy={remove.isPending}
        onClick={() =>
          remove.mutate(review.id, {
            onSuccess: ({ message }) => {
              notify.success(`Success: ${message}`)
              onClose()
            },
            onError: (error) => report(error, 'Failed to delete security review'),
          })
        }
      >
        Delete review
      </Button>
    </ConfirmDialog>
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
  const { search, page, toPage, clear, isNarrowed } = useOperatorSearch()
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
        emptyOf={({ reviews }) => {
          if (reviews.length > 0) return null
          if (!isNarrowed) return { title: 'No reviews yet', text: 'No organization has scanned a vendor.' }
          const action = <Button onClick={clear}>Clear filters</Button>
          return { title: 'No match', text: 'No security reviews found matching your criteria.', action }
        }}
      >
        {({ reviews, total, limit, is_counted: isCounted }) => (
          <>
            <Table label="Reviews of all organizations">
              <thead>
                <tr>
                  {heads.map((head) => (
                    <HeadCell key={head} className="min-w-24">
                      {head}
                    </HeadCell>
                  ))}
                  <HeadCell>
                    <span className="sr-only">Actions</span>
                  </HeadCell>
                </tr>
              </thead>
              <tbody>
                {reviews.map((review) => (
                  <ReviewRow key={review.id} review={review} onOpen={setOpen} />
                ))}
              </tbody>
            </Table>
            <Pager page={page} limit={limit} total={total} isCounted={isCounted} noun="reviews" onPage={toPage} />
          </>
        )}
      </ListStates>
      {open?.dialog === 'edit' && <ReviewForm review={open.review} onClose={() => setOpen(null)} />}
      {open?.dialog === 'delete' && <DeleteReviewDialog review={open.review} onClose={() => setOpen(null)} />}
    </section>
  )
}
