import { Flag, Square, SquareCheck, TriangleAlert } from 'lucide-react'
import { redFlagLabels } from '../../../../contract/labels.forms.ts'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import { countOf } from '../../../lib/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { ForeignText } from '../../../ui/ForeignText.tsx'
import { VendorDecisionCard } from '../../vendor-decisions/vendor-decisions.public.ts'
import { EvidenceChips } from '../evidence/EvidenceChips.tsx'
import { progressOf, queueOf } from '../judging/judging-queue.ts'
import { openRestrictions, sayStale, staleDecisions } from '../page-counts.ts'

export interface FirstScreenProps {
  readonly page: ReviewPage
  readonly onOpenTracker: () => void
  readonly onOpenChanges: () => void
  readonly onJudge: () => void
}

const mostConditions = 6
const isRedFlag = (kind: string): kind is keyof typeof redFlagLabels => kind in redFlagLabels

/** The weightiest conditions as a checklist: what is met stays in its place and dims. */
function Conditions({ page, onOpenTracker }: FirstScreenProps) {
  const weighty = page.restrictions.filter(({ severity }) => severity === 'critical' || severity === 'high')
  if (weighty.length === 0) return null
  const open = new Set(openRestrictions(page).map(({ fact }) => fact))
  const byFact = new Map(page.tracked.map((row) => [row.fact, row]))
  const met = weighty.filter(({ fact }) => !open.has(fact)).length
  return (
    <section aria-labelledby="conditions-list">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 id="conditions-list" className="text-ui font-semibold">
          <ForeignText
            text={page.written_for === null ? 'Conditions on any plan' : `Conditions on ${page.written_for}`}
          />
        </h3>
        <span className="text-label text-fg3 tabular-nums">
          {met} of {weighty.length} met
        </span>
        <button
          type="button"
          className="ml-auto min-h-6 text-label font-medium text-accent underline-offset-4 hover:underline"
          onClick={onOpenTracker}
        >
          All {page.restrictions.length} in the tracker
        </button>
      </div>
      <ul className="mt-2 border-t border-line">
        {weighty.slice(0, mostConditions).map((row) => {
          const isMet = !open.has(row.fact)
          const tracked = byFact.get(row.fact)
          const Shape = isMet ? SquareCheck : Square
          return (
            <li
              key={row.id}
              className={`flex min-h-10 items-center gap-3 border-b border-line py-1.5 ${isMet ? 'text-fg3' : ''}`}
            >
              <Shape className={`size-4 shrink-0 ${isMet ? 'text-ok' : 'text-fg3'}`} aria-hidden="true" />
              <span className="min-w-0 flex-1">
                <span className="sr-only">{isMet ? 'Met: ' : 'Open: '}</span>
                <ForeignText text={row.risk} />
              </span>
              {tracked?.owner && (
                <span className="text-label text-fg3 max-sm:hidden">
                  <ForeignText text={tracked.owner.name} />
                </span>
              )}
              <EvidenceChips findingIds={[row.finding_id]} claimKey={`condition:${row.id}`} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function RedFlags({ page }: { readonly page: ReviewPage }) {
  const flags = page.observations.filter(({ kind }) => isRedFlag(kind))
  if (flags.length === 0) return null
  return (
    <section aria-labelledby="red-flags">
      <h3 id="red-flags" className="text-ui font-semibold">
        Red flags <span className="font-normal text-fg3">{flags.length}</span>
      </h3>
      <ul className="mt-2 border-t border-line">
        {flags.map((flag) => (
          <li key={`${flag.kind} ${flag.text}`} className="flex gap-3 border-b border-line py-2.5">
            <Flag className="mt-0.5 size-4 shrink-0 text-bad" aria-hidden="true" />
            <p className="min-w-0 wrap-anywhere">
              <strong className="font-medium text-fg">{isRedFlag(flag.kind) && redFlagLabels[flag.kind]}.</strong>{' '}
              <ForeignText text={flag.quotes[0] ? `“${flag.quotes[0].text}”` : flag.text} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is to do before one decides, the most pressing first. */
export function nextStep(page: ReviewPage): string | null {
  const stale = staleDecisions(page).length
  if (stale > 0) return `Next: ${sayStale(stale)}.`
  const { looked, all } = progressOf(queueOf(page))
  if (looked < all)
    return `Next: judge ${countOf(all - looked, 'answer')}, send the questions, then record the decision.`
  const open = openRestrictions(page).length
  return open === 0 ? null : `Next: settle ${countOf(open, 'open item')}, then record the decision.`
}

/** Below the verdict: what changed, what our organization decided, and on which conditions. */
export function FirstScreen(props: FirstScreenProps) {
  const { page, onOpenChanges, onJudge } = props
  const stale = staleDecisions(page).length
  const { looked, all } = progressOf(queueOf(page))
  return (
    <div className="mb-9 max-w-reading text-read">
      <div className="flex flex-col gap-6 text-ui">
        {stale > 0 && (
          <div className="flex flex-wrap items-center gap-3 rounded-control bg-warn-soft px-3 py-2 text-warn">
            <TriangleAlert className="size-4 shrink-0" aria-hidden="true" />
            <p className="flex-1 font-medium">{sayStale(stale)}: their pages have changed.</p>
            <Button size="sm" onClick={onOpenChanges}>
              Show them
            </Button>
          </div>
        )}
        <Conditions {...props} />
        <RedFlags page={page} />
        <VendorDecisionCard page={page} next={nextStep(page)} />
        {looked < all && (
          <p className="text-label text-fg3 tabular-nums">
            {looked} of {all} answers looked at ·{' '}
            <button
              type="button"
              className="min-h-6 font-medium text-accent underline-offset-4 hover:underline"
              onClick={onJudge}
            >
              Judge the rest
            </button>
          </p>
        )}
      </div>
    </div>
  )
}
