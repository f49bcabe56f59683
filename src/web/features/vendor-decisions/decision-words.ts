import type { StandingDecision, VendorDecision } from '../../../contract/vendor-decisions.ts'
import { vendorDecisionLabels } from '../../../contract/labels.forms.ts'
import { countOf, formatShortDate } from '../../lib/format.ts'

export const kindWords: Readonly<Record<VendorDecision['kind'], string>> = vendorDecisionLabels

/** 'Approved for the Business plan, until Dec 31, 2026'. */
export function sayDecision({ kind, plan, expires_on: expires }: VendorDecision): string {
  const until = expires === null ? '' : `, until ${formatShortDate(`${expires}T12:00:00Z`)}`
  return `${kindWords[kind]}${plan === null ? '' : ` for the ${plan} plan`}${until}`
}

/** Why a decision no longer stands; null while it does. */
export function sayStanding({ standing, changed, expires_on: expires }: StandingDecision): string | null {
  if (standing === 'reopened')
    return `Open again: ${countOf(changed.length, 'answer')} that it rests on ${changed.length === 1 ? 'has' : 'have'} changed.`
  return standing === 'expired' ? `It expired on ${formatShortDate(`${expires ?? ''}T12:00:00Z`)}.` : null
}
