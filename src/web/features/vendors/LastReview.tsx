import { RefreshCw } from 'lucide-react'
import { markHidden } from '../../../contract/text.forms.ts'
import type { Vendor } from '../../../contract/vendors.ts'
import { verdictLabels } from '../../lib/verdict-labels.ts'
import { formatDay, formatShortDate } from '../../lib/format.ts'
import { isActive } from '../../lib/scan-status.ts'
import { Chip } from '../../ui/Chip.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { Severity } from '../../ui/Severity.tsx'
import { limitsOf, sayKind, toneOf } from './standing-decision.ts'

const nothing = <span className="text-fg3">–</span>

function Score({ review }: { readonly review: NonNullable<Vendor['last_review']> }) {
  if (review.score === null) return <span className="text-label whitespace-nowrap text-fg3">Score withheld</span>
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

type Review = NonNullable<Vendor['last_review']>

function VerdictChip({ review }: { readonly review: Review }) {
  if (!review.verdict) return nothing
  return (
    <Chip tone={verdictLabels[review.verdict].tone}>
      <span className="sr-only">Verdict: </span>
      {verdictLabels[review.verdict].label}
    </Chip>
  )
}

/** It stands while a rescan runs, and says so. */
function Rescanning({ vendor }: { readonly vendor: Vendor }) {
  if (!isActive(vendor.latest_scan?.scan_status)) return null
  return (
    <span className="mt-1 flex items-center gap-1.5 text-meta text-fg3">
      <RefreshCw className="size-3" aria-hidden="true" />
      Rescanning
    </span>
  )
}

/** Score, grade and verdict of the last finished review in one place: narrow screens. */
export function ReviewCell({ vendor }: { readonly vendor: Vendor }) {
  const review = vendor.last_review
  if (!review) return nothing
  return (
    <div className="flex flex-col items-start gap-1">
      <Score review={review} />
      <Measures review={review} />
      {review.verdict && <VerdictChip review={review} />}
      <DecisionLine vendor={vendor} />
      <Rescanning vendor={vendor} />
    </div>
  )
}

export function ScoreCell({ vendor }: { readonly vendor: Vendor }) {
  if (!vendor.last_review) return nothing
  return (
    <>
      <Score review={vendor.last_review} />
      <Rescanning vendor={vendor} />
    </>
  )
}

/** What the organization decided itself. */
export function DecisionCell({ vendor: { decision } }: { readonly vendor: Vendor }) {
  if (!decision) return nothing
  const limits = limitsOf(decision)
  return (
    <>
      <Chip tone={toneOf(decision)}>
        <span className="sr-only">Our decision: </span>
        {sayKind(decision)}
      </Chip>
      {limits !== null && (
        <span className="clamp-2 clamp-dense mt-0.5 text-meta text-fg3 wrap-anywhere" title={markHidden(limits)}>
          <ForeignText text={limits} />
        </span>
      )}
    </>
  )
}

/** 'Decided: Approved · Business plan', below the verdict. */
export function DecisionLine({ vendor: { decision } }: { readonly vendor: Vendor }) {
  if (!decision) return null
  const limits = limitsOf(decision)
  const colour = { neutral: 'text-fg3', ok: 'text-ok', warn: 'text-warn', bad: 'text-bad' }[toneOf(decision)]
  return (
    <span className="mt-1 block text-label text-fg3">
      Decided: <span className={`font-medium ${colour}`}>{sayKind(decision)}</span>
      {limits !== null && (
        <span className="hide-compact block text-meta wrap-anywhere">
          <ForeignText text={limits} />
        </span>
      )}
    </span>
  )
}

interface VerdictCellProps {
  readonly vendor: Vendor
  /** No column of its own tells the decision. */
  readonly hasDecision: boolean
}

export const VerdictCell = ({ vendor, hasDecision }: VerdictCellProps) => (
  <>
    {vendor.last_review ? <VerdictChip review={vendor.last_review} /> : nothing}
    {hasDecision && <DecisionLine vendor={vendor} />}
  </>
)

/** How many of the questions were answered, of 100. */
export function CoverageCell({ vendor }: { readonly vendor: Vendor }) {
  const coverage = vendor.last_review?.coverage
  return coverage === null || coverage === undefined ? nothing : <span className="tabular-nums">{coverage}%</span>
}

export const RiskCell = ({ vendor }: { readonly vendor: Vendor }) =>
  vendor.last_review?.risk_level ? <Severity level={vendor.last_review.risk_level} /> : nothing

export const OwnerCell = ({ vendor }: { readonly vendor: Vendor }) =>
  vendor.owner ? (
    <span className="clamp-2 wrap-anywhere text-fg2" title={markHidden(vendor.owner.name)}>
      <ForeignText text={vendor.owner.name} />
    </span>
  ) : (
    nothing
  )

/** The day, amber once it is over. A day has no zone: it is written as it was given. */
export function NextReviewCell({ vendor }: { readonly vendor: Vendor }) {
  const day = vendor.next_review
  if (day === null) return nothing
  const isOver = day < new Date().toISOString().slice(0, 10)
  return (
    <span className={`whitespace-nowrap ${isOver ? 'font-medium text-warn' : 'text-fg2'}`}>
      {formatDay(day)}
      {isOver && <span className="block text-meta">overdue</span>}
    </span>
  )
}

/** Critical and high risks that nobody has dealt with yet, and those that stay because they were accepted. */
export function HighRisks({ vendor }: { readonly vendor: Vendor }) {
  if (!vendor.last_review) return nothing
  const { open_high_risks: open, accepted_high_risks: accepted } = vendor.last_review
  return (
    <span className="tabular-nums">
      <span className={open === 0 ? 'text-fg3' : 'font-semibold text-bad'}>{open}</span>
      {accepted > 0 && <span className="block text-meta whitespace-nowrap text-fg2">{accepted} accepted</span>}
    </span>
  )
}

export function ReviewedOn({ vendor }: { readonly vendor: Vendor }) {
  if (!vendor.last_review) return nothing
  return <span className="whitespace-nowrap text-fg2">{formatShortDate(vendor.last_review.completed_at)}</span>
}
