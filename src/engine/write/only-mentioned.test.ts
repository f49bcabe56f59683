import { expect, test } from 'vitest'
import { facts } from '../../catalog/facts.ts'
import { textOf } from '../../catalog/texts.ts'
import type { FindingValue } from '../../contract/findings.ts'
import type { ReviewSection } from '../../contract/reviews.ts'
import { makeFinding, makeFindings } from '../score/findings-for-tests.ts'
import { scoreReview } from '../score/score.ts'
import { sampleInputs } from './inputs-for-tests.ts'
import { writeReview } from './write-review.ts'

const base = sampleInputs.gated
const [page] = base.corpus.documents
const words = 'Words beside the point stand in this passage.'
const quotes = [{ document_id: page?.id ?? '', start: 0, end: words.length, text: words }]

function writeWith(fact: string, value: FindingValue, tier: 'local' | 'confirmed' = 'local') {
  const one = makeFinding(fact, value, { certainty: 'mentioned', tier, quotes })
  const findings = makeFindings('yes', [one])
  const score = scoreReview({ findings, asOf: base.corpus.asOf })
  return { id: one.id, ...writeReview({ ...base, findings, score }) }
}

const claimsOn = (sections: readonly ReviewSection[], id: string) =>
  sections.flatMap((section) =>
    section.blocks
      .flatMap((block) => (block.type === 'heading' ? [] : block.type === 'list' ? block.items.flat() : block.claims))
      .filter((claim) => claim.finding_ids.includes(id))
      .map(({ text, tone }) => ({ section: section.id, text, tone })),
  )

const values = ['yes', 'partial'] as const

test.each(facts.map(({ id }) => id))('what is only mentioned of %s is told as no answer of any value', (fact) => {
  for (const value of values) {
    const review = writeWith(fact, value)
    const told = claimsOn(review.summary, review.id)
    expect(told.filter(({ section }) => ['strong', 'conditions', 'contradictions'].includes(section))).toEqual([])
    expect(told.filter(({ tone }) => tone === 'good' || tone === 'bad' || tone === 'condition')).toEqual([])
    expect(review.restrictions.filter((row) => row.fact === fact && row.reason !== 'unknown')).toEqual([])
    const grounds = [...review.score.decided_by, ...review.score.blocking].filter((row) => row.fact === fact)
    expect(grounds.filter(({ standing }) => standing !== 'unanswered' && standing !== 'only_likely')).toEqual([])
    expect(claimsOn(review.summary, review.id).filter(({ text }) => text.includes('you say'))).toEqual([])
  }
})

test('a passage that is only mentioned is told with its page, to be read', () => {
  const review = writeWith('enc.rest', 'yes')
  const { topic, ask } = textOf('enc.rest')
  const sentence = `${topic}: only mentioned, to be read: “${words}” in `
  expect(claimsOn(review.summary, review.id).map(({ text }) => text)).toContainEqual(
    expect.stringContaining(sentence) as string,
  )
  expect(claimsOn(review.summary, review.id).map(({ text }) => text)).toContain(ask)
  const row = review.restrictions.find(({ fact }) => fact === 'enc.rest')
  expect(row).toMatchObject({ reason: 'unknown', risk: `${topic}: not clear` })
  expect(row?.restriction).toContain('Read the passage, or have the vendor answer in writing')
})

test('a denial of few words is told as a denial, with its doubt', () => {
  const review = writeWith('iam.mfa', 'no')
  const told = claimsOn(review.summary, review.id)
  expect(told.some(({ tone, text }) => tone === 'bad' && text.includes('as one reading has it'))).toBe(true)
  expect(review.score.decided_by.map(({ fact, standing }) => [fact, standing])).toContainEqual(['iam.mfa', 'denied'])
})

test('an analyst who confirms the passage makes it an answer', () => {
  const review = writeWith('enc.rest', 'no', 'confirmed')
  const told = claimsOn(review.summary, review.id)
  expect(told.some(({ tone }) => tone === 'bad')).toBe(true)
  expect(told.filter(({ text }) => text.includes('own words'))).toEqual([])
})
