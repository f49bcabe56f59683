import type { Plan } from '../../../contract/plans.ts'
import { priceLabel } from '../../../contract/plans.forms.ts'

/** What a review by hand is taken to cost, in cents: the figure that savings are counted against. */
const manualReview = 300_000
/** From where on a price by volume is agreed: at most a tenth of a review by hand. */
const volumeSaving = '90%+'

export interface PlanWords {
  readonly price: string
  readonly period: string
  readonly perReport: string
  readonly saving: string
  readonly action: string
}

/** What the page says of a plan; of the starting data when it is built, and of the catalogue when it is open. */
export function planWords(plan: Plan): PlanWords {
  const { price_onetime: once, price_monthly: monthly, price_per_report: each } = plan
  const price = once ?? monthly
  if (plan.is_custom || price === null)
    return { price: 'Custom', period: '', perReport: 'Price by volume', saving: volumeSaving, action: 'Contact Sales' }
  const saving = each === null ? '' : `${Math.max(0, Math.round((1 - each / manualReview) * 100))}%`
  const about = each === null || once !== null ? 'Paid once' : `About ${priceLabel(each)} per report`
  return {
    price: priceLabel(price),
    period: once === null ? 'per month' : 'per report',
    perReport: about,
    saving,
    action: `Choose ${plan.name}`,
  }
}
