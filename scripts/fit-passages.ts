import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { passageWeights, type PassageFeature } from '../src/catalog/passage-weights.ts'
import type { Evidence } from '../src/engine/analyse/match.ts'
import { evidenceFeatures } from '../src/engine/analyse/match.ts'
import { root } from './run-step.ts'
import { labelledAnswers, type LabelledAnswer } from './training/labelled.ts'

/**
 * Fits which of several passages is quoted to the passages that a reader quoted when he labelled documents: a conditional
 * logit (McFadden 1974). Writes the weights, and prints how often the reader's passage comes first, each vendor left out.
 */
const folders = process.argv.slice(2)
if (folders.length === 0) throw new Error('Usage: fit-passages.ts FOLDER…, each with corpus/ and labels.json')

const names = Object.keys(passageWeights) as PassageFeature[]
/** Letters by which a passage is known again. */
const known = 60
const letters = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

interface Choice {
  readonly vendor: string
  readonly passages: readonly { readonly values: readonly number[]; readonly isQuoted: boolean }[]
}

function choiceOf({ vendor, label, rules, prepared, decision }: LabelledAnswer): Choice[] {
  if (label.quote === null || label.value === 'not-stated' || decision.claimed !== label.value) return []
  const quoted = letters(label.quote)
  const all = prepared.evidence.get(rules.fact.id) ?? []
  const lead = all.find((one) => one.kind === label.value) ?? all[0]
  const units = new Map(all.filter((one) => one.kind === lead?.kind).map((one) => [one.unit, one]))
  const isQuoted = ({ prepared: page, unit }: Evidence): boolean => {
    const own = letters(page.document.text.slice(unit.start, unit.end))
    return own.length > 8 && (own.includes(quoted.slice(0, known)) || quoted.includes(own.slice(0, known)))
  }
  const passages = [...units.values()].map((one) => {
    const features = evidenceFeatures(rules, one)
    return { values: names.map((name) => features[name] ?? 0), isQuoted: isQuoted(one) }
  })
  return passages.length > 1 && passages.some((one) => one.isQuoted) ? [{ vendor, passages }] : []
}

const dot = (weights: readonly number[], values: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * (values[at] ?? 0), 0)

const rounds = 500
const rate = 0.4
const penalty = 0.02

function shares(scores: readonly number[], kept: (at: number) => boolean): number[] {
  const top = Math.max(...scores)
  const raised = scores.map((score, at) => (kept(at) ? Math.exp(score - top) : 0))
  const sum = raised.reduce((total, one) => total + one, 0)
  return raised.map((one) => one / sum)
}

function fit(choices: readonly Choice[], scale: readonly number[]): number[] {
  const weights = names.map(() => 0)
  for (let round = 0; round < rounds; round++) {
    const gradient = weights.map((weight) => -penalty * weight)
    for (const { passages } of choices) {
      const scores = passages.map((one) =>
        dot(
          weights,
          one.values.map((value, at) => value / (scale[at] ?? 1)),
        ),
      )
      const expected = shares(scores, () => true)
      const wanted = shares(scores, (at) => passages[at]?.isQuoted === true)
      for (const [at, { values }] of passages.entries()) {
        const pull = ((wanted[at] ?? 0) - (expected[at] ?? 0)) / choices.length
        for (const [place, value] of values.entries())
          gradient[place] = (gradient[place] ?? 0) + (pull * value) / (scale[place] ?? 1)
      }
    }
    for (const [place, slope] of gradient.entries()) weights[place] = (weights[place] ?? 0) + rate * slope
  }
  return weights.map((weight, at) => weight / (scale[at] ?? 1))
}

function firstRight(choices: readonly Choice[], weights: readonly number[]): number {
  return choices.filter(({ passages }) => {
    const best = passages.toSorted((a, b) => dot(weights, b.values) - dot(weights, a.values))[0]
    return best?.isQuoted === true
  }).length
}

const choices = (await labelledAnswers(folders)).flatMap(choiceOf)
const scale = names.map((_, at) => {
  const values = choices.flatMap(({ passages }) => passages.map((one) => one.values[at] ?? 0))
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1
})
let first = 0
for (const vendor of new Set(choices.map((one) => one.vendor))) {
  const others = choices.filter((one) => one.vendor !== vendor)
  first += firstRight(
    choices.filter((one) => one.vendor === vendor),
    fit(others, scale),
  )
}
process.stdout.write(`The reader's passage first in ${first} of ${choices.length} choices, each vendor left out\n`)

const place = join(root, 'src/catalog/passage-weights.ts')
const lines = fit(choices, scale).map((weight, at) => `  ${names[at] ?? ''}: ${weight.toFixed(2)},`)
const text = readFileSync(place, 'utf8').replace(
  /(export const passageWeights = \{\n)[^}]*(\} as const)/,
  (_, head: string, tail: string) => `${head}${lines.join('\n')}\n${tail}`,
)
writeFileSync(place, text)
