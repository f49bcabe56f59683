import type { SoldPlan } from '../../../contract/plans.ts'
import { mostScans, priceLabel, scanLimitProblem, unlimitedScans } from '../../../contract/plans.forms.ts'
import { formatCount } from '../../lib/format.ts'

const priceWords = (plan: SoldPlan): string => {
  if (plan.is_custom) return 'custom price'
  if (plan.price_monthly !== null) return `${priceLabel(plan.price_monthly)} a month`
  if (plan.price_onetime !== null) return `${priceLabel(plan.price_onetime)} one-time`
  return priceLabel(0)
}

/** A number of reports a month, or that there is none. */
export const limitWords = (limit: number): string => (limit > unlimitedScans ? 'Unlimited' : formatCount(limit))

/** A plan as dialogs offer it, such as `Starter (5 scans, $1,999 a month)`. */
export const planLabel = (plan: SoldPlan): string =>
  `${plan.name} (${limitWords(plan.monthly_scan_limit).toLowerCase()} scans, ${priceWords(plan)})`

export const planName = (plans: readonly SoldPlan[] | undefined, id: string | null): string =>
  id === null ? 'No plan' : (plans?.find((plan) => plan.id === id)?.name ?? id)

/** A limit as it was typed, unlimited for what is no number, and the sentence for a number that is no limit. */
export function readLimit(typed: string): { readonly limit: number } | { readonly problem: string } {
  const value = typed.trim() === '' ? Number.NaN : Number(typed)
  if (Number.isNaN(value)) return { limit: mostScans }
  const problem = scanLimitProblem(value)
  return problem === null ? { limit: value } : { problem }
}
