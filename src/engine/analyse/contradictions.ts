import type { Evidence } from './match.ts'
import { readParameters } from './parameters.ts'
import type { PlanReader } from './plan-requirements.ts'
import type { FactRules } from './rules.ts'
import type { Unit } from './units.ts'

/** Statements of a vendor that cannot both hold, the more telling first. */
export type Contradiction = readonly [Evidence, Evidence]

/** The first two statements on different pages that disagree. */
function firstPair(
  left: readonly Evidence[],
  right: readonly Evidence[],
  disagree: (one: Evidence, other: Evidence) => boolean,
): Contradiction | null {
  for (const one of left)
    for (const other of right) if (one.prepared !== other.prepared && disagree(one, other)) return [one, other]
  return null
}

function figuresOf(rules: FactRules, one: Evidence, name: string): number | null {
  const value = readParameters(rules.entry.params, one, false)[name]
  return typeof value === 'number' ? value : null
}

/** Two statements that give different figures for the same promise. */
export function differingFigures(rules: FactRules, claims: readonly Evidence[]): Contradiction | null {
  const name = rules.entry.figure?.param
  if (name === undefined) return null
  const stated = claims
    .filter((one) => one.unit.block.type !== 'row' && (rules.ofFigure?.test(one.unit.text) ?? true))
    .slice(0, 40)
    .map((one) => ({ one, figure: figuresOf(rules, one, name) }))
    .filter(({ figure }) => figure !== null)
  const figures = new Map(stated.map(({ one, figure }) => [one, figure]))
  const evidence = [...figures.keys()]
  return firstPair(
    evidence,
    evidence,
    (one, other) =>
      figures.get(one) !== figures.get(other) &&
      !namesBoth(one, other) &&
      !namesBoth(other, one) &&
      mayShareObject(one, other),
  )
}

/** '30 days, and from our backups within 60' agrees with '60 days'. */
const namesBoth = (one: Evidence, other: Evidence): boolean =>
  (other.unit.text.match(/\d+/g) ?? []).some((number) => new RegExp(`\\b${number}\\b`).test(one.unit.text))

/** Words that leave the rest standing: a case, a part, a way in, somebody's device, a clause that every contract has. */
const partialDenial =
  /\b(?:if|when|where|in case|unless|until|except|through|via|homegrown|third[- ]party (?:\w+ ){0,3}(?:systems?|products?|tools?|services?|software)|recovery|devices?|defined|chang(?:e|ed|ing)|workstations?|users with|for systems|some|certain|which may|service (?:users?|accounts?)|reasonable (?:efforts|endeavou?rs)|bots?|guests?|simply|alone|by itself|on its own|ensures?|support is|its own means|all users have|for (?:\w+ ){0,2}(?:plans?|tiers?|customers|free|standard|cloud))\b/

/** Sentences side by side are one statement: what the second denies, the first allows for. */
export const isBeside = (one: Evidence, other: Evidence): boolean =>
  one.prepared === other.prepared && Math.abs(one.unit.index - other.unit.index) <= 2

const object =
  /\b(?:data|content|logs?|backups?|communications?|messages?|files?|recordings?|events?|accounts?|invoices?|cookies|repositor(?:y|ies)|credentials|passwords?|documents?|tickets?|exports?|snapshots?|caches?|traces?|metrics)\b/g
const objectsOf = (text: string): Set<string> =>
  new Set((text.match(object) ?? []).map((word) => word.replace(/s$/, '')))

/** Whether both may speak of the same: where each names what it is about, one thing at least is common to them. */
export function mayShareObject(one: Evidence, other: Evidence): boolean {
  const [left, right] = [objectsOf(one.unit.text), objectsOf(other.unit.text)]
  return left.size === 0 || right.size === 0 || [...left].some((word) => right.has(word))
}

/** Whether a denial leaves nothing of the claim on another page, or elsewhere on its own. */
export const isPlainDenial = (denial: Evidence): boolean => !partialDenial.test(denial.unit.text)

const regionNames: readonly (readonly [RegExp, string])[] = [
  [/\b(?:eu|european union|europe|eea)\b/, 'eu'],
  [/\b(?:usa|us|united states|u\.s\.)\b/, 'us'],
  [/\b(?:uk|united kingdom)\b/, 'uk'],
  [/\b(?:canada|australia|india|japan|singapore|brazil)\b/, 'elsewhere'],
]
const regionsIn = (text: string): string[] =>
  regionNames.flatMap(([pattern, name]) => (pattern.test(text) ? [name] : []))
const nowhereElse = /\b(?:only|exclusively|solely|never leaves?|does not leave)\b/
const keptThere = /\b(?:stored|hosted|kept|processed|located|held|resides?)\b/
const ofChoice = /\b(?:choose|choice|select|option|request|depending|or)\b/

/** Data that stays in one region on one page and lies in another on the next. */
export function differingRegions(claims: readonly Evidence[]): Contradiction | null {
  const kept = claims.filter(({ unit }) => keptThere.test(unit.text) && !ofChoice.test(unit.text)).slice(0, 40)
  const exclusive = kept.filter(({ unit }) => nowhereElse.test(unit.text) && regionsIn(unit.text).length > 0)
  return firstPair(exclusive, kept, (one, other) => {
    const allowed = regionsIn(one.unit.text)
    return regionsIn(other.unit.text).some((region) => !allowed.includes(region))
  })
}

const universal = /\b(?:all|every|everything|always|any)\b/
const exception = /\b(?:not|never|no longer|cannot)\b/

/** What one page says of all and another takes back for a part. */
export function isTakenBackElsewhere(claim: Evidence, limit: Evidence): boolean {
  return claim.prepared !== limit.prepared && universal.test(claim.unit.text) && exception.test(limit.unit.text)
}

const exclusively = /\bonly\b/
const ofParts = /\b(?:custom|advanced)\b/
/** 'It is included in the Max plan only.' right after the feature is named. */
const referring = /^(?:it|this|they|these|the feature) (?:is|are|can|requires?)\b/

const isPlanRow = ({ block }: Unit): boolean => block.headerCells.length > 2

/** The sentence that limits a claim to plans: its own, or the next one. */
function limitingUnit({ prepared, unit }: Evidence): Unit | undefined {
  const next = prepared.units[unit.index + 1]
  const units = next && referring.test(next.text) ? [unit, next] : [unit]
  return units.find(({ text }) => exclusively.test(text) && !ofParts.test(text))
}

function exclusiveLimit(one: Evidence, reader: PlanReader): readonly string[] {
  const limiting = limitingUnit(one)
  return limiting ? reader.gatesIn(limiting.text) : []
}

/** The claim with the sentence that limits it, where another one does: both are quoted. */
function withLimit(one: Evidence): Evidence {
  const limiting = limitingUnit(one)
  return limiting === undefined || limiting === one.unit ? one : { ...one, qualifier: limiting }
}

/** A page that gives a feature to other plans than the table of plans does. */
export function differingPlans(claims: readonly Evidence[], reader: PlanReader): Contradiction | null {
  const rows = claims.filter((one) => isPlanRow(one.unit)).slice(0, 60)
  const words = claims.filter((one) => !isPlanRow(one.unit)).slice(0, 60)
  const exclusive = words.filter((one) => exclusiveLimit(one, reader).length > 0)
  const narrower = firstPair(exclusive, rows, (one, row) => {
    const limit = exclusiveLimit(one, reader)
    return reader.columnsOf(row.unit)?.some((plan) => !limit.includes(plan)) === true
  })
  if (narrower) return [withLimit(narrower[0]), narrower[1]]
  const forAll = words.filter((one) => reader.isForAll(one.unit.text) && !ofParts.test(one.unit.text))
  return firstPair(forAll, rows, (_, row) => (reader.columnsOf(row.unit)?.length ?? 0) > 0)
}
