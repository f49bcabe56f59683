import { expect, test } from 'vitest'
import { planQuery } from './plan-query.ts'

const sold = [{ plan: 'Team' }, { plan: 'Business' }]

test('a file is written for the plan that was chosen on the page, also for none', () => {
  expect(planQuery('Business', sold)).toEqual({ plan: 'Business' })
  expect(planQuery('', sold)).toEqual({ plan: '' })
})

test('without a choice on the page, or with a plan that is not sold, the organization’s own plan is the server’s to know', () => {
  expect(planQuery(undefined, sold)).toEqual({})
  expect(planQuery('Nonesuch', sold)).toEqual({})
})
