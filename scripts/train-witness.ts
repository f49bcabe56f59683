import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WitnessFile } from '../src/catalog/witness.ts'
import { unitVector, witnessFeatures } from '../src/engine/analyse/witness-features.ts'
import { root } from './run-step.ts'
import { learn, type Example, type Model } from './training/logistic.ts'
import { ownSentences, type OwnSentence } from './training/own-sentences.ts'

/** Trains the second reader on our own sentences and writes its weights. The same sentences give the same file. */

/** Sentences that a feature must stand in to be learned. */
const fewest = 4
/** Weights of a fact that are kept, the greatest first. */
const kept = 600
/** What a weight is counted in. */
const step = 0.02
/** How much a sentence of another fact counts: it may state this one too. One in so many is learned from. */
const ofAnother = 0.45
const oneIn = 3
const training = { rounds: 14, rate: 0.25, penalty: 2e-5 }

function vectorsOf(sentences: readonly OwnSentence[]) {
  const counted = sentences.map(({ text }) => witnessFeatures(text))
  const uses = new Map<string, number>()
  for (const counts of counted) for (const name of counts.keys()) uses.set(name, (uses.get(name) ?? 0) + 1)
  const rarity = new Map<string, number>()
  for (const [name, count] of uses)
    if (count >= fewest) rarity.set(name, Math.log((sentences.length + 1) / (count + 1)))
  return { rarity, vectors: counted.map((counts) => unitVector(counts, (name) => rarity.get(name))) }
}

const round = (value: number): number => Math.round(value * 1000) / 1000

/** Indexes as distances from the one before, and weights in steps. */
function packed({ bias, weights }: Model, index: ReadonlyMap<string, number>): WitnessFile['facts'][string] {
  const pairs = [...weights].flatMap(([name, weight]) => {
    const at = index.get(name)
    const steps = Math.round(weight / step)
    return at === undefined || steps === 0 ? [] : [[at, steps] as const]
  })
  const sorted = pairs.toSorted(([a], [b]) => a - b)
  const distances = sorted.map(([at], place) => at - (sorted[place - 1]?.[0] ?? 0))
  return { bias: round(bias), distances: distances.join(' '), steps: sorted.map(([, steps]) => steps).join(' ') }
}

const sentences = ownSentences()
const { rarity, vectors } = vectorsOf(sentences)
const models = new Map<string, Model>()
for (const fact of new Set(sentences.map((one) => one.fact))) {
  const examples = sentences.flatMap((one, at): Example[] => {
    const isOwn = one.fact === fact
    if (!isOwn && (at + models.size) % oneIn !== 0) return []
    return [{ features: vectors[at] ?? new Map(), holds: isOwn && one.states, weight: isOwn ? 1 : ofAnother }]
  })
  const { bias, weights } = learn(examples, training)
  const greatest = [...weights].toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a)).slice(0, kept)
  models.set(fact, { bias, weights: new Map(greatest) })
}
const named = new Set<string>()
for (const { weights } of models.values()) for (const name of weights.keys()) named.add(name)
const features = [...named].toSorted()
const index = new Map(features.map((name, at) => [name, at]))
const file: WitnessFile = {
  step,
  features,
  rarity: features.map((name) => round(rarity.get(name) ?? 0)),
  facts: Object.fromEntries([...models].map(([fact, model]) => [fact, packed(model, index)])),
}
const quoted = JSON.stringify(file).replaceAll('\\', '\\\\')
const note = '/** Written by `scripts/train-witness.ts` from our own sentences; read by `witness.ts`. */'
writeFileSync(join(root, 'src/catalog/witness-weights.ts'), `${note}\nexport const witnessWeights =\n  '${quoted}'\n`)
process.stdout.write(`${sentences.length} sentences, ${features.length} features, ${models.size} facts\n`)
