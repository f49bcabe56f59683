import { useEffect, useRef, useState } from 'react'
import { Check, CircleCheck, CircleDashed, CircleX, PencilLine, TriangleAlert, X } from 'lucide-react'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import { answerLabels } from '../../../lib/answer-labels.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { useIsAtLeast } from '../../../lib/use-is-at-least.ts'
import { Button } from '../../../ui/Button.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { ForeignText } from '../../../ui/ForeignText.tsx'
import { DecisionForm } from '../../decisions/decisions.public.ts'
import { passagesOf, placeOf } from '../evidence/evidence.ts'
import { PassageCard } from '../evidence/PassageCard.tsx'
import { trustLabel } from '../evidence/trust-label.ts'
import { progressOf, type JudgingState, type QueueItem } from './judging-queue.ts'
import type { useJudging } from './use-judging.ts'

export const stateLooks: Readonly<
  Record<JudgingState, { readonly label: string; readonly shape: typeof Check; readonly colour: string }>
> = {
  confirmed: { label: 'Confirmed', shape: CircleCheck, colour: 'text-ok' },
  corrected: { label: 'Corrected', shape: PencilLine, colour: 'text-accent' },
  rejected: { label: 'Rejected', shape: CircleX, colour: 'text-bad' },
  again: { label: 'Look again', shape: TriangleAlert, colour: 'text-warn' },
  open: { label: 'Not looked at', shape: CircleDashed, colour: 'text-fg3' },
}

export function StateMark({ state }: { readonly state: JudgingState }) {
  const { label, shape: Shape, colour } = stateLooks[state]
  return (
    <span className={`inline-flex items-center gap-1.5 text-label whitespace-nowrap ${colour}`}>
      <Shape className="size-3.5 shrink-0" aria-hidden="true" />
      {label}
    </span>
  )
}

export function Key({ children }: { readonly children: string }) {
  return (
    <kbd aria-hidden="true" className="rounded-chip border border-current/30 px-1 font-mono text-meta max-md:hidden">
      {children}
    </kbd>
  )
}

export function Progress({ queue }: { readonly queue: readonly QueueItem[] }) {
  const { all, looked, confirmed, corrected, rejected } = progressOf(queue)
  const parts = [
    { state: 'confirmed', amount: confirmed, fill: 'bg-fill-ok' },
    { state: 'corrected', amount: corrected, fill: 'bg-accent' },
    { state: 'rejected', amount: rejected, fill: 'bg-fill-bad' },
  ] as const
  return (
    <section aria-label="Progress of judging">
      <p className="text-ui text-fg3" role="status">
        <strong className="font-semibold text-fg tabular-nums">
          {looked} of {all}
        </strong>{' '}
        looked at
      </p>
      <div className="mt-2 flex h-1.5 gap-px overflow-hidden rounded-full bg-s3" aria-hidden="true">
        {parts.map(({ state, amount, fill }) => (
          <span key={state} className={fill} style={{ width: `${(100 * amount) / Math.max(1, all)}%` }} />
        ))}
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
        {parts.map(({ state, amount }) => (
          <li key={state} className="flex items-center gap-1.5">
            <span className="text-label tabular-nums">{amount}</span>
            <StateMark state={state} />
          </li>
        ))}
        <li className="ml-auto text-label text-fg3 tabular-nums">{all - looked} left</li>
      </ul>
    </section>
  )
}

const cautions = {
  holds: null,
  new_evidence: 'The pages now say something different from when this was decided.',
  passage_gone: 'The passage behind this decision is no longer on the pages that were read.',
} as const

function Before({ item }: { readonly item: QueueItem }) {
  const { decision } = item
  if (!decision) return null
  const caution = cautions[decision.standing]
  return (
    <div className={`rounded-card border p-3 ${caution === null ? 'border-line' : 'border-warn/40 bg-warn-soft'}`}>
      {caution !== null && <p className="font-medium text-warn">{caution}</p>}
      <p className="text-label text-fg2">
        {stateLooks[decision.kind].label} by <ForeignText text={decision.decided_by ?? 'a former member'} />,{' '}
        {formatDateTime(decision.decided_at)}
        {decision.reason !== '' && (
          <>
            : <ForeignText text={decision.reason} />
          </>
        )}
      </p>
    </div>
  )
}

interface JudgingPanelProps {
  readonly page: ReviewPage
  readonly item: QueueItem
  readonly judging: ReturnType<typeof useJudging>
  readonly form: 'rejected' | 'corrected' | null
  readonly mayEdit: boolean
  readonly onForm: (form: 'rejected' | 'corrected' | null) => void
}

const noRight = 'Your role can read findings but not decide on them.'

/** One answer with its passages, and the ways to judge it. */
export function JudgingPanel({ page, item, judging, form, mayEdit, onForm }: JudgingPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const isWide = useIsAtLeast('panel')
  const [fact, setFact] = useState(item.fact)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // On a phone the page scrolls: the progress and the question stay at the top, above the bar with the answers.
    heading.current?.scrollIntoView({ block: isWide ? 'nearest' : 'start' })
    body.current?.scrollTo({ top: 0 })
    setFact(item.fact)
  }, [item.fact, isWide])
  const { found, decision } = item
  const passages = passagesOf(found.quotes.length > 0 ? found.quotes : (decision?.quotes ?? []))
  const heads = new Map(page.documents.map((head) => [head.id, head]))
  const trust = trustLabel(item.state === 'open' ? found : item.finding, decision?.kind)
  const off = mayEdit ? null : noRight
  const nothing =
    found.value === 'not-stated' ? 'Nothing is found here any more. Correct or withdraw the decision.' : null
  return (
    <>
      <div ref={body} className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-5 py-4">
        <div>
          <p className="text-label text-fg3">
            <span className="tabular-nums">{item.number}</span> · {item.group}
          </p>
          <h2
            ref={heading}
            tabIndex={-1}
            className="mt-1 scroll-mt-24 text-title font-semibold outline-none max-panel:scroll-mt-48"
          >
            {item.question}
          </h2>
          <p className="mt-2 flex flex-wrap items-center gap-1.5 text-label text-fg3">
            Answer <Chip>{answerLabels[found.value]}</Chip>
            <span className="ml-2">Confidence</span> <Chip tone={trust.tone}>{trust.label}</Chip>
            {found.plans.length > 0 && (
              <>
                <span className="ml-2">Plans</span> <ForeignText text={found.plans.join(', ')} />
              </>
            )}
          </p>
        </div>
        <Before item={item} />
        {passages.map((quote, index) => (
          <PassageCard
            key={placeOf(quote)}
            quote={quote}
            place={passages.length === 1 ? null : `passage ${index + 1} of ${passages.length}`}
            head={heads.get(quote.document_id)}
            scanId={page.scan.id}
          />
        ))}
        {form !== null && fact === item.fact && (
          <DecisionForm
            key={`${item.fact} ${form}`}
            subject={{ vendorId: page.vendor.id, scanId: page.scan.id, fact: item.fact, seen: decision?.id ?? null }}
            found={found}
            plans={page.plans.map((plan) => plan.name)}
            kind={form}
            kept={null}
            onCancel={() => {
              onForm(null)
              heading.current?.focus()
            }}
            onDone={() => {
              onForm(null)
              judging.settle(item.fact)
            }}
          />
        )}
      </div>
      <div className="flex shrink-0 flex-col gap-2 border-t border-line bg-s1 px-5 py-3 max-panel:sticky max-panel:bottom-0">
        <div className="flex gap-2">
          <Button
            variant="primary"
            className="h-9 flex-1 max-md:h-11"
            disabledReason={off ?? nothing}
            onClick={judging.confirm}
          >
            <Check className="size-4" aria-hidden="true" />
            Confirm and next <Key>C</Key>
          </Button>
          <Button className="h-9 max-md:h-11" disabledReason={off} onClick={() => onForm('corrected')}>
            <PencilLine className="size-4" aria-hidden="true" />
            Correct <Key>E</Key>
          </Button>
          <Button className="h-9 max-md:h-11" disabledReason={off ?? nothing} onClick={() => onForm('rejected')}>
            <X className="size-4" aria-hidden="true" />
            Reject <Key>X</Key>
          </Button>
        </div>
        <div className="flex items-center justify-between gap-2 text-label text-fg3">
          <span className="max-md:hidden">Confirmed answers count in full, and later scans keep them.</span>
          <span className="flex gap-1">
            <Button variant="ghost" size="sm" onClick={() => judging.step(-1)}>
              Previous <Key>K</Key>
            </Button>
            <Button variant="ghost" size="sm" onClick={judging.skip}>
              Skip <Key>S</Key>
            </Button>
            <Button variant="ghost" size="sm" disabled={!judging.canUndo} onClick={judging.undo}>
              Undo <Key>Z</Key>
            </Button>
          </span>
        </div>
      </div>
    </>
  )
}
