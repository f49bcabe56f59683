import { expect, test } from 'vitest'
import { limitWords, readLimit } from './plan-choice.ts'

test.each([
  ['5', 5],
  ['999999', 999_999],
  ['', 999_999],
  ['NaN', 999_999],
  ['many', 999_999],
])('a limit that is typed as "%s" is %i', (typed, limit) => {
  expect(readLimit(typed)).toEqual({ limit })
})

test.each([
  ['0', 'The scan limit is 1 or more.'],
  ['-5', 'The scan limit is 1 or more.'],
  ['1e9', 'The scan limit is at most 999,999, which is unlimited.'],
  ['Infinity', 'The scan limit is at most 999,999, which is unlimited.'],
  ['2.5', 'The scan limit is a whole number.'],
])('a limit that is typed as "%s" is refused', (typed, problem) => {
  expect(readLimit(typed)).toEqual({ problem })
})

test('a limit above 100000 is told as none', () => {
  expect(limitWords(100_000)).toBe('100,000')
  expect(limitWords(100_001)).toBe('Unlimited')
})
