import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding, Quote } from '../src/contract/findings.ts'
import type { Claim, ReviewBlock } from '../src/contract/reviews.ts'
import type { SampleEvidence, SampleReview, SampleSection } from '../src/contract/public-pages.ts'
import { readSamples, type SampleReview as Read } from '../tests/support/samples.ts'
import { root } from './run-step.ts'

/** The excerpt of a review on the landing page: the pipeline reads a sample vendor over loopback, as it reads any other. */

export const sampleReviewFile = join(root, '.cache', 'sample-review.json')
const shownVendor = 'Larkfield'
const wordsAround = 140

const ofBlock = (block: ReviewBlock): readonly Claim[] => {
  if (block.type === 'paragraph') return block.claims
  return block.type === 'list' ? block.items.flat() : []
}

/** From the start of a line, or of a word where the line is long. */
function lastWords(text: string): string {
  const line = text.slice(text.lastIndexOf('\n') + 1)
  return line.length <= wordsAround ? line : `… ${line.slice(line.indexOf(' ', line.length - wordsAround) + 1)}`
}

function firstWords(text: string): string {
  const end = text.indexOf('\n')
  const line = end === -1 ? text : text.slice(0, end)
  return line.length <= wordsAround ? line : `${line.slice(0, line.lastIndexOf(' ', wordsAround))} …`
}

/** Numbers passages in the order in which claims ask for them. */
class EvidenceList {
  readonly #read: Read
  readonly list: SampleEvidence[] = []
  readonly #numbers = new Map<string, number>()

  constructor(read: Read) {
    this.#read = read
  }

  /** The number of the passage behind a claim; null where no single finding with a passage is named. */
  of(claim: { readonly finding_ids: readonly string[] }): number | null {
    const [id] = claim.finding_ids
    const finding = this.#read.review.findings.find((one) => one.id === id)
    const [quote] = finding?.quotes ?? []
    return claim.finding_ids.length === 1 && finding && quote ? this.#numberOf(finding, quote) : null
  }

  #numberOf(finding: Finding, quote: Quote): number {
    const known = this.#numbers.get(finding.id)
    if (known !== undefined) return known
    const document = this.#read.corpus.documents.find((one) => one.id === quote.document_id)
    if (!document) throw new Error(`The page of ${finding.id} is not there`)
    const { text } = document
    if (text.slice(quote.start, quote.end) !== quote.text) throw new Error(`${finding.id} is not quoted word for word`)
    const number = this.list.length + 1
    this.#numbers.set(finding.id, number)
    this.list.push({
      number,
      pageTitle: document.title,
      url: document.url.replace('https://', ''),
      before: lastWords(text.slice(0, quote.start)),
      quote: quote.text,
      after: firstWords(text.slice(quote.end)),
      capturedAt: document.fetched_at,
      sha256: document.text_sha256,
    })
    return number
  }
}

function makeSections(read: Read, evidence: EvidenceList): SampleSection[] {
  const { summary, restrictions } = read.review.written
  const claimsOf = (id: string): Claim[] =>
    (summary.find((section) => section.id === id)?.blocks ?? []).flatMap(ofBlock)
  const withEvidence = (claims: readonly Claim[], most: number) =>
    claims
      .filter((claim) => claim.finding_ids.length === 1)
      .slice(0, most)
      .map((claim) => ({ text: claim.text, evidence: evidence.of(claim) }))
  const decision = claimsOf('decision')
  const own = decision.slice(0, 2).map(({ text }) => ({ text, evidence: null }))
  const gated = restrictions.filter(({ reason }) => reason === 'plan-gated').slice(0, 3)
  return [
    { title: 'Decision', claims: [...own, ...withEvidence(decision, 1)] },
    { title: 'What is strong', claims: withEvidence(claimsOf('strong'), 3) },
    {
      title: 'What needs a condition',
      claims: gated.map(({ risk, minimumPlans, finding_id: id }) => ({
        text: `${risk}; needs the ${minimumPlans} plan.`,
        evidence: evidence.of({ finding_ids: [id] }),
      })),
    },
  ]
}

function makeExcerpt(read: Read): SampleReview {
  const { score, findings } = read.review
  const evidence = new EvidenceList(read)
  const sections = makeSections(read, evidence)
  const quotes = findings.flatMap((finding) => finding.quotes)
  const pages = read.corpus.documents
    .map(({ id, url }) => ({
      url: url.replace('https://', ''),
      quotes: quotes.filter((quote) => quote.document_id === id).length,
    }))
    .sort((one, other) => other.quotes - one.quotes)
  return {
    vendor: read.name,
    asOf: read.corpus.asOf,
    verdict: score.verdict,
    score: score.score,
    coverage: score.coverage,
    asked: findings.length,
    documents: read.corpus.documents.length,
    hosts: new Set(read.corpus.documents.map(({ url }) => new URL(url).hostname)).size,
    quotes: quotes.length,
    sections,
    evidence: evidence.list,
    pages: pages.slice(0, 5),
  }
}

/** Reads the vendor and answers the excerpt. */
export async function makeSampleReview(asOf: string): Promise<SampleReview> {
  const [read] = await readSamples(asOf, [shownVendor])
  if (!read) throw new Error(`There is no sample vendor ${shownVendor}`)
  return makeExcerpt(read)
}

if (import.meta.main) {
  const excerpt = await makeSampleReview(new Date().toISOString().slice(0, 10))
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(sampleReviewFile, `${JSON.stringify(excerpt, null, 1)}\n`)
}
