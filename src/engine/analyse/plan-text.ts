import type { PreparedDocument, Unit } from './units.ts'

/** Letters of a table's cell on each side of what is claimed: what stands further off is another line of the cell. */
const clause = 60
const longestClause = 240

/** 'For enterprise teams', in small letters: of what size they are, not what they bought. 'It is an enterprise feature' limits. */
const audience =
  /(?<!\b(?:is|are) (?:an? )?(?:[\w-]{1,30} ){0,3})\b(?:enterprise|business|teams?|professional|premium)(?= (?:teams?|accounts?|users?|features?|capabilit(?:y|ies)|requirements?|compan(?:y|ies)|organi[sz]ations?|business(?:es)?|needs?|workloads?|environments?|deployments?|identity|directory|directories)\b)/g

/** What is told to win customers lists what some of them get, and limits nothing. */
const praise = /\b(?:benefits?|advantages?|value) (?:to|for)\b[^.]{0,60}\bincluding\b/

/** What is not sold yet is limited to nothing. */
const future =
  /\b(?:soon|upcoming|in the future|later this (?:year|quarter)|(?:on|in) (?:our|the) roadmap|(?:plan|planning|intend|hope)(?:s|ing)? to (?:offer|add|support|bring|introduce|release)|working on)\b/

/** An example in brackets is one of several. */
const example = /\((?:e\.g\.|for example|such as)[^()]{0,200}\)/g

/** Words of a passage from which plan limits are read: no future offers, no praise, no examples, no words for whom it is made. */
export function limitingText(raw: string, text: string): string {
  if (future.test(text) || praise.test(text)) return ''
  const told = text.replace(example, '')
  const small = new Set([...raw.matchAll(audience)].map((found) => found[0]))
  return small.size === 0 ? told : told.replace(audience, (word) => (small.has(word) ? 'large' : word))
}

const read = new WeakMap<Unit, string>()

/** The same of a unit, read once for all facts. */
export function gateText(prepared: PreparedDocument, unit: Unit): string {
  const known = read.get(unit)
  if (known !== undefined) return known
  const text = limitingText(prepared.document.text.slice(unit.start, unit.end), unit.text)
  read.set(unit, text)
  return text
}

/** The same where something is claimed in a long cell of a table: the words beside the claim alone. */
export function claimText(prepared: PreparedDocument, unit: Unit, at: number, end: number): string {
  const text = gateText(prepared, unit)
  if (unit.block.type !== 'row' || text.length <= longestClause || end === 0) return text
  return text.slice(Math.max(0, at - clause), end + clause)
}

const ownOffer =
  /^(?:[-*+\d.)]+ )?[*_]{0,2}([A-Z][A-Za-z0-9+]*(?: [A-Z][A-Za-z0-9+]*){0,3})[*_]{0,2} ?[:\u2013\u2014-] .{0,160}\bthis (?:option|tier|plan|offering|edition|package)\b/s

/** Of 'Sealed Harbour: bought by contract, this option brings …' the offer that the sentence is about. */
export function offerOf(prepared: PreparedDocument, unit: Unit): string | null {
  if (!/\bthis (?:option|tier|plan|offering|edition|package)\b/.test(unit.text)) return null
  return ownOffer.exec(prepared.document.text.slice(unit.start, unit.end))?.[1] ?? null
}
