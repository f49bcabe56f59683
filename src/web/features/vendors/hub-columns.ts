import type { VendorSort } from '../../lib/hub-search.ts'

/**
 * Every column that the Review Hub can show beside the name, in the order in which they are offered. The description stands
 * below the name where it is no column of its own.
 */
export const columnLabels = {
  score: 'Score',
  verdict: 'Verdict',
  decision: 'Decision',
  coverage: 'Coverage',
  risk: 'Risk',
  risks: 'High risks',
  reviewed: 'Reviewed',
  status: 'Status',
  owner: 'Owner',
  next_review: 'Next review',
  description: 'Description',
  added: 'Added',
} as const
export type HubColumn = keyof typeof columnLabels

/** Pixels; null takes what is left. */
export const columnWidths: Readonly<Record<HubColumn, number | null>> = {
  score: 100,
  verdict: 176,
  decision: 176,
  coverage: 92,
  risk: 92,
  risks: 104,
  reviewed: 112,
  status: 140,
  owner: 128,
  next_review: 116,
  description: null,
  added: 116,
}

/** Columns that the list can be sorted by. */
export const columnSorts: Partial<
  Record<HubColumn, 'score' | 'decision' | 'risks' | 'reviewed' | 'added' | 'next_review'>
> = {
  score: 'score',
  decision: 'decision',
  risks: 'risks',
  reviewed: 'reviewed',
  next_review: 'next_review',
  added: 'added',
} satisfies Partial<Record<HubColumn, Extract<VendorSort, HubColumn>>>

export const firstColumns: readonly HubColumn[] = ['score', 'verdict', 'risks', 'status', 'added']

const isColumn = (name: string): name is HubColumn => Object.hasOwn(columnLabels, name)

/** Reads what was kept, such as `score,owner`: unknown names are left out, and nothing at all means the first choice. */
export function readColumns(kept: unknown): readonly HubColumn[] {
  if (typeof kept !== 'string') return firstColumns
  const columns = [...new Set(kept.split(','))].filter(isColumn)
  return columns.length === 0 ? firstColumns : columns
}

export const writeColumns = (columns: readonly HubColumn[]): string => columns.join(',')

/** The columns with one of them a place earlier (-1) or later (1). */
export function moveColumn(columns: readonly HubColumn[], column: HubColumn, by: -1 | 1): readonly HubColumn[] {
  const at = columns.indexOf(column)
  const to = at + by
  const other = columns[to]
  if (at === -1 || other === undefined) return columns
  return columns.map((one, index) => (index === at ? other : index === to ? column : one))
}
