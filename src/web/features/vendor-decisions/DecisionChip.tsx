import { Stamp } from 'lucide-react'
import { standingSuffixes } from '../../../contract/labels.forms.ts'
import type { StandingDecision } from '../../../contract/vendor-decisions.ts'
import { Chip } from '../../ui/Chip.tsx'
import { kindWords, sayDecision, sayStanding } from './decision-words.ts'

const tones = { approved: 'ok', approved_with_conditions: 'warn', rejected: 'bad' } as const

/** The organization's decision in a word, beside the verdict of the review. */
export function DecisionChip({ decision }: { readonly decision: StandingDecision }) {
  const caution = sayStanding(decision)
  return (
    <span title={`${sayDecision(decision)}. ${caution ?? ''}`.trim()}>
      <Chip
        tone={decision.standing === 'holds' ? tones[decision.kind] : 'warn'}
        icon={<Stamp className="size-3" aria-hidden="true" />}
      >
        Our decision: {kindWords[decision.kind].toLowerCase()}
        {standingSuffixes[decision.standing]}
      </Chip>
    </span>
  )
}
