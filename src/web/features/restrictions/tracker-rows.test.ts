import { expect, test } from 'vitest'
import type { Restriction } from '../../../contract/reviews.ts'
import { actionOf, trackerCsv } from './tracker-rows.ts'

const row: Restriction = {
  id: 'r',
  fact: 'iam.sso',
  finding_id: 'f-iam.sso',
  risk: '=HYPERLINK("x")',
  severity: 'high',
  affectedPlans: 'Team',
  minimumPlans: 'Business',
  restriction: 'Buy it.',
  alternativeMitigation: 'Review accounts.',
  reason: 'plan-gated',
}

test('each reason has an act of its own', () => {
  const reasons = ['plan-gated', 'partial', 'denied', 'unknown'] as const
  expect(reasons.map((reason) => actionOf({ reason }))).toEqual(['Buy', 'Configure', 'Accept', 'Ask'])
})

test('what pages dispute is asked about, and what is only likely is confirmed before it is configured or accepted', () => {
  expect(actionOf({ reason: 'partial' }, { tier: 'conflict', certainty: 'stated' })).toBe('Ask')
  expect(actionOf({ reason: 'partial' }, { tier: 'local', certainty: 'likely' })).toBe('Confirm')
  expect(actionOf({ reason: 'partial' }, { tier: 'local', certainty: 'stated' })).toBe('Configure')
  expect(actionOf({ reason: 'denied' }, { tier: 'local', certainty: 'likely' })).toBe('Confirm')
  expect(actionOf({ reason: 'denied' }, { tier: 'confirmed', certainty: 'likely' })).toBe('Accept')
  expect(actionOf({ reason: 'unknown' }, { tier: 'local', certainty: null })).toBe('Ask')
  expect(actionOf({ reason: 'plan-gated' }, { tier: 'local', certainty: 'likely' })).toBe('Buy')
})

test('rows are exported with what the team noted, and no cell is a formula', () => {
  const held = {
    fact: 'iam.sso',
    status: 'next',
    owner: { id: 'o', name: 'Dana Levi' },
    due: '2026-12-24',
    note: 'Quote "A"',
    updated_by: null,
    updated_at: '2026-11-22T00:00:00.000Z',
  } as const
  const [, line] = trackerCsv([row], [held]).split('\r\n')
  expect(line).toBe(
    `"'=HYPERLINK(""x"")","High","Team","Business","Buy it.","Review accounts.","Next","Dana Levi","2026-12-24","Quote ""A"""`,
  )
})
