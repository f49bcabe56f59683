import { expect, test } from 'vitest'
import { scanRefusal, vendorRefusal } from './usage.domain.ts'

const starter = { plan: 'starter', limit: 5, used: 5, credits: 0, hold: null }

test('a plan that is used up is refused with the price of a single report, as the catalogue has it', () => {
  expect(scanRefusal(starter, 59_900)).toEqual({
    code: 'limit_reached',
    detail:
      "This month's 5 reports are used up. Buy an extra report for $599 or upgrade your plan to start another scan.",
  })
  expect(scanRefusal(starter, 123_450)?.detail).toContain('Buy an extra report for $1,234.50 or')
})

test('where no single report is sold none is offered', () => {
  expect(scanRefusal(starter, null)?.detail).toBe(
    "This month's 5 reports are used up. Upgrade your plan to start another scan.",
  )
})

test('without a plan a subscription is asked for, and an unlimited one is never used up', () => {
  expect(scanRefusal({ ...starter, plan: null, limit: 0, used: 0 }, 59_900)?.code).toBe('subscription_required')
  expect(scanRefusal({ ...starter, plan: 'demo', limit: 999_999, used: 200_000 }, 59_900)).toBeNull()
  expect(scanRefusal({ ...starter, used: 4 }, 59_900)).toBeNull()
})

test('a plan with a limit of vendors is full at that many', () => {
  expect(vendorRefusal(10, 9)).toBeNull()
  expect(vendorRefusal(null, 1_000)).toBeNull()
  expect(vendorRefusal(10, 10)).toBe('Your plan includes 10 vendors. Upgrade your plan to add another.')
})
