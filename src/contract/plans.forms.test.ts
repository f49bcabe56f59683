import { expect, test } from 'vitest'
import { currentPlanId, planIdOf, pricePerReport, priceOf, yearlySaving } from './plans.forms.ts'

const starter = { price_onetime: null, price_monthly: 199_900, price_yearly: 1_999_000, monthly_scan_limit: 5 }

test('what a report comes to is in whole dollars, and nothing where reports are unlimited', () => {
  expect(pricePerReport(starter)).toBe(40_000)
  expect(pricePerReport({ ...starter, price_monthly: 349_900, monthly_scan_limit: 10 })).toBe(35_000)
  expect(pricePerReport({ ...starter, monthly_scan_limit: 999_999 })).toBeNull()
})

test('a year saves what twelve months cost more', () => {
  expect(yearlySaving(starter)).toEqual({ cents: 399_800, percent: 17 })
  expect(yearlySaving({ ...starter, price_yearly: 12 * 199_900 })).toBeNull()
})

test('a plan has a price in the cycles in which it is sold', () => {
  expect(['onetime', 'monthly', 'yearly'].map((cycle) => priceOf(starter, cycle as 'monthly'))).toEqual([
    null,
    199_900,
    1_999_000,
  ])
})

test('an earlier name of a plan reads as the one of today', () => {
  expect(['free', 'professional', 'enterprise', 'starter'].map(currentPlanId)).toEqual([
    'demo',
    'pro',
    'pro',
    'starter',
  ])
})

test('the identifier of a new plan is its name in lower case with underscores', () => {
  expect(planIdOf(' Team & Friends ')).toBe('team_friends')
})
