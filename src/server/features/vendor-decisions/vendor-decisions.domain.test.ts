import { expect, test } from 'vitest'
import type { Finding } from '../../../contract/findings.ts'
import { answersOf, standVendorDecision } from './vendor-decisions.domain.ts'

const stated: Finding = {
  id: 'f-mfa',
  fact: 'iam.mfa',
  value: 'yes',
  certainty: 'stated',
  tier: 'local',
  plans: ['Business'],
  params: {},
  quotes: [{ document_id: 'doc-1', start: 0, end: 4, text: 'MFA.' }],
}
const mentioned: Finding = { ...stated, certainty: 'mentioned' }
const silent: Finding = { ...stated, value: 'not-stated', certainty: null, plans: [], quotes: [] }

/** How a decision on the one finding stands to a review that has the other. */
function standTo(then: Finding, now: Finding) {
  const row = {
    id: '0198c0de-0000-7000-8000-000000000001',
    kind: 'approved',
    reason: 'Good evidence.',
    plan: null,
    answers: answersOf([then]),
    decided_at: new Date('2026-11-01T00:00:00Z'),
    scan_id: '0198c0de-0000-7000-8000-000000000002',
    expires_on: null,
    decided_by: null,
  }
  return standVendorDecision(row, [now], new Date('2026-11-21T00:00:00Z')).standing
}

test.each([
  ['a mention goes', mentioned, silent, 'holds'],
  ['a mention comes', silent, mentioned, 'holds'],
  ['an answer is only mentioned now', stated, mentioned, 'reopened'],
  ['a mention becomes an answer', mentioned, stated, 'reopened'],
  ['an analyst confirms a mention', mentioned, { ...stated, tier: 'confirmed' }, 'reopened'],
  ['an answer is likely now', stated, { ...stated, certainty: 'likely' }, 'holds'],
  ['a denial is only mentioned now', { ...stated, value: 'no' }, { ...mentioned, value: 'no' }, 'holds'],
] as const)('when %s, a decision stands by what was told: a mention is no answer', (_, then, now, standing) => {
  expect(standTo(then, now)).toBe(standing)
})
