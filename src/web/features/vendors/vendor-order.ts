import type { VendorSort } from '../../lib/hub-search.ts'

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
