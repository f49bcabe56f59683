import { expect, test } from 'vitest'
import { limitWords, readLimit } from './plan-choice.ts'

test.each([
  ['5', 5],
  ['0', 1],
  ['-3', 1],
  ['', 999_999],
  ['many', 999_999],
  ['1000000000', 999_999],
])('a limit that is typed as "%s" is %i', (typed, limit) => {
  expect(readLimit(typed)).toBe(limit)
})

test('a limit above 100000 is told as none', () => {
  expect(limitWords(100_000)).toBe('100,000')
  expect(limitWords(100_001)).toBe('Unlimited')
})
