import { ChevronRight } from 'lucide-react'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import { Cell, HeadCell, Table } from '../../../ui/Table.tsx'
import { EvidenceChips } from '../evidence/EvidenceChips.tsx'
import { groupParts, type ScoreGroup } from './score-groups.ts'

function GroupRow({ group, points, possible, answered, all }: ScoreGroup) {
  const share = possible === 0 ? 0 : (100 * points) / possible
  return (
    <tr className="border-t border-line">
      <Cell>{group}</Cell>
      <Cell>
        <span className="tabular-nums">
          {points.toFixed(1)} <span className="text-fg3">of {possible.toFixed(1)}</span>
        </span>
        <span className="mt-1 block h-1 w-full max-w-40 overflow-hidden rounded-full bg-s3" aria-hidden="true">
          <span className="block h-full rounded-full bg-accent" style={{ width: `${share}%` }} />
        </span>
      </Cell>
      <Cell className="text-fg3 tabular-nums">
        {answered} of {all}
      </Cell>
    </tr>
  )
}

/** Where the score comes from, topic by topic, and which answers of the vendor would raise it most. */
export function ScoreBreakdown({ page }: { readonly page: ReviewPage }) {
  const { breakdown, score } = page.scan
  if (!breakdown || breakdown.parts.length === 0) return null
  const question = new Map(page.facts.map((fact) => [fact.id, fact.question]))
  const findingOf = new Map(page.findings.map((finding) => [finding.fact, finding.id]))
  const capped = breakdown.caps.length > 0 && breakdown.uncapped !== null && score !== null
  return (
    <details className="group/score mb-6 rounded-card border border-line">
      <summary className="flex min-h-12 cursor-pointer list-none flex-wrap items-center gap-x-2 px-4 py-2 [&::-webkit-details-marker]:hidden">
        <ChevronRight className="size-4 text-fg3 transition-transform group-open/score:rotate-90" aria-hidden="true" />
        <h2 className="text-ui font-semibold">Where the score comes from</h2>
        <span className="text-label text-fg3">by topic, and what would raise it most</span>
      </summary>
      <div className="grid gap-6 px-4 pt-1 pb-4 lg:grid-cols-2">
        <div className="min-w-0">
          <Table label="Points by topic">
            <thead>
              <tr>
                <HeadCell>Topic</HeadCell>
                <HeadCell>Points</HeadCell>
                <HeadCell>Answered</HeadCell>
              </tr>
            </thead>
            <tbody>
              {groupParts(breakdown.parts, page).map((row) => (
                <GroupRow key={row.group} {...row} />
              ))}
            </tbody>
          </Table>
          <p className="mt-2 text-label text-fg3">
            {breakdown.middle > 0 &&
              `${breakdown.middle.toFixed(1)} points come from the middle, to which a score is drawn where little is stated. `}
            {capped && `Without its cap the score would be ${breakdown.uncapped?.toFixed(0)}. `}
            Scale {breakdown.version}.
          </p>
        </div>
        <section aria-labelledby="raise" className="min-w-0">
          <h3 id="raise" className="text-ui font-semibold">
            What would raise it most
          </h3>
          {breakdown.raise.length === 0 ? (
            <p className="mt-2 text-fg3">No answer of the vendor would raise this score.</p>
          ) : (
            <ul className="mt-2 border-t border-line">
              {breakdown.raise.map(({ fact, gain }) => {
                const finding = findingOf.get(fact)
                return (
                  <li key={fact} className="flex items-start gap-3 border-b border-line py-2">
                    <span className="w-12 shrink-0 font-medium text-ok tabular-nums">+{gain.toFixed(1)}</span>
                    <span className="min-w-0 flex-1">{question.get(fact) ?? fact}</span>
                    {finding && <EvidenceChips findingIds={[finding]} claimKey={`raise:${fact}`} />}
                  </li>
                )
              })}
            </ul>
          )}
          <p className="mt-2 text-label text-fg3">
            Points that a plain yes on every plan would add, each by itself: the review is scored again with it.
          </p>
        </section>
      </div>
    </details>
  )
}
