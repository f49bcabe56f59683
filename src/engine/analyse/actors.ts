import type { GuardId } from './guards.ts'
import type { FactReading } from './judge-claim.ts'
import type { Hit } from './product-talk.ts'

/** Who does what a claim tells of: a reader, a supplier who is looked at, or a standard. Patterns run on normalised text. */

const own = /\b(?:we|our|us)\b/
const clauseBreak = /[;:]|, (?=we\b)|\b(?:and|but|so) (?=(?:we|you|they|it|customers?|users?)\b)|\bwhile\b|\bwhereas\b/g

/** The clause that holds the claim; a label before a colon belongs to what stands after it. */
function clauseOf(text: string, { at, end }: Hit): string {
  let from = 0
  let to = text.length
  for (const found of text.matchAll(clauseBreak)) {
    if (found.index < at) from = found.index + found[0].length
    else if (found.index >= end && !(found[0] === ':' && from === 0)) {
      to = found.index
      break
    }
  }
  return text.slice(from, to)
}

/** Whoever uses the product, and a word that makes them the ones who act. */
const reader =
  /\b(?:you|your (?:teams?|organi[sz]ations?|company|admins?|administrators?|developers)|customers?|(?:end |workspace |account )?users?|admins?|administrators?|developers|clients?|agenc(?:y|ies))(?: also| always| then| now| still| [a-z]+ly){0,2} (?:can|may|might|could|should|must|needs? to|ha(?:ve|s) to|wants? to|wish(?:es)? to|(?:are|is) (?:able|free|encouraged|advised|required|responsible))\b/
const recommended =
  /\b(?:recommend|suggest|advise|encourage)(?:s|ed)? (?:that )?(?:you|your|enabling|using|setting|turning|adding|configuring|customers|users|all users|everyone)\b/

const suppliersLookedAt =
  /\b(?:assess|review|evaluate|verify|vet|check|consider|examine|ask)(?:es|s|ed|ing)?\b[^.;]{0,160}\b(?:whether (?:it|they|the (?:vendor|supplier|provider|third party))|(?:vendors?|suppliers?|providers?|third part(?:y|ies))'?s?)\b/

const standard =
  /^(?:the )?(?:iso(?:\/iec)?|soc ?[123]?|pci(?: dss)?|hipaa|gdpr|nist|ccpa|fedramp|csa|cis)\b[a-z0-9 /.:()-]{0,40}? (?:specif(?:y|ies)|defines?|sets? out|describes?|outlines?|establishes|regulates?|governs?|led to|was (?:created|enacted|passed|introduced))\b/

/** Why a claim of the vendor's own practice is somebody else's act. Features are used by readers, so they may be named there. */
export function actorGuard(text: string, hit: Hit, { fact, allow }: FactReading): GuardId | null {
  if (standard.test(text) && !own.test(text)) return 'definition'
  if (fact.kind === 'feature') return null
  if (fact.traits.includes('internal')) {
    const clause = clauseOf(text, hit)
    if (!allow.has('duty') && !own.test(clause) && reader.test(clause)) return 'reader-acts'
    if (recommended.test(text)) return 'reader-acts'
  }
  const isAttested = fact.traits.includes('certificate') || fact.traits.includes('report-in-plans')
  return isAttested && (suppliersLookedAt.exec(text)?.index ?? hit.at) < hit.at ? 'supplier-assessed' : null
}
