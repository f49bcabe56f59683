import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { createReaderPool } from '../../src/adapters/reader/reader-pool.ts'
import { createReviewPorts } from '../../src/adapters/review-ports.ts'
import { analyse } from '../../src/engine/analyse/analyse.ts'
import { startSampleWeb } from '../../src/adapters/sample-web/sample-web.ts'
import type { LedgerEntry, ReviewDocument } from '../../src/contract/documents.ts'
import { findingValue, type Finding, type Observation } from '../../src/contract/findings.ts'
import { assembleReview, crawl, defaultBudget, defaultPoliteness, type Corpus } from '../../src/engine/index.ts'

const truthFile = z.object({
  facts: z.record(
    z.string(),
    z.object({
      value: findingValue,
      plans: z.array(z.string()).default([]),
      also: z.array(findingValue).default([]),
      quote: z.string().default(''),
    }),
  ),
  contradictions: z.array(z.object({ fact: z.string(), quotes: z.array(z.object({ quote: z.string() })) })).default([]),
})
type Truth = z.infer<typeof truthFile>['facts']
type Disagreement = z.infer<typeof truthFile>['contradictions'][number]

/** One fictional vendor, read from its HTML over loopback. */
export interface SampleReview {
  readonly name: string
  readonly corpus: Corpus
  readonly review: ReturnType<typeof assembleReview>
  readonly truth: Truth
  /** Facts on which the vendor's pages disagree, by the truth file. */
  readonly contradictions: readonly Disagreement[]
  readonly observed: readonly Observation[]
  /** Score, texts and restrictions, after the findings are there. */
  readonly writingMilliseconds: number
}

/** Crawls the sample vendors, all or the named ones, analyses what was read and writes their reviews. */
export async function readSamples(asOf: string, only: readonly string[] = []): Promise<SampleReview[]> {
  const web = await startSampleWeb()
  const readers = createReaderPool(1)
  const samples: SampleReview[] = []
  try {
    for (const { name, website } of web.vendors) {
      if (only.length > 0 && !only.includes(name)) continue
      const documents: ReviewDocument[] = []
      const ledger: LedgerEntry[] = []
      const world = createReviewPorts({ hosts: web.hosts, version: 'samples', readers, owner: name })
      const sink = {
        document: (document: ReviewDocument) => void documents.push(document),
        ledger: (entry: LedgerEntry) => void ledger.push(entry),
        progress: () => {},
      }
      const vendor = { name, website, domain: new URL(website).hostname }
      // Loopback needs no pauses; what is read is the same.
      const politeness = { ...defaultPoliteness, betweenStarts: 5 }
      const input = { vendor, budget: defaultBudget, politeness, confirmedHosts: [], resume: null, known: [] }
      await crawl(input, world.ports, sink, new AbortController().signal)
      await world.close()
      const corpus = { vendor, documents, asOf }
      const path = join(import.meta.dirname, '..', '..', 'samples', name.toLowerCase(), 'truth.json')
      const { facts: truth, contradictions } = truthFile.parse(JSON.parse(readFileSync(path, 'utf8')))
      const { answers, notes } = await analyse(corpus)
      const started = performance.now()
      const review = assembleReview({ corpus, answers, notes, ledger })
      const writingMilliseconds = performance.now() - started
      const observed = answers.flatMap((answer) => answer.observations)
      samples.push({ name, corpus, review, truth, contradictions, observed, writingMilliseconds })
    }
  } finally {
    readers.close()
    await web.stop()
  }
  return samples
}

export interface SampleCount {
  readonly name: string
  readonly documents: number
  readonly stated: number
  readonly found: number
  readonly right: number
  /** Right answers that quote the very passage which the truth file names. */
  readonly samePassage: number
  readonly gates: number
  readonly gatesFound: number
  readonly contradictions: number
  /** Those of which both passages are quoted. */
  readonly contradictionsFound: number
  readonly wrong: readonly string[]
}

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function isSamePassage({ quotes }: Pick<Finding, 'quotes'>, quote: string): boolean {
  const wanted = folded(quote)
  return quotes.some(({ text }) => folded(text).includes(wanted) || wanted.includes(folded(text)))
}

const isSeen = (observed: readonly Observation[], { fact, quotes }: Disagreement): boolean =>
  observed.some(
    (one) =>
      one.kind === 'contradiction' &&
      one.facts.includes(fact) &&
      quotes.every(({ quote }) => isSamePassage(one, quote)),
  )

/** Holds what was found against the truth file. A wrong value costs precision and recall. */
export function countSample({ name, corpus, review, truth, contradictions, observed }: SampleReview): SampleCount {
  const disputed = new Set(observed.filter(({ kind }) => kind === 'contradiction').flatMap(({ facts }) => facts))
  const accepts = (finding: Finding): boolean => {
    const fact = truth[finding.fact]
    return fact !== undefined && [fact.value, ...fact.also].includes(finding.value)
  }
  const found = review.findings.filter((finding) => finding.value !== 'not-stated')
  const right = found.filter(accepts)
  const gated = Object.entries(truth).filter(([, fact]) => fact.plans.length > 0)
  const gatesFound = gated.filter(([id, fact]) =>
    review.findings.some((finding) => finding.fact === id && fact.plans.some((plan) => finding.plans.includes(plan))),
  )
  return {
    name,
    documents: corpus.documents.length,
    stated: Object.values(truth).filter((fact) => fact.value !== 'not-stated').length,
    found: found.length,
    right: right.length,
    samePassage: right.filter((finding) => isSamePassage(finding, truth[finding.fact]?.quote ?? '')).length,
    gates: gated.length,
    gatesFound: gatesFound.length,
    contradictions: contradictions.length,
    contradictionsFound: contradictions.filter((one) => isSeen(observed, one)).length,
    wrong: [
      ...review.findings
        .filter((finding) => !accepts(finding))
        .map((finding) => `${finding.fact}: ${finding.value}, truth ${truth[finding.fact]?.value ?? 'unknown'}`),
      ...contradictions.filter((one) => !isSeen(observed, one)).map(({ fact }) => `${fact}: contradiction not seen`),
      ...[...disputed]
        .filter((fact) => !contradictions.some((one) => one.fact === fact))
        .map((fact) => `${fact}: no contradiction there`),
    ],
  }
}
