import type { Allowance } from '../../catalog/fact-reading.ts'
import type { FactEntry } from '../../catalog/fact-entry.ts'
import { actorGuard } from './actors.ts'
import type { GuardId } from './guards.ts'
import {
  isDefinition,
  isDenied,
  isDuty,
  isFuture,
  isFutureClause,
  isImperative,
  isNegated,
  isOffer,
  isPlainlyDenied,
  isQuestion,
  isSelfHosted,
  isStaff,
  isSubjectDenied,
  isTaught,
  isThirdParty,
} from './polarity.ts'
import { generalGuard, type Hit } from './product-talk.ts'
import { isEnded, isTakenBack, speakerGuard } from './speakers.ts'
import type { PreparedDocument, Unit } from './units.ts'

/** Whether a sentence that matches a rule of a claim claims it of this vendor, denies it, or is stopped by a guard. */

/** A list of what customers can do with the product is no statement about the vendor. */
const benefit = /\bhelps? (?:teams?|you|customers|organi[sz]ations|companies|users)\b[^/]{0,60}:$/
/** Below such words stands what the customer has to do. */
const customersList =
  /\b(?:customers?'?s?|your|client'?s?) (?:own )?(?:responsibilit|obligation|duties)|\b(?:customers|you) (?:must|should|need to|are responsible)\b[^/]{0,60}:?$/
/** What customers do with the product. */
const customerBenefit =
  /\bhelp(?:s|ing)? (?:your |you )?(?:teams?|admins?|customers|organi[sz]ations|companies|users|developers|businesses)\b/
/** What a law or a standard asks of everyone says nothing about the vendor. */
const lawAsks =
  /\b(?:regulations?|laws?|gdpr|ccpa|hipaa|pci dss|soc ?2|iso ?27001|frameworks?|legislation|article \d+)\b(?:[^.]|\.\d){0,80}\b(?:requires?|expects?|demands?|mandates?|calls? for|obliges?|stipulates?) (?!us\b|our\b|we\b|by\b)|^under (?:the )?(?:gdpr|ccpa|hipaa|pci dss|dora|law)\b(?!.*\b(?:we will|we shall|we commit)\b)/
const outOfScope =
  /\b(?:out of scope|not be accepted|not eligible|not in scope|excluded from|ineligible|prohibited|do not (?:report|test|perform))\b/
const disclaimed =
  /\b(?:not be (?:held )?(?:responsible|liable)|no (?:liability|responsibility|obligation)\b|not (?:responsible|liable) for|disclaims?|(?:makes?|making) no (?:warrant|representation)|without (?:any )?warrant|(?<!\bas long )as is\b(?! necessary| needed| required)|indemnif)/
const liabilityHeading = /\b(?:disclaim|warrant|liabilit|indemn|force majeure)/
const example = /\((?:e\.g\.|for example|such as|i\.e\.)[^)]*$/

const sentenceLike = /[.!]$|\b(?:is|are|was|we|our|has|have|can|will|never|supports?|provides?|offers?)\b/

/** 'SOC 2' over a section names the topic and claims nothing. */
function isBareHeading(text: string, fact: FactEntry): boolean {
  const words = text.replace(/^#+ /, '').split(' ').length
  if (fact.kind === 'feature') return words < 4
  if (fact.kind === 'cert') return !/\b(?:is|are|certified|compliant|has|have|achieved?)\b/.test(text)
  return words < 4 || !sentenceLike.test(text)
}

/** What a claim comes to: a claim, a denial, or the guard that stops it. */
export type Verdict = { readonly kind: ClaimKind | 'no'; readonly planned: boolean } | GuardId
type ClaimKind = 'yes' | 'partial'

type Block = Unit['block']

/** Each cell of a long row is a unit of its own: what concerns the row is looked at once. */
function onceForRow<T>(known: WeakMap<Block, T>, block: Block, look: () => T): T {
  const before = known.get(block)
  if (before !== undefined) return before
  const found = look()
  known.set(block, found)
  return found
}

const customersRows = new WeakMap<Block, boolean>()
const eventRows = new WeakMap<Block, boolean>()
const givenRows = new WeakMap<Block, boolean | null>()

/** 'user.totp.deleted': the identifier of an event. */
const eventName = /^['"`]?[a-z][a-z0-9_]{0,40}(?:[.:][a-z][a-z0-9_]{0,40}){1,5}['"`]?$/

/** A row of a reference of audit events names what is recorded, not what the vendor does. */
export function isEventRow(unit: Unit): boolean {
  return (
    onceForRow(
      eventRows,
      unit.block,
      () =>
        unit.block.headerCells.some((cell) => /\bevents?\b/i.test(cell)) ||
        eventName.test(unit.block.cells[0]?.text.trim() ?? ''),
    ) || /\baudit logs?\b[^/]{0,300}(?:\/[^/]{0,300}){0,2}events?\b/.test(unit.above)
  )
}

/** A link in a list of links names a page and says nothing by itself. */
function isLink(prepared: PreparedDocument, unit: Unit): boolean {
  if (unit.end - unit.start > 240 || /\d ?%/.test(unit.text)) return false
  return /^\W{0,4}\[[^\]]+\]\([^)]+\)\W{0,2}$/.test(prepared.document.text.slice(unit.start, unit.end))
}

/** A row of a table of shared responsibilities that names the customer alone. */
const isCustomersPart = ({ block }: Unit): boolean =>
  block.type === 'row' &&
  onceForRow(customersRows, block, () =>
    block.cells.some((cell) => /^(?:you|customers?|your (?:team|organi[sz]ation))$/i.test(cell.text.trim())),
  )

/** Cells of a plan table that say no. */
const refusal =
  /^(?:[\u2717\u2718\u274c\u2716\u00d7]|no|not included|not available|false|none|n\/a|-{1,3}|\u2013|\u2014)$/i

/** Of a row of a table with several columns: whether some column says yes. Null for other units. */
function givenInRow({ block }: Unit): boolean | null {
  if (block.type !== 'row' || block.cells.length < 2) return null
  if (block.cells.length === 2 && block.headerCells.some((cell) => /required|default|optional|mandatory/i.test(cell)))
    return null
  return onceForRow(givenRows, block, () => {
    const cells = block.cells.slice(1).filter((cell) => cell.text !== '')
    const refused = cells.filter((cell) => refusal.test(cell.text.trim()))
    return refused.length === 0 ? null : refused.length < cells.length
  })
}

/** A fact, and what a careful reader may overlook for it. */
export interface FactReading {
  readonly fact: FactEntry
  readonly allow: ReadonlySet<Allowance>
}

/** Facts that are about what is sold or promised, where an invitation to use it is an offer. */
const worded = new Set(['feature', 'cert', 'commit', 'policy'])

/** A table with a column for those who run the product themselves has others for those who do not. */
function isBelowSelfHosted({ above, block }: Unit): boolean {
  if (!isSelfHosted(above)) return false
  const columns = new Set(block.headerCells.slice(1).map((cell) => isSelfHosted(cell.toLowerCase())))
  if (columns.size < 2) return true
  return above.split(' / ').some((part) => !part.includes(' | ') && isSelfHosted(part))
}

/** Who the claim is about: why it is not the vendor, or the vendor as this fact asks of it. */
function subjectGuard(prepared: PreparedDocument, unit: Unit, hit: Hit, { fact, allow }: FactReading): GuardId | null {
  const { text } = unit
  const isFeature = fact.kind === 'feature'
  if (!allow.has('question') && isQuestion(text)) return 'question'
  if (!allow.has('selfhost') && (prepared.selfHosted || isBelowSelfHosted(unit) || isSelfHosted(text)))
    return 'self-hosted'
  if (unit.block.type === 'row' && !fact.traits.includes('audit-events') && isEventRow(unit)) return 'audit-event-row'
  const general = generalGuard(prepared, unit, hit, fact)
  if (general !== null) return general
  if (!fact.traits.includes('reporting-scope') && outOfScope.test(unit.above)) return 'out-of-scope'
  if (!isFeature && (benefit.test(unit.above) || customersList.test(unit.above))) return 'benefit-or-duty-list'
  if (!fact.traits.includes('taught-to-staff') && isTaught(text, hit.at)) return 'taught-to-others'
  if (fact.traits.includes('internal') && customerBenefit.test(text)) return 'customer-benefit'
  if (lawAsks.test(text) && (!ownName.test(text) || text.startsWith('under '))) return 'law-asks'
  if (!isFeature && isCustomersPart(unit)) return 'customers-part'
  if (!isFeature && example.test(text.slice(Math.max(0, hit.at - 60), hit.end))) return 'example'
  return null
}

const ownName = /\b(?:we|our|us)\b/
const ifYou = /^(?:for example,? |e\.g\. )?(?:if you|when you|in case you|should you)\b/

const columnName =
  /^\W*(?:roles?|can|cannot|permissions?|descriptions?|features?|names?|types?|actions?|scopes?|access|events?|details?|notes?|plans?|areas?|topics?|purposes?|locations?|services?|providers?|capabilit(?:y|ies)|levels?|values?|settings?|options?|categor(?:y|ies)|items?|measures?|controls?|periods?|limits?|examples?|data|users?|members?)\W*$/i

/** The first row of a table where it names the columns and nothing else: 'Role | Can'. */
const isColumnNames = ({ type, cells, headerCells }: Unit['block']): boolean =>
  type === 'row' && headerCells.length === 0 && cells.every(({ text }) => columnName.test(text))

/** A picture and nothing beside it, in Markdown. */
const picture = /^\W{0,4}!\[[^[\]]{0,300}\]\([^()]{0,500}\)\W{0,4}$/

function isPicture({ document }: PreparedDocument, { start, end }: Unit): boolean {
  return document.text.startsWith('![', start) && picture.test(document.text.slice(start, end))
}

/** Why the words are no statement of this fact, whoever says them. */
function wordingGuard(prepared: PreparedDocument, unit: Unit, { fact, allow }: FactReading): GuardId | null {
  const { text } = unit
  const isFeature = fact.kind === 'feature'
  const isPractice = fact.kind === 'control' || fact.kind === 'commit'
  if (isPractice && !allow.has('question') && isLink(prepared, unit)) return 'link'
  if (isPicture(prepared, unit)) return 'picture'
  if (isColumnNames(unit.block)) return 'bare-heading'
  if (unit.block.type === 'heading' && isBareHeading(text, fact)) return 'bare-heading'
  if (
    disclaimed.test(text) ||
    (liabilityHeading.test(unit.above) && /^(?:terms|dpa|sla)$/.test(prepared.document.kind))
  )
    return 'disclaimer'
  if (isDefinition(text) && (!ownName.test(text) || text.startsWith('"'))) return 'definition'
  if (!allow.has('staff') && isFeature && isStaff(text)) return 'staff'
  if (!allow.has('third') && !isFeature && isThirdParty(text)) return 'third-party'
  if (!allow.has('duty') && !isFeature && isDuty(text)) return 'duty'
  if (!allow.has('condition') && !isFeature && ifYou.test(text)) return 'reader-condition'
  if (!allow.has('duty') && !isFeature && isImperative(text)) return 'imperative'
  return !worded.has(fact.kind) && isOffer(text) ? 'offer' : null
}

/** What is left of a claim by the cells of its row, a negation or the future. */
function polarityOf(unit: Unit, hit: Hit, kind: ClaimKind, { fact, allow }: FactReading): Verdict {
  const { text } = unit
  const deniable = fact.kind === 'cert' || fact.kind === 'feature'
  const given = givenInRow(unit)
  if (given !== null && fact.traits.includes('internal') && !fact.traits.includes('report-in-plans'))
    return 'internal-in-plan-row'
  if (given === false) return fact.kind === 'feature' ? { kind: 'no', planned: false } : 'row-refuses'
  const isDeniable = given === null && (!allow.has('negation') || allow.has('denial'))
  if (isDeniable && (isPlainlyDenied(text, hit.at) || isSubjectDenied(text, hit.at, hit.end)))
    return { kind: 'no', planned: false }
  if (given === null && !allow.has('negation') && isNegated(text, hit.at, hit.end))
    return deniable && isDenied(text) ? { kind: 'no', planned: false } : 'negation'
  if (!allow.has('future') && (fact.kind === 'cert' ? isFutureClause(text, hit.at) : isFuture(text)))
    return deniable ? { kind: 'no', planned: true } : 'future'
  return { kind, planned: false }
}

/** What a rule's claim comes to in its unit. */
export function judgeClaim(
  prepared: PreparedDocument,
  unit: Unit,
  hit: Hit,
  kind: ClaimKind,
  reading: FactReading,
): Verdict {
  const { fact } = reading
  const speaker = speakerGuard(unit.text, hit.at, fact)
  if (speaker !== null) return speaker
  if (fact.kind === 'cert' && isTakenBack(unit.text)) return { kind: 'no', planned: false }
  if (fact.kind === 'feature' && isEnded(unit.text)) return { kind: 'no', planned: false }
  const actor = actorGuard(unit.text, hit, reading)
  const guard = actor ?? subjectGuard(prepared, unit, hit, reading) ?? wordingGuard(prepared, unit, reading)
  return guard ?? polarityOf(unit, hit, kind, reading)
}
