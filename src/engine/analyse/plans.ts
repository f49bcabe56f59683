import type { VendorPlan } from '../../contract/findings.ts'
import {
  cleanName,
  isAboutOthers,
  note,
  notePrice,
  pricePattern,
  quotesOf,
  sourceOf,
  type Candidate,
  type Candidates,
  type Source,
} from './plan-candidates.ts'
import { isUsualPlan as isUsual, usualOrder } from './plan-names.ts'
import { readRow } from './plan-tables.ts'
import type { PreparedDocument, Unit } from './units.ts'

const everyday = new Set([
  'organization',
  'team',
  'teams',
  'individual',
  'personal',
  'custom',
  'platform',
  'standard',
  'core',
])

const capitalised = '[A-Z][A-Za-z0-9+]{1,20}'
const beforePlan = new RegExp(
  `(?<![A-Za-z])((?:${capitalised} ){0,2}${capitalised})(?:,? (?:and|or|&) (${capitalised}))?\\W{0,3} (plans?|tiers?|Plan|Tier|subscriptions?|[Ee]ditions?|packages?|customers|license|[Oo]rganizations)\\b(?! (?:JSON|file|output|releases?|versions?|managers?|registr))`,
  'g',
)
/** 'Available on Acme Managed', a name of its own where it ends the clause or stands before 'plan'. */
const afterOn = new RegExp(
  `\\b(?:[Aa]vailable (?:on|with)|teams on|customers on|users on|accounts on) (?:the |all |our )?((?:${capitalised} ){1,2}${capitalised})(?= (?:plan|tier|subscription|edition)|[.,;:)]|$| and above| or above| only)`,
  'g',
)
/** 'On our Company plan': a name of its own, wherever it is told only once. */
const onThePlan = new RegExp(
  `\\b(?:on|in|to|with|through|of) (?:the|our) (${capitalised}) (?:plan|tier|edition|subscription)\\b`,
  'g',
)

/** 'Our paid plans (Pro, Plus, and Scale)'. */
const listedPlans = new RegExp(`\\bplans? \\((${capitalised}(?:,? (?:and |or )?${capitalised}){1,5})\\)`, 'g')

/** '**Studio** ($30/month): five users', an item of a list of plans. */
const pricedItem =
  /^[*_]{0,2}([A-Z][A-Za-z0-9+]{1,20}(?: [A-Z][A-Za-z0-9+]{1,20})?)[*_]{0,2} ?(?:\(|[-\u2013\u2014:] ?)(?:[$\u20ac\u00a3] ?\d|[Ff]ree\b|[Cc]ustom\b)[^:]{0,30}:/

/** A sentence that gives a plan's own price. */
const costs =
  /\b(?:plans?|tiers?)\W{0,3} (?:costs?|starts?|starting|is|are|from|at|priced|begins?|for|:)[^.]{0,30}(?:\$|\u20ac|\u00a3)/i

const speaksOfPlans =
  /plan|tier|subscription|edition|package|customers|licen|organizations|teams on|users on|accounts on|available/i

function readUnit(candidates: Candidates, prepared: PreparedDocument, unit: Unit): void {
  const raw = prepared.document.text.slice(unit.start, unit.end)
  // Of somebody else's product a page tells the plans too; of its own it says 'our' or the vendor's name.
  if (speaksOfPlans.test(raw) && !(isAboutOthers(prepared) && !/\b(?:we|our)\b/.test(unit.text)))
    readWords(candidates, prepared, unit, raw)
  if (unit.block.type === 'heading') readHeading(candidates, prepared, unit)
  const priced = unit.block.type === 'item' ? pricedItem.exec(raw) : null
  const source = sourceOf(prepared, unit)
  if (priced) notePrice(note(candidates, priced[1] ?? '', 2, source), raw, source)
  // A long row is several units: it is read once.
  const isFirst = prepared.units[unit.index - 1]?.block !== unit.block
  if (unit.block.type === 'row' && isFirst) readRow(candidates, prepared, unit)
}

/** What a name before 'plan' proves; before 'customers' or 'package' it proves less, and only where it is usual. */
function strengthOf(clean: string, noun: string, isStep: boolean): number {
  const isKnown = isUsual(clean) && !everyday.has(clean.toLowerCase())
  // Storage and support have a premium tier too.
  const isOfAnything = /^tiers?$/i.test(noun) && clean === 'Premium'
  if (/^(?:plan|tier)/i.test(noun)) return isStep || (isKnown && !isOfAnything) ? 2 : 1
  if (!isUsual(clean)) return 0
  return isKnown && (noun.startsWith('sub') || clean === 'Enterprise') ? 2 : 1
}

/** Below a heading of support, names may be those of contracts for support: one such sentence is no proof. */
const isBelowSupport = (prepared: PreparedDocument, unit: Unit): boolean =>
  /\bsupport\b/i.test(unit.block.headingPath.at(-1) ?? prepared.document.title)

const isOfSupport = (raw: string, end: number): boolean =>
  /^ (?:support|sla|response)\b/i.test(raw.slice(end, end + 12))

/** A product that is sold on plans of its own. */
const isCloud = (name: string): boolean => name.endsWith(' Cloud') && !isUsual(name.slice(0, -' Cloud'.length))

/** Plans in a row, and their places: the list runs upwards where its last name is usually larger than its first. */
function noteList(candidates: Candidates, list: string, source: Source): void {
  const names = list.split(/,? (?:and |or )?/).filter(isUsual)
  const isUpwards = usualPlace(names.at(-1) ?? '') >= usualPlace(names[0] ?? '')
  for (const [at, name] of names.entries()) {
    const candidate = note(candidates, name, 2, source)
    if (candidate) candidate.place ??= isUpwards ? at : -at
  }
}

/** Names before 'plan' and after 'available on'. */
function readWords(candidates: Candidates, prepared: PreparedDocument, unit: Unit, raw: string): void {
  const source = sourceOf(prepared, unit)
  const most = isBelowSupport(prepared, unit) ? 1 : 2
  for (const found of raw.matchAll(beforePlan)) {
    const end = found.index + found[0].length
    const noun = found[3] ?? ''
    if (isOfSupport(raw, end)) continue
    for (const each of [found[1], found[2]]) {
      if (each === undefined) continue
      const isStep = /^ (?:and|or) (?:above|up|higher)\b/.test(raw.slice(end, end + 12))
      const clean = cleanName(each)
      // 'Any Acme Cloud plan' is a plan of that product; 'you are on the Acme Cloud plan' names one.
      if (isCloud(clean) && !/\b(?:on|to|with) (?:the|our) $/.test(raw.slice(0, found.index))) continue
      // 'Contingency Plan' is a document.
      if (/^[A-Z]/.test(noun) && !isStep && !isUsual(clean)) continue
      const strength = Math.min(most, strengthOf(clean, noun, isStep))
      const candidate = note(candidates, each, strength, source)
      if (found[2] === undefined && costs.test(raw)) notePrice(candidate, raw, source)
    }
  }
  for (const [, list = ''] of raw.matchAll(listedPlans)) noteList(candidates, list, source)
  for (const found of raw.matchAll(afterOn))
    if (found[1] !== undefined && !isCloud(found[1])) note(candidates, found[1], 2, source)
  for (const found of raw.matchAll(onThePlan)) note(candidates, found[1] ?? '', 1, source)
}

const isOfPlans = ({ document }: PreparedDocument): boolean =>
  document.kind === 'pricing' || /\b(?:pricing|plans?|billing)\b/i.test(document.title)

/** '## Business' with a price below it. */
function readHeading(candidates: Candidates, prepared: PreparedDocument, unit: Unit): void {
  const heading = prepared.document.text.slice(unit.start, unit.end).replace(/^#+\s*/, '')
  const clean = heading.replace(/ plan$/i, '')
  if (!isUsual(clean) || (clean === heading && everyday.has(clean.toLowerCase()) && !isOfPlans(prepared))) return
  for (const step of [1, 2, 3]) {
    const below = prepared.units[unit.index + step]
    if (!below || below.block.type === 'heading') return
    if (!pricePattern.test(below.text) && !/^(?:free|custom|contact|talk)\b/.test(below.text)) continue
    const source = { prepared, span: { start: unit.start, end: below.end } }
    notePrice(note(candidates, heading, 2, source), prepared.document.text.slice(below.start, below.end), source)
    return
  }
}

const letters = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** The place of a name in the usual order; of 'Enterprise Cloud' that of its highest usual word; -1 where unknown. */
function usualPlace(name: string): number {
  const whole = usualOrder.indexOf(name.toLowerCase())
  if (whole !== -1) return whole
  return Math.max(
    ...name
      .toLowerCase()
      .split(' ')
      .map((word) => usualOrder.indexOf(word)),
  )
}

const isFreePlan = (name: string): boolean => /^(?:free|trial)$/i.test(name)
const isTop = (name: string): boolean => usualPlace(name) >= usualOrder.indexOf('enterprise')

/** The price of a month: some vendors tell that of a year. */
const monthly = ({ price, per }: Candidate): number | null =>
  price !== null && per !== null && /\b(?:year|yr)$/.test(per) ? price / 12 : price

function rankOf(candidate: Candidate): number {
  const index = usualPlace(candidate.name)
  const price = monthly(candidate)
  if (price !== null) return price
  return index === -1 ? 10 ** 6 : index >= usualOrder.indexOf('enterprise') ? 10 ** 8 : 10 ** 6
}

const offerCue =
  /^(?:everything in|all (?:the )?[a-z ]{2,20}features|ideal for|best for|key features|includes?:|what's included|contact (?:us|sales)|talk to|let's talk|custom pricing|starting at|from [$\u20ac\u00a3])|[$\u20ac\u00a3] ?\d/
const offerName = /^[A-Z][A-Za-z0-9+-]{1,20}(?: [A-Z][A-Za-z0-9+-]{1,20})?$/
const noOffer =
  /\b(?:faq|features?|security|support|pricing|costs?|add-?ons?|overview|questions|why|billing|limits?|usage|credits?|storage|compute|integrations?|services?|compliance|details?|summary|comparison|seats?|members|roles|plans?)\b/i

/** Headings of one level on a page of plans, two or more with a price, 'Ideal for' or 'Everything in' below. */
function readOffers(candidates: Candidates, prepared: PreparedDocument): void {
  if (prepared.document.kind !== 'pricing') return
  const groups = new Map<string, { name: string; unit: Unit }[]>()
  for (const unit of prepared.units) {
    if (unit.block.type !== 'heading') continue
    const name = prepared.document.text
      .slice(unit.start, unit.end)
      .replace(/^#+\s*/, '')
      .replace(/ (?:[Dd]eployment|[Ee]dition|[Pp]lan|[Pp]ackage)$/, '')
    if (!offerName.test(name) || noOffer.test(name)) continue
    const below = prepared.units.slice(unit.index + 1, unit.index + 5)
    const end = below.findIndex((other) => other.block.type === 'heading')
    if (!below.slice(0, end === -1 ? below.length : end).some((other) => offerCue.test(other.text))) continue
    const parent = unit.block.headingPath.join('\n')
    groups.set(parent, [...(groups.get(parent) ?? []), { name, unit }])
  }
  for (const offers of groups.values())
    if (offers.length > 1) for (const offer of offers) note(candidates, offer.name, 2, sourceOf(prepared, offer.unit))
}

/** Learns which plans the vendor sells, cheapest first, from plan tables and the words before 'plan'. */
export function learnPlans(documents: readonly PreparedDocument[], vendor = ''): VendorPlan[] {
  const candidates: Candidates = new Map()
  for (const prepared of documents) {
    for (const unit of prepared.units) readUnit(candidates, prepared, unit)
    readOffers(candidates, prepared)
  }
  const proved = [...candidates.values()].filter(
    (candidate) => candidate.proofs >= 2 && letters(candidate.name) !== letters(vendor),
  )
  const usual = proved.filter((candidate) => isUsual(candidate.name))
  // Where plans have usual names, the vendor's name and a word more is a product, or one of those plans again.
  const kept = proved.filter(
    (candidate) =>
      vendor === '' ||
      !letters(candidate.name).startsWith(letters(vendor)) ||
      (usual.length < 3 &&
        !usual.some((other) => letters(other.name) === letters(candidate.name).slice(letters(vendor).length))),
  )
  const isListed = kept.every(({ name, place }) => place !== null || isTop(name) || isFreePlan(name))
  kept.sort((a, b) => {
    if (isTop(a.name) !== isTop(b.name)) return isTop(a.name) ? 1 : -1
    if (isFreePlan(a.name) !== isFreePlan(b.name)) return isFreePlan(a.name) ? -1 : 1
    const [lower, upper] = [monthly(a), monthly(b)]
    if (lower !== null && upper !== null && lower !== upper) return lower - upper
    if (isListed && a.place !== null && b.place !== null) return a.place - b.place
    const [left, right] = [usualPlace(a.name), usualPlace(b.name)]
    if (left !== -1 && right !== -1 && left !== right) return left - right
    return rankOf(a) - rankOf(b) || (a.name < b.name ? -1 : 1)
  })
  return kept.map((candidate, rank) => ({
    name: candidate.name,
    rank,
    price: candidate.price,
    currency: candidate.currency,
    per: candidate.per,
    quotes: quotesOf(candidate),
  }))
}
