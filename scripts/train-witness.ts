import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WitnessFile } from '../src/catalog/witness.ts'
import { root } from './run-step.ts'
import { labelledAnswers } from './training/labelled.ts'
import { labelledSentences } from './training/labelled-sentences.ts'
import type { Model } from './training/logistic.ts'
import { ownSentences } from './training/own-sentences.ts'
import { learnWitness } from './training/witness-model.ts'

/**
 * Trains the second reader and writes its weights: on our own sentences, and on the passages of labelled folders, which
 * stay outside of the project. The same sentences give the same file. Usage: train-witness.ts [FOLDER…]
 */

/** Weights of a fact that are kept, the greatest first. */
const kept = 600
/** What a weight is counted in. */
const step = 0.02

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

function greatestOf({ bias, weights }: Model): Model {
  const greatest = [...weights].toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a)).slice(0, kept)
  return { bias, weights: new Map(greatest) }
}

const sentences = [...ownSentences(), ...labelledSentences(await labelledAnswers(process.argv.slice(2)))]
const { rarity, facts } = learnWitness(sentences, new Set(sentences.map((one) => one.fact)))
const models = new Map([...facts].map(([fact, model]) => [fact, greatestOf(model)]))
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
const note = '/** Written by `scripts/train-witness.ts`; read by `witness.ts`. */'
writeFileSync(join(root, 'src/catalog/witness-weights.ts'), `${note}\nexport const witnessWeights =\n  '${quoted}'\n`)
process.stdout.write(`${sentences.length} sentences, ${features.length} features, ${models.size} facts\n`)
