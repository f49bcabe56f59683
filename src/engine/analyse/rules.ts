import { codebook } from '../../catalog/codebook.ts'
import { vocabulary } from '../../catalog/vocabulary.ts'
import type { CodebookEntry } from '../../catalog/fact-reading.ts'
import type { FactEntry } from '../../catalog/fact-entry.ts'
import { factById } from '../../catalog/facts.ts'
import { denialsOf } from './denials.ts'
import { requirementOf, type Requirement } from './demands.ts'
import { buildWordIndex, type WordIndex } from './word-index.ts'

export interface RulePart {
  readonly pattern: RegExp
  /** The same, to be looked for again and again. */
  readonly everywhere: RegExp
  readonly negative: boolean
  /** Where it looks: the unit, what stands above it, or both. */
  readonly where: 'unit' | 'above' | 'any' | 'near' | 'section'
}

export type RuleKind = 'yes' | 'partial' | 'limits' | 'weaker' | 'no' | 'exclusion'

export interface Rule {
  readonly id: string
  readonly fact: string
  readonly kind: RuleKind
  /** As the codebook has it. */
  readonly source: string
  readonly parts: readonly RulePart[]
  /** Whether it reads a unit's own words and what stands above it alone: it holds alike wherever both are the same. */
  readonly isOwn: boolean
}

/** What a fact's claims and denials begin with. */
export interface Topic {
  readonly test: (text: string) => boolean
}

export interface FactRules {
  readonly fact: FactEntry
  readonly entry: CodebookEntry
  /** Claims and denials; a unit that matches none of the topics says nothing about the fact. */
  readonly topic: Topic | null
  readonly together: readonly RegExp[]
  /** What the quoted words say outright where they prove the answer: parts as of a rule, all of which must hold. */
  readonly states: readonly RulePart[]
  /** What a claim must name for a yes. */
  readonly needs: readonly { readonly what: string; readonly any: RegExp }[]
  /** Matches the heading of what is about the fact's own subject. */
  readonly subject: RegExp | null
  readonly rules: readonly Rule[]
  readonly exclusions: readonly Rule[]
  /** Of the entry the patterns of the same names: what a limit may say beyond the fact. */
  readonly more: RegExp | null
  readonly notMore: RegExp | null
  /** What a sentence must speak of for its figure to be that promise's. */
  readonly ofFigure: RegExp | null
  /** The exclusions of one part, as one pattern. */
  readonly plainExclusions: RegExp | null
}

/** Places from the first up to the last, which is not among them. */
type Range = readonly [first: number, last: number]

/** Where those of the places, which are in their order, begin that lie at or after `first`. */
function startOf(first: number, places: Uint16Array): number {
  let at = 0
  for (let end = places.length; at < end;) {
    const middle = (at + end) >> 1
    if ((places[middle] ?? 0) < first) at = middle + 1
    else end = middle
  }
  return at
}

/** A word of running text, with the brackets, commas, hyphens and quotes that stand at it. */
const anyWord = '[a-z0-9\'()"/,&+:@-]{1,60}'

/**
 * `(?:\w+ ){0,3}` of a rule: so many words. A hyphen belongs to its word or ends it; only the last word may end in one, or
 * 'a-a-a-a' could be read in more ways than there are atoms.
 */
function wordsBetween(least: number, most: number): string {
  const last = `(?:${anyWord}[ -])${least === 0 ? '?' : ''}`
  return most < 2 ? last : `(?:${anyWord}[ ]){0,${most - 1}}${last}`
}

function expand(source: string): string {
  const expanded = source.replace(/\{([a-z]+)\}/g, (_, name: string) => {
    const words = vocabulary[name]
    if (words === undefined) throw new Error(`The codebook uses {${name}}, which the vocabulary does not have`)
    return `(?:${words})`
  })
  return (
    expanded
      .replace(/\(\?:\\w\+ \)(?:\{([01]),(\d+)\}|(\?))?/g, (_, least?: string, most?: string, optional?: string) =>
        optional === undefined ? wordsBetween(Number(least ?? 1), Number(most ?? 1)) : wordsBetween(0, 1),
      )
      .replaceAll(' .... ', '.{0,160}?')
      .replaceAll('....', '.{0,160}?')
      .replaceAll(' ... ', '.{0,70}?')
      .replaceAll('...', '.{0,70}?')
      // The rest of a word belongs to it, not to the gap that follows: else each gap is tried once for each of its letters.
      .replace(/\\w([*+])(?=\.\{0,\d+\}\?)/g, '\\w$1\\b')
      .replace(/\[[^\][]*\]| \?| /g, (found) => (found === ' ?' ? '[ -]?' : found === ' ' ? '[ -]' : found))
  )
}

function partSource(text: string): string {
  const source = expand(text)
  return /^[a-z0-9({[]/i.test(source) && !source.startsWith('(?<') ? `\\b(?:${source})` : `(?:${source})`
}

const places: ReadonlyMap<string, RulePart['where']> = new Map([
  ['in', 'above'],
  ['any', 'any'],
  ['near', 'near'],
  ['section', 'section'],
])

function compilePart(text: string): RulePart {
  let rest = text.trim()
  const negative = rest.startsWith('!')
  if (negative) rest = rest.slice(1)
  const place = /^(in|any|near|section):/.exec(rest)?.[1]
  if (place) rest = rest.slice(place.length + 1)
  const where = place === undefined ? 'unit' : (places.get(place) ?? 'unit')
  const source = partSource(rest)
  return { pattern: new RegExp(source), everywhere: new RegExp(source, 'g'), negative, where }
}

/** Compiles one line of the codebook. Throws on a word that the vocabulary does not have: the codebook is ours. */
export function compileRule(text: string, fact: string, kind: RuleKind, index: number): Rule {
  const parts = text.split(' && ').map(compilePart)
  const isOwn = parts.every((part) => part.where !== 'near' && part.where !== 'section')
  return { id: `${fact}/${kind}/${index + 1}`, fact, kind, source: text, parts, isOwn }
}

const topicPatterns: RegExp[] = []

function topicOf(texts: readonly string[]): Topic | null {
  const sources = new Set<string>()
  for (const text of texts) {
    const first = text.split(' && ').find((part) => !/^\s*(?:!|in:|any:|near:|section:)/.test(part))
    if (first === undefined) return null
    sources.add(partSource(first.trim()))
  }
  const start = topicPatterns.length
  const patterns = [...sources].map((source) => new RegExp(source))
  topicPatterns.push(...patterns)
  const end = topicPatterns.length
  return {
    test: (text) => {
      const held = topicsIn(text)
      for (let at = startOf(start, held); (held[at] ?? Infinity) < end; at++)
        if (topicPatterns[held[at] ?? 0]?.test(text) === true) return true
      return false
    },
  }
}

const isPlain = (text: string): boolean => !text.includes(' && ') && !/^\s*(?:!|in:|any:|near:|section:)/.test(text)

function unionOf(texts: readonly string[]): RegExp | null {
  return texts.length === 0 ? null : new RegExp(texts.map((text) => partSource(text.trim())).join('|'))
}

const optional = (source: string | undefined): RegExp | null => (source === undefined ? null : new RegExp(source))

/** The rules of one kind: a denial is also read by the name of what is denied. */
const patternsOf = (entry: CodebookEntry, kind: 'no' | 'limits' | 'weaker' | 'yes' | 'partial'): readonly string[] =>
  kind === 'no' && entry.denied !== undefined ? [...entry.no, ...denialsOf(entry.denied)] : entry[kind]

function compileEntry(entry: CodebookEntry): FactRules {
  const kinds = ['no', 'limits', 'weaker', 'yes', 'partial'] as const
  const subject = entry.subject === undefined ? null : new RegExp(partSource(entry.subject))
  return {
    fact: factById(entry.fact),
    entry,
    subject,
    needs: entry.needs.map(({ what, any }) => ({ what, any: new RegExp(partSource(any)) })),
    states: entry.states.split(' && ').map(compilePart),
    more: optional(entry.more),
    notMore: optional(entry.notMore),
    ofFigure: optional(entry.figure?.of),
    together: entry.together.map((source) => new RegExp(partSource(source))),
    topic: topicOf(kinds.flatMap((kind) => entry[kind])),
    rules: kinds.flatMap((kind) =>
      patternsOf(entry, kind).map((text, index) => compileRule(text, entry.fact, kind, index)),
    ),
    exclusions: entry.exclusions
      .filter((text) => !isPlain(text))
      .map((text, index) => compileRule(text, entry.fact, 'exclusion', index)),
    plainExclusions: unionOf(entry.exclusions.filter(isPlain)),
  }
}

/** The codebook, ready to run. */
export const factRules: readonly FactRules[] = codebook.map(compileEntry)

/** Built when the first text is read: most processes that know the rules read none. */
function onFirstUse(build: () => WordIndex): () => WordIndex {
  let index: WordIndex | null = null
  return () => (index ??= build())
}

const topicWords = onFirstUse(() => buildWordIndex(topicPatterns.map(({ source }) => requirementOf([source]))))

/** The headings of a page stand above many units and are read for each fact. */
const knownTopics = new Map<string, Uint16Array>()
const mostKnown = 500

function topicsIn(text: string): Uint16Array {
  const known = knownTopics.get(text)
  if (known) return known
  const held = topicWords().candidates(text)
  if (knownTopics.size >= mostKnown) knownTopics.clear()
  knownTopics.set(text, held)
  return held
}

const rulesInOrder = factRules.flatMap(({ rules }) => rules)
/** What a unit's own words must have for a rule to hold at all. */
const requiredOf = ({ parts }: Rule): Requirement =>
  requirementOf(parts.filter((part) => part.where === 'unit' && !part.negative).map(({ pattern }) => pattern.source))

const ruleWords = onFirstUse(() => buildWordIndex(rulesInOrder.map(requiredOf)))

/** The places of each fact's rules among all. */
const rangeOf = new Map<FactRules, Range>()
/** By the place of a rule that of its fact. */
const factAt = new Uint8Array(rulesInOrder.length)
let begin = 0
for (const [place, fact] of factRules.entries()) {
  const end = begin + fact.rules.length
  rangeOf.set(fact, [begin, end])
  factAt.fill(place, begin, end)
  begin = end
}

/** Places of the rules that can hold in a text by its words, in their order: most are ruled out without a pattern. */
export const placesThatCanHold = (text: string): Uint16Array => ruleWords().candidates(text)

/** Those of a fact among them. */
export function rulesAt(fact: FactRules, held: Uint16Array): readonly Rule[] {
  const [first, last] = rangeOf.get(fact) ?? [0, 0]
  const found: Rule[] = []
  for (let at = startOf(first, held); (held[at] ?? Infinity) < last; at++) {
    const rule = rulesInOrder[held[at] ?? 0]
    if (rule) found.push(rule)
  }
  return found
}

/** By fact the texts that one of its rules can hold in: their places, in their order. */
export function textsByFact(texts: readonly Uint16Array[]): ReadonlyMap<FactRules, readonly number[]> {
  const found = factRules.map((): number[] => [])
  for (const [place, held] of texts.entries()) {
    let last = -1
    for (const rule of held) {
      const fact = factAt[rule] ?? 0
      if (fact !== last) found[fact]?.push(place)
      last = fact
    }
  }
  return new Map(factRules.map((rules, fact) => [rules, found[fact] ?? []]))
}
