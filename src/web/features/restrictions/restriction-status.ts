import type { RestrictionStatus, TrackedRestriction } from '../../../contract/restrictions.ts'

export const statusLabels: readonly { readonly value: RestrictionStatus; readonly label: string }[] = [
  { value: 'todo', label: 'To Do' },
  { value: 'next', label: 'Next' },
  { value: 'in_progress', label: 'In Progress' },
  { value: 'done', label: 'Done' },
  { value: 'wont_implement', label: "Won't Implement" },
]

/** Whatever nobody has touched is still to do. */
export const statusOf = (tracked: readonly TrackedRestriction[], fact: string): RestrictionStatus =>
  tracked.find((one) => one.fact === fact)?.status ?? 'todo'
