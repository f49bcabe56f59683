import { expect, test } from 'vitest'
import { comparedTo, formatDays, formatHours, formatThousands, formatWait, pointLabels } from './figures.ts'

test.each([
  [34_651, '$34.7k'],
  [1000, '$1.0k'],
  [960, '$960'],
  [0, '$0'],
])('%d dollars are shown as %s', (amount, shown) => {
  expect(formatThousands(amount)).toBe(shown)
})

test.each([
  [26.5, '1.1 days'],
  [24, '1 day'],
  [0, '0 days'],
  [0.5, 'under 0.1 days'],
  [null, '–'],
])('%s hours are shown as %s', (hours, shown) => {
  expect(formatDays(hours)).toBe(shown)
})

test('a wait is told in hours, and one of minutes is not called none', () => {
  expect([26.46, 1, 0.04, 0].map(formatWait)).toEqual(['26.5 hours', '1 hour', 'under 0.1 hours', '0 hours'])
})

test('hours stay hours on the page that counts in hours', () => {
  expect([formatHours(26.5), formatHours(1), formatHours(null)]).toEqual(['26.5 hours', '1 hour', '–'])
})

test.each([
  [4, 5, '1 fewer than before'],
  [7, 5, '2 more than before'],
  [5, 5, 'as many as before'],
])('%d after %d is %s', (now, before, words) => {
  expect(comparedTo(now, before)).toBe(words)
})

test.each([
  ['2026-11', '2026-11-01T00:00:00Z', 'Nov', 'Nov 2026'],
  ['2026-Q4', '2026-10-01T00:00:00Z', 'Q4 26', 'Q4 2026'],
  ['2026', '2026-01-01T00:00:00Z', '2026', '2026'],
])('the point %s is named in short and in full', (period, startsAt, short, long) => {
  expect(pointLabels(period, startsAt)).toEqual({ short, long })
})
