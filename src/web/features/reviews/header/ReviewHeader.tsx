import { useState } from 'react'
import { Link, useNavigate } from '@tanstack/react-router'
import { CircleCheck, CircleHelp, CircleMinus, CircleX, RefreshCw, TriangleAlert } from 'lucide-react'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import type { ScoreResult } from '../../../../contract/reviews.ts'
import { formatDateTime, formatMinutes, isWebAddress, shortAddress } from '../../../lib/format.ts'
import { cannotStartScans } from '../../../lib/role-notes.ts'
import { scanIsRunning } from '../../../lib/scan-status.ts'
import { verdictLabels } from '../../../lib/verdict-labels.ts'
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { lazily, OnceOpen } from '../../../ui/lazily.tsx'
import { NewTabLink } from '../../../ui/NewTabLink.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ScoreRing } from '../../../ui/ScoreRing.tsx'
import { Tooltip } from '../../../ui/Tooltip.tsx'
import { ForeignText } from '../../../ui/ForeignText.tsx'
import { RescanDialog } from '../../scans/scans.public.tsx'
import { sayStale, staleDecisions } from '../page-counts.ts'
import { DownloadPdf } from './DownloadPdf.tsx'

const OperatorEdit = lazily(async () => (await import('./OperatorEdit.tsx')).OperatorEdit)

const DecisionChip = lazily(
  async () => (await import('../../vendor-decisions/vendor-decisions.public.ts')).DecisionChip,
  <Skeleton className="h-5 w-36" />,
)

const ExportMenu = lazily(
  async () => (await import('./ExportMenu.tsx')).ExportMenu,
  <Skeleton className="h-8 w-24 max-md:h-10 max-md:min-w-24 max-md:flex-1" />,
)

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

/** Asks first: a scan costs a report. */
function RescanButton({ page, isRescanning }: Pick<ReviewHeaderProps, 'page' | 'isRescanning'>) {
  const { scan, vendor } = page
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const noRight = scan.abilities.rescan ? null : cannotStartScans
  return (
    <>
      <Button
        className="max-md:h-10 max-md:flex-1"
        disabledReason={isRescanning ? scanIsRunning : noRight}
        onClick={() => setAsking(true)}
      >
        <RefreshCw className="size-3.5" aria-hidden="true" />
        Rescan Vendor
      </Button>
      <OnceOpen open={isAsking}>
        <RescanDialog
          open={isAsking}
          vendorId={vendor.id}
          name={vendor.name}
          reviewedAt={scan.completed_at}
          onClose={() => setAsking(false)}
          onStarted={() => void navigate({ to: '/vendor/$vendorId/review', params: { vendorId: vendor.id } })}
        />
      </OnceOpen>
    </>
  )
}

const cachedNote = 'You are seeing the copy saved in this browser while Assay checks for changes.'

export function ReviewHeader({ page, isCached, isRescanning, plan }: ReviewHeaderProps) {
  const { scan, vendor } = page
  const stale = staleDecisions(page).length
  const isLink = vendor.website !== null && isWebAddress(vendor.website)
  return (
    <header>
      <Breadcrumb name={vendor.name} />
      <div className="flex flex-wrap items-start gap-x-4 gap-y-4">
        <ScoreRing score={scan.score} grade={scan.grade} />
        <div className="min-w-0 flex-1 basis-56 pt-1 md:basis-80">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
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
        <div className="flex flex-wrap gap-2 max-md:w-full">
          <DownloadPdf page={page} plan={plan} />
          <ExportMenu page={page} plan={plan} />
          <RescanButton page={page} isRescanning={isRescanning} />
        </div>
      </div>
      {/* A copy that this browser saved before there were any has none. */}
      {page.operator_edit ? <OperatorEdit edit={page.operator_edit} /> : null}
    </header>
  )
}
