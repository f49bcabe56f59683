import { alternatives, closing, leadsOfSequence, letter } from './prefixes.ts'

/** Letters of which each match of a pattern has one lead at least: at the beginning of a word, or anywhere in one. */
export interface Demand {
  readonly leads: ReadonlySet<string>
  readonly inside: boolean
}

/** What ends a word: a gap that a pattern demands. */
const isGap = (source: string): boolean => source === '[ -]' || source === '[ ]' || source === ' '

const isLookAround = (element: string): boolean => /^\(\?<?[=!]/.test(element)

/** Where the next element of a pattern ends, and where what says how often it may stand ends. */
function spanOf(source: string, at: number): { readonly end: number; readonly next: number } {
  const ends: Record<string, number> = {
    '\\': at + 2,
    '[': source.indexOf(']', at + 1) + 1,
    '(': closing(source, at) + 1,
  }
  const end = ends[source[at] ?? ''] ?? at + 1
  const repeated = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/.exec(source.slice(end))
  return { end, next: end + (repeated?.[0].length ?? 0) }
}

const isOptional = (mark: string): boolean => /^(?:[?*]|\{0,)/.test(mark)

/** What a group holds; null for what looks ahead or behind, and for all that is no group. */
function insideOf(element: string): string | null {
  if (!element.startsWith('(') || isLookAround(element)) return null
  return element.slice(element.startsWith('(?:') ? 3 : 1, -1)
}

/** Whether all that an element can match ends where a word does. */
function endsAtGap(element: string): boolean {
  if (isGap(element)) return true
  const inside = insideOf(element)
  return inside !== null && alternatives(inside).every((part) => /(?:\[ -?\]| )$/.test(part))
}

/** What stands only where a word can begin: a boundary, the beginning of the text, or signs or whole words after it. */
const beginsWord = (element: string): boolean =>
  /^(?:\\b|\^)$|^\(\?<=\^(?:\\W\{0,\d\}|\(\?:\\w\+\[ -\]\)\{0,\d\})*\)$/.test(element)

/** Letters of a lead that is looked for anywhere in a word: of fewer nothing is learned. */
export const leastInside = 3

function telling(leads: ReadonlySet<string> | null, inside: boolean): readonly Demand[] {
  if (leads === null || (inside && [...leads].some((lead) => lead.length < leastInside))) return []
  return [{ leads, inside }]
}

function demandsOfSequence(source: string, begins: boolean): readonly Demand[] {
  const demands: Demand[] = []
  let isAtWord = begins
  let isInWord = false
  /** How many there were before what stands behind optional elements: what follows those demands more. */
  let kept = 0
  for (let at = 0; at < source.length;) {
    const { end, next } = spanOf(source, at)
    if (end <= at) break
    const element = source.slice(at, end)
    const mark = source.slice(end, next)
    const isZeroWidth = element === '\\b' || element === '^' || isLookAround(element)
    const inside = mark === '' ? insideOf(element) : null
    const within = inside === null ? [] : demandsOf(inside, isAtWord)
    const isKnown = isZeroWidth || isInWord || within.length > 0
    const here = isKnown ? within : telling(leadsOfSequence(source.slice(at)), !isAtWord)
    if (here.length > 0) demands.splice(kept, demands.length, ...here)
    if (!isZeroWidth && !isOptional(mark)) kept = demands.length
    if (beginsWord(element)) isAtWord = true
    else if (!isZeroWidth) isAtWord = endsAtGap(element) && (isAtWord || !isOptional(mark))
    if (!isZeroWidth) isInWord = letter.test(element.charAt(0))
    at = next
  }
  return demands
}

function eitherOf(ways: readonly (Demand | undefined)[]): readonly Demand[] {
  const known = ways.filter((way) => way !== undefined)
  if (known.length < ways.length) return []
  const leads = new Set(known.flatMap((way) => [...way.leads]))
  return telling(
    leads,
    known.some(({ inside }) => inside),
  )
}

function demandsOfAlternatives(source: string, begins: boolean): readonly Demand[] {
  const ways = alternatives(source).map((part) => demandsOfSequence(part, begins))
  if (ways.length === 1) return ways[0] ?? []
  return [...eitherOf(ways.map((way) => way[0])), ...eitherOf(ways.map((way) => way.at(-1)))]
}

const atWords = new Map<string, readonly Demand[]>()
const anywhere = new Map<string, readonly Demand[]>()

/** The same groups stand in many patterns: each is read once. */
function demandsOf(source: string, begins: boolean): readonly Demand[] {
  const known = begins ? atWords : anywhere
  const demands = known.get(source) ?? demandsOfAlternatives(source, begins)
  known.set(source, demands)
  return demands
}

/** What each way in which a pattern can match demands. */
type Ways = readonly (readonly Demand[])[]

/** What patterns that must all match demand of the words of a text. */
export interface Requirement {
  readonly demands: readonly Demand[]
  /** Of the patterns that can match in several ways. */
  readonly ways: readonly Ways[]
}

const knownWays = new Map<string, Ways>()

function readWays(source: string): Ways {
  const begins = source.startsWith('\\b')
  const group = begins ? source.slice(2) : source
  const inside = closing(group, 0) === group.length - 1 ? insideOf(group) : null
  const parts = inside === null ? [] : alternatives(inside)
  return parts.length < 2 ? [] : parts.map((part) => demandsOfSequence(part, begins))
}

function waysOf(source: string): Ways {
  const ways = knownWays.get(source) ?? readWays(source)
  knownWays.set(source, ways)
  return ways
}

export function requirementOf(sources: readonly string[]): Requirement {
  const ways = sources.map(waysOf).filter((each) => each.length > 0 && each.every((way) => way.length > 0))
  return { demands: sources.flatMap((source) => demandsOf(source, false)), ways }
}
