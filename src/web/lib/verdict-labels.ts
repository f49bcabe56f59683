import { verdictLabels as labels } from '../../contract/labels.forms.ts'
import type { Verdict } from '../../contract/reviews.ts'
import type { ChipTone } from '../ui/Chip.tsx'

export const verdictLabels: Readonly<Record<Verdict, { readonly label: string; readonly tone: ChipTone }>> = {
  approve: { label: labels.approve, tone: 'ok' },
  approve_with_conditions: { label: labels.approve_with_conditions, tone: 'warn' },
  insufficient_evidence: { label: labels.insufficient_evidence, tone: 'neutral' },
  conditions_not_met: { label: labels.conditions_not_met, tone: 'bad' },
  refuse: { label: labels.refuse, tone: 'bad' },
}
