import { expect, test } from 'vitest'
import { advise, annualSavings, defaultInput, manualWork, readRate, readReviews } from './advisor-figures.ts'

const offered = [
  { id: 'pay_as_you_go', monthly_scan_limit: 1, price_onetime_cents: 59_900, price_monthly_cents: null },
  { id: 'starter', monthly_scan_limit: 5, price_onetime_cents: null, price_monthly_cents: 199_900 },
  { id: 'pro', monthly_scan_limit: 10, price_onetime_cents: null, price_monthly_cents: 349_900 },
]
const internal = (monthlyReviews: number, hourlyRate = 100) => ({
  monthlyReviews,
  reviewType: 'internal' as const,
  hourlyRate,
})
const external = (monthlyReviews: number) => ({ ...internal(monthlyReviews), reviewType: 'external' as const })

test.each([
  ['one internal review', internal(1), { costPerReview: 1800, totalMonthlyCost: 1800, hoursReclaimed: 16 }],
  ['five internal reviews', internal(5), { costPerReview: 1800, totalMonthlyCost: 9000, hoursReclaimed: 80 }],
  ['a cheaper engineer', internal(2, 50), { costPerReview: 900, totalMonthlyCost: 1800, hoursReclaimed: 32 }],
  ['four by a consultant', external(4), { costPerReview: 3000, totalMonthlyCost: 12_000, hoursReclaimed: 24 }],
])('%s: the cost of a review, of a month, and the hours reclaimed', (_, input, expected) => {
  expect(manualWork(input)).toMatchObject(expected)
})

test.each([
  [internal(1), 0.4],
  [internal(5), 2],
  [external(7), 1.1],
])('work weeks are hours by forty with one decimal', (input, weeks) => {
  expect(manualWork(input).workWeeksSaved).toBe(weeks)
})

test.each([
  [1, 'pay_as_you_go'],
  [2, 'starter'],
  [5, 'starter'],
  [6, 'pro'],
  [10, 'pro'],
  [11, 'pay_as_you_go'],
])('for %d reviews a month %s is recommended', (reviews, plan) => {
  expect(advise(internal(reviews), offered).recommended).toBe(plan)
})

test('a plan has its price of the month, savings against work by hand and an effective cost of a review', () => {
  const { plans } = advise(internal(5), offered)
  expect(
    plans.map(({ plan, monthlyPrice, savings, costPerReview, isOverLimit }) => [
      plan.id,
      monthlyPrice,
      savings,
      costPerReview,
      isOverLimit,
    ]),
  ).toEqual([
    ['pay_as_you_go', 2995, 6005, 599, true],
    ['starter', 1999, 7001, 399.8, false],
    ['pro', 3499, 5501, 699.8, false],
  ])
})

test('a plan that costs more than work by hand shows what it loses', () => {
  expect(advise(internal(1, 50), offered).plans.map(({ savings }) => savings)).toEqual([301, -1099, -2599])
})

test('an unlimited plan is never over its limit, and without plans none is recommended', () => {
  const unlimited = { id: 'big', monthly_scan_limit: 999_999, price_onetime_cents: null, price_monthly_cents: 900_000 }
  expect(advise(internal(5000), [...offered, unlimited]).recommended).toBe('big')
  expect(advise(internal(1), []).recommended).toBeNull()
})

test('a year is twelve months', () => {
  expect(annualSavings(7001)).toBe(84_012)
})

test.each([
  ['3', 3],
  ['1', 1],
  ['0', 1],
  ['-2', 1],
  ['2.5', 1],
  ['', 1],
  ['many', 1],
])('%j reviews a month are read as %d', (typed, reviews) => {
  expect(readReviews(typed)).toBe(reviews)
})

test.each([
  ['120', 120],
  ['1', 1],
  ['85.5', 85.5],
  ['0.5', 100],
  ['', 100],
  ['x', 100],
])('an hourly rate of %j is read as %d', (typed, rate) => {
  expect(readRate(typed)).toBe(rate)
})

test('one internal review at 100 dollars an hour is where it starts', () => {
  expect(defaultInput).toEqual({ monthlyReviews: 1, reviewType: 'internal', hourlyRate: 100 })
})

test('a plan that people sell, without a price of its own, is neither reckoned with nor recommended', () => {
  const custom = { id: 'custom', monthly_scan_limit: 999_999, price_onetime_cents: null, price_monthly_cents: null }
  const { plans, recommended } = advise(internal(1), [...offered, custom])
  expect(plans.map(({ plan }) => plan.id)).toEqual(['pay_as_you_go', 'starter', 'pro'])
  expect(recommended).toBe('pay_as_you_go')
})
