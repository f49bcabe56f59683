import type { FactEntry } from '../../catalog/fact-entry.ts'
import { topicWords } from '../../catalog/texts/topic-words.ts'
import { rulesAt, textsByFact, type FactRules, type Rule, type RuleKind, type RulePart } from './rules.ts'
import type { GuardId } from './guards.ts'
import { judgeClaim, type FactReading, type Verdict } from './judge-claim.ts'
import { isFuture, isQuestion } from './polarity.ts'
import { generalGuard, type Hit } from './product-talk.ts'
import { withFacets } from './slots.ts'
import { withLater } from './later-sentences.ts'
import { passageFeatures, passageScore, type PassageFeatures } from './passage.ts'
import { readPage } from './page-evidence.ts'
import { isProof } from './proof.ts'
import { isInstruction } from './speakers.ts'
import type { PreparedDocument, Unit } from './units.ts'

/** One unit that says something about one fact. */
export interface Evidence {
  readonly prepared: PreparedDocument
  readonly unit: Unit
  readonly rule: Rule
  readonly kind: Exclude<RuleKind, 'exclusion' | 'weaker'>
  readonly planned: boolean
  /** What the claim says beside its subject that makes it less than a yes. */
  readonly lessBy: readonly string[]
  /** The sentence after the claim that makes it less or denies it. */
  readonly qualifier: Unit | null
  readonly score: number
  /** Whether the passage proves the answer by its own words. */
  readonly isProof: boolean
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

/** Letters of a long sentence, and how far apart in one the parts of a rule may stand to be said of each other. */
const longSentence = 300
const reach = 180
/** Places of a rule's first part that are looked at in a long sentence. */
const mostPlaces = 4

/** Whether a part holds by the unit's own words; in a long sentence, by those around the rule's first words. */
function holdsInUnit(pattern: RegExp, { text }: Unit, hit: Hit | null): RegExpExecArray | null {
  if (hit === null || text.length <= longSentence) return pattern.exec(text)
  return pattern.exec(text.slice(Math.max(0, hit.at - reach), hit.end + reach))
}

function holdsElsewhere({ where, pattern }: RulePart, prepared: PreparedDocument, unit: Unit): boolean {
  if ((where === 'above' || where === 'any') && pattern.test(unit.above)) return true
  if (where === 'near') return pattern.test(near(prepared, unit))
  return where === 'section' && pattern.test(sectionOf(prepared, unit))
}

/** The rule's parts, the first of them at `first` where that is given. */
function matchAt(rule: Rule, prepared: PreparedDocument, unit: Unit, first: Hit | null): Hit | null {
  let hit = first
  for (const part of rule.parts) {
    const inUnit = part.where === 'above' ? null : holdsInUnit(part.pattern, unit, part.negative ? null : hit)
    const holds = inUnit !== null || holdsElsewhere(part, prepared, unit)
    if (holds === part.negative) return null
    if (!part.negative && inUnit) hit ??= { at: inUnit.index, end: inUnit.index + inUnit[0].length }
  }
  return hit ?? { at: 0, end: 0 }
}

/** Where the rule's first part stands in the unit; null when the rule does not hold. */
export function matchRule(rule: Rule, prepared: PreparedDocument, unit: Unit): Hit | null {
  const hits = rule.isOwn ? unit.wording.again?.hits : undefined
  const known = hits?.get(rule)
  if (known !== undefined) return known
  const hit = findRule(rule, prepared, unit)
  hits?.set(rule, hit)
  return hit
}

function findRule(rule: Rule, prepared: PreparedDocument, unit: Unit): Hit | null {
  const leading = rule.parts.find((part) => !part.negative && part.where !== 'above')
  if (unit.text.length <= longSentence || !leading || rule.parts.length === 1)
    return matchAt(rule, prepared, unit, null)
  let places = 0
  for (const found of unit.text.matchAll(leading.everywhere)) {
    const hit = matchAt(rule, prepared, unit, { at: found.index, end: found.index + found[0].length })
    if (hit) return hit
    if (++places >= mostPlaces) break
  }
  return places === 0 ? matchAt(rule, prepared, unit, null) : null
}

/** One fact read in one document. */
interface Reading extends FactReading {
  readonly rules: FactRules
  readonly prepared: PreparedDocument
  /** Whether what stands above a unit, or its page's title, names the fact's subject. */
  readonly isOnSubject: (unit: Unit) => boolean
  readonly topicWords: readonly string[]
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
    topicWords: topicWords[rules.entry.fact] ?? [],
  }
}

/** A guard and where the words stand that it stopped. */
interface Stopped extends Hit {
  readonly guard: GuardId
}

/** What a rule of a denial or of a limit comes to. */
function judgeOther(prepared: PreparedDocument, unit: Unit, hit: Hit, rule: Rule, fact: FactEntry): GuardId | null {
  if (rule.kind === 'no' && isQuestion(unit.text)) return 'denial-in-question'
  if (rule.kind === 'no' && /^(?:if|when|where|unless|in case)\b/.test(unit.text)) return 'denial-in-condition'
  return generalGuard(prepared, unit, hit, fact)
}

function readRule(reading: Reading, rule: Rule, unit: Unit): Evidence | Stopped | null {
  const { prepared, fact } = reading
  const hit = matchRule(rule, prepared, unit)
  if (!hit || rule.kind === 'exclusion') return null
  if (isInstruction(unit.text)) return { guard: 'instruction', ...hit }
  const claim = rule.kind === 'weaker' ? 'partial' : rule.kind
  const verdict: Verdict | { kind: 'limits' | 'no'; planned: boolean } =
    claim === 'yes' || claim === 'partial'
      ? judgeClaim(prepared, unit, hit, claim, reading)
      : (judgeOther(prepared, unit, hit, rule, fact) ?? { kind: claim, planned: isFuture(unit.text) })
  if (typeof verdict === 'string') return { guard: verdict, ...hit }
  const read = withFacets(verdict.kind, unit, hit, reading.rules)
  if (read === 'nothing') return { guard: 'facet', ...hit }
  const proves = isProof(reading.rules.states, prepared, unit, rule)
  const score = passageScore(featuresOf(reading, { unit, rule, isProof: proves, ...hit }))
  const qualified = withLater(read, prepared, unit, reading.rules)
  return { prepared, unit, rule, ...qualified, planned: verdict.planned, score, isProof: proves, ...hit }
}

function featuresOf(
  { prepared, topicWords: words, isOnSubject }: Reading,
  { unit, rule, isProof: proves, at, end }: Pick<Evidence, 'unit' | 'rule' | 'isProof' | 'at' | 'end'>,
): PassageFeatures {
  const setting = { rule, topicWords: words, isOnSubject: isOnSubject(unit), isProof: proves }
  return passageFeatures(prepared, unit, { at, end }, setting)
}

/** What a passage's score is computed from. */
export const evidenceFeatures = (rules: FactRules, evidence: Evidence): PassageFeatures =>
  featuresOf(readingOf(rules, evidence.prepared), evidence)

function isExcluded(rules: FactRules, prepared: PreparedDocument, unit: Unit): boolean {
  if (rules.plainExclusions?.test(unit.text)) return true
  return rules.exclusions.some((exclusion) => matchRule(exclusion, prepared, unit) !== null)
}

/** A rule that matched, and the guard that stopped it; null where it counts. */
export interface Sighting extends Hit {
  readonly rule: Rule
  readonly unit: Unit
  readonly kind: Evidence['kind'] | null
  readonly guard: GuardId | null
}

/** Why a whole document says nothing about a fact. */
export function pageGuard({ entry, fact }: FactRules, prepared: PreparedDocument): GuardId | null {
  if (entry.notIn.includes(prepared.document.kind)) return 'page-kind'
  if (prepared.elsewhere) return 'page-about-others'
  return prepared.internal && fact.traits.includes('for-members') ? 'staff-handbook' : null
}

const unitsByFact = new WeakMap<PreparedDocument, ReadonlyMap<FactRules, readonly number[]>>()

/** The units in which a rule of the fact can hold, in the order of the text: a few of all. */
function unitsFor(rules: FactRules, prepared: PreparedDocument): readonly Unit[] {
  const { units } = prepared
  const known = unitsByFact.get(prepared) ?? textsByFact(units.map(({ wording }) => wording.able))
  unitsByFact.set(prepared, known)
  return (known.get(rules) ?? []).flatMap((place) => units[place] ?? [])
}

/** All that one document says about one fact, in the order of the text. `onSighting` hears also what was stopped. */
export function collectEvidence(
  rules: FactRules,
  prepared: PreparedDocument,
  onSighting?: (sighting: Sighting) => void,
): Evidence[] {
  const found: Evidence[] = []
  if (pageGuard(rules, prepared) !== null) return found
  const reading = readingOf(rules, prepared)
  for (const unit of unitsFor(rules, prepared)) {
    for (const rule of rulesAt(rules, unit.wording.able)) {
      const read = readRule(reading, rule, unit)
      if (!read) continue
      const { at, end } = read
      if ('guard' in read) {
        onSighting?.({ rule, unit, at, end, kind: null, guard: read.guard })
        continue
      }
      const excluded = isExcluded(rules, prepared, unit)
      onSighting?.({ rule, unit, at, end, kind: read.kind, guard: excluded ? 'exclusion' : null })
      if (!excluded) found.push(read)
      break
    }
  }
  const page = readPage(rules.entry.fact, prepared)
  return page ? [...found, page] : found
}
