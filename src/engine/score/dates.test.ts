import { expect, test } from 'vitest'
import { lastDayOf, readDate, sayDate } from './dates.ts'

test.each([
  ['2026-06-30', '30 June 2026'],
  ['30 june 2026', '30 June 2026'],
  ['June 30th, 2026', '30 June 2026'],
  ['sept 2025', 'September 2025'],
  ['2026-06', 'June 2026'],
  ['2024', '2024'],
  ['2026-13-40', '2026'],
])('%s is read as %s', (written, said) => {
  const date = readDate(written)
  expect(date && sayDate(date)).toBe(said)
})

test('text without a year is not a date', () => {
  expect(readDate('next spring')).toBeNull()
})

test('a date without a day means its last possible day', () => {
  const month = readDate('February 2024')
  const year = readDate('2024')
  expect(month && new Date(lastDayOf(month)).toISOString().slice(0, 10)).toBe('2024-02-29')
  expect(year && new Date(lastDayOf(year)).toISOString().slice(0, 10)).toBe('2024-12-31')
})
