import { normaliseText } from './normalise.ts'
import type { PlanReader } from './plan-requirements.ts'
import { gateText } from './plan-text.ts'
import type { FactRules, Topic } from './rules.ts'
import type { PreparedDocument, Unit } from './units.ts'
import type { Span } from './sentences.ts'

/** Plans that something is limited to, and the passage that says so. */
export interface PlanNote {
  readonly plans: readonly string[]
  readonly prepared: PreparedDocument
  readonly passage: Span
}

const enterpriseHeading = /^enterprise (?:contract(?:s|ing)|agreements?|customers?|edition|exclusives?)$/

/** On a page of plans the heading of an offer to enterprises. */
const enterpriseOffer = /^(?:[a-z-]+ ){0,2}enterprise(?: [a-z-]+)?$/

/** Headings of what is told of plans themselves. */
const aboutPlans =
  /^(?:how|what|which|why|when|can|do|does)\b|\b(?:switch(?:ing)?|chang(?:e|ing)|cancel\w*|downgrad\w*|compar\w*|versus|vs|choos(?:e|ing)|trial|migrat\w+)\b/

/** Plans that one heading names: 'Available on Scale', 'Enterprise plan', 'Audit logs (Enterprise)'. */
function plansOfHeading(text: string, reader: PlanReader, isPricing: boolean): readonly string[] {
  if (aboutPlans.test(text)) return []
  const ending =
    /[([]([^()[\]]{2,48})[)\]]$/.exec(text)?.[1] ?? / (?:-|\|) ([a-z ]{2,32} (?:plan|tier|only))$/.exec(text)?.[1]
  const badge = ending === undefined ? [] : reader.badgeOf(ending)
  if (badge.length > 0) return badge
  if (/\b(?:available|plans?|tiers?|add-?ons?|only)\b/.test(text) || enterpriseHeading.test(text))
    return reader.namesIn(text)
  if (isPricing && enterpriseOffer.test(text)) return ['Enterprise']
  const offer = isPricing ? text.replace(/ (?:deployments?|editions?|packages?)$/, '') : text
  return reader.namesIn(`${offer} plan`).filter((name) => name.toLowerCase() === offer)
}

const headingText = (prepared: PreparedDocument, unit: Unit): string =>
  prepared.document.text.slice(unit.start, unit.end).replace(/^#+\s*/, '')

const longestHeading = 160
const headings = new WeakMap<readonly string[], Map<string, Unit | null>>()

/** The heading block above a unit that holds this text; searched once for all units of a section. */
function headingAbove(prepared: PreparedDocument, unit: Unit, heading: string): Unit | null {
  const path = unit.block.headingPath
  const known = headings.get(path) ?? new Map<string, Unit | null>()
  headings.set(path, known)
  let found = known.get(heading)
  for (let index = unit.index; found === undefined && index >= 0; index--) {
    const other = prepared.units[index]
    if (other?.block.type === 'heading' && headingText(prepared, other) === heading) found = other
  }
  known.set(heading, found ?? null)
  return found ?? null
}

/** Plans that the headings above limit a section to; 'all' where they say that every plan has it. */
export function headingRequirement(
  prepared: PreparedDocument,
  unit: Unit,
  reader: PlanReader,
): PlanNote | 'all' | null {
  const own = unit.block.type === 'heading' ? [headingText(prepared, unit)] : []
  for (const heading of [...unit.block.headingPath, ...own].reverse()) {
    if (heading.length > longestHeading) continue
    const text = normaliseText(heading)
    if (reader.isForAll(text)) return 'all'
    const plans = plansOfHeading(text, reader, prepared.document.kind === 'pricing')
    if (plans.length === 0) continue
    const passage = headingAbove(prepared, unit, heading)
    return passage ? { plans, prepared, passage } : null
  }
  return null
}

/** Names no subject of its own, so it limits what the section is about. */
const elliptic =
  /^\W{0,5}(?:(?:info|note|warning|tip|important|caution|hint)\b\W{0,4})?(?:it|its|this(?! (?:last|latter|first|second|third)\b)|these|they|that|both|the feature|the above|all of (?:these|this)|(?:currently |only )?(?:in (?:\w+ )?(?:beta|preview)|available)|availability|requires?|required|only|included|includes|part of|exclusive|note|plans?|supported on|offered|upgrade|you need|you must (?:be|have)|your (?:account|organi[sz]ation|workspace|team) (?:must|needs)|(?:on|for|with) (?:the |our |all )?(?:\w+ ){1,2}(?:plans?|tiers?|customers?)|to (?:use|enable|set up|access|turn on|choose|configure) [^.]{0,60}?,? (?:you|your|upgrade|contact)|\w+ (?:plan|tier|feature|only|add-?on)s?\b)/

/** Whether a limit names no subject, so that it holds for all that its page or section tells of. */
export const limitsWhole = (text: string): boolean => elliptic.test(text)

const speaksOfPlans =
  /\b(?:only|available|requires?|include[ds]?|exclusive|upgrade|add-?on|plans?|tiers?|beta|preview)\b/
/** The same in a sentence that says 'this' or 'it', which can be about nothing but what stands before. */
const offersIt = /\b(?:offered|subscriptions?|editions?|customers?|features?)\b/
/** Talk of trials, and of what else a larger plan brings, limits nothing. */
const sells =
  /\btrials?\b|\bupgrade to [a-z ]{2,30}? to (?:get|have|add|receive|increase|raise|see) (?!access|it\b|this)/

/** More than the feature itself: who has it has the plain one without. */
const more =
  /\b(?:custom(?:i[sz]\w+|er-specific)?|tailored|bespoke|advanced|additional|enhanced|improved|extended|longer|streaming|streams?|fine-grained|granular|unlimited|premium support|dedicated support|higher|full access|raw)\b/
/** 'Enterprise regions are ...' are others than the regions that all have. */
const larger =
  /^\W*(?:enterprise|premium|dedicated) (?!plans?|tiers?|customers?|subscri|edition|features?|contract|agreement|accounts?|users?|teams?|organi|workspaces?|only|and|or)[a-z]+/

const ownKey =
  /\bbyok\b|\bbring[ -]your[ -]own|\b(?:own|customer[ -]managed)[ -](?:encryption )?keys?\b|\bkeys? (?:that )?you provide/

/** Whether a limit speaks of more than the claim does: of 'custom roles' beside 'roles'. */
export function isOfMore(limit: string, claim: string, rules: FactRules | null): boolean {
  if (rules?.more?.test(limit) === true) return true
  // The customer's own key is more than encryption.
  if (rules?.fact.traits.includes('own-key') !== true && ownKey.test(limit)) return true
  const found = more.exec(limit) ?? larger.exec(limit)
  return found !== null && rules?.notMore?.test(found[0]) !== true && !claim.includes(found[0])
}

/** Says of a whole section what it is limited to, whatever stands between. */
const opening =
  /^\W{0,3}(?:this (?:feature|functionality|capability|option|page|section|is)|these features|available|availability|requires?|only available|in (?:beta|preview))\b/

/** The first lines below the headings of a unit: a badge, 'Plan: Advanced, Ultimate', or 'This feature requires Pro'. */
function openingGate(prepared: PreparedDocument, unit: Unit, reader: PlanReader): PlanNote | null {
  let level = 7
  for (let index = unit.index - 1; index >= 0 && unit.index - index < 80 && level > 2; index--) {
    const above = prepared.units[index]
    if (above?.block.type !== 'heading' || above.block.level >= level) continue
    level = above.block.level
    for (const other of prepared.units.slice(index + 1, Math.min(index + 5, unit.index))) {
      if (other.block.type === 'heading') break
      const badge = other.block.type === 'paragraph' ? reader.badgeOf(other.text) : []
      const plans = badge.length === 0 && opening.test(other.text) ? reader.gatesIn(gateText(prepared, other)) : badge
      if (plans.length > 0) return { plans, prepared, passage: other }
    }
  }
  return null
}

/** 'You're on the Scale plan', in the list that the claim introduces: 'You can ask for it if you meet these requirements:'. */
const isConditionOf = (item: Unit, claim: Unit): boolean =>
  item.block.leadIn !== null &&
  item.block.leadIn.start === claim.block.start &&
  /\b(?:if|when|requirements?|conditions?|criteria|must|need)\b[^.]{0,400}:$/.test(claim.text)

/** A plan among the conditions that a claim lists for itself. */
export function conditionGate(prepared: PreparedDocument, unit: Unit, reader: PlanReader): PlanNote | null {
  for (const item of prepared.units.slice(unit.index + 1, unit.index + 8)) {
    const plans = isConditionOf(item, unit) ? reader.gatesIn(gateText(prepared, item)) : []
    if (plans.length > 0) return { plans, prepared, passage: item }
  }
  return null
}

/** What introduces a list limits its items: 'On the Scale plan you also have:'. */
export function leadGate(
  prepared: PreparedDocument,
  unit: Unit,
  reader: PlanReader,
  rules: FactRules,
): PlanNote | 'all' | null {
  const { leadIn } = unit.block
  if (leadIn === null || leadIn.end - leadIn.start > 400) return null
  const text = normaliseText(prepared.document.text.slice(leadIn.start, leadIn.end))
  if (!text.endsWith(':') || sells.test(text)) return null
  if (reader.isForAll(text)) return 'all'
  const plans = isOfMore(text, unit.text, rules) ? [] : reader.gatesIn(text)
  return plans.length === 0 ? null : { plans, prepared, passage: leadIn }
}

/** 'You can also …' goes on with what the sentence before it told, on the same plan. */
const goesOn = (unit: Unit, before: Unit): boolean =>
  before.block === unit.block && /^(?:you|admins?|owners?|they) (?:can|may) also\b/.test(unit.text)

/** 'Data residency: available on the Pro plan' limits what its label names, and nothing beside it. */
function isOfOther(text: string, topic: Topic | null): boolean {
  const label = /^\W{0,3}([a-z][a-z &/-]{2,40}): /.exec(text)?.[1]
  return label !== undefined && topic?.test(label) !== true
}

/** A limit in the sentences beside: 'It is available on the Pro plan.' */
export function sectionGate(
  prepared: PreparedDocument,
  unit: Unit,
  reader: PlanReader,
  topic: Topic | null,
  rules: FactRules,
): PlanNote | 'all' | null {
  const condition = conditionGate(prepared, unit, reader)
  if (condition) return condition
  const path = unit.block.headingPath
  const section = normaliseText(path.at(-1) ?? '')
  const isOfUse = !rules.fact.traits.includes('attestation')
  for (const step of [1, -1, 2, -2, 3, -3, 4, -4]) {
    const other = prepared.units[unit.index + step]
    if (!other || other.block.headingPath !== path || other.text.length > 240) continue
    if (sells.test(other.text)) continue
    const isElliptic = elliptic.test(other.text) || (step === -1 && goesOn(unit, other))
    if (!speaksOfPlans.test(other.text) && !(isElliptic && offersIt.test(other.text))) continue
    const isOfSection = topic?.test(other.text) === true || (isOfUse && namesTitle(other.text, section))
    if (!isElliptic && (!isOfSection || isOfOther(other.text, topic))) continue
    if (isElliptic && Math.abs(step) === 1 && reader.isForAll(other.text)) return 'all'
    if (isOfMore(other.text, unit.text, rules)) continue
    const plans = reader.gatesIn(gateText(prepared, other))
    if (plans.length > 0) return { plans, prepared, passage: other }
  }
  return openingGate(prepared, unit, reader)
}

const frontMatter = /^\s*---\n([\s\S]{0,4000}?)\n---\s*\n/
const frontField =
  /^(?:(plans?|tiers?|(?:sidebar_)?badge|availability|editions?|subscriptions?|required_?plan)|description|summary|subtitle):[ \t]*["']?(\S[^\n]{1,300}?)["']?[ \t]*$/gim

/** A limit in a page's front matter: 'plan: Enterprise'. */
function frontGate(prepared: PreparedDocument, reader: PlanReader): PlanNote | null {
  const { text } = prepared.document
  if (!text.trimStart().startsWith('---')) return null
  const block = frontMatter.exec(text)?.[1]
  if (block === undefined) return null
  const from = text.indexOf(block)
  for (const field of block.matchAll(frontField)) {
    const value = normaliseText(field[2] ?? '').replace(/^\[|\]$/g, '')
    if (field[1] === undefined && isOfMore(value, '', null)) continue
    const plans = field[1] === undefined ? reader.gatesIn(value) : reader.badgeOf(`plan: ${value}`)
    if (plans.length > 0)
      return {
        plans,
        prepared,
        passage: { start: from + field.index, end: from + field.index + field[0].trimEnd().length },
      }
  }
  return null
}

/** The main clause has a subject of its own: at the head of a page it is what the page is about. */
const conditional = /^\W{0,3}(?:if|when|once) you(?:r \w+)? (?:are|is|have|has|use)\b/

const generic =
  /^(?:the|and|for|your|with|how|set|use|our|using|introduction|overview|guide|documentation|docs|reference|about|we)$/

const significant = (title: string): string[] =>
  title.split(/[^a-z0-9-]+/).filter((word) => word.length > 2 && !generic.test(word))

const subject = /^(.{3,60}?) (?:is|are|requires?|comes?|can be|must be)\b/

/** 'Acme Managed is available on the Business plan', on the page of that title. */
function namesTitle(text: string, title: string): boolean {
  const words = significant(title)
  const found = subject.exec(text)?.[1]
  if (isOfMore(found ?? '', title, null)) return false
  if (found === undefined || words.length === 0) return false
  return words.filter((word) => found.includes(word.replace(/s$/, ''))).length * 2 >= words.length
}

const needed = /^(?:prerequisites?|requirements?|before you (?:begin|start)|what you(?:'ll)? need|you(?:'ll)? need)\b/
const starting = /^(?:getting started|get started|set ?up|configuration|how to start|overview|introduction)\b/
const introducing = /^(?:overview|introduction|(?:plan |tier )?availability|about\b.*)$/

/** The heading that a page begins with, which is its title; none where its text begins below no heading. */
function topOf(prepared: PreparedDocument): readonly string[] {
  const [first] = prepared.units
  return first?.block.type === 'heading' ? [headingText(prepared, first)] : []
}

/** Whether a unit stands before the page's first section of its own. */
function isIntroduction(unit: Unit, path: readonly string[]): boolean {
  const own = unit.block.headingPath
  if (own.length === 0) return true
  if (own[0] !== path[0]) return false
  return own.length === 1 || (own.length === 2 && introducing.test(normaliseText(own[1] ?? '')))
}

/** 'A workspace on the Business plan', among what a guide says is needed first. */
function isNeeded(prepared: PreparedDocument, unit: Unit): boolean {
  const { leadIn, headingPath } = unit.block
  if (headingPath.length < 3 && needed.test(normaliseText(headingPath.at(-1) ?? ''))) return true
  if (leadIn === null) return false
  const last = headingPath.at(-1) ?? ''
  const isTop = headingPath.length === 1 && topOf(prepared)[0] === last
  if (headingPath.length > 0 && !isTop && !starting.test(normaliseText(last))) return false
  return needed.test(normaliseText(prepared.document.text.slice(leadIn.start, leadIn.end)))
}

const readable = new WeakMap<PreparedDocument, readonly Unit[]>()

/** The units of a page's beginning that may hold a limit: read once, for all facts ask. */
function beginningOf(prepared: PreparedDocument): readonly Unit[] {
  let units = readable.get(prepared)
  if (units) return units
  units = prepared.units
    .slice(0, 40)
    .filter(
      ({ block, text }) =>
        block.type !== 'heading' &&
        block.type !== 'row' &&
        text.length <= 220 &&
        (text.length <= 70 || ((speaksOfPlans.test(text) || offersIt.test(text)) && !sells.test(text))),
    )
  readable.set(prepared, units)
  return units
}

/** A limit that a page states for its whole subject: in its front matter, its first lines or among what it needs. */
export function pageGate(prepared: PreparedDocument, reader: PlanReader, topic: Topic | null): PlanNote | null {
  const front = frontGate(prepared, reader)
  if (front) return front
  const path = topOf(prepared)
  for (const unit of beginningOf(prepared)) {
    const { index, block } = unit
    const isIntroducing = index < 12 && isIntroduction(unit, path)
    const badge = block.type === 'paragraph' && isIntroducing ? reader.badgeOf(unit.text) : []
    if (badge.length > 0) return { plans: badge, prepared, passage: unit }
    if (!(speaksOfPlans.test(unit.text) || offersIt.test(unit.text)) || sells.test(unit.text)) continue
    const isOfPage = isIntroducing
      ? elliptic.test(unit.text) || conditional.test(unit.text) || namesTitle(unit.text, prepared.title)
      : isNeeded(prepared, unit) || namesTitle(unit.text, prepared.title)
    const isOfTopic = index <= 9 && topic?.test(unit.text) === true && !isOfOther(unit.text, topic)
    if (!isOfPage && (!isOfTopic || isOfMore(unit.text, prepared.title, null))) continue
    const plans = reader.gatesIn(gateText(prepared, unit))
    if (plans.length > 0) return { plans, prepared, passage: unit }
  }
  return null
}
