import { readWitness, type FactWitness } from '../../catalog/witness.ts'
import { unitVector, witnessFeatures } from './witness-features.ts'

/**
 * A second reader: a linear model for each fact (logistic regression over words, pairs of words and runs of three to five
 * letters, weighted by TF-IDF), trained on sentences of our own. It finds no answers; it bears out those of the rules.
 */

const model = readWitness()

function odds({ bias, weights }: FactWitness, vector: ReadonlyMap<string, number>): number {
  let sum = bias
  for (const [feature, weight] of vector) {
    const index = model.features.get(feature)?.index
    if (index !== undefined) sum += (weights.get(index) ?? 0) * weight
  }
  return sum
}

/** The logarithm of the odds that a normalised text states the fact, whatever its value; null for a fact it has not learned. */
export function witnessOdds(fact: string, text: string): number | null {
  const own = model.facts.get(fact)
  return own === undefined
    ? null
    : odds(
        own,
        unitVector(witnessFeatures(text), (feature) => model.features.get(feature)?.rarity),
      )
}
