import { useId } from 'react'
import { Field } from '../../../ui/Field.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import type { TypedInput } from '../AdvisorPage.tsx'
import { cardStyle } from '../cards/ChartCard.tsx'
import { formatDollars, formatHours } from '../figures.ts'
import { consultantCost, hoursByHand, platformHours, type AdvisorInput, type ManualWork } from './advisor-figures.ts'

const reviewTypes = [
  { value: 'internal', label: 'Internal team' },
  { value: 'external', label: 'External consultant' },
] as const

function Output({ label, value, note }: { readonly label: string; readonly value: string; readonly note: string }) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-t border-line py-2.5">
      <dt className="text-fg2">{label}</dt>
      <dd className="text-read font-semibold tabular-nums">{value}</dd>
      <dd className="col-span-2 text-label text-fg3">{note}</dd>
    </div>
  )
}

interface AdvisorFormProps {
  readonly typed: TypedInput
  readonly input: AdvisorInput
  readonly work: ManualWork
  readonly onChange: (typed: TypedInput) => void
}

/** How reviews are made by hand today, and what that comes to. */
export function AdvisorForm({ typed, input, work, onChange }: AdvisorFormProps) {
  const id = useId()
  const isInternal = input.reviewType === 'internal'
  const perReview = isInternal
    ? `${formatDollars(input.hourlyRate)} × ${hoursByHand.internal} hours`
    : `${formatDollars(consultantCost)} for each review`
  return (
    <section aria-labelledby={id} className={`p-4 ${cardStyle}`}>
      <h2 id={id} className="font-semibold">
        Your reviews today
      </h2>
      <div className="mt-4 flex flex-col gap-4">
        <Field
          label="Monthly vendor reviews"
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          value={typed.reviews}
          onChange={({ target }) => onChange({ ...typed, reviews: target.value })}
          onBlur={() => onChange({ ...typed, reviews: String(input.monthlyReviews) })}
        />
        <div className="flex flex-col items-start gap-1.5">
          <span className="text-label font-medium text-fg2" aria-hidden="true">
            Manual review type
          </span>
          <Segmented
            label="Manual review type"
            options={reviewTypes}
            value={typed.reviewType}
            onChange={(reviewType) => onChange({ ...typed, reviewType })}
          />
        </div>
        {isInternal && (
          <Field
            label="Engineer hourly rate ($)"
            type="number"
            inputMode="decimal"
            min={1}
            value={typed.rate}
            onChange={({ target }) => onChange({ ...typed, rate: target.value })}
            onBlur={() => onChange({ ...typed, rate: String(input.hourlyRate) })}
          />
        )}
      </div>
      <dl className="mt-5">
        <Output label="Cost per review" value={formatDollars(work.costPerReview)} note={perReview} />
        <Output
          label="Total monthly cost"
          value={formatDollars(work.totalMonthlyCost)}
          note={`${input.monthlyReviews} × ${formatDollars(work.costPerReview)}`}
        />
        <Output
          label="Hours reclaimed"
          value={formatHours(work.hoursReclaimed)}
          note={`${hoursByHand[input.reviewType]} hours by hand less ${platformHours} with the product, each review`}
        />
      </dl>
    </section>
  )
}
