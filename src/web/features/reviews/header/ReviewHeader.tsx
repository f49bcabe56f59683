import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { CircleCheck, CircleHelp, CircleMinus, CircleX, FileText, RefreshCw, TriangleAlert } from 'lucide-react'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import type { ScoreResult } from '../../../../contract/reviews.ts'
import { formatDateTime, formatMinutes, isWebAddress, shortAddress } from '../../../lib/format.ts'
import { useIsAtLeast } from '../../../lib/use-is-at-least.ts'
import { verdictLabels } from '../../../lib/verdict-labels.ts'
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { lazily } from '../../../ui/lazily.tsx'
import { NewTabLink } from '../../../ui/NewTabLink.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ScoreRing } from '../../../ui/ScoreRing.tsx'
import { Tooltip } from '../../../ui/Tooltip.tsx'
import { ForeignText } from '../../../ui/ForeignText.tsx'
import { sayStale, staleDecisions } from '../page-counts.ts'
import { AskRescan, rescanRefusal } from './AskRescan.tsx'
import { usePdf } from './use-pdf.ts'

const OperatorEdit = lazily(async () => (await import('./OperatorEdit.tsx')).OperatorEdit)

const DecisionChip = lazily(
  async () => (await import('../../vendor-decisions/vendor-decisions.public.ts')).DecisionChip,
  <Skeleton className="h-5 w-36" />,
)

const ExportMenu = lazily(async () => (await import('./ExportMenu.tsx')).ExportMenu, <Skeleton className="h-8 w-24" />)
const ReviewMenu = lazily(async () => (await import('./ReviewMenu.tsx')).ReviewMenu, <Skeleton className="size-10" />)

const verdictShapes: Readonly<Record<ScoreResult['verdict'], typeof CircleCheck>> = {
  approve: CircleCheck,
  approve_with_conditions: TriangleAlert,
  insufficient_evidence: CircleHelp,
  conditions_not_met: CircleMinus,
  refuse: CircleX,
}

interface VerdictProps {
  readonly verdict: ScoreResult['verdict']
  /** The plan that it holds for, where the vendor sells several. */
  readonly plan: string | null
}

function Verdict({ verdict, plan }: VerdictProps) {
  const { label, tone } = verdictLabels[verdict]
  const Shape = verdictShapes[verdict]
  return (
    <Chip tone={tone} icon={<Shape className="size-3" aria-hidden="true" />}>
      <span className="truncate">
        <ForeignText text={plan === null ? label : `${label} · ${plan} plan`} />
      </span>
    </Chip>
  )
}

/** The plan that the verdict is for; one that is only looked at is told as such. */
const sayPlan = ({ written_for: plan, our_plan: saved }: ReviewPage): string | null =>
  plan === null || plan === saved ? plan : `compared: ${plan}`

interface ReviewHeaderProps {
  readonly page: ReviewPage
  /** What is shown is this browser's copy, and the server has not confirmed it yet. */
  readonly isCached: boolean
  /** A newer scan of the vendor runs. */
  readonly isRescanning: boolean
  /** Chosen on the page; files are written for it. */
  readonly plan: string | undefined
}

const cachedNote = 'You are seeing the copy saved in this browser while Assay checks for changes.'

export function ReviewHeader({ page, isCached, isRescanning, plan }: ReviewHeaderProps) {
  const { scan, vendor } = page
  const isPhone = !useIsAtLeast('md')
  const pdf = usePdf(page, plan)
  const [isAsking, setAsking] = useState(false)
  const ask = () => setAsking(true)
  const refusal = rescanRefusal(page, isRescanning)
  const stale = staleDecisions(page).length
  const isLink = vendor.website !== null && isWebAddress(vendor.website)
  return (
    <header>
      <Breadcrumb name={vendor.name} />
      <div className="relative flex flex-wrap items-start gap-x-4 gap-y-4">
        <ScoreRing score={scan.score} grade={scan.grade} />
        <div className="min-w-0 flex-1 basis-56 pt-1 md:basis-80">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 max-md:pr-12">
            <h1 className="text-title font-semibold wrap-anywhere">
              <ForeignText text={vendor.name} />
            </h1>
            {scan.breakdown && <Verdict verdict={scan.breakdown.verdict} plan={sayPlan(page)} />}
            {page.vendor_decision && <DecisionChip decision={page.vendor_decision} />}
            {stale > 0 && (
              <Link
                to="."
                search={{ tab: 'changes' }}
                className="rounded-chip underline decoration-warn/50 underline-offset-4"
              >
                <Chip tone="warn" icon={<TriangleAlert className="size-3" aria-hidden="true" />}>
                  {sayStale(stale)}
                </Chip>
              </Link>
            )}
            {isCached && (
              <Tooltip text={cachedNote}>
                <span className="inline-flex min-h-6 items-center">
                  <Chip>Cached Data</Chip>
                  <span className="sr-only">. {cachedNote}</span>
                </span>
              </Tooltip>
            )}
          </div>
          <p className="mt-0.5 flex flex-wrap gap-x-2 text-fg2">
            {vendor.description && (
              <span className="clamp-2 max-w-prose">
                <ForeignText text={vendor.description} />
              </span>
            )}
            {vendor.website !== null &&
              (isLink ? (
                <NewTabLink
                  href={vendor.website}
                  hasIcon
                  className="inline-flex items-center gap-1 underline decoration-line underline-offset-4 hover:decoration-current"
                >
                  <ForeignText text={shortAddress(vendor.website)} />
                </NewTabLink>
              ) : (
                <span>
                  <ForeignText text={vendor.website} />
                </span>
              ))}
          </p>
          <p className="mt-1 text-label text-fg3">
            Last Updated {formatDateTime(scan.completed_at)}
            {scan.receipt && ` · scan took ${formatMinutes(scan.receipt.minutes)}`}
          </p>
        </div>
        {isPhone ? (
          <div className="absolute top-0 right-0">
            <ReviewMenu page={page} plan={plan} pdf={pdf} refusal={refusal} onRescan={ask} />
          </div>
        ) : (
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" busy={pdf.isBusy} onClick={pdf.save}>
              {!pdf.isBusy && <FileText className="size-3.5" aria-hidden="true" />}
              Download PDF Report
            </Button>
            <ExportMenu page={page} plan={plan} />
            <Button disabledReason={refusal} onClick={ask}>
              <RefreshCw className="size-3.5" aria-hidden="true" />
              Rescan Vendor
            </Button>
          </div>
        )}
        <AskRescan page={page} open={isAsking} onClose={() => setAsking(false)} />
      </div>
      {/* A copy that this browser saved before there were any has none. */}
      {page.operator_edit ? <OperatorEdit edit={page.operator_edit} /> : null}
    </header>
  )
}
