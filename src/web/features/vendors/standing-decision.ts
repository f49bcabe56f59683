import { vendorDecisionLabels } from '../../../contract/labels.forms.ts'
import type { Vendor } from '../../../contract/vendors.ts'
import { countOf, formatDay } from '../../lib/format.ts'

type Decision = NonNullable<Vendor['decision']>

const tones = { approved: 'ok', approved_with_conditions: 'warn', rejected: 'bad' } as const

/** Evidence that changed weighs more than a day that passed, as in the review. */
export function toneOf({ kind, changed_answers: changed, is_expired: isExpired }: Decision) {
  if (changed > 0) return 'warn'
  return isExpired ? 'neutral' : tones[kind]
}

/** 'Approved, open again'. */
export const sayKind = ({ kind, changed_answers: changed }: Decision): string =>
  `${vendorDecisionLabels[kind]}${changed > 0 ? ', open again' : ''}`

/** What opened it again, what it is for, until when, and whether it is merely older than the last review; null for nothing to say. */
export function limitsOf(decision: Decision): string | null {
  const { plan, expires_on: expires, changed_answers: changed } = decision
  const words = [
    changed > 0 ? `${countOf(changed, 'answer')} changed` : null,
    plan === null ? null : `${plan} plan`,
    expires === null ? null : `${decision.is_expired ? 'expired' : 'until'} ${formatDay(expires)}`,
    changed === 0 && decision.is_of_earlier_review ? 'before the last review' : null,
  ].filter((one) => one !== null)
  return words.length === 0 ? null : words.join(' · ')
}
