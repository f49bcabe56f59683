import { expect, test } from 'vitest'
import type { Finding } from '../../../../contract/findings.ts'
import { trustLabel } from './trust-label.ts'

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
  expect(trustLabel(finding)).toEqual({ label: 'Stated', tone: 'ok' })
  expect(trustLabel({ ...finding, certainty: 'likely' }).label).toBe('Likely: check the passage')
  expect(trustLabel({ ...finding, certainty: 'mentioned' }).label).toBe('Only mentioned: read the passage')
  expect(trustLabel({ ...finding, value: 'not-stated' }).label).toBe('Not stated in what we read')
})

test('a corrected answer is not called confirmed', () => {
  const judged = { ...finding, tier: 'confirmed' } as const
  expect(trustLabel(judged, 'confirmed').label).toBe('Confirmed by an analyst')
  expect(trustLabel(judged, 'corrected').label).toBe('Corrected by an analyst')
})
