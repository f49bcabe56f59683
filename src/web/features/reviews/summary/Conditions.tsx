import { Circle, CircleCheck, CircleMinus } from 'lucide-react'
import {
  conditionsOf,
  sayRemoval,
  sayState,
  stateLabels,
  type ConditionState,
  type StandingCondition,
} from '../../../../contract/conditions.forms.ts'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import { ForeignText } from '../../../ui/ForeignText.tsx'
import { EvidenceChips } from '../evidence/EvidenceChips.tsx'

const mostConditions = 6

const looks: Readonly<Record<ConditionState, { readonly shape: typeof Circle; readonly colour: string }>> = {
  open: { shape: Circle, colour: 'text-fg3' },
  met: { shape: CircleCheck, colour: 'text-ok' },
  accepted: { shape: CircleMinus, colour: 'text-warn' },
}

interface RowProps {
  readonly row: StandingCondition
  readonly owner: string | undefined
  /** Opens the condition's row in the tracker; undefined where it has none. */
  readonly onOpen: (() => void) | undefined
}

function Row({ row, owner, onOpen }: RowProps) {
  const { condition, state } = row
  const { shape: Shape, colour } = looks[state]
  const removal = sayRemoval(row)
  return (
    <li className={`flex min-h-10 items-center gap-3 border-b border-line py-1.5 ${state === 'met' ? 'text-fg3' : ''}`}>
      <Shape className={`size-4 shrink-0 ${colour}`} aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <span className="sr-only">{stateLabels[state]}: </span>
        {onOpen === undefined ? (
          <ForeignText text={condition.text} />
        ) : (
          <button
            type="button"
            className="text-left underline-offset-4 hover:underline"
            title="Open in the tracker"
            onClick={onOpen}
          >
            <ForeignText text={condition.text} />
          </button>
        )}
        {removal !== '' && (
          <span className="text-label text-fg3 max-sm:hidden">
            {' · '}
            <ForeignText text={removal} />
          </span>
        )}
        {state === 'accepted' && (
          <span className="block text-label text-warn">
            <ForeignText text={sayState(row)} />: the risk stays
          </span>
        )}
      </span>
      {owner !== undefined && (
        <span className="text-label text-fg3 max-sm:hidden">
          <ForeignText text={owner} />
        </span>
      )}
      <EvidenceChips findingIds={condition.finding_ids} claimKey={`condition:${condition.id}`} />
    </li>
  )
}

interface ConditionsProps {
  readonly page: ReviewPage
  /** With a fact: at its row. */
  readonly onOpenTracker: (fact?: string) => void
}

/** What the verdict waits for as a checklist: what is met stays in its place and dims, what is accepted stays visible. */
export function Conditions({ page, onOpenTracker }: ConditionsProps) {
  const { title, note, progress, rows } = conditionsOf(page)
  if (rows.length === 0) return null
  const factOf = new Map(page.restrictions.map(({ id, fact }) => [id, fact]))
  const openOf = ({ condition }: StandingCondition): (() => void) | undefined => {
    const fact = factOf.get(condition.restriction_id ?? '')
    return fact === undefined ? undefined : () => onOpenTracker(fact)
  }
  const ownerOf = ({ condition }: StandingCondition): string | undefined =>
    page.tracked.find(({ fact }) => fact === factOf.get(condition.restriction_id ?? ''))?.owner?.name
  const shown = (some: readonly StandingCondition[]) =>
    some.map((row) => <Row key={row.condition.id} row={row} owner={ownerOf(row)} onOpen={openOf(row)} />)
  const rest = rows.slice(mostConditions)
  return (
    <section aria-labelledby="conditions-list">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 id="conditions-list" className="text-ui font-semibold">
          <ForeignText text={title} />
        </h3>
        <span className="text-label text-fg3 tabular-nums">{progress}</span>
        {page.restrictions.length > 0 && (
          <button
            type="button"
            className="ml-auto min-h-6 text-label font-medium text-accent underline-offset-4 hover:underline"
            onClick={() => onOpenTracker()}
          >
            All {page.restrictions.length} restrictions in the tracker
          </button>
        )}
      </div>
      {note !== '' && (
        <p className="mt-0.5 text-label text-fg2 tabular-nums">
          <ForeignText text={note} />
        </p>
      )}
      <ul className="mt-2 border-t border-line">{shown(rows.slice(0, mostConditions))}</ul>
      {rest.length > 0 && (
        <details className="group">
          <summary className="flex min-h-10 cursor-pointer items-center text-label font-medium text-accent">
            <span className="group-open:hidden">{rest.length} more</span>
            <span className="hidden group-open:inline">Fewer</span>
          </summary>
          <ul className="border-t border-line">{shown(rest)}</ul>
        </details>
      )}
    </section>
  )
}
