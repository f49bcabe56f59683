import type { ScoreResult } from '../../contract/reviews.ts'
import type { ChipTone } from '../ui/Chip.tsx'

type Verdict = ScoreResult['verdict']

export const verdictWords: Readonly<Record<Verdict, { readonly words: string; readonly tone: ChipTone }>> = {
  approve: { words: 'Approve', tone: 'ok' },
  approve_with_conditions: { words: 'Approve with conditions', tone: 'warn' },
  do_not_approve_yet: { words: 'Do not approve yet', tone: 'bad' },
  insufficient_evidence: { words: 'Insufficient public evidence', tone: 'neutral' },
}
