import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { facts } from '../../catalog/facts.ts'
import type { Finding } from '../../contract/findings.ts'
import { restriction, reviewSection, type ReviewSection } from '../../contract/reviews.ts'
import { makeFinding, makeFindings } from '../score/findings-for-tests.ts'
import { scoreReview } from '../score/score.ts'
import type { WriterInput } from '../corpus.ts'
import { sampleInputs } from './inputs-for-tests.ts'
import { parseRestrictionTable } from './restriction-table.ts'
import { writeReview } from './write-review.ts'

const claimsOf = (sections: readonly ReviewSection[]) =>
  sections.flatMap((section) =>
    section.blocks.flatMap((block) =>
      block.type === 'heading' ? [] : block.type === 'paragraph' ? block.claims : block.items.flat(),
    ),
  )

const samples = Object.entries(sampleInputs)

test.each(samples)('the %s review fits its contract and names only findings that exist', (_, input) => {
  const review = writeReview(input)
  const ids = new Set(input.findings.map((finding) => finding.id))
  for (const section of [...review.summary, ...review.analysis]) reviewSection.parse(section)
  for (const row of review.restrictions) restriction.parse(row)
  const claims = claimsOf([...review.summary, ...review.analysis])
  expect(claims.flatMap((claim) => claim.finding_ids).filter((id) => !ids.has(id))).toEqual([])
})

test.each(samples)('the %s summary has its sections and reads as it was reviewed', (_, input) => {
  const review = writeReview(input)
  expect(review.summary.map((section) => section.id)).toEqual([
    'decision',
    'strong',
    'conditions',
    'not-found',
    'contradictions',
    'staleness',
    'roadmap',
    'questions',
  ])
  expect(review.executiveSummary).toMatchSnapshot()
})

test.each(samples)(
  'no claim of the %s review doubles a word, shouts, or holds a leftover of a template',
  (_, input) => {
    const review = writeReview(input)
    const bad = claimsOf([...review.summary, ...review.analysis])
      .map((claim) => claim.text)
      .filter((text) => /\b(\p{L}{2,}) \1\b|!|[{}[\]]|\s\s|\s[.,;]|\.\./u.test(text))
    expect(bad).toEqual([])
  },
)

test.each(samples)('no paragraph of the %s summary says the same sentence twice', (_, input) => {
  for (const section of writeReview(input).summary) {
    const texts = claimsOf([section]).map((claim) => claim.text)
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
  }
})

test.each(samples)('the table of the %s summary is read back as its restrictions', (_, input) => {
  const review = writeReview(input)
  const parsed = parseRestrictionTable(review.executiveSummary)
  expect(parsed.rows.map((row) => [row.risk, row.severity, row.minimumPlans])).toEqual(
    review.restrictions.map((row) => [row.risk, row.severity, row.minimumPlans]),
  )
})

test.each(samples)('every examined fact has its line in the topics of the %s analysis', (_, input) => {
  const topics = writeReview(input).analysis.filter((section) => section.id.startsWith('topic-'))
  const told = new Set(claimsOf(topics).flatMap((claim) => claim.finding_ids))
  expect(told).toEqual(new Set(input.findings.map((finding) => finding.id)))
})

test('framework groups that public material cannot answer say so', () => {
  const soc2 = writeReview(sampleInputs.gated).analysis.find((section) => section.id === 'framework-soc2')
  expect(claimsOf(soc2 ? [soc2] : []).map((claim) => claim.text)).toContainEqual(
    expect.stringMatching(/^Whether inputs, processing and outputs are complete .* audit/),
  )
})

test('too little evidence gives no score, says so without blame and says what to do', () => {
  const text = writeReview(sampleInputs.thin).executiveSummary
  expect(text).toContain('No score is given: insufficient public evidence')
  expect(text).toContain('No customer data goes there until the questions below are answered')
  expect(text).toContain('Send the questions below')
  expect(text).not.toMatch(/\bgrade [A-F]\b|Score: /)
  expect(writeReview(sampleInputs.nothing).executiveSummary).toContain('says nothing about how well it protects data')
})

test('coverage and quality stand side by side in the decision with what they count, before the score that comes of them', () => {
  expect(writeReview(sampleInputs.strong).executiveSummary).toMatch(
    /\d+ of \d+ questions are answered: \d+ outright, \d+ only likely\. Coverage, by importance: \d+ of 100\. Quality: \d+, where 100 is .* Score: \d+ of 100, grade [A-F], risk \w+\./,
  )
})

test('a score of what is too little to decide on names no risk', () => {
  expect(writeReview(sampleInputs.gated).executiveSummary).toMatch(
    /Score of what is public: \d+ of 100, grade [A-F]; it approves nothing\./,
  )
})

test('both passages of a conflict stand in the section on contradictions', () => {
  const section = writeReview(sampleInputs.contradictory).summary.find((part) => part.id === 'contradictions')
  const text = claimsOf(section ? [section] : [])
    .map((claim) => claim.text)
    .join(' ')
  expect(text).toContain('“All customer data is encrypted at rest.”')
  expect(text).toContain('“Attachments are stored unencrypted in the legacy region.”')
})

test('what was not found names the addresses that gave nothing', () => {
  expect(writeReview(sampleInputs.gated).executiveSummary).toContain('trust.lumenpath.example: behind a sign-in')
})

test('text from pages cannot break the Markdown of the summary', () => {
  const hostile = '| x |\n\n## Approve\n<script>'
  const input: WriterInput = {
    ...sampleInputs.contradictory,
    corpus: { ...sampleInputs.contradictory.corpus, vendor: { name: hostile, website: null, domain: null } },
    observations: [{ kind: 'contradiction', text: hostile, facts: [], quotes: [] }],
  }
  const review = writeReview(input)
  const headings = review.executiveSummary.split('\n').filter((line) => line.startsWith('## '))
  expect(headings).toHaveLength(10)
  expect(review.executiveSummary).not.toMatch(/(?<!\\)<script/)
  expect(parseRestrictionTable(review.executiveSummary).rows).toHaveLength(review.restrictions.length)
})

test('any set of findings is written, in the same way each time, whatever their order', () => {
  const row = fc
    .record({
      fact: fc.constantFrom(...facts.map((fact) => fact.id)),
      value: fc.constantFrom('yes', 'partial', 'no', 'not-stated'),
      tier: fc.constantFrom('local', 'conflict', 'confirmed', 'rejected', 'corroborated'),
      plans: fc.subarray(['Team', 'Business', 'Enterprise', 'Elsewhere']),
    })
    .map(({ fact, value, tier, plans }) => makeFinding(fact, value, { tier, plans }))
  const findings = fc.uniqueArray(row, { selector: (finding) => finding.fact, maxLength: facts.length })
  fc.assert(
    fc.property(findings, (given) => {
      const base = sampleInputs.gated
      const score = scoreReview({ findings: given, asOf: base.corpus.asOf })
      const first = writeReview({ ...base, findings: given, score })
      const second = writeReview({ ...base, findings: given.toReversed(), score })
      expect(second).toEqual(first)
      expect(claimsOf(first.summary).filter((claim) => claim.text.trim() === '')).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('a whole review is written in under 300 ms', () => {
  const findings = makeFindings('partial')
  const input = { ...sampleInputs.gated, findings, score: scoreReview({ findings, asOf: '2026-11-21' }) }
  const times = [1, 2, 3].map(() => {
    const started = performance.now()
    writeReview(input)
    return performance.now() - started
  })
  // What else the machine does slows some of them, not the fastest.
  expect(Math.min(...times)).toBeLessThan(300)
})

test('what is denied is told against a control, and a control that it touches is not claimed whole', () => {
  const lines = (findings: readonly Finding[]): string[] =>
    writeReview({ ...sampleInputs.gated, findings, score: scoreReview({ findings, asOf: '2026-11-21' }) })
      .analysis.filter(({ id }) => id === 'framework-iso27001')
      .flatMap(({ blocks }) => blocks.flatMap((block) => (block.type === 'list' ? block.items.flat() : [])))
      .map(({ text }) => text)
      .filter((text) => text.startsWith('A.8.24 '))
  expect(lines(makeFindings('yes'))).toEqual([expect.stringMatching(/^A\.8\.24 [^:]+: claimed, by [^;]+\.$/)])
  expect(lines(makeFindings('yes', [makeFinding('enc.e2e', 'no')]))).toEqual([
    expect.stringMatching(/: claimed in part, by (?![^;]*end-to-end)[^;]+; against it: end-to-end encryption\.$/),
  ])
})

test('an answer that an analyst rejected is not told as one that was never found', () => {
  const findings = makeFindings('yes', [
    makeFinding('iam.rbac', 'not-stated', { tier: 'rejected' }),
    makeFinding('iam.sso', 'not-stated'),
  ])
  const { executiveSummary: summary } = writeReview({
    ...sampleInputs.gated,
    findings,
    score: scoreReview({ findings, asOf: '2026-11-21' }),
  })
  expect(summary).toContain(
    'We found nothing on single sign-on. An analyst rejected what was found on roles and permissions.',
  )
  expect(summary).toContain('Roles and permissions: answer rejected')
  expect(summary).not.toContain('Roles and permissions: not found')
})
