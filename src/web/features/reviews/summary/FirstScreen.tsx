import { Flag, TriangleAlert } from 'lucide-react'
import { redFlagLabels } from '../../../../contract/labels.forms.ts'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import { Button } from '../../../ui/Button.tsx'
import { ForeignText } from '../../../ui/ForeignText.tsx'
import { progressOf, queueOf } from '../judging/judging-queue.ts'
import { sayStale, staleDecisions } from '../page-counts.ts'
import { Conditions } from './Conditions.tsx'
import { OurDecision } from './OurDecision.tsx'

export interface FirstScreenProps {
  readonly page: ReviewPage
  readonly onOpenTracker: (fact?: string) => void
  readonly onOpenChanges: () => void
  readonly onJudge: () => void
  /** Our decision stands above the verdict there. */
  readonly isPhone: boolean
}

const isRedFlag = (kind: string): kind is keyof typeof redFlagLabels => kind in redFlagLabels

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

/** Below the verdict: what changed, what our organization decided, and on which conditions. */
export function FirstScreen(props: FirstScreenProps) {
  const { page, onOpenChanges, onJudge, isPhone } = props
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
        <Conditions page={page} onOpenTracker={props.onOpenTracker} />
        <RedFlags page={page} />
        {!isPhone && <OurDecision page={page} />}
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
