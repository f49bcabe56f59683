import { readWitness, type FactWitness } from '../../catalog/witness.ts'
import { unitVector, witnessFeatures } from './witness-features.ts'

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

const rarityOf = (feature: string): number | undefined => model.features.get(feature)?.rarity

/** Reads a normalised text once, for all facts. */
export function readForWitness(text: string): WitnessText {
  const vector = unitVector(witnessFeatures(text), rarityOf)
  const indexes = new Uint16Array(vector.size)
  const weights = new Float32Array(vector.size)
  let at = 0
  for (const [feature, weight] of vector) {
    indexes[at] = model.features.get(feature)?.index ?? 0
    weights[at++] = weight
  }
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
