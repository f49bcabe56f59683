import type { Decision } from '../../../../contract/decisions.ts'
import type { Finding } from '../../../../contract/findings.ts'
import { isOnlyMentioned } from '../../../../contract/findings.forms.ts'
import type { ChipTone } from '../../../ui/Chip.tsx'

interface TrustLabel {
  readonly label: string
  readonly tone: ChipTone
}

const vouched: Readonly<Record<Exclude<Finding['tier'], 'local' | 'model'>, TrustLabel>> = {
  confirmed: { label: 'Confirmed by an analyst', tone: 'ok' },
  rejected: { label: 'Rejected by an analyst', tone: 'bad' },
  conflict: { label: 'Passages disagree', tone: 'warn' },
  corroborated: { label: 'Stated, found by two methods', tone: 'ok' },
}

/** How much an answer may be relied on; `judged` is what an analyst did with it. */
export function trustLabel(finding: Finding, judged?: Decision['kind']): TrustLabel {
  const { tier, certainty, value } = finding
  if (tier === 'rejected') return vouched.rejected
  if (tier === 'confirmed' && judged === 'corrected') return { label: 'Corrected by an analyst', tone: 'ok' }
  if (value === 'not-stated') return { label: 'Not stated in what we read', tone: 'neutral' }
  if (tier === 'local' || tier === 'model') {
    if (certainty === 'stated') return { label: 'Stated', tone: 'ok' }
    return {
      label: isOnlyMentioned(finding) ? 'Only mentioned: read the passage' : 'Likely: check the passage',
      tone: 'warn',
    }
  }
  return vouched[tier]
}
