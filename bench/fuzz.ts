import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { runSeeds } from './fuzz-runs.ts'
import type { Step } from './fuzz-steps.ts'
import { writeSection } from './report-section.ts'

/**
 * `npm run bench fuzz [count] [first seed] [minutes] [processes]`: documents of a grammar, read and analysed, until one of
 * both is spent; seeds that fail are kept. A run that was interrupted goes on where it was, as long as the code is the same.
 */
const [most = 2_000, first = 1, minutes = 60, atOnce = availableParallelism()] = process.argv.slice(2).map(Number)
const deadline = performance.now() + minutes * 60_000
const slow = 2_000
const seedsFile = join(import.meta.dirname, 'fuzz-seeds.json')
const kept = new Set(
  existsSync(seedsFile) ? z.array(z.number()).parse(JSON.parse(readFileSync(seedsFile, 'utf8'))) : [],
)

interface Slowest extends Step {
  readonly seed: number
}

const slowest = new Map<string, Slowest>()
const failures: string[] = []
const fail = (seed: number, words: string): void => {
  failures.push(`seed ${seed}: ${words}`)
  kept.add(seed)
}
const totals: number[] = []
const seeds = Array.from({ length: most }, (_, index) => first + index)
const onCount = (done: number): void => {
  if (done % 500 === 0) process.stderr.write(`${done} documents\n`)
}
const outcomes = await runSeeds(seeds, { atOnce, deadline, onCount })
for (const { seed, steps = [], error } of outcomes) {
  if (error !== undefined) fail(seed, error)
  else totals.push(steps.reduce((sum, step) => sum + step.milliseconds, 0))
  for (const step of steps) {
    if (step.milliseconds > (slowest.get(step.name)?.milliseconds ?? -1)) slowest.set(step.name, { ...step, seed })
    if (step.milliseconds > slow) fail(seed, `${step.name} took ${Math.round(step.milliseconds)} ms`)
  }
}
writeFileSync(seedsFile, `[${[...kept].toSorted((a, b) => a - b).join(', ')}]\n`)
const ordered = totals.toSorted((a, b) => a - b)
const at = (share: number): string => (ordered[Math.floor(ordered.length * share)] ?? 0).toFixed(0)
const rows = [...slowest.values()].map(
  ({ name, milliseconds, seed }) => `| ${name} | ${milliseconds.toFixed(0)} ms | ${seed} |`,
)
const markdown = `## Fuzz of extraction and analysis

${outcomes.length} documents of a grammar, from seed ${first}: HTML, Markdown, plain text and separated values up to 400,000 letters, with
tags in any order, deep and unclosed, spans, long attributes, marks and the rules' own words repeated up to thousands of times,
odd characters. Each is read, cut and given to all agents, one after the other; times are those of the processor. Goal: no step above ${slow} ms, no
crash, every text within its cap, every quote in its text. Failures: ${failures.length === 0 ? 'none' : failures.length}. A whole
document takes ${at(0.5)} ms (median), ${at(0.99)} ms (99th percentile), ${at(1 - 1 / Math.max(ordered.length, 1))} ms at most.

| step | slowest | seed |
|---|---|---|
${rows.join('\n')}
${failures.length === 0 ? '' : `\n${failures.slice(0, 20).join(' · ')}\n`}`
writeSection('fuzz', markdown)
process.stdout.write(`${markdown}\n`)
process.exitCode = failures.length === 0 ? 0 : 1
