import type { ReactNode } from 'react'
import type { FrameworkScore } from '../../../../contract/reviews.ts'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import { countOf, formatCount } from '../../../lib/format.ts'
import { countAnswers } from '../evidence/evidence.ts'

function Stat({ label, figure, note }: { readonly label: string; readonly figure: ReactNode; readonly note: string }) {
  return (
    <div className="bg-s1 px-3 py-3 sm:px-4">
      <dt className="text-label text-fg3">{label}</dt>
      <dd className="mt-1 text-figure font-semibold tabular-nums">{figure}</dd>
      <dd className="text-label text-fg3">{note}</dd>
    </div>
  )
}

const parts = [
  ['met', 'var(--fill-ok)'],
  ['partial', 'var(--fill-warn)'],
  ['gap', 'var(--fill-bad)'],
] as const

/** A bar of claimed, in part and gap over all controls that public material can answer. */
function FrameworkBar({ framework }: { readonly framework: FrameworkScore }) {
  const { title, met, partial, gap, unknown } = framework
  const whole = Math.max(1, met + partial + gap + unknown)
  const said = { met: `${met} claimed`, partial: `${partial} in part`, gap: `${gap} gap` }
  return (
    <div className="flex items-center gap-3 text-label">
      <dt className="w-20 shrink-0 text-fg2">{title}</dt>
      <dd className="flex min-w-0 flex-1 items-center gap-3">
        <span className="flex h-1.5 min-w-12 flex-1 gap-px overflow-hidden rounded-full bg-s3" aria-hidden="true">
          {parts.map(([key, colour]) => (
            <span key={key} style={{ width: `${(100 * framework[key]) / whole}%`, background: colour }} />
          ))}
        </span>
        <span className="w-48 shrink-0 text-right text-fg3 tabular-nums max-sm:w-auto">
          {said.met} · {said.partial} · {said.gap}
          <span className="sr-only">, {unknown} not stated</span>
        </span>
      </dd>
    </div>
  )
}

/** Restrictions that nobody has dealt with yet. */
function openOf({ restrictions, tracked }: ReviewPage): ReviewPage['restrictions'] {
  const over = new Set(
    tracked.filter((row) => row.status === 'done' || row.status === 'wont_implement').map((row) => row.fact),
  )
  return restrictions.filter((row) => !over.has(row.fact))
}

export function StatStrip({ page }: { readonly page: ReviewPage }) {
  const { scan, documents, findings } = page
  const restrictions = openOf(page)
  const critical = restrictions.filter((row) => row.severity === 'critical').length
  const high = restrictions.filter((row) => row.severity === 'high').length
  const { answered, all, stated } = countAnswers(findings)
  const worst = critical > 0 ? `${critical} critical · ${high} high` : `${high} high`
  return (
    <div className="mt-6 grid gap-px overflow-hidden rounded-card border border-line bg-line panel:grid-cols-[3fr_2fr]">
      <dl className="grid grid-cols-3 gap-px">
        <Stat
          label="Open items"
          figure={formatCount(restrictions.length)}
          note={restrictions.length === 0 ? 'none' : worst}
        />
        <Stat
          label="Questions answered"
          figure={`${formatCount(answered)} of ${formatCount(all)}`}
          note={`${formatCount(stated)} stated`}
        />
        <Stat
          label="Sources read"
          figure={formatCount(documents.length)}
          note={scan.receipt ? countOf(scan.receipt.requests, 'request') : 'pages and files'}
        />
      </dl>
      <div className="bg-s1 px-4 py-3">
        <p className="text-label text-fg3">Framework coverage</p>
        <dl className="mt-2 flex flex-col gap-1">
          {scan.breakdown?.frameworks.map((framework) => (
            <FrameworkBar key={framework.framework} framework={framework} />
          ))}
        </dl>
      </div>
    </div>
  )
}
