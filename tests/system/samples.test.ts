import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ReviewDocument } from '../../src/contract/documents.ts'
import type { Quote } from '../../src/contract/findings.ts'
import type { Claim, ReviewSection } from '../../src/contract/reviews.ts'
import { parseBlocks } from '../../src/engine/analyse/blocks.ts'
import { decideOne } from '../../src/engine/analyse/pattern-extractor.ts'
import { prepareCorpus } from '../../src/engine/analyse/prepare.ts'
import { factRules } from '../../src/engine/analyse/rules.ts'
import { countSample, readSamples, type SampleReview } from '../support/samples.ts'

let samples: readonly SampleReview[] = []

beforeAll(async () => {
  samples = await readSamples('2026-11-01')
})

const claimsOf = (sections: readonly ReviewSection[]): readonly Claim[] =>
  sections.flatMap((section) =>
    section.blocks.flatMap((block) => {
      if (block.type === 'paragraph') return block.claims
      return block.type === 'list' ? block.items.flat() : []
    }),
  )

test('of the four sample vendors at least 97 % of what is found is right, and 95 % of what is there is found', () => {
  const counts = samples.map(countSample)
  expect(counts.map((count) => count.name).sort()).toEqual(['Cairnwell', 'Larkfield', 'Pipkin', 'Skelder'])
  const sum = (key: 'right' | 'found' | 'stated'): number => counts.reduce((all, count) => all + count[key], 0)
  expect(sum('right') / sum('found')).toBeGreaterThanOrEqual(0.97)
  expect(sum('right') / sum('stated')).toBeGreaterThanOrEqual(0.95)
})

test('each disagreement of a vendor’s own pages is seen, and none where there is none', () => {
  const counts = samples.map(countSample)
  expect(counts.reduce((all, count) => all + count.contradictions, 0)).toBeGreaterThan(8)
  for (const count of counts) expect(count.contradictionsFound).toBe(count.contradictions)
  expect(counts.flatMap(({ wrong }) => wrong).filter((words) => words.includes('no contradiction'))).toEqual([])
})

/** The quoted words with what is shown above them, as a page of its own. */
function alone({ corpus }: SampleReview, { document_id: id, start, text }: Quote): ReviewDocument {
  const page = corpus.documents.find((one) => one.id === id)
  if (!page) throw new Error(`No document ${id}`)
  const block = parseBlocks(page.text).find((one) => one.start <= start && one.end > start)
  const headings = (block?.headingPath ?? []).map((heading, level) => `${'#'.repeat(level + 1)} ${heading}`)
  const leadIn = block?.leadIn ? page.text.slice(block.leadIn.start, block.leadIn.end) : ''
  const header = block?.headerCells.length ? `| ${block.headerCells.join(' | ')} |` : ''
  const quoted = block?.type === 'item' ? `- ${text}` : text
  const shown = header === '' ? [leadIn, quoted].join('\n\n') : `${leadIn}\n\n${header}\n${quoted}`
  return { ...page, text: [...headings, shown].join('\n\n') }
}

test('an answer that is more than mentioned is read again in its passages alone', () => {
  const lost: string[] = []
  let read = 0
  for (const sample of samples) {
    for (const finding of sample.review.findings) {
      if (finding.certainty === null || finding.certainty === 'mentioned' || finding.tier === 'conflict') continue
      read++
      const documents = finding.quotes.map((quote, index) => ({ ...alone(sample, quote), id: `alone-${index}` }))
      const prepared = prepareCorpus({ ...sample.corpus, documents })
      const rules = factRules.find(({ fact }) => fact.id === finding.fact)
      const again = rules ? decideOne(prepared, rules).claimed : null
      if (again !== finding.value)
        lost.push(`${sample.name} ${finding.fact}: ${finding.value}, alone ${again ?? 'nothing'}`)
    }
  }
  expect(read).toBeGreaterThan(150)
  expect(lost).toEqual([])
})

const wordsOf = (sections: readonly ReviewSection[]): number =>
  sections
    .flatMap((section) => [section.title, ...headingsOf(section), ...claimsOf([section]).map((claim) => claim.text)])
    .join(' ')
    .split(/\s+/).length

const headingsOf = ({ blocks }: ReviewSection): string[] =>
  blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : []))

test('the first screen is read in a minute, the summary without its questions in three, at 220 words each', () => {
  for (const { name, review } of samples) {
    const summary = review.written.summary.filter((section) => section.id !== 'questions')
    const decision = summary.filter((section) => section.id === 'decision')
    expect(wordsOf(decision), name).toBeLessThanOrEqual(220)
    expect(wordsOf(summary), name).toBeLessThanOrEqual(660)
  }
})

test('at most ten questions come first, and no two are the same', () => {
  for (const { review } of samples) {
    const questions = review.written.summary.filter((section) => section.id === 'questions')
    const first = questions.flatMap((section) => section.blocks.slice(0, 1))
    expect(first.flatMap((block) => (block.type === 'list' ? block.items : [])).length).toBeLessThanOrEqual(10)
    const texts = claimsOf(questions).map((claim) => claim.text)
    expect(new Set(texts).size).toBe(texts.length)
  }
})

test('each verdict names one to three grounds that the review shows', () => {
  for (const { review } of samples) {
    const { decided_by: grounds } = review.score
    expect(grounds.length).toBeGreaterThan(0)
    expect(grounds.length).toBeLessThanOrEqual(3)
    const facts = new Set(review.findings.map((finding) => finding.fact))
    expect(grounds.filter((ground) => ground.fact !== null && !facts.has(ground.fact))).toEqual([])
  }
})

test('a whole review is written in under 300 ms after its findings are there', () => {
  for (const { writingMilliseconds } of samples) expect(writingMilliseconds).toBeLessThan(300)
})

/** Looks into the stored texts with nothing of the engine. */
describe('every claim of every sample review is proven', () => {
  test('each text has the hash that pins it, and each quote stands in it character by character', () => {
    for (const { corpus, review } of samples) {
      const texts = new Map(corpus.documents.map((document) => [document.id, document.text]))
      for (const document of corpus.documents)
        expect(createHash('sha256').update(document.text).digest('hex')).toBe(document.text_sha256)
      for (const finding of review.findings) {
        expect(finding.quotes.length > 0).toBe(finding.value !== 'not-stated')
        for (const quote of finding.quotes)
          expect(texts.get(quote.document_id)?.slice(quote.start, quote.end)).toBe(quote.text)
      }
    }
  })

  test('each sentence that says something of the vendor names findings that have quotes', () => {
    for (const { review } of samples) {
      const quoted = new Set(review.findings.filter(({ quotes }) => quotes.length > 0).map(({ id }) => id))
      const advice = new Set(['roadmap', 'questions'])
      const summary = review.written.summary.filter((section) => !advice.has(section.id))
      const telling = claimsOf([...summary, ...review.written.analysis]).filter(
        ({ tone }) => tone === 'good' || tone === 'condition' || tone === 'bad',
      )
      const unproven = telling.filter(({ finding_ids: ids }) => !ids.some((id) => quoted.has(id)))
      expect(unproven.map(({ text }) => text)).toEqual([])
    }
  })

  test('each passage that a sentence quotes stands in a stored text', () => {
    const folded = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, '')
    for (const { corpus, review } of samples) {
      const stored = corpus.documents.map((document) => folded(document.text))
      const sentences = claimsOf([...review.written.summary, ...review.written.analysis]).map((claim) => claim.text)
      const quoted = sentences.flatMap((text) => [...text.matchAll(/“([^”]+)”/g)].map(([, words]) => words ?? ''))
      expect(quoted.length).toBeGreaterThan(3)
      expect(quoted.filter((words) => !stored.some((text) => text.includes(folded(words))))).toEqual([])
    }
  })

  test('each plan limit is named by a passage that is quoted, or by the head of its table', () => {
    for (const { review } of samples)
      for (const finding of review.findings.filter(({ plans }) => plans.length > 0)) {
        const isNamed = finding.quotes.some(
          ({ text }) => text.includes(' | ') || finding.plans.some((plan) => text.includes(plan)),
        )
        expect([finding.fact, isNamed]).toEqual([finding.fact, true])
      }
  })
})
