import { restrictionStatusLabels } from '../../../contract/labels.forms.ts'
import type { RestrictionStatus, TrackedRestriction } from '../../../contract/restrictions.ts'

const values = ['todo', 'next', 'in_progress', 'done', 'wont_implement'] as const satisfies readonly RestrictionStatus[]

export const statusLabels: readonly { readonly value: RestrictionStatus; readonly label: string }[] = values.map(
  (value) => ({ value, label: restrictionStatusLabels[value] }),
)

/** Whatever nobody has touched is still to do. */
export const statusOf = (tracked: readonly TrackedRestriction[], fact: string): RestrictionStatus =>
  tracked.find((one) => one.fact === fact)?.status ?? 'todo'
