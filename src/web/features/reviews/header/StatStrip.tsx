import type { ReactNode } from 'react'
import { countPages, openRestrictions } from '../page-counts.ts'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import { countOf, formatCount } from '../../../lib/format.ts'
import { countAnswers } from '../evidence/evidence.ts'

interface StatProps {
  readonly label: string
  readonly figure: ReactNode
  readonly note: string
  /** 0–100, drawn as a bar. */
  readonly share?: number
  /** Left out on a phone: the tabs below count the same. */
  readonly isSecond?: boolean
}

function Stat({ label, figure, note, share, isSecond = false }: StatProps) {
  return (
    <div className={`bg-s1 px-3 py-3 sm:px-4 ${isSecond ? 'max-md:hidden' : ''}`}>
      <dt className="text-label text-fg3">{label}</dt>
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
  const { answered, all, stated } = countAnswers(page.findings.filter(({ fact }) => counted.has(fact)))
  const answers = `${formatCount(answered)} of ${formatCount(all)} questions answered, ${formatCount(stated)} stated`
  return (
    <>
      <Stat
        label="Quality"
        figure={quality === null ? '–' : outOf(quality)}
        note={quality === null ? whyNone : 'of the answers'}
        {...(quality === null ? {} : { share: quality })}
      />
      <Stat
        label="Coverage"
        figure={coverage === null ? '–' : outOf(coverage)}
        note={answers}
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
  const worst = critical > 0 ? `${critical} critical · ${high} high` : `${high} high`
  return (
    <dl className="mt-6 grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-4">
      <Measures page={page} />
      <Stat
        label="Open items"
        figure={formatCount(restrictions.length)}
        note={restrictions.length === 0 ? 'none' : worst}
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
