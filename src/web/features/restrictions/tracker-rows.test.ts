import { expect, test } from 'vitest'
import type { Restriction } from '../../../contract/reviews.ts'
import { actionOf, sayAction, trackerCsv } from './tracker-rows.ts'

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

test('each act is a sentence that says with whom, and for how much of a plan', () => {
  const gated = (minimumPlans: string) => sayAction({ reason: 'plan-gated', minimumPlans })
  expect(gated('Business')).toBe('Buy Business, or accept doing without it.')
  expect(gated('An add-on, at an extra price')).toBe('Buy an add-on, at an extra price, or accept doing without it.')
  expect(gated('Anchor')).toBe('Buy Anchor, or accept doing without it.')
  const said = (reason: Restriction['reason'], finding: Parameters<typeof sayAction>[1]) =>
    sayAction({ reason, minimumPlans: 'Not offered' }, finding)
  expect(said('partial', { tier: 'local', certainty: 'stated' })).toBe('Settle what is missing before you rely on it.')
  expect(said('partial', { tier: 'local', certainty: 'likely' })).toBe('Read the passage, then settle what is missing.')
  expect(said('partial', { tier: 'conflict', certainty: 'stated' })).toContain('which of its pages holds')
  expect(said('denied', { tier: 'local', certainty: 'stated' })).toBe('Do without it, or accept the risk in writing.')
  expect(said('denied', { tier: 'local', certainty: 'likely' })).toContain('Read the passage; if it holds, accept')
  expect(said('unknown', { tier: 'local', certainty: 'mentioned' })).toContain('Read the passage, or have the vendor')
  expect(said('unknown', { tier: 'local', certainty: null })).toBe('Have the vendor answer in writing.')
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
