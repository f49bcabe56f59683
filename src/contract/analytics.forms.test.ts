import { expect, test } from 'vitest'
import {
  costBreakdown,
  costDefaults,
  costPerReport,
  costSavings,
  growthPercentage,
  manualCostOf,
  percentagesOf,
} from './analytics.forms.ts'

const plan = (id: string, limit: number, once: number | null, monthly: number | null) => ({
  id,
  monthly_scan_limit: limit,
  price_onetime_cents: once,
  price_monthly_cents: monthly,
})

test.each([
  ['pay as you go', plan('pay_as_you_go', 1, 59_900, null), 599],
  ['starter', plan('starter', 5, null, 199_900), 400],
  ['pro', plan('pro', 10, null, 349_900), 350],
  ['demo', plan('demo', 999_999, 0, 0), 0],
  ['a plan without a price', plan('enterprise', 50, null, null), 599],
  ['no plan', null, 599],
] as const)('a report on %s costs its effective price', (_, given, dollars) => {
  expect(costPerReport(given)).toBe(dollars)
})

test('an assessment by hand costs rate times hours times overhead', () => {
  expect(manualCostOf(costDefaults)).toBe(720)
  expect(manualCostOf({ ...costDefaults, analystHourlyRate: 100, manualReviewHours: 10, complianceOverhead: 1 })).toBe(
    1000,
  )
})

test.each([
  [400, { saved: 320, reduction: 44.4 }],
  [0, { saved: 720, reduction: 100 }],
  [720, { saved: 0, reduction: 0 }],
  [900, { saved: 0, reduction: 0 }],
])('at %d dollars a report an assessment saves what is left of 720, never below 0', (price, { saved, reduction }) => {
  const breakdown = costBreakdown(costDefaults, price)
  expect(breakdown.savings_per_assessment).toBe(saved)
  expect(breakdown.cost_reduction_percent).toBe(reduction)
})

test('fifteen minutes instead of eight hours leave seven and three quarters', () => {
  expect(costBreakdown(costDefaults, 400).hours_saved_per_assessment).toBe(7.75)
  expect(costBreakdown({ ...costDefaults, manualReviewHours: 0 }, 400).hours_saved_per_assessment).toBe(0)
})

test('settings of 0 divide by nothing', () => {
  const none = { analystHourlyRate: 0, manualReviewHours: 0, automatedReviewMinutes: 0, complianceOverhead: 0 }
  expect(costBreakdown(none, 400)).toEqual({
    manual_cost_per_assessment: 0,
    product_cost_per_assessment: 400,
    savings_per_assessment: 0,
    cost_reduction_percent: 0,
    hours_saved_per_assessment: 0,
  })
})

test('savings are completed assessments times what one saves, in whole cents', () => {
  expect(costSavings(20, costBreakdown(costDefaults, 400))).toBe(6400)
  expect(costSavings(3, costBreakdown({ ...costDefaults, analystHourlyRate: 33.33 }, 0))).toBe(959.91)
})

test.each([
  [24, 21, 14],
  [3, 6, -50],
  [0, 5, -100],
  [5, 0, null],
  [0, 0, null],
])('%d after %d is a growth of %s percent', (now, before, percent) => {
  expect(growthPercentage(now, before)).toBe(percent)
})

test('percentages have one decimal, and nothing is a share of nothing', () => {
  expect(percentagesOf({ low: 1, medium: 1, high: 1 })).toEqual({ low: 33.3, medium: 33.3, high: 33.3 })
  expect(percentagesOf({ low: 0, medium: 0 })).toEqual({ low: 0, medium: 0 })
})
