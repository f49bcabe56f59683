import type { ReactNode } from 'react'
import { CircleHelp } from 'lucide-react'
import { acceptedRestrictions, countPages, openRestrictions } from '../page-counts.ts'
import { countAnswers } from '../../../../contract/findings.forms.ts'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import { countOf, formatCount } from '../../../lib/format.ts'
import { Tooltip } from '../../../ui/Tooltip.tsx'

interface StatProps {
  readonly label: string
  readonly figure: ReactNode
  readonly note: string
  /** What the figure means, for who asks. */
  readonly hint?: string
  /** 0–100, drawn as a bar. */
  readonly share?: number
  /** Left out on a phone: the tabs below count the same. */
  readonly isSecond?: boolean
}

function Stat({ label, figure, note, hint, share, isSecond = false }: StatProps) {
  return (
    <div className={`bg-s1 px-3 py-3 sm:px-4 ${isSecond ? 'max-md:hidden' : ''}`}>
      <dt className="flex items-center gap-1.5 text-label text-fg3">
        {label}
        {hint !== undefined && (
          <Tooltip text={hint}>
            <button
              type="button"
              aria-label={`${label}: ${hint}`}
              className="-m-1 flex size-6 items-center justify-center rounded-full"
            >
              <CircleHelp className="size-3.5" aria-hidden="true" />
            </button>
          </Tooltip>
        )}
      </dt>
      <dd className="mt-1 text-figure font-semibold tabular-nums">{figure}</dd>
      {share !== undefined && (
        <dd className="my-1.5 h-1.5 overflow-hidden rounded-full bg-s3" aria-hidden="true">
          <span className="block h-full rounded-full bg-accent" style={{ width: `${share}%` }} />
        </dd>
      )}
      <dd className="text-label text-fg3">{note}</dd>
    </div>
  )
}

const outOf = (figure: number) => (
  <>
    {figure}
    <span className="text-label font-normal text-fg3">/100</span>
  </>
)

/** Quality and coverage side by side, never as one; a review of the first scale has no quality. */
function Measures({ page }: { readonly page: ReviewPage }) {
  const { quality, coverage, score_version: version } = page.scan
  const whyNone = version === '1' ? 'not on scale 1' : 'nothing answered'
  const counted = new Set(page.scan.breakdown?.parts.map((part) => part.fact))
  const { answered, all, stated, mentioned } = countAnswers(page.findings.filter(({ fact }) => counted.has(fact)))
  const likely = answered - stated
  const answers = `${formatCount(answered)} of ${formatCount(all)} questions answered${likely === 0 ? '' : `, ${formatCount(likely)} only likely`}${mentioned === 0 ? '' : `; ${formatCount(mentioned)} more only mentioned`}`
  return (
    <>
      <Stat
        label="Quality"
        figure={quality === null ? '–' : outOf(quality)}
        note={quality === null ? whyNone : 'how good the answers are'}
        hint="100 is a plain yes, on every plan, to each question that is answered."
        {...(quality === null ? {} : { share: quality })}
      />
      <Stat
        label="Coverage"
        figure={coverage === null ? '–' : outOf(coverage)}
        note={answers}
        hint="The share of the questions that the pages answer or at least mention; important questions count for more. An answer is only likely where its passage suggests it without saying so outright; what is only mentioned is to be read."
        {...(coverage === null ? {} : { share: coverage })}
      />
    </>
  )
}

export function StatStrip({ page }: { readonly page: ReviewPage }) {
  const { scan } = page
  const restrictions = openRestrictions(page)
  const critical = restrictions.filter((row) => row.severity === 'critical').length
  const high = restrictions.filter((row) => row.severity === 'high').length
  const accepted = acceptedRestrictions(page).length
  const toConfirm = page.conditions.filter((one) => one.restriction_id === null && one.act === 'confirm').length
  const open = [
    ...(critical > 0 ? [`${critical} critical`] : []),
    ...(restrictions.length > 0 ? [`${high} high`] : []),
    ...(accepted > 0 ? [`${accepted} accepted`] : []),
    ...(toConfirm > 0 ? [`${countOf(toConfirm, 'answer')} to confirm`] : []),
  ]
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-4">
      <Measures page={page} />
      <Stat
        label="Open items"
        figure={formatCount(restrictions.length)}
        note={open.length === 0 ? 'none' : open.join(' · ')}
        isSecond
      />
      <Stat
        label="Sources read"
        figure={formatCount(countPages(page))}
        note={scan.receipt ? countOf(scan.receipt.requests, 'request') : 'pages and files'}
        isSecond
      />
    </dl>
  )
}
