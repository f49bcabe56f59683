import type { ReviewPage } from '../../../../contract/reviews.page.ts'

/**
 * The plan that a file is written for, as the page shows it: chosen on the page, empty for none. Nothing where the page
 * follows the organization's own plan, which the server knows, or names a plan that the vendor does not sell.
 */
export function planQuery(
  chosen: string | undefined,
  planChoices: readonly Pick<ReviewPage['plan_choices'][number], 'plan'>[],
): { readonly plan?: string } {
  if (chosen === undefined) return {}
  return chosen === '' || planChoices.some(({ plan }) => plan === chosen) ? { plan: chosen } : {}
}
