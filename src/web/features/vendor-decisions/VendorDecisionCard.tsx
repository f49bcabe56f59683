import { useState } from 'react'
import { CircleCheck, CircleDashed, CircleX, Stamp, TriangleAlert } from 'lucide-react'
import type { ReviewPage } from '../../../contract/reviews.page.ts'
import { formatDateTime } from '../../lib/format.ts'
import { Button } from '../../ui/Button.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { lazily, OnceOpen } from '../../ui/lazily.tsx'
import { sayDecision, sayStanding } from './decision-words.ts'

const DecisionDialog = lazily(async () => (await import('./DecisionDialog.tsx')).DecisionDialog)

const looks = {
  approved: { shape: CircleCheck, colour: 'text-ok' },
  approved_with_conditions: { shape: CircleCheck, colour: 'text-ok' },
  rejected: { shape: CircleX, colour: 'text-bad' },
} as const

export interface VendorDecisionCardProps {
  readonly page: ReviewPage
  /** What to do before one decides, in a few words; null where nothing is left. */
  readonly next: string | null
}

/** What the organization decided, with who and why, or what is to do next; and the way to decide. */
export function VendorDecisionCard({ page, next }: VendorDecisionCardProps) {
  const [isOpen, setOpen] = useState(false)
  const decision = page.vendor_decision
  const caution = decision && sayStanding(decision)
  const { shape: Shape, colour } = decision
    ? caution === null
      ? looks[decision.kind]
      : { shape: TriangleAlert, colour: 'text-warn' }
    : { shape: CircleDashed, colour: 'text-fg3' }
  return (
    <section
      aria-label="Our decision"
      className={`flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border bg-s1 px-4 py-3 ${caution === null ? 'border-line' : 'border-warn/40'}`}
    >
      <Shape className={`size-5 shrink-0 ${colour}`} aria-hidden="true" />
      <div className={`min-w-0 flex-1 ${decision ? 'basis-64' : 'basis-24 md:basis-64'}`}>
        {decision ? (
          <>
            <p className="font-semibold">
              <ForeignText text={sayDecision(decision)} />
            </p>
            {caution !== null && <p className="text-label font-medium text-warn">{caution}</p>}
            <p className="text-label wrap-anywhere text-fg3">
              <ForeignText text={decision.decided_by ?? 'A former member'} />, {formatDateTime(decision.decided_at)}:{' '}
              <ForeignText text={decision.reason} />
            </p>
          </>
        ) : (
          <>
            <p className="font-semibold">Not decided yet</p>
            <p className="text-label text-fg3 max-md:sr-only">
              {next ?? 'Record what your organization decides about this vendor.'}
            </p>
          </>
        )}
      </div>
      <Button
        disabledReason={page.abilities.edit_vendor ? null : 'Your role can read reviews but not decide on vendors.'}
        onClick={() => setOpen(true)}
      >
        <Stamp className="size-3.5" aria-hidden="true" />
        {decision ? 'Decide again' : 'Record decision'}
      </Button>
      <OnceOpen open={isOpen}>
        <DecisionDialog page={page} open={isOpen} onClose={() => setOpen(false)} />
      </OnceOpen>
    </section>
  )
}
