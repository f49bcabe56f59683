import type { VendorSort, VendorStanding } from './use-vendors.ts'

type Column = 'name' | 'added' | 'score' | 'risks' | 'reviewed'

export const firstSort: VendorSort = '-added'

export function directionOf(sort: VendorSort, column: Column): 'ascending' | 'descending' | null {
  if (sort === column) return 'ascending'
  return sort === `-${column}` ? 'descending' : null
}

/** The order after a click on a column's head: names from A on, all else from the highest or newest, then the reverse. */
export function nextSort(sort: VendorSort, column: Column): VendorSort {
  const first: VendorSort = column === 'name' ? 'name' : `-${column}`
  if (sort !== first) return first
  return column === 'name' ? '-name' : column
}

export const sortWords: readonly { readonly value: VendorSort; readonly words: string }[] = [
  { value: '-added', words: 'Newest' },
  { value: 'name', words: 'Name' },
  { value: '-risks', words: 'Most open high risks' },
  { value: 'score', words: 'Lowest score' },
  { value: '-score', words: 'Highest score' },
  { value: '-reviewed', words: 'Last reviewed' },
  { value: 'reviewed', words: 'Reviewed longest ago' },
]

export const standingWords: readonly { readonly value: VendorStanding; readonly words: string }[] = [
  { value: 'high_risks', words: 'With open high risks' },
  { value: 'do_not_approve_yet', words: 'Do not approve yet' },
  { value: 'approve_with_conditions', words: 'Approve with conditions' },
  { value: 'approve', words: 'Approve' },
  { value: 'insufficient_evidence', words: 'Insufficient public evidence' },
  { value: 'not_reviewed', words: 'Not reviewed' },
  { value: 'in_progress', words: 'In progress' },
  { value: 'failed', words: 'Failed' },
]
