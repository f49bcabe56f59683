import { z } from 'zod'
import { witnessWeights } from './witness-weights.ts'

/**
 * The weights of the second reader, as `scripts/train-witness.ts` writes them. Features stand in the order of their index;
 * of each fact the indexes are written as distances from the one before, and a weight is counted in steps.
 */
const witnessFile = z.strictObject({
  step: z.number().positive(),
  features: z.array(z.string()),
  rarity: z.array(z.number()),
  facts: z.record(z.string(), z.strictObject({ bias: z.number(), distances: z.string(), steps: z.string() })),
})
export type WitnessFile = z.infer<typeof witnessFile>

export interface FactWitness {
  readonly bias: number
  /** By the index of the feature. */
  readonly weights: ReadonlyMap<number, number>
}

interface Witness {
  readonly features: ReadonlyMap<string, { readonly index: number; readonly rarity: number }>
  readonly facts: ReadonlyMap<string, FactWitness>
}

const numbersOf = (text: string): number[] => text.split(' ').map(Number)

function readWeights(distances: readonly number[], steps: readonly number[], step: number): Map<number, number> {
  const weights = new Map<number, number>()
  let index = 0
  for (const [place, distance] of distances.entries()) {
    index += distance
    weights.set(index, (steps[place] ?? 0) * step)
  }
  return weights
}

/** Reads the weights. Throws where the file is not in form: it is ours. */
export function readWitness(): Witness {
  const { step, features, rarity, facts } = witnessFile.parse(JSON.parse(witnessWeights))
  const ownOf = ({ bias, distances, steps }: WitnessFile['facts'][string]): FactWitness => ({
    bias,
    weights: readWeights(numbersOf(distances), numbersOf(steps), step),
  })
  return {
    features: new Map(features.map((feature, index) => [feature, { index, rarity: rarity[index] ?? 0 }])),
    facts: new Map(Object.entries(facts).map(([fact, own]) => [fact, ownOf(own)])),
  }
}
