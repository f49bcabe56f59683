import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { createReaderPool } from '../adapters/reader/reader-pool.ts'
import { createReviewPorts } from '../adapters/review-ports.ts'
import { vendorDirectory } from '../catalog/vendor-directory.ts'
import type { LedgerEntry, ReviewDocument } from '../contract/documents.ts'
import { verdictLabels, whatDecided } from '../contract/labels.forms.ts'
import { markHidden } from '../contract/text.forms.ts'
import { review as reviewSchema, type Review } from '../contract/reviews.ts'
import { analyse } from '../engine/analyse/analyse.ts'
import {
  assembleReview,
  crawl,
  defaultBudget,
  defaultPoliteness,
  makeReceipt,
  normaliseWebsite,
  type Corpus,
} from '../engine/index.ts'
import { readCorpusFolder } from './corpus-folder.ts'
import { sayError } from './say-error.ts'

const hostList = z.record(z.string(), z.string())

const usage = `assay scan NAME [--website URL] [--hosts FILE] [--corpus DIR] [--json OUT]
`

interface ScanOptions {
  readonly name: string
  readonly website: string | null
  readonly hosts: Readonly<Record<string, string>>
  readonly corpus: string | null
  readonly json: string | null
}

/** What a mistaken call is told; exit status 2. */
class UsageError extends Error {}

function readOptions(args: readonly string[]): ScanOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      website: { type: 'string' },
      hosts: { type: 'string' },
      corpus: { type: 'string' },
      json: { type: 'string' },
    },
  })
  const name = positionals.join(' ').trim()
  if (name === '') throw new UsageError(`Name the vendor to review.\n${usage}`)
  const hosts = values.hosts === undefined ? {} : hostList.parse(JSON.parse(readFileSync(values.hosts, 'utf8')))
  return { name, website: values.website ?? null, hosts, corpus: values.corpus ?? null, json: values.json ?? null }
}

interface Read {
  readonly documents: readonly ReviewDocument[]
  readonly ledger: readonly LedgerEntry[]
  readonly website: string | null
  readonly reason: string | null
}

/** The address to read: given, the one host of the injected list, or the directory's; never a guess. */
function chooseWebsite({ name, website, hosts }: ScanOptions): string {
  if (website !== null) return website
  const [onlyHost] = Object.keys(hosts)
  if (onlyHost !== undefined) return `https://${onlyHost}/`
  const wanted = name.toLowerCase()
  const known = vendorDirectory.find((entry) =>
    [entry.name, ...entry.aliases].some((one) => one.toLowerCase() === wanted),
  )
  if (!known)
    throw new UsageError(`'${name}' is not in the vendor directory. Give its website with --website https://…`)
  return `https://${known.domain}/`
}

async function readSite(options: ScanOptions, version: string, say: (line: string) => void): Promise<Read> {
  const answer = normaliseWebsite(chooseWebsite(options), Object.keys(options.hosts))
  if (answer.kind === 'refused') return { documents: [], ledger: [], website: options.website, reason: answer.reason }
  const documents: ReviewDocument[] = []
  const ledger: LedgerEntry[] = []
  const readers = createReaderPool(1)
  const world = createReviewPorts({ hosts: options.hosts, version, readers, owner: answer.host })
  const sink = {
    document(document: ReviewDocument) {
      documents.push(document)
      say(`  read ${document.kind.padEnd(14)} ${document.url}`)
    },
    ledger: (entry: LedgerEntry) => void ledger.push(entry),
    progress: () => {},
  }
  const vendor = { name: options.name, website: answer.url, domain: answer.host }
  const input = {
    vendor,
    budget: defaultBudget,
    politeness: defaultPoliteness,
    confirmedHosts: [],
    resume: null,
    known: [],
  }
  try {
    const result = await crawl(input, world.ports, sink, new AbortController().signal)
    return { documents, ledger, website: answer.url, reason: result.reason }
  } finally {
    readers.close()
    await world.close()
  }
}

async function readFolder(folder: string): Promise<Read> {
  const documents = await readCorpusFolder(folder)
  if (documents.length === 0) throw new UsageError(`There is no .txt or .md file in ${folder}`)
  return { documents, ledger: [], website: null, reason: null }
}

/** What the review recommends: the first paragraph of its decision. */
function decisionOf({ summary }: Review): string {
  const block = summary.find((section) => section.id === 'decision')?.blocks[0]
  return block?.type === 'paragraph' ? block.claims.map((claim) => claim.text).join(' ') : ''
}

/** What decided it, as the review lists it. */
function deciders({ summary }: Review): string[] {
  const blocks = summary.find((section) => section.id === 'decision')?.blocks ?? []
  const heading = blocks.findIndex((block) => block.type === 'heading' && block.text === whatDecided)
  const list = heading === -1 ? undefined : blocks[heading + 1]
  return list?.type === 'list' ? list.items.map((claims) => claims.map((claim) => claim.text).join(' ')) : []
}

function summarise(review: Review): string {
  const { findings } = review
  const of = (value: string): number => findings.filter((one) => one.value === value).length
  const score =
    review.score === null ? 'withheld: insufficient public evidence' : `${review.score} of 100, grade ${review.grade}`
  const quality = review.quality === null ? 'not known' : `${review.quality} of 100`
  return [
    `${review.vendor.name}: ${verdictLabels[review.verdict]}`,
    `  quality ${quality}; coverage ${review.coverage} of 100; score ${score}`,
    `  ${decisionOf(review)}`,
    ...deciders(review).map((line) => `  - ${line}`),
    `  ${findings.length} facts examined: ${of('yes')} yes, ${of('partial')} partial, ${of('no')} no, ${of('not-stated')} not stated`,
    `  ${review.documents.length} documents, ${review.ledger.length} requests, ${review.restrictions.length} restrictions`,
  ].join('\n')
}

async function makeReview(options: ScanOptions, read: Read, started: number, version: string): Promise<Review> {
  const now = new Date()
  const domain = read.website === null ? null : new URL(read.website).hostname
  const vendor = { name: options.name, website: read.website, domain }
  const corpus: Corpus = { vendor, documents: read.documents, asOf: now.toISOString().slice(0, 10) }
  const { answers, notes, verifiedShare } = await analyse(corpus)
  const { findings, observations, plans, score, written } = assembleReview({
    corpus,
    answers,
    notes,
    ledger: read.ledger,
  })
  return reviewSchema.parse({
    vendor,
    as_of: corpus.asOf,
    score: score.score,
    grade: score.grade,
    quality: score.quality,
    coverage: score.coverage,
    verdict: score.verdict,
    breakdown: score,
    findings,
    observations,
    plans,
    restrictions: written.restrictions,
    summary: written.summary,
    analysis: written.analysis,
    executive_summary: written.executiveSummary,
    documents: read.documents,
    ledger: read.ledger,
    receipt: makeReceipt(corpus, answers, read.ledger, {
      milliseconds: Date.now() - started,
      version,
      verifiedShare,
    }),
    generated_at: now.toISOString(),
  })
}

/** `assay scan`: reads a vendor's pages or a folder of texts and writes a review. Answers the exit status: 0 with a review, 1 when nothing could be read, 2 for a mistaken call. */
export async function runScan(args: readonly string[], version: string): Promise<number> {
  const started = Date.now()
  const say = (line: string): void => void process.stderr.write(`${markHidden(line)}\n`)
  let options: ScanOptions
  let read: Read
  try {
    options = readOptions(args)
    read = options.corpus === null ? await readSite(options, version, say) : await readFolder(options.corpus)
  } catch (error) {
    say(sayError(error))
    return 2
  }
  if (read.documents.length === 0 && read.reason !== null && read.ledger.length === 0) {
    say(`Nothing was read. ${read.reason}`)
    return 1
  }
  if (read.reason !== null) say(read.reason)
  const result = await makeReview(options, read, started, version)
  if (options.json !== null) writeFileSync(options.json, `${JSON.stringify(result, null, 2)}\n`)
  process.stdout.write(`${markHidden(summarise(result))}\n`)
  return 0
}
