import type { FactEntry } from '../catalog/fact-entry.ts'
import { facts } from '../catalog/facts.ts'
import type { FindingValue } from '../contract/findings.ts'
import {
  bootstrap,
  countComparisons,
  countPlans,
  countValue,
  ratesOf,
  type Comparison,
  type Counts,
  type PlanCounts,
  type Rates,
} from './eval-count.ts'

import type { ProofCounts } from './eval-proof.ts'

type Interval = readonly [number, number] | null

interface Row extends Counts, Rates {
  readonly name: string
}

interface FactRow extends Row {
  readonly fact: string
  readonly group: string
}

export interface EvalReport {
  readonly vendors: readonly string[]
  readonly labels: number
  readonly words: number
  readonly wordsPerSecond: number
  readonly totals: Row & { readonly intervals: { readonly precision: Interval; readonly recall: Interval } }
  readonly tiers: { readonly stated: Row; readonly likely: Row; readonly mentioned: Row }
  readonly values: readonly Row[]
  readonly plans: PlanCounts & { readonly rate: number | null }
  readonly proof: ProofCounts | null
  readonly facts: readonly FactRow[]
  readonly byVendor: readonly Row[]
  readonly confusions: readonly Confusion[]
}

export interface Confusion {
  readonly vendor: string
  readonly fact: string
  readonly expected: string
  readonly found: string
  readonly certainty: string | null
  readonly labelQuote: string | null
  readonly quotes: readonly string[]
}

function rowOf(name: string, comparisons: readonly Comparison[]): Row {
  const counts = countComparisons(comparisons)
  return { name, ...counts, ...ratesOf(counts) }
}

/** Of findings of one value, how many should state something says nothing about the value. */
function valueRow(value: FindingValue, comparisons: readonly Comparison[]): Row {
  const counts = countValue(comparisons, value)
  return { name: `Value: ${value}`, ...counts, ...ratesOf(counts), statedPrecision: null }
}

function factRow(fact: FactEntry, comparisons: readonly Comparison[]): FactRow {
  const own = comparisons.filter(({ label }) => label.fact === fact.id)
  return { fact: fact.id, group: fact.group, ...rowOf(fact.id, own) }
}

function confusionsOf(comparisons: readonly Comparison[]): Confusion[] {
  return comparisons
    .filter(({ label, finding }) => label.value !== finding.value)
    .map(({ label, finding }) => ({
      vendor: label.vendor,
      fact: label.fact,
      expected: label.value,
      found: finding.value,
      certainty: finding.certainty,
      labelQuote: label.quote,
      quotes: finding.quotes.map((quote) => quote.text),
    }))
}

/** Puts all figures together. */
export function buildReport(comparisons: readonly Comparison[], words: number, seconds: number): EvalReport {
  const vendors = [...new Set(comparisons.map(({ label }) => label.vendor))]
  const tierOf = (certainty: string) => comparisons.filter(({ finding }) => finding.certainty === certainty)
  const plans = countPlans(comparisons)
  return {
    vendors,
    labels: comparisons.length,
    words,
    wordsPerSecond: Math.round(words / seconds),
    totals: {
      ...rowOf('All', comparisons),
      intervals: {
        precision: bootstrap(comparisons, (counts) => ratesOf(counts).precision),
        recall: bootstrap(comparisons, (counts) => ratesOf(counts).recall),
      },
    },
    tiers: {
      stated: rowOf('Tier: stated', tierOf('stated')),
      likely: rowOf('Tier: likely', tierOf('likely')),
      mentioned: rowOf('Tier: mentioned', tierOf('mentioned')),
    },
    values: (['yes', 'partial', 'no'] as const).map((value) => valueRow(value, comparisons)),
    plans: { ...plans, rate: plans.labelled === 0 ? null : plans.found / plans.labelled },
    proof: null,
    facts: facts.map((fact) => factRow(fact, comparisons)),
    byVendor: vendors.map((vendor) =>
      rowOf(
        vendor,
        comparisons.filter(({ label }) => label.vendor === vendor),
      ),
    ),
    confusions: confusionsOf(comparisons),
  }
}

const percent = (rate: number | null): string => (rate === null ? '–' : `${(rate * 100).toFixed(1)} %`)
const range = (interval: Interval): string =>
  interval === null ? '–' : `${(interval[0] * 100).toFixed(1)}–${(interval[1] * 100).toFixed(1)} %`

function tableRow(row: Row, name = row.name): string {
  return `| ${name} | ${row.labelled} | ${row.found} | ${row.right} | ${percent(row.precision)} | ${percent(row.recall)} | ${percent(row.valueAccuracy)} | ${percent(row.statedPrecision)} | ${percent(row.statedRecall)} |`
}

const tableHead = [
  '| | Labelled | Found | Right | Precision | Recall | Value accuracy | Precision, stated or not | Recall, stated or not |',
  '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
]

const proofLine = ({ proven, judged, unjudged }: ProofCounts): string =>
  `Proof: ${proven} of ${judged} judged answers are proven by the passage shown (${percent(judged === 0 ? null : proven / judged)}); ${unjudged} are not judged yet.`

/** The figures as Markdown, without anybody's text. */
export function markdownOf(report: EvalReport): string {
  const { totals, plans } = report
  return [
    `${report.vendors.length} vendors, ${report.labels} labels, ${report.words} words, ${report.wordsPerSecond} words a second on one core.`,
    '',
    ...tableHead,
    tableRow(totals),
    tableRow(report.tiers.stated),
    tableRow(report.tiers.likely),
    tableRow(report.tiers.mentioned),
    ...report.values.map((row) => tableRow(row)),
    '',
    `95 % intervals (1,000 resamples): precision ${range(totals.intervals.precision)}, recall ${range(totals.intervals.recall)}.`,
    `Plan gates: ${plans.found} of ${plans.labelled} found (${percent(plans.rate)}), ${plans.exact} exactly; ${plans.false} of ${plans.asserted} asserted are false. Of a tier, recall is meaningless: its labels are those that it answered.`,
    ...(report.proof === null ? [] : [proofLine(report.proof)]),
    '',
    ...tableHead,
    ...report.byVendor.map((row) => tableRow(row)),
    '',
    ...tableHead,
    ...report.facts.filter((row) => row.labelled + row.found > 0).map((row) => tableRow(row, `\`${row.name}\``)),
  ].join('\n')
}

/** What differs from the labels, with both quotes: for reading at a terminal. */
export function confusionText(report: EvalReport): string {
  return report.confusions
    .map((one) =>
      [
        `${one.vendor} ${one.fact}: expected ${one.expected}, found ${one.found} (${one.certainty ?? '-'})`,
        one.labelQuote === null ? null : `    label: ${one.labelQuote.replaceAll(/\s+/g, ' ')}`,
        ...one.quotes.map((quote) => `    found: ${quote.replaceAll(/\s+/g, ' ')}`),
      ]
        .filter((line) => line !== null)
        .join('\n'),
    )
    .join('\n')
}
