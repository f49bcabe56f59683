import { expect, test } from 'vitest'
import type { Finding } from '../../../contract/findings.ts'
import { standingWords } from './words.ts'

const finding: Finding = {
  id: 'f-1',
  fact: 'enc.rest',
  value: 'yes',
  certainty: 'stated',
  tier: 'local',
  plans: [],
  params: {},
  quotes: [{ document_id: 'd-1', start: 0, end: 4, text: 'Text' }],
}

test('an answer that a page states is called stated, and no more than that', () => {
  expect(standingWords(finding)).toEqual({ words: 'Stated', tone: 'ok' })
  expect(standingWords({ ...finding, certainty: 'likely' }).words).toBe('Likely: read the passage first')
  expect(standingWords({ ...finding, value: 'not-stated' }).words).toBe('Not stated in what we read')
})
