import { factFiles } from '../../catalog/fact-files.ts'
import { factReading } from '../../catalog/fact-reading.ts'
import type { Unit } from './units.ts'
import { unitVector } from './witness-features.ts'

/**
 * How much a text sounds like the fact: the cosine of its words with those of the fact's question, meanings and examples,
 * weighted by how few facts use them (TF-IDF, Salton and Buckley 1988). 0–1; words are compared by their first five letters.
 */

type Weights = ReadonlyMap<string, number>

const stem = 5
const stemsOf = (text: string): string[] => (text.match(/[a-z0-9]+/g) ?? []).map((word) => word.slice(0, stem))

function wordsOfFact(file: (typeof factFiles)[number]): string[] {
  const { yes, partial, weaker, limits } = factReading.parse(file.reading())
  const examples = [...yes, ...partial, ...weaker, ...limits].map((rule) => rule.example)
  return stemsOf(
    [file.question, file.values.yes, file.values.partial, file.texts.yes, ...examples].join(' ').toLowerCase(),
  )
}

function countOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

function readModel(): { rarity: Weights; facts: ReadonlyMap<string, Weights> } {
  const counted = factFiles.map((file) => [file.id, countOf(wordsOfFact(file))] as const)
  const uses = countOf(counted.flatMap(([, words]) => [...words.keys()]))
  const rarity = new Map([...uses].map(([word, facts]) => [word, Math.log((counted.length + 1) / (facts + 1))]))
  return {
    rarity,
    facts: new Map(
      counted.map(([fact, words]) => [fact, unitVector(words, (word) => rarity.get(word) ?? unknownRarity)]),
    ),
  }
}

/** Of a word that no fact uses. */
const unknownRarity = Math.log(factFiles.length + 1)
const model = readModel()

const rarityOf = (word: string): number => model.rarity.get(word) ?? unknownRarity

const read = new WeakMap<Unit, Weights>()

/** A sentence may be compared with several facts: it is read once. */
function weightsOf(unit: Unit): Weights {
  const known = read.get(unit)
  if (known) return known
  const weights = unitVector(countOf(stemsOf(unit.text)), rarityOf)
  read.set(unit, weights)
  return weights
}

export function likenessTo(fact: string, unit: Unit): number {
  const own = model.facts.get(fact)
  if (!own) return 0
  let product = 0
  for (const [word, weight] of weightsOf(unit)) product += weight * (own.get(word) ?? 0)
  return product
}

/** The facts by the words that they are told in. */
const usedBy = new Map<string, (readonly [fact: string, weight: number])[]>()
for (const [fact, weights] of model.facts)
  for (const [word, weight] of weights) usedBy.set(word, [...(usedBy.get(word) ?? []), [fact, weight]])

/** The facts that a text sounds like by at least `least`, all looked at in one go. */
export function factsAlike(unit: Unit, least: number): string[] {
  const products = new Map<string, number>()
  for (const [word, weight] of weightsOf(unit))
    for (const [fact, own] of usedBy.get(word) ?? []) products.set(fact, (products.get(fact) ?? 0) + weight * own)
  return [...products].filter(([, product]) => product >= least).map(([fact]) => fact)
}
