import { expect, test } from 'vitest'
import { describeScale, describeScore, isOtherScale } from './score-change.ts'

const before = {
  scan_id: 's',
  completed_at: null,
  score: 70,
  grade: 'C',
  quality: null,
  coverage: 90,
  score_version: '1',
  score_on_this_scale: 74,
} as const

test('a change of the scale is told as one, and the vendor is compared on one scale', () => {
  const now = { score: 74, score_version: '2' }
  expect(isOtherScale(before, now)).toBe(true)
  expect(describeScore(before, now)).toBe('Score 74, unchanged')
  expect(describeScale(before)).toBe('It scored 70, which is 74 on this scale.')
  expect(describeScale({ ...before, score_on_this_scale: null })).toContain('would be withheld')
})

test('on the same scale the scores are compared as they are', () => {
  const now = { score: 66, score_version: '1' }
  expect(isOtherScale(before, now)).toBe(false)
  expect(describeScore({ ...before, score_on_this_scale: 70 }, now)).toBe('Score 70 → 66')
})
