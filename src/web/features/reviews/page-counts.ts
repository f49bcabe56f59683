import { stateOf } from '../../../contract/conditions.forms.ts'
import type { Restriction } from '../../../contract/reviews.ts'
import type { ReviewPage } from '../../../contract/reviews.page.ts'
import type { AppliedDecision } from '../../../contract/decisions.ts'
import { countOf } from '../../lib/format.ts'

/** Restrictions that nobody has dealt with yet, on the plan that the review is written for: one number wherever it is shown. */
export function openRestrictions({
  restrictions,
  tracked,
}: Pick<ReviewPage, 'restrictions' | 'tracked'>): readonly Restriction[] {
  const over = new Set(tracked.filter(({ status }) => stateOf(status) !== 'open').map(({ fact }) => fact))
  return restrictions.filter(({ fact }) => !over.has(fact))
}

/** Restrictions that nobody will see to: no longer open, and a risk that stays. */
export function acceptedRestrictions({
  restrictions,
  tracked,
}: Pick<ReviewPage, 'restrictions' | 'tracked'>): readonly Restriction[] {
  const accepted = new Set(tracked.filter(({ status }) => stateOf(status) === 'accepted').map(({ fact }) => fact))
  return restrictions.filter(({ fact }) => accepted.has(fact))
}

/** Decisions whose pages say something else now, or no longer have the passage. */
export const staleDecisions = ({ decisions }: Pick<ReviewPage, 'decisions'>): readonly AppliedDecision[] =>
  decisions.filter(({ standing }) => standing !== 'holds')

export const sayStale = (amount: number): string => `${countOf(amount, 'decision')} to look at again`

/** A page counts once, however often it was captured. */
export const countPages = ({ documents }: Pick<ReviewPage, 'documents'>): number =>
  new Set(documents.map(({ url }) => url)).size
