import { expect, test } from 'vitest'
import { sayDue } from './DueField.tsx'

test('lateness is said in words, and a day to come with how far it is', () => {
  expect(sayDue('2026-11-19', '2026-11-22')).toEqual({ text: '3 days late', isLate: true })
  expect(sayDue('2026-11-22', '2026-11-22')).toEqual({ text: 'today', isLate: false })
  expect(sayDue('2026-11-23', '2026-11-22')).toEqual({ text: 'in 1 day', isLate: false })
})
