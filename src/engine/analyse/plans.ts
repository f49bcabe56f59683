import type { Quote, VendorPlan } from '../../contract/findings.ts'
import { cutQuote } from '../verify/quotes.ts'
import { isUsualPlan as isUsual, notPlans, usualOrder } from './plan-names.ts'
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

/** Plan names that stand in the cells of plan tables as amounts. */
const amounts = new Set(['unlimited', 'custom', 'standard', 'dedicated', 'basic', 'advanced'])

const isCellName = (cell: string): boolean => {
  const name = cell.replace(/[*_]/g, '').replace(/ plans?$/i, '')
  return isUsual(name) && !amounts.has(name.toLowerCase())
}

const mostColumns = 40

interface Candidate {
  name: string
  mentions: number
  /** Times that the word stood beside 'plan', a price or in a plan table. */
  proofs: number
  price: number | null
  currency: string | null
  per: string | null
  quotes: Quote[]
}

const beforePlan =
  /(?<![A-Za-z])((?:[A-Z][A-Za-z0-9+]{1,20} ){0,2}[A-Z][A-Za-z0-9+]{1,20})(?:,? (?:and|or|&) ([A-Z][A-Za-z0-9+]{1,20}))?\W{0,3} (?:plans?|tiers?|Plan|Tier|subscriptions?|[Ee]ditions?|packages?|customers|license|add-?ons?)\b/g
const afterOn =
  /\b(?:[Aa]vailable (?:on|with)|teams on|customers on|users on|accounts on) (?:the |all |our )?((?:[A-Z][A-Za-z0-9+]{1,20} ){1,2}[A-Z][A-Za-z0-9+]{1,20})/g
/** 'On our Company plan': a name of its own, wherever it is told only once. */
const onThePlan =
  /\b(?:on|in|to|with|through|of) (?:the|our) ([A-Z][A-Za-z0-9+]{1,20}) (?:plan|tier|edition|subscription)\b/g
const pricePattern =
  /(?:(\$|\u20ac|\u00a3|US\$|USD|EUR|GBP) ?(\d[\d,]*(?:\.\d{1,2})?))(?:\s?\/\s?|\s+(?:per|a)\s+)?((?:user|seat|member|editor|agent|month|mo|year|yr|database|project|workspace|organi[sz]ation)\b(?:\s?(?:\/|per|a)\s?(?:month|mo|year|yr)\b)?)?/

/** '**Studio** ($30/month): five users', an item of a list of plans. */
const pricedItem =
  /^[*_]{0,2}([A-Z][A-Za-z0-9+]{1,20}(?: [A-Z][A-Za-z0-9+]{1,20})?)[*_]{0,2} ?(?:\(|[-\u2013\u2014:] ?)(?:[$\u20ac\u00a3] ?\d|[Ff]ree\b|[Cc]ustom\b)[^:]{0,30}:/

/** A sentence that gives a plan's own price. */
const costs =
  /\b(?:plans?|tiers?)\W{0,3} (?:costs?|starts?|starting|is|are|from|at|priced|begins?|for|:)[^.]{0,30}(?:\$|\u20ac|\u00a3)/i

const currencies: Readonly<Record<string, string>> = {
  $: 'USD',
  US$: 'USD',
  USD: 'USD',
  '\u20ac': 'EUR',
  EUR: 'EUR',
  '\u00a3': 'GBP',
  GBP: 'GBP',
}

/** 'The Acme Enterprise plan' is the plan Enterprise; 'Self-serve (Scale)' is Scale. */
function cleanName(name: string): string {
  const inner = /\(([A-Z][A-Za-z0-9 +]{1,20})\)/.exec(name)?.[1]
  let words = (inner ?? name)
    .replace(/[*_`()]/g, '')
    .replace(/ (?:plans?|tiers?)$/i, '')
    .trim()
    .split(/\s+/)
  while (words.length > 1 && notPlans.has((words[0] ?? '').toLowerCase())) words = words.slice(1)
  const last = words.at(-1) ?? ''
  if (
    words.length > 1 &&
    !isUsual(words[0] ?? '') &&
    isUsual(last) &&
    !/^(?:pro|plus|custom|core|scale|basic|team|teams|business)$/i.test(last)
  )
    return last
  return words.join(' ')
}

function note(candidates: Map<string, Candidate>, name: string, proofs: number): Candidate | null {
  const clean = cleanName(name)
  const key = clean.toLowerCase()
  if (clean.length < 2 || clean.length > 32 || notPlans.has(key) || /^\d/.test(clean)) return null
  let candidate = candidates.get(key)
  if (!candidate) {
    candidate = {
      name: clean,
      mentions: 0,
      proofs: 0,
      price: null,
      currency: null,
      per: null,
      quotes: [],
    }
    candidates.set(key, candidate)
  }
  candidate.mentions++
  candidate.proofs += proofs
  return candidate
}

function notePrice(candidate: Candidate | null, prepared: PreparedDocument, unit: Unit): void {
  if (!candidate || candidate.price !== null) return
  const quote = cutQuote(prepared.document, unit.start, unit.end)
  const found = pricePattern.exec(quote?.text ?? '')
  if (!quote || !found || /\b(?:credits?|add-?ons?|discount|save|off|fee for)\b/i.test(quote.text)) return
  candidate.price = Number((found[2] ?? '0').replaceAll(',', ''))
  candidate.currency = currencies[found[1] ?? ''] ?? null
  candidate.per = found[3]?.toLowerCase() ?? null
  candidate.quotes = [quote]
}

const speaksOfPlans =
  /plan|tier|subscription|edition|package|customers|licen|add-?on|teams on|users on|accounts on|available/i

function readUnit(candidates: Map<string, Candidate>, prepared: PreparedDocument, unit: Unit): void {
  const raw = prepared.document.text.slice(unit.start, unit.end)
  if (speaksOfPlans.test(raw)) readWords(candidates, prepared, unit, raw)
  if (unit.block.type === 'heading') readHeading(candidates, prepared, unit)
  const priced = unit.block.type === 'item' ? pricedItem.exec(raw) : null
  if (priced) notePrice(note(candidates, priced[1] ?? '', 2), prepared, unit)
  // A long row is several units: it is read once. No plan table has so many columns.
  const isFirst = prepared.units[unit.index - 1]?.block !== unit.block
  if (unit.block.type === 'row' && isFirst && unit.block.cells.length <= mostColumns)
    readRow(candidates, prepared, unit)
}

/** Names before 'plan' and after 'available on'. */
function readWords(candidates: Map<string, Candidate>, prepared: PreparedDocument, unit: Unit, raw: string): void {
  for (const found of raw.matchAll(beforePlan)) {
    for (const name of [found[1], found[2]]) {
      if (name === undefined) continue
      const isStep = /^ (?:and|or) (?:above|up|higher)\b/.test(
        raw.slice(found.index + found[0].length, found.index + found[0].length + 12),
      )
      // 'Contingency Plan' is a document.
      if (/ (?:Plan|Tier|Edition)$/.test(found[0]) && !isStep && !isUsual(cleanName(name))) continue
      const candidate = note(candidates, name, isStep || (isUsual(name) && !everyday.has(name.toLowerCase())) ? 2 : 1)
      if (candidate && candidate.quotes.length === 0) {
        const quote = cutQuote(prepared.document, unit.start, unit.end)
        if (quote) candidate.quotes.push(quote)
      }
      if (found[2] === undefined && costs.test(raw)) notePrice(candidate, prepared, unit)
    }
  }
  for (const found of raw.matchAll(afterOn)) note(candidates, found[1] ?? '', 2)
  for (const found of raw.matchAll(onThePlan)) note(candidates, found[1] ?? '', 1)
}

/** '## Business' with a price below it. */
function readHeading(candidates: Map<string, Candidate>, prepared: PreparedDocument, unit: Unit): void {
  const name = prepared.document.text.slice(unit.start, unit.end).replace(/^#+\s*/, '')
  if (!isUsual(name.replace(/ plan$/i, ''))) return
  for (const step of [1, 2, 3]) {
    const below = prepared.units[unit.index + step]
    if (!below || below.block.type === 'heading') return
    if (!pricePattern.test(below.text) && !/^(?:free|custom|contact|talk)\b/.test(below.text)) continue
    notePrice(note(candidates, name, 2), prepared, below)
    return
  }
}

/** 'Price | $0 | $9 | Custom' below the names of the plans. */
function readPriceRow(candidates: Map<string, Candidate>, prepared: PreparedDocument, unit: Unit): void {
  const first = unit.block.cells[0]?.text ?? ''
  if (!/\b(?:price|cost|per (?:user|seat|member|month))/i.test(first) && first !== '') return
  for (const [index, cell] of unit.block.cells.entries()) {
    const name = unit.block.headerCells[index] ?? ''
    const known = candidates.get(cleanName(name).toLowerCase())
    const found = pricePattern.exec(cell.text)
    if (index === 0 || !known || known.price !== null || !found) continue
    const quote = cutQuote(prepared.document, unit.start, unit.end)
    known.price = Number((found[2] ?? '0').replaceAll(',', ''))
    known.currency = currencies[found[1] ?? ''] ?? null
    if (quote) known.quotes = [quote]
  }
}

const pricedCell =
  /^[*_]{0,2}([A-Z][A-Za-z0-9+]{1,20}(?: [A-Z][A-Za-z0-9+]{1,20})?)[*_]{0,2} ?(?:\(|[-\u2013\u2014:,] ?)?(?:([$\u20ac\u00a3]) ?(\d+(?:\.\d{1,2})?)\b|[Ff]ree\b|[Cc]ustom\b|[Cc]ontact)/

/** 'Grow ($19)' above a column. */
function readPricedHeader(candidates: Map<string, Candidate>, prepared: PreparedDocument, unit: Unit): void {
  const found = unit.block.cells.slice(1).map((cell) => pricedCell.exec(cell.text))
  if (found.filter((one) => one !== null).length < 2) return
  const quote = cutQuote(prepared.document, unit.start, unit.end)
  for (const one of found) {
    const candidate = one && note(candidates, one[1] ?? '', 3)
    if (!candidate || one?.[3] === undefined || candidate.price !== null || !quote) continue
    candidate.price = Number(one[3])
    candidate.currency = currencies[one[2] ?? ''] ?? null
    candidate.quotes = [quote]
  }
}

function readRow(candidates: Map<string, Candidate>, prepared: PreparedDocument, unit: Unit): void {
  readPriceRow(candidates, prepared, unit)
  const header = unit.block.headerCells
  const first = unit.block.cells[0]?.text ?? ''
  const planFirst = /^(?:plan|tier|edition|package|subscription)s?$/i.test((header[0] ?? '').trim())
  if (planFirst || isUsual(first)) {
    const names = first.split(/\s?\/\s?|, | and | or | & /)
    const candidate = names.length === 1 ? note(candidates, first, planFirst ? 3 : 2) : null
    notePrice(candidate, prepared, unit)
    if (names.length > 1)
      for (const name of names) if (isUsual(name.replace(/ plans?$/i, ''))) note(candidates, name, 2)
  }
  if (header.length === 0) {
    readPricedHeader(candidates, prepared, unit)
    const cells = unit.block.cells.slice(1).map((cell) => cell.text)
    const usual = cells.filter(isCellName).length
    if (usual >= 2 || (usual >= 1 && cells.length <= 3))
      for (const cell of cells)
        if (cell.length <= 24 && /^\W{0,2}[A-Z]/.test(cell) && (usual >= 2 || !amounts.has(cell.toLowerCase())))
          note(candidates, cell, 2)
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

const isFree = (name: string): boolean => /^(?:free|trial)$/i.test(name)
const isTop = (name: string): boolean => usualPlace(name) >= usualOrder.indexOf('enterprise')

function rankOf(candidate: Candidate): number {
  const index = usualPlace(candidate.name)
  if (candidate.price !== null) return candidate.price
  return index === -1 ? 10 ** 6 : index >= usualOrder.indexOf('enterprise') ? 10 ** 8 : 10 ** 6
}

const offerCue =
  /^(?:everything in|all (?:the )?[a-z ]{2,20}features|ideal for|best for|key features|includes?:|what's included|contact (?:us|sales)|talk to|let's talk|custom pricing|starting at|from [$\u20ac\u00a3])|[$\u20ac\u00a3] ?\d/
const offerName = /^[A-Z][A-Za-z0-9+-]{1,20}(?: [A-Z][A-Za-z0-9+-]{1,20})?$/
const noOffer =
  /\b(?:faq|features?|security|support|pricing|costs?|add-?ons?|overview|questions|why|billing|limits?|usage|credits?|storage|compute|integrations?|services?|compliance|details?|summary|comparison|seats?|members|roles|plans?)\b/i

/** Headings of one level on a page of plans, two or more with a price, 'Ideal for' or 'Everything in' below. */
function readOffers(candidates: Map<string, Candidate>, prepared: PreparedDocument): void {
  if (prepared.document.kind !== 'pricing') return
  const groups = new Map<string, string[]>()
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
    groups.set(parent, [...(groups.get(parent) ?? []), name])
  }
  for (const names of groups.values()) if (names.length > 1) for (const name of names) note(candidates, name, 2)
}

/** Learns which plans the vendor sells, cheapest first, from plan tables and the words before 'plan'. */
export function learnPlans(documents: readonly PreparedDocument[], vendor = ''): VendorPlan[] {
  const candidates = new Map<string, Candidate>()
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
  kept.sort((a, b) => {
    if (isTop(a.name) !== isTop(b.name)) return isTop(a.name) ? 1 : -1
    if (isFree(a.name) !== isFree(b.name)) return isFree(a.name) ? -1 : 1
    if (a.price !== null && b.price !== null && a.price !== b.price) return a.price - b.price
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
    quotes: candidate.quotes,
  }))
}
