import type { PlanChoice, ReviewPage } from '../../../contract/reviews.page.ts'
import { markHidden } from '../../../contract/text.forms.ts'
import { messageOf } from '../../lib/api-error.ts'
import { countOf, formatPrice } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import { useChoosePlan } from './queries/choose-plan.ts'

interface PlanChooserProps {
  readonly page: ReviewPage
  readonly onChoose: (plan: string | null) => void
}

const none = ''

const perUnit = (unit: string | null): string => (unit === null ? '' : ` per ${unit.replaceAll('/', ' per ')}`)

function describePrice({ difference }: PlanChoice['upgrades'][number]): string {
  if (difference === null) return '; its price is not public'
  const extra = `${formatPrice(difference.amount, difference.currency)}${perUnit(difference.per)}`
  return ` for an extra ${extra}, according to the vendor’s published prices`
}

function Consequences({ choice }: { readonly choice: PlanChoice }) {
  return (
    <ul className="flex flex-col gap-1 text-label text-fg2">
      <li>
        {choice.lifted.length === 0
          ? `${markHidden(choice.plan)} lifts none of the restrictions that depend on the plan.`
          : `${countOf(choice.lifted.length, 'restriction')} of other plans ${choice.lifted.length === 1 ? 'does' : 'do'} not apply on ${markHidden(choice.plan)}.`}
      </li>
      {choice.upgrades.map((upgrade) => (
        <li key={upgrade.plan}>
          <strong className="font-semibold text-fg">{markHidden(upgrade.plan)}</strong> lifts{' '}
          {countOf(upgrade.lifts.length, 'more restriction')}
          {describePrice(upgrade)}.
        </li>
      ))}
    </ul>
  )
}

/** 'Your plan': what falls away on it, and what a larger one would lift and cost. */
export function PlanChooser({ page, onChoose }: PlanChooserProps) {
  const save = useChoosePlan(page.vendor.id)
  const chosen = page.written_for
  if (page.plans.length === 0) return null
  const mayEdit = page.abilities.edit_vendor
  const isKnown = chosen === null || page.plans.some((plan) => plan.name === chosen)
  const options = [
    { value: none, label: 'Not chosen' },
    ...(isKnown ? [] : [{ value: chosen, label: `${markHidden(chosen)} (no longer offered)` }]),
    ...page.plans
      .toSorted((a, b) => a.rank - b.rank)
      .map((plan) => ({
        value: plan.name,
        label:
          plan.price === null || plan.currency === null
            ? markHidden(plan.name)
            : `${markHidden(plan.name)}, ${formatPrice(plan.price, plan.currency)}${perUnit(plan.per)}`,
      })),
  ]
  const keep = (): void =>
    save.mutate(chosen, {
      onSuccess: () =>
        notify.success(chosen === null ? 'Your plan was cleared' : `Your plan was set to ${markHidden(chosen)}`),
      onError: (error) => notify.error(`Your plan was not saved: ${messageOf(error)}`),
    })
  const choice = page.plan_choices.find((one) => one.plan === chosen)
  return (
    <section
      aria-label="What your plan changes"
      className="mb-5 flex flex-wrap items-start gap-x-6 gap-y-3 rounded-card border border-line bg-s1 px-4 py-3"
    >
      <Select
        label="Your plan"
        options={options}
        value={chosen ?? none}
        onChange={(value) => onChoose(value === none ? null : value)}
        className="shrink-0"
      />
      {chosen !== page.our_plan && (
        <span className="flex items-center gap-2">
          <span className="text-label text-fg3">Compared only, not saved.</span>
          <Button
            size="sm"
            busy={save.isPending}
            disabledReason={mayEdit ? null : 'Your role can compare plans but not save one.'}
            onClick={keep}
          >
            {chosen === null ? 'Save that we have none' : 'Save as our plan'}
          </Button>
        </span>
      )}
      <div className="min-w-0 flex-1 basis-72 pt-1.5">
        {choice ? (
          <Consequences choice={choice} />
        ) : (
          <p className="text-label text-fg3">
            Choose your plan to see only the restrictions that apply to it.
            {!mayEdit && ' Your role cannot save this choice for your organization.'}
          </p>
        )}
      </div>
    </section>
  )
}
