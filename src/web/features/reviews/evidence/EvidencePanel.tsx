import { useEffect, useRef } from 'react'
import { ChevronLeft, ChevronRight, CornerUpLeft, X } from 'lucide-react'
import { isOnlyMentioned } from '../../../../contract/findings.forms.ts'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import { answerLabels } from '../../../lib/answer-labels.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { ForeignText } from '../../../ui/ForeignText.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { lazily } from '../../../ui/lazily.tsx'
import { foundOf, passagesOf, placeOf, sharingSource, type EvidenceItem } from './evidence.ts'
import { useEvidence } from './EvidenceContext.tsx'
import { NotStated } from './NotStated.tsx'
import { describeParameter } from './parameter-labels.ts'
import { PassageCard } from './PassageCard.tsx'
import { trustLabel } from './trust-label.ts'

const DecisionSection = lazily(async () => (await import('../../decisions/decisions.public.ts')).DecisionSection)

interface EvidencePanelProps {
  readonly page: ReviewPage
  readonly number: number
  readonly canClose: boolean
  readonly onOpenSources: () => void
  /** An analyst decided on this finding: score, texts and numbers have changed. */
  readonly onDecided: () => void
}

const atMostShared = 6

function Navigation({ number, canClose }: { readonly number: number; readonly canClose: boolean }) {
  const { evidence, show, hide, comeBack } = useEvidence()
  const last = evidence.items.length
  const step = (to: number, label: string, shape: React.ReactNode) => (
    <button
      type="button"
      aria-label={label}
      disabled={to < 1 || to > last}
      className={`${buttonStyle('ghost', 'icon')} disabled:opacity-40`}
      onClick={() => show(to)}
    >
      {shape}
    </button>
  )
  return (
    <div className="flex h-12 shrink-0 items-center gap-1 border-b border-line pr-3 pl-5">
      <h2 className="font-semibold">Evidence</h2>
      <p className="flex-1 pl-1.5 text-fg3 tabular-nums" aria-live="polite">
        {number} of {last}
      </p>
      {step(number - 1, 'Previous evidence', <ChevronLeft className="size-4" aria-hidden="true" />)}
      {step(number + 1, 'Next evidence', <ChevronRight className="size-4" aria-hidden="true" />)}
      {canClose ? (
        <button type="button" aria-label="Close evidence" className={buttonStyle('ghost', 'icon')} onClick={hide}>
          <X className="size-4" aria-hidden="true" />
        </button>
      ) : (
        <button
          type="button"
          aria-label="Back to the text"
          title="Back to the text (Esc)"
          className={buttonStyle('ghost', 'icon')}
          onClick={() => {
            if (!comeBack()) document.querySelector<HTMLElement>('[aria-pressed=true][data-evidence]')?.focus()
          }}
        >
          <CornerUpLeft className="size-4" aria-hidden="true" />
        </button>
      )}
    </div>
  )
}

function Parameters({ item }: { readonly item: EvidenceItem }) {
  const { plans, params } = item.finding
  const rows = [
    ...(plans.length > 0 ? [['Plans', plans.join(', ')] as const] : []),
    ...Object.entries(params)
      .filter(([key]) => key !== 'plans')
      .map(([key, value]) => describeParameter(key, value)),
  ]
  if (rows.length === 0) return null
  return (
    <dl className="text-label">
      {rows.map(([key, value]) => (
        <div key={key} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-2 py-1">
          <dt className="text-fg3">{key}</dt>
          <dd className="wrap-anywhere">
            <ForeignText text={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Shared({ item }: { readonly item: EvidenceItem }) {
  const { evidence, enter } = useEvidence()
  const others = sharingSource(item, evidence)
  if (others.length === 0) return null
  return (
    <section aria-labelledby="also-rests">
      <h3 id="also-rests" className="text-label font-medium text-fg3">
        Also based on this source
      </h3>
      <ul className="mt-1">
        {others.slice(0, atMostShared).map((other) => (
          <li key={other.number} className="border-b border-line last:border-0">
            <button
              type="button"
              className="flex min-h-9 w-full items-baseline gap-2.5 py-2 text-left text-fg2 hover:text-fg"
              onClick={() => enter(other.number, null, null)}
            >
              <span className="w-6 shrink-0 font-mono text-meta text-fg3">{other.number}</span>
              <span>
                <ForeignText text={other.restrictions[0]?.risk ?? other.question} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {others.length > atMostShared && (
        <p className="pt-1 text-meta text-fg3">and {others.length - atMostShared} more</p>
      )}
    </section>
  )
}

/** The evidence with this number: the question, the answer, and each passage that it rests on. */
export function EvidencePanel({ page, number, canClose, onOpenSources, onDecided }: EvidencePanelProps) {
  const { evidence, focusAsked, takeFocus } = useEvidence()
  const body = useRef<HTMLDivElement>(null)
  const item = evidence.items[number - 1]
  useEffect(() => {
    body.current?.scrollTo({ top: 0 })
  }, [number])
  useEffect(() => {
    if (takeFocus(number)) body.current?.focus({ preventScroll: true })
  }, [number, focusAsked, takeFocus])
  if (!item) return null
  const { finding } = item
  const decision = page.decisions.find((one) => one.fact === finding.fact)
  const isRejected = finding.tier === 'rejected'
  const passages = passagesOf(isRejected ? (decision?.quotes ?? []) : finding.quotes)
  const trust = trustLabel(finding, decision?.kind)
  const heads = new Map(page.documents.map((head) => [head.id, head]))
  return (
    <>
      <Navigation number={number} canClose={canClose} />
      <div
        ref={body}
        className="flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto px-5 py-4 focus-visible:-outline-offset-2"
        tabIndex={0}
        role="region"
        aria-label={`Evidence ${number}`}
      >
        <div>
          <p className="text-meta text-fg3">{item.group}</p>
          <h3 className="mt-0.5 font-medium">{item.question}</h3>
          <p className="mt-2 flex flex-wrap gap-1.5">
            {finding.value !== 'not-stated' && (
              <Chip>
                {isOnlyMentioned(finding) ? `${answerLabels[finding.value]}, if it holds` : answerLabels[finding.value]}
              </Chip>
            )}
            <Chip tone={trust.tone}>{trust.label}</Chip>
          </p>
        </div>
        {isRejected && decision && (
          <p className="rounded-control bg-bad-soft px-3 py-2 text-bad">
            <ForeignText text={decision.decided_by ?? 'A former member'} /> rejected this passage. It stays readable; it
            answers nothing.
          </p>
        )}
        {passages.map((quote, index) => (
          <PassageCard
            key={placeOf(quote)}
            quote={quote}
            place={passages.length === 1 ? null : `passage ${index + 1} of ${passages.length}`}
            head={heads.get(quote.document_id)}
            scanId={page.scan.id}
          />
        ))}
        {passages.length === 0 && (
          <NotStated documents={page.documents} scanId={page.scan.id} onOpenSources={onOpenSources} />
        )}
        <Parameters item={item} />
        <DecisionSection
          key={finding.id}
          vendorId={page.vendor.id}
          scanId={page.scan.id}
          found={foundOf(page, finding)}
          plans={page.plans.map((plan) => plan.name)}
          decision={decision}
          mayEdit={page.abilities.edit_vendor}
          onDecided={() => {
            // The button that had the focus is gone.
            body.current?.focus({ preventScroll: true })
            onDecided()
          }}
        />
        <Shared item={item} />
      </div>
    </>
  )
}
