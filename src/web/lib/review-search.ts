import { cutText } from '../../contract/text.forms.ts'
import { oneOf, textOf } from './search-values.ts'

const reviewTabs = ['summary', 'analysis', 'restrictions', 'comments', 'changes', 'sources'] as const
export type ReviewTab = (typeof reviewTabs)[number]

const claimStates = ['against', 'conditional', 'unconfirmed', 'unknown'] as const
const severityFilters = ['high', 'moderate', 'low'] as const
const restrictionOrders = ['severity', '-severity', 'risk', '-risk'] as const

/** What the address of a review asks for. */
export interface ReviewSearch {
  readonly tab?: ReviewTab
  /** The fact whose evidence is open: a rescan or a decision renumbers the evidence, so the number would rot. */
  readonly evidence?: string
  /** Answers are judged one after the other. */
  readonly judge?: true
  /** How the claims stand that the analysis shows; all without it. */
  readonly state?: (typeof claimStates)[number]
  /** The comment whose passage is shown. */
  readonly comment?: string
  readonly severity?: (typeof severityFilters)[number]
  readonly sort?: (typeof restrictionOrders)[number]
  /** The vendor's plan that restrictions are shown for; empty for none. Without it the plan that is saved counts. */
  readonly plan?: string
}

/** Reads an address: what the review does not know is left out. */
export function readReviewSearch(given: Readonly<Record<string, unknown>>): ReviewSearch {
  const tab = oneOf(reviewTabs, given['tab'])
  const evidence = textOf(given['evidence'])?.slice(0, 80)
  const state = oneOf(claimStates, given['state'])
  const comment = textOf(given['comment'])?.slice(0, 36)
  const severity = oneOf(severityFilters, given['severity'])
  const sort = oneOf(restrictionOrders, given['sort'])
  return {
    ...(tab === undefined ? {} : { tab }),
    ...(evidence === undefined ? {} : { evidence }),
    ...(given['judge'] === true ? { judge: true } : {}),
    ...(state === undefined ? {} : { state }),
    ...(comment === undefined ? {} : { comment }),
    ...(severity === undefined ? {} : { severity }),
    ...(sort === undefined ? {} : { sort }),
    ...(typeof given['plan'] === 'string' ? { plan: cutText(given['plan'], 120) } : {}),
  }
}
