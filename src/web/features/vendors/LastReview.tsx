import { RefreshCw } from 'lucide-react'
import type { Vendor } from '../../../contract/vendors.ts'
import { verdictLabels } from '../../lib/verdict-labels.ts'
import { formatShortDate } from '../../lib/format.ts'
import { isActive } from '../../lib/scan-status.ts'
import { Chip } from '../../ui/Chip.tsx'

const nothing = <span className="text-fg3">–</span>

function Score({ review }: { readonly review: NonNullable<Vendor['last_review']> }) {
  if (review.score === null) return <span className="text-label text-fg3">Score withheld</span>
  return (
    <span className="flex items-center gap-2 whitespace-nowrap tabular-nums">
      <span
        className="size-2 shrink-0 rounded-full"
        style={{ background: `var(--grade-${(review.grade ?? 'F').toLowerCase()})` }}
        aria-hidden="true"
      />
      <span>
        <span className="text-read leading-5 font-semibold">{review.score}</span>
        <span className="text-label text-fg3">/100</span>
      </span>
      <span className="font-semibold">
        <span className="sr-only">grade </span>
        {review.grade}
      </span>
    </span>
  )
}

/** Quality and coverage, side by side. */
function Measures({ review }: { readonly review: NonNullable<Vendor['last_review']> }) {
  if (review.coverage === null) return null
  const quality = review.quality === null ? '' : `Quality ${review.quality} · `
  return (
    <span className="text-meta whitespace-nowrap text-fg3 tabular-nums">
      {quality}Coverage {review.coverage}
    </span>
  )
}

/** Score, grade and verdict of the last finished review; they stand while a rescan runs, and say so. */
export function ReviewCell({ vendor }: { readonly vendor: Vendor }) {
  const review = vendor.last_review
  if (!review) return nothing
  return (
    <div className="flex flex-col items-start gap-1">
      <Score review={review} />
      <Measures review={review} />
      {review.verdict && (
        <Chip tone={verdictLabels[review.verdict].tone}>
          <span className="sr-only">Verdict: </span>
          {verdictLabels[review.verdict].label}
        </Chip>
      )}
      {isActive(vendor.latest_scan?.scan_status) && (
        <span className="flex items-center gap-1.5 text-meta text-fg3">
          <RefreshCw className="size-3" aria-hidden="true" />
          Rescanning
        </span>
      )}
    </div>
  )
}

/** Critical and high risks that nobody has dealt with yet. */
export function HighRisks({ vendor }: { readonly vendor: Vendor }) {
  if (!vendor.last_review) return nothing
  const open = vendor.last_review.open_high_risks
  return <span className={`tabular-nums ${open === 0 ? 'text-fg3' : 'font-semibold text-bad'}`}>{open}</span>
}

export function ReviewedOn({ vendor }: { readonly vendor: Vendor }) {
  if (!vendor.last_review) return nothing
  return <span className="whitespace-nowrap text-fg2">{formatShortDate(vendor.last_review.completed_at)}</span>
}
