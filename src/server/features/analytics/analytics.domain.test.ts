import { expect, test } from 'vitest'
import {
  gradeDistributionOf,
  gradeOfAverage,
  inTenths,
  periodBefore,
  periodName,
  riskDistributionOf,
} from './analytics.domain.ts'

test('a period ends now, and the one before it is as long', () => {
  const { before, from, to } = periodBefore(new Date('2026-11-22T10:00:00Z'), 30)
  expect([before, from, to].map((moment) => moment.toISOString())).toEqual([
    '2026-09-23T10:00:00.000Z',
    '2026-10-23T10:00:00.000Z',
    '2026-11-22T10:00:00.000Z',
  ])
})

test('risks and grades add up to the reviews, because what is withheld is counted', () => {
  expect(riskDistributionOf({ low: 9, medium: 7, high: 3, no_risk: 1 })).toEqual({
    data: { low: 9, medium: 7, high: 3, withheld: 1 },
    percentages: { low: 45, medium: 35, high: 15, withheld: 5 },
  })
  expect(gradeDistributionOf({ B: 2, F: 1 }, 4)).toEqual({
    data: { A: 0, B: 2, C: 0, D: 0, F: 1, withheld: 1 },
    percentages: { A: 0, B: 50, C: 0, D: 0, F: 25, withheld: 25 },
  })
})

test.each([
  [84.5, 'A'],
  [84.4, 'B'],
  [58, 'C'],
  [41, 'F'],
  [0, 'F'],
  [null, null],
])('an average of %s has the grade %s, as it is shown', (score, grade) => {
  expect(gradeOfAverage(score)).toBe(grade)
})

test.each([
  ['monthly', '2026-11'],
  ['quarterly', '2026-Q4'],
  ['yearly', '2026'],
] as const)('a %s point is named %s', (period, name) => {
  expect(periodName(new Date('2026-11-01T00:00:00Z'), period)).toBe(name)
})

test('figures have one decimal, and none stays none', () => {
  expect([inTenths(26.46), inTenths(null)]).toEqual([26.5, null])
})
