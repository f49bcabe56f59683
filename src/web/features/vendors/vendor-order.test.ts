import { describe, expect, test } from 'vitest'
import { directionOf, nextSort } from './vendor-order.ts'

describe('the order of the Review Hub', () => {
  test('a column is sorted one way or the other, or not at all', () => {
    expect(directionOf('-score', 'score')).toBe('descending')
    expect(directionOf('score', 'score')).toBe('ascending')
    expect(directionOf('-added', 'score')).toBeNull()
  })

  test('the first click shows names from A and all else from the highest, the second the reverse', () => {
    expect(nextSort('-added', 'name')).toBe('name')
    expect(nextSort('name', 'name')).toBe('-name')
    expect(nextSort('-name', 'name')).toBe('name')
    expect(nextSort('-added', 'risks')).toBe('-risks')
    expect(nextSort('-risks', 'risks')).toBe('risks')
    expect(nextSort('-added', 'added')).toBe('added')
  })
})
