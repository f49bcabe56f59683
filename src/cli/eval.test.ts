import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { facts } from '../catalog/facts.ts'
import type { FindingValue } from '../contract/findings.ts'
import { readCorpusFolder } from './corpus-folder.ts'
import {
  bootstrap,
  countComparisons,
  countPlans,
  countValue,
  ratesOf,
  sampleOf,
  type Comparison,
} from './eval-count.ts'
import { judgeProof } from './eval-proof.ts'
import { evaluate, runEval } from './eval.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'eval-'))
  await mkdir(path.join(folder, 'corpus', 'acme'), { recursive: true })
  const page =
    'URL: https://acme.example/security (captured 2026-02-03)\n\n# Security\n\nAll customer data is encrypted at rest.\n'
  await writeFile(path.join(folder, 'corpus', 'acme', 'security.txt'), page)
  const labels = facts.map((fact) => ({
    vendor: 'acme',
    fact: fact.id,
    value: fact.id === 'enc.rest' || fact.id === 'iam.sso' ? 'yes' : 'not-stated',
    quote: null,
    file: null,
    plans: null,
  }))
  await writeFile(path.join(folder, 'labels.json'), JSON.stringify(labels))
})

afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

function comparison(
  expected: FindingValue,
  found: FindingValue,
  plans: string[] = [],
  given: string[] = [],
): Comparison {
  return {
    label: { vendor: 'acme', fact: 'iam.sso', value: expected, quote: null, file: null, plans },
    finding: {
      id: 'f',
      fact: 'iam.sso',
      value: found,
      certainty: null,
      tier: 'local',
      plans: given,
      params: {},
      quotes: [],
    },
  }
}

const quoteOf = (text: string) => ({ document_id: 'd1', start: 0, end: text.length, text })

test('a wrong value costs precision and recall both', () => {
  const rates = ratesOf(
    countComparisons([comparison('yes', 'yes'), comparison('yes', 'partial'), comparison('no', 'not-stated')]),
  )
  expect([rates.precision, rates.recall, rates.valueAccuracy]).toEqual([1 / 2, 1 / 3, 1 / 2])
  expect([rates.statedPrecision, rates.statedRecall]).toEqual([1, 2 / 3])
})

test('two not-stated answers that agree count for nothing', () => {
  expect(countComparisons([comparison('not-stated', 'not-stated')])).toEqual({
    labelled: 0,
    found: 0,
    both: 0,
    right: 0,
  })
})

test('a plan gate is found when one plan is named, whatever its case, and exact when all are', () => {
  const counts = countPlans([
    comparison('yes', 'yes', ['Pro', 'Enterprise'], ['enterprise']),
    comparison('yes', 'yes', ['Pro'], ['Pro']),
    comparison('yes', 'yes', ['Pro'], []),
    comparison('yes', 'yes', [], ['Pro']),
  ])
  expect(counts).toEqual({ labelled: 3, found: 2, exact: 1, asserted: 3, false: 1 })
})

test('a plan goes by its name with and without the vendor in front and the word plan behind', () => {
  const counts = countPlans([
    comparison('yes', 'yes', ['Acme Team'], ['Team']),
    comparison('yes', 'yes', ['paid plans'], ['paid']),
    comparison('yes', 'yes', ['Acme'], ['Team']),
  ])
  expect(counts).toEqual({ labelled: 3, found: 2, exact: 2, asserted: 3, false: 1 })
})

test('a value is counted by its own labels and findings', () => {
  const comparisons = [comparison('partial', 'partial'), comparison('partial', 'yes'), comparison('yes', 'partial')]
  expect(countValue(comparisons, 'partial')).toEqual({ labelled: 2, found: 2, both: 2, right: 1 })
})

test('a passage is judged once, and counted until the answer or its quotes change', async () => {
  const file = path.join(folder, 'proof.json')
  const { finding } = comparison('yes', 'yes')
  const answer = { vendor: 'acme', finding: { ...finding, quotes: [quoteOf('We support SAML.')] } }
  expect(await judgeProof([answer], file)).toEqual({ judged: 0, proven: 0, unjudged: 1 })
  await writeFile(file, (await readFile(file, 'utf8')).replace('"proven": null', '"proven": true'))
  expect(await judgeProof([answer], file)).toEqual({ judged: 1, proven: 1, unjudged: 0 })
  const other = { vendor: 'acme', finding: { ...finding, quotes: [quoteOf('SAML')] } }
  expect(await judgeProof([other], file)).toEqual({ judged: 0, proven: 0, unjudged: 1 })
})

test('the interval holds the rate and is the same on every run', () => {
  const comparisons = Array.from({ length: 60 }, (_, index) => comparison('yes', index % 5 === 0 ? 'no' : 'yes'))
  const interval = bootstrap(comparisons, (counts) => ratesOf(counts).precision, 300)
  expect(interval).toEqual(bootstrap(comparisons, (counts) => ratesOf(counts).precision, 300))
  expect(interval && interval[0] < 0.8 && interval[1] > 0.8).toBe(true)
})

test('a sample has no item twice', () => {
  const sample = sampleOf([1, 2, 3, 4, 5], 9)
  expect([...sample].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5])
})

test('the first line of a file is its address and day, and is no part of the text', async () => {
  const [document] = await readCorpusFolder(path.join(folder, 'corpus', 'acme'))
  expect([document?.url, document?.fetched_at, document?.kind]).toEqual([
    'https://acme.example/security',
    '2026-02-03T00:00:00.000Z',
    'security',
  ])
  expect(document?.text.startsWith('# Security')).toBe(true)
})

test('an evaluation counts what was found and what was missed', async () => {
  const { report } = await evaluate(path.join(folder, 'corpus'), path.join(folder, 'labels.json'))
  expect([report.labels, report.totals.labelled, report.totals.found, report.totals.right]).toEqual([
    facts.length,
    2,
    1,
    1,
  ])
  expect(report.confusions.map((one) => [one.fact, one.expected, one.found])).toEqual([
    ['iam.sso', 'yes', 'not-stated'],
  ])
})

test('a sample keeps the judgements that were made before', async () => {
  const judgements = path.join(folder, 'judgements.json')
  const args = ['--corpus', path.join(folder, 'corpus'), '--labels', path.join(folder, 'labels.json')]
  const sampled = [...args, '--sample', '5', '--judgements', judgements]
  expect(await runEval(sampled)).toBe(0)
  const first: unknown = JSON.parse(await readFile(judgements, 'utf8'))
  const text = JSON.stringify(first).replace('"judged":null', '"judged":"right"')
  await writeFile(judgements, text)
  expect(await runEval(sampled)).toBe(0)
  expect(JSON.stringify(JSON.parse(await readFile(judgements, 'utf8')))).toBe(text)
})

test('without a corpus the usage is printed and the status is 2', async () => {
  expect(await runEval([])).toBe(2)
})
