import { expect, test } from 'vitest'
import { emptyPackage, readPackage } from './package-form.ts'

const typed = { ...emptyPackage, name: ' Team ', description: 'Ours' }

test('prices are typed in dollars and sent in cents, and empty lines are no features', () => {
  expect(readPackage({ ...typed, limit: '8', monthly: '19.99', features: ['First', ' ', 'Second '] })).toEqual({
    form: {
      name: 'Team',
      description: 'Ours',
      monthly_scan_limit: 8,
      vendor_limit: null,
      price_onetime: null,
      price_monthly: 1999,
      price_yearly: null,
      features: ['First', 'Second'],
    },
  })
})

test.each([
  ['-1', 'The monthly price is 0 or more.'],
  ['1e12', 'The monthly price is at most $1,000,000.'],
  ['a lot', 'The monthly price is 0 or more.'],
])('a price of %s is refused', (monthly, problem) => {
  expect(readPackage({ ...typed, monthly })).toEqual({ problem })
})

test.each([
  ['', 1],
  ['0', 1],
  ['many', 1],
  ['1000000000', 999_999],
])('a limit that is typed as "%s" is %i', (limit, wanted) => {
  expect(readPackage({ ...typed, limit })).toMatchObject({ form: { monthly_scan_limit: wanted } })
})
