import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import { VendorDecisionCard } from '../../vendor-decisions/vendor-decisions.public.ts'
import { nextStep } from './next-step.ts'

/** What our organization decided and what is to do before: on a phone above the verdict, else below its conditions. */
export function OurDecision({ page }: { readonly page: ReviewPage }) {
  return <VendorDecisionCard page={page} next={nextStep(page)} />
}
