import { unitVector, witnessFeatures } from '../../src/engine/analyse/witness-features.ts'
import { learn, oddsOf, type Example, type Model } from './logistic.ts'
import type { OwnSentence } from './own-sentences.ts'

/** What the second reader learns from sentences: how rare each feature is, and a model for each fact. */
export interface LearnedWitness {
  readonly rarity: ReadonlyMap<string, number>
  readonly facts: ReadonlyMap<string, Model>
}

/** Sentences that a feature must stand in to be learned. */
const fewest = 4
/** How much a sentence of another fact counts: it may state this one too. One in so many is learned from. */
const ofAnother = 0.45
const oneIn = 3
const training = { rounds: 14, rate: 0.25, penalty: 2e-5 }

const counted = new Map<string, ReadonlyMap<string, number>>()

/** A sentence is counted once, however many models learn from it. */
function featuresOf(text: string): ReadonlyMap<string, number> {
  const known = counted.get(text)
  if (known) return known
  const counts = witnessFeatures(text)
  counted.set(text, counts)
  return counts
}

function rarityIn(sentences: readonly OwnSentence[]): Map<string, number> {
  const uses = new Map<string, number>()
  for (const { text } of sentences)
    for (const name of featuresOf(text).keys()) uses.set(name, (uses.get(name) ?? 0) + 1)
  const rarity = new Map<string, number>()
  for (const [name, count] of uses)
    if (count >= fewest) rarity.set(name, Math.log((sentences.length + 1) / (count + 1)))
  return rarity
}

/** Learns the given facts. The same sentences in the same order give the same weights. */
export function learnWitness(sentences: readonly OwnSentence[], facts: ReadonlySet<string>): LearnedWitness {
  const rarity = rarityIn(sentences)
  const vectors = sentences.map(({ text }) => unitVector(featuresOf(text), (name) => rarity.get(name)))
  const models = new Map<string, Model>()
  for (const fact of facts) {
    const examples = sentences.flatMap((one, at): Example[] => {
      const isOwn = one.fact === fact
      if (!isOwn && (at + models.size) % oneIn !== 0) return []
      return [{ features: vectors[at] ?? new Map(), holds: isOwn && one.states, weight: isOwn ? 1 : ofAnother }]
    })
    models.set(fact, learn(examples, training))
  }
  return { rarity, facts: models }
}

/** The logarithm of the odds that a text states the fact; null for a fact that was not learned. */
export function learnedOdds({ rarity, facts }: LearnedWitness, fact: string, text: string): number | null {
  const model = facts.get(fact)
  return model
    ? oddsOf(
        model,
        unitVector(featuresOf(text), (name) => rarity.get(name)),
      )
    : null
}
