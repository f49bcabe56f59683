import { expect, test } from 'vitest'
import { namedPages } from './named-pages.ts'
import { ownDateOf } from './own-dates.ts'
import { isPassedTarget } from './passed-targets.ts'
import { sampleInputs } from './inputs-for-tests.ts'

const today = Date.parse('2026-11-22')

test.each([
  ['Last updated: August 9, 2024', '9 August 2024'],
  ['_Effective date: January 1, 2024_', '1 January 2024'],
  ['This policy is effective as of October 21, 2020.', '21 October 2020'],
  ['Version 1.02, updated 2025-12-18', '18 December 2025'],
])('a page dates itself by what it says of itself: %s', (text, said) => {
  expect(ownDateOf({ text: `# Terms\n\n${text}\n` }, today)?.said).toBe(said)
})

test.each([
  'The act became legally effective on December 16, 2020.',
  'The regulation will finally become effective from 25th May 2018.',
  '{"updated": "2019-07-11"}',
  'Prices were changed for all customers on March 1, 2021.',
])('the date of a law, an event or an example is none of the page’s own: %s', (text) => {
  expect(ownDateOf({ text: `# Terms\n\n${text}\n` }, today)).toBeNull()
})

test.each([
  ['Third-party penetration test: target completion October 30, 2026.', true],
  ['We will conduct our first full recovery exercise in Q3 2026.', true],
  ['The audit is planned for 2025.', true],
  ['SOC 2 Type I: target completion Q4 2026.', false],
  ['We plan to begin in Q3 2026 and to end by Q2 2027.', false],
  ['The last test was passed in March 2024.', false],
])('a target has passed when all of the time that it names has: %s', (text, passed) => {
  expect(isPassedTarget(text, today)).toBe(passed)
})

test('pages of the vendor’s own that its texts name are known, whether they were read or not', () => {
  const [page] = sampleInputs.gated.corpus.documents
  if (!page) throw new Error('The sample has no page')
  const pageWith = (text: string) => [{ ...page, text, language: 'en' }]
  expect(namedPages(pageWith('Visit the Acme Trust Center for reports. See status.acme.example.'))).toEqual([
    'trust',
    'status',
  ])
  expect(namedPages(pageWith('We trust our customers. The status of an order is shown.'))).toEqual([])
})
