import { expect, test } from 'vitest'
import { arcsOf, labelStep, nextMark, placeOf, ticksTo } from './chart-scale.ts'

test.each([
  [20, 4, false, [0, 5, 10, 15, 20]],
  [34_651, 4, false, [0, 10_000, 20_000, 30_000, 40_000]],
  [3, 4, true, [0, 1, 2, 3]],
  [0, 4, true, [0, 1]],
  [1, 4, true, [0, 1]],
  [0.5, 5, false, [0, 0.1, 0.2, 0.3, 0.4, 0.5]],
])('an axis to %d has round ticks', (most, wanted, isWhole, ticks) => {
  expect(ticksTo(most, wanted, isWhole)).toEqual(ticks)
})

test('a value stands as far between two pixels as between its bounds', () => {
  expect(placeOf(25, [0, 100], [200, 0])).toBe(150)
  expect(placeOf(5, [5, 5], [10, 90])).toBe(10)
})

test('labels that do not fit beside each other are left out evenly', () => {
  expect([labelStep(12, 600, 40), labelStep(12, 300, 40), labelStep(12, 0, 40)]).toEqual([1, 2, 480])
})

test.each([
  ['ArrowRight', 1, 2],
  ['ArrowRight', 2, 2],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Tab', 1, 1],
])('%s leads from mark %d to %d of three', (key, at, next) => {
  expect(nextMark(key, at, 3)).toBe(next)
})

test('arcs are as long as their shares less a gap, and one that is alone closes the circle', () => {
  expect(arcsOf([1, 3], 100, 2)).toEqual([
    { length: 23, offset: 0 },
    { length: 73, offset: 25 },
  ])
  expect(arcsOf([0, 5], 100, 2).map(({ length }) => length)).toEqual([0, 100])
  expect(arcsOf([0, 0], 100, 2).map(({ length }) => length)).toEqual([0, 0])
})
