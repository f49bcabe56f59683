import { expect, test } from 'vitest'
import { sayLength, tooLong } from './length.forms.ts'

test('a text that is too long is told by how much', () => {
  expect(tooLong(2_100, 2_000)).toBe('2,100 of 2,000 characters; shorten it by 100')
  expect(tooLong(2_001, 2_000)).toBe('2,001 of 2,000 characters; shorten it by 1')
  expect(sayLength(1_950, 2_000)).toBe('1,950 of 2,000 characters')
})
