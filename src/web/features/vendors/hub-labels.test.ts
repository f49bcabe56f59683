import { describe, expect, test } from 'vitest'
import { readHubSearch } from '../../lib/hub-search.ts'
import { filterLabels, sortLabels } from './hub-labels.ts'

describe('the address of the Review Hub', () => {
  test('every order and every filter can be asked for, each by words of its own', () => {
    const [sorts, stands] = [Object.keys(sortLabels), Object.keys(filterLabels)]
    for (const sort of sorts) expect(readHubSearch({ sort })).toEqual({ sort })
    for (const show of stands) expect(readHubSearch({ show })).toEqual({ show })
    expect(new Set(Object.values(sortLabels)).size).toBe(sorts.length)
    expect(new Set(Object.values(filterLabels)).size).toBe(stands.length)
  })

  test('what the Hub does not know is left out, and the first page is not written', () => {
    expect(readHubSearch({ sort: 'toString', show: 'all', page: 1, search: '' })).toEqual({})
    for (const page of ['two', -2, 1.5, 0, null, 1_000_000]) expect(readHubSearch({ page })).toEqual({})
    expect(readHubSearch({ page: 2, search: 1234 })).toEqual({ page: 2, search: '1234' })
  })

  test('a search is no longer than the API takes', () => {
    expect(readHubSearch({ search: 'x'.repeat(300) }).search).toHaveLength(200)
  })

  test('a search that is cut never ends in half an emoji', () => {
    const { search } = readHubSearch({ search: `x${'😀'.repeat(150)}` })
    expect(search).toBe(`x${'😀'.repeat(99)}`)
  })
})
