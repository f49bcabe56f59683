import type { ScoreResult } from '../../contract/reviews.ts'
import type { ChipTone } from '../ui/Chip.tsx'

type Verdict = ScoreResult['verdict']

export const verdictLabels: Readonly<Record<Verdict, { readonly label: string; readonly tone: ChipTone }>> = {
  approve: { label: 'Approve', tone: 'ok' },
  approve_with_conditions: { label: 'Approve with conditions', tone: 'warn' },
  do_not_approve_yet: { label: 'Do not approve yet', tone: 'bad' },
  insufficient_evidence: { label: 'Insufficient public evidence', tone: 'neutral' },
}
