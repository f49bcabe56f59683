import type { DecisionKind } from './kept-decision.ts'

export const actionLabels: Readonly<Record<DecisionKind, string>> = {
  confirmed: 'Confirm finding',
  rejected: 'Reject finding',
  corrected: 'Correct finding',
}
