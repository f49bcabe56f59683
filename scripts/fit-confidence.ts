import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run-step.ts'
import { labelledAnswers } from './training/labelled.ts'
import { learn, oddsOf, type Example, type Model } from './training/logistic.ts'

/**
 * Fits how likely an answer is to be right to folders of labelled documents, which stay outside of the project: writes the
 * weights, and prints how right answers of each probability are where their vendor was left out of the fit.
 */
const folders = process.argv.slice(2)
if (folders.length === 0) throw new Error('Usage: fit-confidence.ts FOLDER…, each with corpus/ and labels.json')

interface Fitted extends Example {
  readonly vendor: string
}

const training = { rounds: 400, rate: 0.05, penalty: 0.02 }
const answers = (await labelledAnswers(folders)).flatMap(({ vendor, label, decision }) =>
  decision.features === null || decision.claimed === null
    ? []
    : [{ vendor, holds: decision.claimed === label.value, features: decision.features }],
)
const names = Object.keys(answers[0]?.features ?? {}) as (keyof (typeof answers)[number]['features'])[]
const scale = names.map((name) => {
  const values = answers.map((one) => one.features[name])
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
  return { name, mean, spread: spread || 1 }
})
const examples = answers.map(({ vendor, holds, features }): Fitted => {
  const scaled = scale.map(({ name, mean, spread }) => [name, (features[name] - mean) / spread] as const)
  return { vendor, holds, weight: 1, features: new Map(scaled) }
})

const left: { holds: boolean; probability: number }[] = []
for (const vendor of new Set(examples.map((one) => one.vendor))) {
  const model = learn(
    examples.filter((one) => one.vendor !== vendor),
    training,
  )
  for (const one of examples.filter((each) => each.vendor === vendor))
    left.push({ holds: one.holds, probability: 1 / (1 + Math.exp(-oddsOf(model, one.features))) })
}
for (const limit of [0.95, 0.93, 0.92, 0.91, 0.9, 0.88, 0.85, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0]) {
  const above = left.filter((one) => one.probability >= limit)
  const right = above.filter((one) => one.holds).length
  process.stdout.write(
    `from ${limit}: ${right} of ${above.length} right (${((right / above.length) * 100).toFixed(1)} %)\n`,
  )
}

/** The model for features as they are, not scaled. */
function unscaled({ bias, weights }: Model): Map<string, number> {
  const own = new Map<string, number>()
  let sum = bias
  for (const { name, mean, spread } of scale) {
    const weight = (weights.get(name) ?? 0) / spread
    own.set(name, weight)
    sum -= weight * mean
  }
  return new Map([['bias', sum], ...own])
}

const place = join(root, 'src/catalog/confidence-weights.ts')
const lines = [...unscaled(learn(examples, training))].map(([name, weight]) => `  ${name}: ${weight.toFixed(3)},`)
const text = readFileSync(place, 'utf8').replace(
  /(export const confidenceWeights = \{\n)[^}]*(\} as const)/,
  (_, head: string, tail: string) => `${head}${lines.join('\n')}\n${tail}`,
)
writeFileSync(place, text)
