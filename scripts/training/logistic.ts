/** One text or answer to learn from: its features by name, whether it holds, and how much it counts. */
export interface Example {
  readonly features: ReadonlyMap<string, number>
  readonly holds: boolean
  readonly weight: number
}

export interface Model {
  readonly bias: number
  readonly weights: ReadonlyMap<string, number>
}

export const oddsOf = ({ bias, weights }: Model, features: ReadonlyMap<string, number>): number => {
  let sum = bias
  for (const [name, value] of features) sum += (weights.get(name) ?? 0) * value
  return sum
}

const probability = (odds: number): number => 1 / (1 + Math.exp(-odds))

export interface Training {
  readonly rounds: number
  readonly rate: number
  /** L2 penalty of a weight, for each example. */
  readonly penalty: number
}

/** Logistic regression by AdaGrad over the examples in their order (Duchi, Hazan and Singer 2011): the same on every run. */
export function learn(examples: readonly Example[], { rounds, rate, penalty }: Training): Model {
  const weights = new Map<string, number>()
  const seen = new Map<string, number>()
  let bias = -2
  let biasSeen = 1
  for (let round = 0; round < rounds; round++) {
    for (const { features, holds, weight } of examples) {
      const error = (probability(oddsOf({ bias, weights }, features)) - Number(holds)) * weight
      biasSeen += error * error
      bias -= (rate * error) / Math.sqrt(biasSeen)
      for (const [name, value] of features) {
        const known = weights.get(name) ?? 0
        const gradient = error * value + penalty * known
        const squares = (seen.get(name) ?? 1e-2) + gradient * gradient
        seen.set(name, squares)
        weights.set(name, known - (rate * gradient) / Math.sqrt(squares))
      }
    }
  }
  return { bias, weights }
}
