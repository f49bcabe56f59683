import { readWitness, type FactWitness } from '../../catalog/witness.ts'
import { featureFinder } from './witness-lookup.ts'

/**
 * A second reader: a linear model for each fact (logistic regression over words, pairs of words and runs of three to five
 * letters, weighted by TF-IDF), trained on sentences of our own. It finds no answers; it bears out those of the rules.
 */

const model = readWitness()

/** One entry a feature of the model, so that a sum needs no look-up. */
function denseOf({ weights }: FactWitness): Float32Array {
  const dense = new Float32Array(model.features.size)
  for (const [index, weight] of weights) dense[index] = weight
  return dense
}

const facts = new Map([...model.facts].map(([fact, own]) => [fact, { bias: own.bias, dense: denseOf(own) }]))

/** A text as the model sees it. */
export interface WitnessText {
  readonly indexes: Uint16Array
  readonly weights: Float32Array
}

const names = [...model.features.keys()]
const rarity = Float64Array.from(model.features.values(), (feature) => feature.rarity)
const findFeatures = featureFinder(names)
/** How often each feature stands in the text that is read now; zero between two texts. */
const counts = new Uint16Array(names.length)

/** Reads a normalised text once, for all facts. */
export function readForWitness(text: string): WitnessText {
  const found: number[] = []
  findFeatures(text, (index) => {
    const before = counts[index] ?? 0
    if (before === 0) found.push(index)
    counts[index] = before + 1
  })
  const indexes = new Uint16Array(found)
  const told = new Float64Array(indexes.length)
  let square = 0
  for (let at = 0; at < indexes.length; at++) {
    const index = indexes[at] ?? 0
    const count = counts[index] ?? 0
    const weight = (count === 1 ? 1 : 1 + Math.log(count)) * (rarity[index] ?? 0)
    told[at] = weight
    square += weight * weight
    counts[index] = 0
  }
  const length = Math.sqrt(square) || 1
  const weights = new Float32Array(told.length)
  for (let at = 0; at < told.length; at++) weights[at] = (told[at] ?? 0) / length
  return { indexes, weights }
}

/** The logarithm of the odds that a text states the fact, whatever its value; null for a fact it has not learned. */
export function witnessOdds(fact: string, { indexes, weights }: WitnessText): number | null {
  const own = facts.get(fact)
  if (own === undefined) return null
  let sum = own.bias
  for (let at = 0; at < indexes.length; at++) sum += (own.dense[indexes[at] ?? 0] ?? 0) * (weights[at] ?? 0)
  return sum
}
