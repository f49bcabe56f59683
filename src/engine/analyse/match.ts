import type { FactEntry } from '../../catalog/fact-entry.ts'
import type { Allowance } from '../../catalog/codebook-entry.ts'
import type { FactRules, Rule, RuleKind } from './rules.ts'
import { isCandidate } from './prefixes.ts'
import type { PreparedDocument, Unit } from './units.ts'
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
  isTaught,
  isThirdParty,
} from './polarity.ts'
import { isGeneral, type Hit } from './product-talk.ts'
import { isAboutOthers, isEnded, isInstruction, isTakenBack } from './speakers.ts'

/** One unit that says something about one fact. */
export interface Evidence {
  readonly prepared: PreparedDocument
  readonly unit: Unit
  readonly rule: Rule
  readonly kind: Exclude<RuleKind, 'trap' | 'lesser'>
  readonly planned: boolean
  readonly score: number
  /** Where in the unit's text the rule's own words stand. */
  readonly at: number
  readonly end: number
}

function near(prepared: PreparedDocument, unit: Unit): string {
  const before = prepared.units[unit.index - 1]
  const after = prepared.units[unit.index + 1]
  return `${unit.above} / ${before?.text ?? ''} / ${unit.text} / ${after?.text ?? ''}`
}

/** Letters of a section that are read: twenty-five sentences on each side have less. */
const longestSection = 15_000

function sectionOf(prepared: PreparedDocument, unit: Unit): string {
  const path = unit.block.headingPath
  let text = ''
  for (let index = unit.index - 1; index >= 0 && unit.index - index <= 25; index--) {
    const other = prepared.units[index]
    if (other?.block.headingPath !== path || text.length > longestSection) break
    text = `${other.text} / ${text}`
  }
  for (let index = unit.index; index - unit.index <= 25; index++) {
    const other = prepared.units[index]
    if (other?.block.headingPath !== path || text.length > longestSection) break
    text = `${text} / ${other.text}`
  }
  return text
}

/** Where the rule's first part stands in the unit; null when the rule does not hold. */
export function matchRule(rule: Rule, prepared: PreparedDocument, unit: Unit): Hit | null {
  let hit: Hit | null = null
  for (const part of rule.parts) {
    const inUnit = part.where === 'above' ? null : part.pattern.exec(unit.text)
    let holds = inUnit !== null
    if (!holds && (part.where === 'above' || part.where === 'any')) holds = part.pattern.test(unit.above)
    if (!holds && part.where === 'near') holds = part.pattern.test(near(prepared, unit))
    if (!holds && part.where === 'section') holds = part.pattern.test(sectionOf(prepared, unit))
    if (holds === part.negative) return null
    if (!part.negative && inUnit) hit ??= { at: inUnit.index, end: inUnit.index + inUnit[0].length }
  }
  return hit ?? { at: 0, end: 0 }
}

const kindWeight: Readonly<Record<string, number>> = {
  security: 1.15,
  trust: 1.1,
  compliance: 1.1,
  docs: 1,
  whitepaper: 1.05,
  dpa: 1,
  pricing: 0.95,
  sla: 1,
  status: 1,
  subprocessors: 1,
  disclosure: 1,
  ai: 1,
  home: 0.85,
  terms: 0.8,
  privacy: 0.85,
  signal: 1,
  other: 0.95,
}

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
  /\b(?:regulations?|laws?|gdpr|ccpa|hipaa|pci dss|soc ?2|iso ?27001|frameworks?|legislation|article \d+)\b(?:[^.]|\.\d){0,80}\brequires? (?!us\b|our\b|we\b|by\b)/
const outOfScope =
  /\b(?:out of scope|not be accepted|not eligible|not in scope|excluded from|ineligible|prohibited|do not (?:report|test|perform))\b/
const example = /\((?:e\.g\.|for example|such as|i\.e\.)[^)]*$/

const sentenceLike = /[.!]$|\b(?:is|are|was|we|our|has|have|can|will|never|supports?|provides?|offers?)\b/

/** 'SOC 2' over a section names the topic and claims nothing. */
function isBareHeading(text: string, fact: FactEntry): boolean {
  const words = text.replace(/^#+ /, '').split(' ').length
  if (fact.kind === 'feature') return words < 4
  if (fact.kind === 'cert') return !/\b(?:is|are|certified|compliant|has|have|achieved?)\b/.test(text)
  return words < 4 || !sentenceLike.test(text)
}

type Verdict = { readonly kind: Evidence['kind']; readonly planned: boolean } | null

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

/** A row of a reference of audit events names what is recorded, not what the vendor does. */
function isEventRow(unit: Unit): boolean {
  return (
    onceForRow(eventRows, unit.block, () => unit.block.headerCells.some((cell) => /\bevents?\b/i.test(cell))) ||
    /\baudit logs?\b[^/]{0,300}(?:\/[^/]{0,300}){0,2}events?\b/.test(unit.above)
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
  if (block.type !== 'row' || block.cells.length < 3) return null
  return onceForRow(givenRows, block, () => {
    const cells = block.cells.slice(1).filter((cell) => cell.text !== '')
    const refused = cells.filter((cell) => refusal.test(cell.text.trim()))
    return refused.length === 0 ? null : refused.length < cells.length
  })
}

function judgeClaim(
  prepared: PreparedDocument,
  unit: Unit,
  hit: Hit,
  kind: 'yes' | 'partial',
  fact: FactEntry,
  allow: ReadonlySet<Allowance>,
): Verdict {
  const { text } = unit
  const deniable = fact.kind === 'cert' || fact.kind === 'feature'
  if (isAboutOthers(text, hit.at, fact)) return null
  if (fact.kind === 'cert' && isTakenBack(text)) return { kind: 'no', planned: false }
  if (fact.kind === 'feature' && isEnded(text)) return { kind: 'no', planned: false }
  if (!allow.has('question') && isQuestion(text)) return null
  if (!allow.has('selfhost') && (isSelfHosted(unit.above) || isSelfHosted(text))) return null
  if (unit.block.type === 'row' && !fact.traits.includes('audit-events') && isEventRow(unit)) return null
  if (isGeneral(prepared, unit, hit, fact)) return null
  if (!fact.traits.includes('reporting-scope') && outOfScope.test(unit.above)) return null
  if (fact.kind !== 'feature' && (benefit.test(unit.above) || customersList.test(unit.above))) return null
  if (!fact.traits.includes('taught-to-staff') && isTaught(text, hit.at)) return null
  if (fact.traits.includes('internal') && customerBenefit.test(text)) return null
  if (fact.kind !== 'feature' && lawAsks.test(text) && !/\b(?:we|our|us)\b/.test(text)) return null
  if (fact.kind !== 'feature' && isCustomersPart(unit)) return null
  if (fact.kind !== 'feature' && example.test(text.slice(Math.max(0, hit.at - 60), hit.end))) return null
  if ((fact.kind === 'control' || fact.kind === 'commit') && !allow.has('question') && isLink(prepared, unit))
    return null
  if (unit.block.type === 'heading' && isBareHeading(text, fact)) return null
  if (isDefinition(text) && !/\b(?:we|our|us)\b/.test(text)) return null
  if (!allow.has('staff') && fact.kind === 'feature' && isStaff(text)) return null
  if (!allow.has('third') && fact.kind !== 'feature' && isThirdParty(text)) return null
  if (!allow.has('duty') && fact.kind !== 'feature' && isDuty(text)) return null
  if (
    !allow.has('condition') &&
    fact.kind !== 'feature' &&
    /^(?:for example,? |e\.g\. )?(?:if you|when you|in case you|should you)\b/.test(text)
  )
    return null
  if (!allow.has('duty') && fact.kind !== 'feature' && isImperative(text)) return null
  if (!worded.has(fact.kind) && isOffer(text)) return null
  const given = givenInRow(unit)
  if (given !== null && fact.traits.includes('internal') && !fact.traits.includes('report-in-plans')) return null
  if (given === false) return fact.kind === 'feature' ? { kind: 'no', planned: false } : null
  if (
    given === null &&
    (!allow.has('negation') || allow.has('denial')) &&
    kind === 'yes' &&
    isPlainlyDenied(text, hit.at)
  )
    return { kind: 'no', planned: false }
  if (given === null && !allow.has('negation') && isNegated(text, hit.at, hit.end))
    return deniable && isDenied(text) ? { kind: 'no', planned: false } : null
  if (!allow.has('future') && (fact.kind === 'cert' ? isFutureClause(text, hit.at) : isFuture(text)))
    return deniable ? { kind: 'no', planned: true } : null
  return { kind, planned: false }
}

/** Facts that are about what is sold or promised, where an invitation to use it is an offer. */
const worded = new Set(['feature', 'cert', 'commit', 'policy'])

/** A section on the fact's own subject says it best. */
const ownSection = 1.12

const statement = /\b(?:is|are|was|were|has|have|can|will|shall|may|must|we|our|do|does|use|uses|\w+(?:ed|es|s))\b/

/** One fact read in one document. */
interface Reading {
  readonly rules: FactRules
  readonly prepared: PreparedDocument
  readonly fact: FactEntry
  readonly allow: ReadonlySet<Allowance>
  /** Whether what stands above a unit, or its page's title, names the fact's subject. */
  readonly isOnSubject: (unit: Unit) => boolean
}

function readingOf(rules: FactRules, prepared: PreparedDocument): Reading {
  const isTitled = rules.subject?.test(prepared.title) === true
  const headed = new Map<string, boolean>()
  const isHeaded = (above: string): boolean => {
    const known = headed.get(above)
    if (known !== undefined) return known
    const isNamed = rules.topic?.test(above) === true
    headed.set(above, isNamed)
    return isNamed
  }
  return {
    rules,
    prepared,
    fact: rules.fact,
    allow: new Set(rules.entry.allow),
    isOnSubject: (unit) => isTitled || isHeaded(unit.above),
  }
}

function readRule({ prepared, fact, allow, isOnSubject }: Reading, rule: Rule, unit: Unit): Evidence | null {
  const hit = matchRule(rule, prepared, unit)
  if (!hit || rule.kind === 'trap' || isInstruction(unit.text)) return null
  if (rule.kind === 'no' && (isQuestion(unit.text) || /^(?:if|when|where|unless|in case)\b/.test(unit.text)))
    return null
  if ((rule.kind === 'no' || rule.kind === 'limits') && isGeneral(prepared, unit, hit, fact)) return null
  const claim = rule.kind === 'lesser' ? 'partial' : rule.kind
  const verdict: Verdict =
    claim === 'yes' || claim === 'partial'
      ? judgeClaim(prepared, unit, hit, claim, fact, allow)
      : { kind: claim, planned: isFuture(unit.text) }
  if (!verdict) return null
  let score = kindWeight[prepared.document.kind] ?? 1
  if (unit.block.type === 'heading') score *= 0.55
  if (/\b(?:learn more|see (?:our|the|also)|for more|read more|refer to|click|navigate|go to|select)\b/.test(unit.text))
    score *= 0.8
  if (!statement.test(unit.text)) score *= 0.85
  if (unit.text.length > 450) score *= 0.85
  if (isOnSubject(unit)) score *= ownSection
  if (unit.end - unit.start < 25) score *= 0.9
  return { prepared, unit, rule, kind: verdict.kind, planned: verdict.planned, score, ...hit }
}

function isTrapped(rules: FactRules, prepared: PreparedDocument, unit: Unit): boolean {
  if (rules.plainTraps?.test(unit.text)) return true
  return rules.traps.some((trap) => matchRule(trap, prepared, unit) !== null)
}

/** Whether each part of a rule that the unit must match begins some word of it. */
function canHold({ anchors, order }: Rule, { candidates }: Unit): boolean {
  for (let index = 0; index < anchors.length; index++) if (!isCandidate(candidates, order + index)) return false
  return true
}

/** All that one document says about one fact, in the order of the text. */
export function collectEvidence(rules: FactRules, prepared: PreparedDocument): Evidence[] {
  const found: Evidence[] = []
  if (rules.entry.notIn.includes(prepared.document.kind)) return found
  if (prepared.elsewhere || (prepared.internal && rules.fact.traits.includes('for-members'))) return found
  const reading = readingOf(rules, prepared)
  for (const unit of prepared.units) {
    for (const rule of rules.rules) {
      if (!canHold(rule, unit)) continue
      const evidence = readRule(reading, rule, unit)
      if (!evidence) continue
      if (!isTrapped(rules, prepared, unit)) found.push(evidence)
      break
    }
  }
  return found
}
