import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { expectedPrecision } from '../src/catalog/expected-precision.ts'
import type { FindingValue } from '../src/contract/findings.ts'
import { unlearned, type ConfidenceFeatures } from '../src/engine/analyse/confidence.ts'
import { root } from './run-step.ts'
import { labelledAnswers, type LabelledAnswer } from './training/labelled.ts'
import { labelledSentences } from './training/labelled-sentences.ts'
import { learn, oddsOf, type Example, type Model } from './training/logistic.ts'
import { ownSentences } from './training/own-sentences.ts'
import { learnedOdds, learnWitness } from './training/witness-model.ts'

/**
 * Fits how likely an answer is to be right to folders of labelled documents, which stay outside of the project: counts
 * right answers by fact and value, writes counts and weights, and prints how right the answers of each probability are
 * where their vendor was left out of all three: of the counts, of the second reader (by folds) and of the fit.
 *
 * Usage: fit-confidence.ts [--learned FOLDER]… FOLDER…. The rules were corrected on the vendors of a learned folder, so
 * that their answers teach the second reader alone; those of the others were read for the first time.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { learned: { type: 'string', multiple: true, default: [] } },
})
if (positionals.length === 0) throw new Error('Usage: fit-confidence.ts [--learned FOLDER]… FOLDER…')

interface Answered {
  readonly vendor: string
  readonly key: string
  readonly fact: string
  readonly value: Exclude<FindingValue, 'not-stated'>
  readonly holds: boolean
  readonly features: ConfidenceFeatures
}

const training = { rounds: 300, rate: 0.05, penalty: 0.02 }
const folds = 3

const learned = await labelledAnswers(values.learned)
const fresh = await labelledAnswers(positionals)
const vendors = [...new Set(fresh.map((one) => one.vendor))]

/** An answer as a second reader sees it that has learned nothing from its vendor. */
function answeredBy(witness: ReturnType<typeof learnWitness>, answer: LabelledAnswer): Answered[] {
  const { vendor, label, rules, decision } = answer
  const { claimed, features, witnessed } = decision
  if (features === null || claimed === null) return []
  const fact = rules.fact.id
  const odds = witnessed.map(({ text }) => learnedOdds(witness, fact, text) ?? unlearned)
  return [
    {
      vendor,
      key: `${fact}=${claimed}`,
      fact,
      value: claimed,
      holds: claimed === label.value,
      features: { ...features, witness: odds[0] ?? unlearned, bestWitness: Math.max(...odds) },
    },
  ]
}

const facts = new Set(fresh.map((one) => one.rules.fact.id))
const answers = Array.from({ length: folds }, (_, fold) => {
  const isHeld = (vendor: string): boolean => vendors.indexOf(vendor) % folds === fold
  const others = [...learned, ...fresh.filter((one) => !isHeld(one.vendor))]
  const witness = learnWitness([...ownSentences(), ...labelledSentences(others)], facts)
  return fresh.filter((one) => isHeld(one.vendor)).flatMap((one) => answeredBy(witness, one))
}).flat()

type Counts = Map<string, { right: number; found: number }>

function countsOf(given: readonly Answered[]): Counts {
  const counts: Counts = new Map()
  for (const { key, holds } of given) {
    const own = counts.get(key) ?? { right: 0, found: 0 }
    counts.set(key, { right: own.right + Number(holds), found: own.found + 1 })
  }
  return counts
}

const counted = countsOf(answers)

/** An answer's features with the counts of all vendors but its own. */
function withoutOwn(one: Answered): ConfidenceFeatures {
  const own = countsOf(answers.filter(({ vendor }) => vendor === one.vendor)).get(one.key)
  const all = counted.get(one.key)
  const counts = { right: (all?.right ?? 0) - (own?.right ?? 0), found: (all?.found ?? 0) - (own?.found ?? 0) }
  return { ...one.features, measured: expectedPrecision(one.fact, one.value, counts) }
}

const first = answers[0]
if (!first) throw new Error('The folders hold no answer')
// safe because the features are those of the catalogue
const names = Object.keys(first.features) as (keyof ConfidenceFeatures)[]
const rows = answers.map((one) => {
  const { vendor, holds } = one
  return { vendor, holds, features: withoutOwn(one) }
})
const scale = names.map((name) => {
  const all = rows.map((one) => one.features[name])
  const mean = all.reduce((sum, value) => sum + value, 0) / all.length
  const spread = Math.sqrt(all.reduce((sum, value) => sum + (value - mean) ** 2, 0) / all.length)
  return { name, mean, spread: spread || 1 }
})
const examples = rows.map(({ vendor, holds, features }): Example & { readonly vendor: string } => {
  const scaled = scale.map(({ name, mean, spread }) => [name, (features[name] - mean) / spread] as const)
  return { vendor, holds, weight: 1, features: new Map(scaled) }
})

const left: { holds: boolean; probability: number }[] = []
for (const vendor of vendors) {
  const model = learn(
    examples.filter((one) => one.vendor !== vendor),
    training,
  )
  for (const one of examples.filter((each) => each.vendor === vendor))
    left.push({ holds: one.holds, probability: 1 / (1 + Math.exp(-oddsOf(model, one.features))) })
}
const stated = fresh.filter((one) => one.label.value !== 'not-stated').length
for (const limit of [0.95, 0.93, 0.92, 0.91, 0.9, 0.88, 0.85, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0]) {
  const above = left.filter((one) => one.probability >= limit)
  const right = above.filter((one) => one.holds).length
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
  const rates = `${percent(right / above.length)}, ${percent(above.length / left.length)} of the answers, recall ${percent(right / stated)}`
  process.stdout.write(`from ${limit}: ${right} of ${above.length} right (${rates})\n`)
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

function rewrite(file: string, name: string, lines: readonly string[]): void {
  const place = join(root, 'src/catalog', file)
  const pattern = new RegExp(`(export const ${name}[^{]*\\{\\n)[^}]*(\\n\\})`)
  const text = readFileSync(place, 'utf8').replace(
    pattern,
    (_, head: string, tail: string) => `${head}${lines.join('\n')}${tail}`,
  )
  writeFileSync(place, text)
}

const weights = [...unscaled(learn(examples, training))].map(([name, weight]) => `  ${name}: ${weight.toFixed(3)},`)
rewrite('confidence-weights.ts', 'confidenceWeights', weights)
const totals = [...counted].toSorted(([a], [b]) => (a < b ? -1 : 1))
rewrite(
  'measured-precision.ts',
  'measuredPrecision',
  totals.map(([key, { right, found }]) => `  '${key}': [${right}, ${found}],`),
)
