import type { VendorSort } from '../../lib/hub-search.ts'

type Column = 'name' | 'added' | 'score' | 'risks' | 'reviewed' | 'next_review' | 'decision'

export const firstSort: VendorSort = '-added'

export function directionOf(sort: VendorSort, column: Column): 'ascending' | 'descending' | null {
  if (sort === column) return 'ascending'
  return sort === `-${column}` ? 'descending' : null
}

/** The order after a click on a column's head: names from A on, days from the nearest, decisions from the approved on, all else from the highest or newest, then the reverse. */
export function nextSort(sort: VendorSort, column: Column): VendorSort {
  const rises = column === 'name' || column === 'next_review' || column === 'decision'
  const first: VendorSort = rises ? column : `-${column}`
  if (sort !== first) return first
  return rises ? `-${column}` : column
}
