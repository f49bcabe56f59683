import { expect, test } from 'vitest'
import { limitsOf, sayKind, toneOf } from './standing-decision.ts'

const approved = {
  kind: 'approved',
  plan: null,
  expires_on: null,
  is_expired: false,
  is_of_earlier_review: false,
  changed_answers: 0,
} as const

test.each([
  [approved, 'Approved', null, 'ok'],
  [{ ...approved, is_of_earlier_review: true }, 'Approved', 'before the last review', 'ok'],
  [{ ...approved, changed_answers: null }, 'Approved', null, 'ok'],
  [{ ...approved, is_of_earlier_review: true, changed_answers: null }, 'Approved', 'before the last review', 'ok'],
  [
    { ...approved, is_of_earlier_review: true, changed_answers: 3 },
    'Approved, open again',
    '3 answers changed',
    'warn',
  ],
  [
    { ...approved, kind: 'rejected', changed_answers: 1, plan: 'Pro', expires_on: '2020-01-02', is_expired: true },
    'Rejected, open again',
    '1 answer changed · Pro plan · expired Jan 2, 2020',
    'warn',
  ],
  [
    { ...approved, expires_on: '2020-01-02', is_expired: true, is_of_earlier_review: true },
    'Approved',
    'expired Jan 2, 2020 · before the last review',
    'neutral',
  ],
] as const)('the decision %j stands in the hub as “%s”', (decision, kind, limits, tone) => {
  expect([sayKind(decision), limitsOf(decision), toneOf(decision)]).toEqual([kind, limits, tone])
})
