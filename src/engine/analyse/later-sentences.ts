import { facets, type Facet } from '../../catalog/facets.ts'
import type { FactRules } from './rules.ts'
import type { ValuedClaim } from './slots.ts'
import type { PreparedDocument, Unit } from './units.ts'

/**
 * What later sentences of a paragraph or an item say of the claim before them: 'It is not available in the US.' Only
 * those are read whose subject is 'it', 'this' or the like, so that what they say can be about nothing else.
 */

/** Sentences after a claim that may go on about it. */
const mostLater = 3

const aside =
  '(?:(?:however|but|yet|note(?: that)?|please note(?: that)?|important|currently|for now|at (?:this|the) (?:time|moment)|today|so far)[,:]? ?){0,3}'
/** The claim's own subject, taken up again. */
const takenUp =
  '(?:it|this|these|they|both|(?:this|the|these|such an?) (?:feature|option|setting|functionality|capability|service|report|certificat(?:e|ion)|attestation|audit|test|log|backup|policy|plan|agreement|restriction|protection|commitment|guarantee|review|control)s?)'
const goesOn = new RegExp(`^${aside}${takenUp}\\b`)

const auxiliary = '(?:is|are|was|were|has|have|been|be|can|will|does|do)'
const soFar = '(?:currently |yet |still |at present |at this time |however )?'
const notThere =
  '(?:available|offered|supported|provided|possible|included|enabled|implemented|in place|complete|finished)'
/** 'It is not available yet.' */
const denied = new RegExp(
  `^${aside}${takenUp} ${auxiliary} ${soFar}(?:not|never) ${soFar}(?:been |being )?${notThere}(?: (?:yet|today|currently|at present|at the moment|at this time|for now))?[.!]?$`,
)
/** 'It does not apply to trial accounts.' */
const leavesOut = new RegExp(
  `^${aside}${takenUp} (?:(?:does|do|will|would) not (?:currently |yet )?(?:apply|extend|cover|include|protect|hold)\\b|${auxiliary} ${soFar}(?:not|never) ${soFar}(?:been |being )?${notThere} (?:for|on|in|to|with|at|outside|when|if)\\b|${auxiliary} (?:only|limited to|restricted to)\\b)`,
)

/** Who has bought it is a matter of plans, which are read by themselves. */
const ofOffers = /\b(?:plans?|tiers?|editions?|subscriptions?|self[- ]?hosted|on[- ]prem)/

/** Facets that say of a thing as a whole how far it is there. */
const ofWhole: readonly Facet[] = ['beta', 'on_request', 'unfinished', 'under_way', 'lapsed', 'optional']

export interface Qualified extends ValuedClaim {
  /** The sentence that makes the claim less, which is quoted with it; null where none does. */
  readonly qualifier: Unit | null
}

/** The sentences that go on about the claim of a unit, in the same block and without a gap. */
function laterOf(prepared: PreparedDocument, unit: Unit): Unit[] {
  const later: Unit[] = []
  for (let index = unit.index + 1; index <= unit.index + mostLater; index++) {
    const next = prepared.units[index]
    if (next?.block !== unit.block || !goesOn.test(next.text)) break
    later.push(next)
  }
  return later
}

/** What one later sentence makes of a yes by the fact's own table; null where it says nothing of the kind. */
function readLater({ text }: Unit, { entry, fact }: FactRules): ValuedClaim | null {
  const isDeniable = fact.kind === 'cert' || fact.kind === 'feature'
  if (isDeniable && denied.test(text)) return { kind: 'no', lessBy: [] }
  if (ofOffers.test(text)) return null
  if (leavesOut.test(text) || denied.test(text)) return { kind: 'partial', lessBy: [facets.rest_left_out.says] }
  for (const name of ofWhole) {
    const effect = entry.facets[name]
    if (effect === undefined || effect === 'nothing' || !facets[name].pattern.test(text)) continue
    return { kind: effect === 'limits' ? 'limits' : 'partial', lessBy: [facets[name].says] }
  }
  return null
}

/** A claim with what later sentences say of it. Only a yes can become less. */
export function withLater(claim: ValuedClaim, prepared: PreparedDocument, unit: Unit, rules: FactRules): Qualified {
  if (claim.kind !== 'yes' || unit.block.type === 'row' || unit.block.type === 'heading')
    return { ...claim, qualifier: null }
  for (const qualifier of laterOf(prepared, unit)) {
    const read = readLater(qualifier, rules)
    if (read) return { ...read, qualifier }
  }
  return { ...claim, qualifier: null }
}
