import type { Quote } from '../../contract/findings.ts'
import { vendorDirectory } from '../../catalog/vendor-directory.ts'
import { cutQuote } from '../verify/quotes.ts'
import { isUsualPlan, notPlans } from './plan-names.ts'
import type { Span } from './sentences.ts'
import type { PreparedDocument, Unit } from './units.ts'

/** A passage that may name plans. */
export interface Source {
  readonly prepared: PreparedDocument
  readonly span: Span
}

/** What may be a plan of the vendor, with the passage that names it best. */
export interface Candidate {
  readonly name: string
  /** Times that the word stood beside 'plan', a price or in a plan table. */
  proofs: number
  price: number | null
  currency: string | null
  per: string | null
  source: Source
  /** Proofs of the source alone. */
  strength: number
  priced: Source | null
  /** Its place where the vendor lists its plans in a row, from the smallest; null where it stands in no such list. */
  place: number | null
}

export type Candidates = Map<string, Candidate>

/** What is sold with a plan's name and is none of its own. */
const kindOfOffer = / (?:plans?|tiers?|subscriptions?|organi[sz]ations?)$/i

const ofManyNames = /^(?:pro|plus|custom|core|scale|basic|team|teams|business)$/i

/** 'Builder ($25/mo)', 'Enterprise (custom)': what it costs is no part of the name. */
const priceInBrackets = / ?\((?:[^()]{0,12}[$\u20ac\u00a3][^()]{1,30}|custom|free|contact(?: us| sales)?)\)/i

/** 'The Acme Enterprise plan' is the plan Enterprise; 'Self-serve (Scale)' is Scale, 'Enterprise (Cloud)' Enterprise. */
export function cleanName(given: string): string {
  const name = given.replace(priceInBrackets, '')
  const outer = name.replace(/ ?\([^()]{1,30}\)/, '').trim()
  const inner = isUsualPlan(outer) ? outer : /\(([A-Z][A-Za-z0-9 +]{1,20})\)/.exec(name)?.[1]
  let words = (inner ?? name)
    .replace(/[*_`()]/g, '')
    .replace(kindOfOffer, '')
    .trim()
    .split(/\s+/)
  while (words.length > 1 && notPlans.has((words[0] ?? '').toLowerCase())) words = words.slice(1)
  const last = words.at(-1) ?? ''
  if (words.length > 1 && !isUsualPlan(words[0] ?? '') && isUsualPlan(last) && !ofManyNames.test(last)) return last
  return words.join(' ')
}

/** Names of vendors that are well known: 'a paid Slack plan' is no plan of anybody else. */
const vendors = new Set(
  vendorDirectory.flatMap(({ name, aliases }) => [name, ...aliases].map((each) => each.toLowerCase())),
)

const isSize = (name: string): boolean => /^(?:\d{0,2}X{0,3}[SL]|M)$/.test(name)

const isNoPlan = (name: string): boolean => {
  const key = name.toLowerCase()
  return (
    name.length < 2 ||
    name.length > 32 ||
    notPlans.has(key) ||
    isSize(name) ||
    /^\d|^(?:Tier|Level|Step|Phase) ?\d|^[a-z]/.test(name) ||
    (!isUsualPlan(name) && vendors.has(key))
  )
}

/** Notes that a passage names a plan. Null where the words name none. */
export function note(candidates: Candidates, name: string, proofs: number, source: Source): Candidate | null {
  const clean = cleanName(name)
  if (proofs === 0 || isNoPlan(clean)) return null
  const key = clean.toLowerCase()
  let candidate = candidates.get(key)
  if (!candidate) {
    candidate = {
      name: clean,
      proofs: 0,
      price: null,
      currency: null,
      per: null,
      source,
      strength: proofs,
      priced: null,
      place: null,
    }
    candidates.set(key, candidate)
  }
  if (proofs > candidate.strength) {
    candidate.source = source
    candidate.strength = proofs
  }
  candidate.proofs += proofs
  return candidate
}

export const pricePattern =
  /(?:(\$|\u20ac|\u00a3|US\$|USD|EUR|GBP) ?(\d[\d,]{0,14}(?:\.\d{1,2})?))(?:\s?\/\s?|\s+(?:per|a)\s+)?((?:user|seat|member|editor|agent|month|mo|year|yr|database|project|workspace|organi[sz]ation)\b(?:\s?(?:\/|per|a)\s?(?:month|mo|year|yr)\b)?)?/

const currencies: Readonly<Record<string, string>> = {
  $: 'USD',
  US$: 'USD',
  USD: 'USD',
  '\u20ac': 'EUR',
  EUR: 'EUR',
  '\u00a3': 'GBP',
  GBP: 'GBP',
}

/** Takes the price that a text gives for a plan; the first one holds. */
export function notePrice(candidate: Candidate | null, text: string, source: Source): void {
  if (!candidate || candidate.price !== null) return
  const found = pricePattern.exec(text)
  if (!found || /\b(?:credits?|add-?ons?|discount|save|off|fee for)\b/i.test(text)) return
  candidate.price = Number((found[2] ?? '0').replaceAll(',', ''))
  candidate.currency = currencies[found[1] ?? ''] ?? null
  candidate.per = found[3]?.toLowerCase() ?? null
  candidate.priced = source
}

export const textOf = ({ prepared, span }: Source): string => prepared.document.text.slice(span.start, span.end)
export const sourceOf = (prepared: PreparedDocument, unit: Unit): Source => ({ prepared, span: unit })

/** The passages that name a plan and its price. */
export function quotesOf({ source, priced }: Candidate): Quote[] {
  const sources = priced === null || priced === source ? [source] : [source, priced]
  const quotes = sources.flatMap(({ prepared, span }) => cutQuote(prepared.document, span.start, span.end) ?? [])
  return quotes.filter(
    (quote, at) =>
      quotes.findIndex((other) => other.document_id === quote.document_id && other.start === quote.start) === at,
  )
}

const others =
  /\b(?:integrations?|connectors?|marketplace|plugins?|partners?|app-assessment|(?:identity|sso|scim)[ -]providers?)\b/i
const isOfOthers = new WeakMap<PreparedDocument, boolean>()

/** Whether a page is about what works with the vendor's product: the plans told of there may be somebody else's. */
export function isAboutOthers(prepared: PreparedDocument): boolean {
  let known = isOfOthers.get(prepared)
  if (known === undefined) {
    const { url, title } = prepared.document
    known = others.test(title) || others.test(url.replace(/^https?:\/\/[^/]*/, ''))
    isOfOthers.set(prepared, known)
  }
  return known
}
