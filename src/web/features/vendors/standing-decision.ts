import { standingSuffixes, vendorDecisionLabels } from '../../../contract/labels.forms.ts'
import type { Vendor } from '../../../contract/vendors.ts'
import { countOf, formatDay } from '../../lib/format.ts'

type Decision = NonNullable<Vendor['decision']>

const tones = { approved: 'ok', approved_with_conditions: 'warn', rejected: 'bad' } as const

/** Where nobody has counted the answers that changed, nothing is said of them. */
const isOpenAgain = ({ changed_answers: changed }: Decision): boolean => changed !== null && changed > 0

/** Evidence that changed weighs more than a day that passed, as in the review. */
export function toneOf(decision: Decision) {
  if (isOpenAgain(decision)) return 'warn'
  return decision.is_expired ? 'neutral' : tones[decision.kind]
}

/** 'Approved, open again'. */
export const sayKind = (decision: Decision): string =>
  `${vendorDecisionLabels[decision.kind]}${standingSuffixes[isOpenAgain(decision) ? 'reopened' : 'holds']}`

/** What opened it again, what it is for, until when, and whether it is merely older than the last review; null for nothing to say. */
export function limitsOf(decision: Decision): string | null {
  const { plan, expires_on: expires, changed_answers: changed } = decision
  const words = [
    changed === null || changed === 0 ? null : `${countOf(changed, 'answer')} changed`,
    plan === null ? null : `${plan} plan`,
    expires === null ? null : `${decision.is_expired ? 'expired' : 'until'} ${formatDay(expires)}`,
    !isOpenAgain(decision) && decision.is_of_earlier_review ? 'before the last review' : null,
  ].filter((one) => one !== null)
  return words.length === 0 ? null : words.join(' · ')
}
