import type { Restriction } from '../../../../contract/reviews.ts'
import type { ReviewSearch } from '../../../lib/review-search.ts'

type Filter = ReviewSearch['severity']
export type Order = NonNullable<ReviewSearch['sort']>

const rank: Readonly<Record<Restriction['severity'], number>> = { critical: 3, high: 3, medium: 2, low: 1 }
/** Critical stands above high although both answer to the filter High. */
const fine: Readonly<Record<Restriction['severity'], number>> = { critical: 4, high: 3, medium: 2, low: 1 }
const wanted: Readonly<Record<NonNullable<Filter>, number>> = { high: 3, moderate: 2, low: 1 }

export function filterRestrictions(rows: readonly Restriction[], filter: Filter): Restriction[] {
  return rows.filter((row) => filter === undefined || rank[row.severity] === wanted[filter])
}

/** `-severity` is descending, the order at first; equal rows keep their places. */
export function sortRestrictions(rows: readonly Restriction[], order: Order): Restriction[] {
  const sign = order.startsWith('-') ? -1 : 1
  const compare = order.endsWith('severity')
    ? (a: Restriction, b: Restriction) => fine[a.severity] - fine[b.severity]
    : (a: Restriction, b: Restriction) => a.risk.localeCompare(b.risk, 'en')
  return rows.toSorted((a, b) => sign * compare(a, b))
}
