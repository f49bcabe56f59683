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
  ['NaN', 1],
  ['many', 1],
  ['999999', 999_999],
])('a limit that is typed as "%s" is %i', (limit, wanted) => {
  expect(readPackage({ ...typed, limit })).toMatchObject({ form: { monthly_scan_limit: wanted } })
})

test.each([
  ['0', 'The scan limit is 1 or more.'],
  ['-5', 'The scan limit is 1 or more.'],
  ['1e9', 'The scan limit is at most 999,999, which is unlimited.'],
  ['1.5', 'The scan limit is a whole number.'],
])('a limit that is typed as "%s" is refused', (limit, problem) => {
  expect(readPackage({ ...typed, limit })).toEqual({ problem })
})

test.each(['0', '-5', '1.5', '1e9', 'NaN', 'many'])('%s is no number of vendors', (vendors) => {
  expect(readPackage({ ...typed, vendors })).toEqual({
    problem: 'The number of vendors is a whole number from 1 to 1,000,000, or empty for no limit.',
  })
})
