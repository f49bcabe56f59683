import type { Finding, FindingValue } from '../contract/findings.ts'
import type { Label } from './eval-labels.ts'

/** One label beside what the extractor answered. */
export interface Comparison {
  readonly label: Label
  readonly finding: Finding
}

export interface Counts {
  /** Labels that state something, findings that state something, both, and both with the same value. */
  readonly labelled: number
  readonly found: number
  readonly both: number
  readonly right: number
}

export interface Rates {
  readonly precision: number | null
  readonly recall: number | null
  readonly valueAccuracy: number | null
  readonly statedPrecision: number | null
  readonly statedRecall: number | null
}

export interface PlanCounts {
  readonly labelled: number
  readonly found: number
  readonly exact: number
  /** Findings that name plans, and those of them that name none of the label's. */
  readonly asserted: number
  readonly false: number
}

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

/** Counts as the evaluation set does: a wrong value costs precision and recall both. */
export function countComparisons(comparisons: readonly Comparison[]): Counts {
  let [labelled, found, both, right] = [0, 0, 0, 0]
  for (const { label, finding } of comparisons) {
    const isLabelled = label.value !== 'not-stated'
    const isFound = finding.value !== 'not-stated'
    if (isLabelled) labelled++
    if (isFound) found++
    if (isLabelled && isFound) both++
    if (isFound && finding.value === label.value) right++
  }
  return { labelled, found, both, right }
}

/** `statedPrecision` and `statedRecall` ask only whether something is stated, not which value. */
export function ratesOf(counts: Counts): Rates {
  return {
    precision: share(counts.right, counts.found),
    recall: share(counts.right, counts.labelled),
    valueAccuracy: share(counts.right, counts.both),
    statedPrecision: share(counts.both, counts.found),
    statedRecall: share(counts.both, counts.labelled),
  }
}

/** The comparisons whose label or finding has the value: what a rate of one value is counted over. */
export function countValue(comparisons: readonly Comparison[], value: FindingValue): Counts {
  const labelled = comparisons.filter(({ label }) => label.value === value)
  const found = comparisons.filter(({ finding }) => finding.value === value)
  const right = found.filter(({ label }) => label.value === value).length
  const both = labelled.filter(({ finding }) => finding.value !== 'not-stated').length
  return { labelled: labelled.length, found: found.length, both, right }
}

/** A plan's name without the vendor's own in front and without the word itself: 'Northwind Team plan' is 'team'. */
function bareName(plan: string, vendor: string): string {
  const name = plan.toLowerCase().replace(/ plans?$/, '')
  return name.startsWith(`${vendor.toLowerCase()} `) ? name.slice(vendor.length + 1) : name
}

/** Plans by their bare names. */
export function countPlans(comparisons: readonly Comparison[]): PlanCounts {
  const counts = { labelled: 0, found: 0, exact: 0, asserted: 0, false: 0 }
  for (const { label, finding } of comparisons) {
    const wanted = new Set((label.plans ?? []).map((plan) => bareName(plan, label.vendor)))
    const given = new Set(finding.plans.map((plan) => bareName(plan, label.vendor)))
    const shared = [...wanted].filter((plan) => given.has(plan)).length
    if (given.size > 0) {
      counts.asserted++
      if (shared === 0) counts.false++
    }
    if (wanted.size === 0) continue
    counts.labelled++
    if (shared > 0) counts.found++
    if (shared === wanted.size && given.size === wanted.size) counts.exact++
  }
  return counts
}

/** A small generator of repeatable numbers in [0, 1): the intervals must not change from run to run. */
function repeatable(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

/** 95 % interval of a rate by resampling the comparisons. */
export function bootstrap(
  comparisons: readonly Comparison[],
  rate: (counts: Counts) => number | null,
  rounds = 1000,
): readonly [number, number] | null {
  const next = repeatable(20260101)
  const values: number[] = []
  for (let round = 0; round < rounds; round++) {
    const sample: Comparison[] = []
    for (let draw = 0; draw < comparisons.length; draw++) {
      const one = comparisons[Math.floor(next() * comparisons.length)]
      if (one) sample.push(one)
    }
    const value = rate(countComparisons(sample))
    if (value !== null) values.push(value)
  }
  if (values.length === 0) return null
  values.sort((a, b) => a - b)
  return [values[Math.floor(values.length * 0.025)] ?? 0, values[Math.floor(values.length * 0.975)] ?? 1]
}

/** Picks `count` items, always the same for the same input. */
export function sampleOf<T>(items: readonly T[], count: number): T[] {
  const next = repeatable(7)
  const rest = [...items]
  const chosen: T[] = []
  while (chosen.length < count && rest.length > 0) chosen.push(...rest.splice(Math.floor(next() * rest.length), 1))
  return chosen
}
