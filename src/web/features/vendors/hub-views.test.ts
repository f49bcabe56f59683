import { expect, test } from 'vitest'
import { readViews, withView, writeViews, type HubView } from './hub-views.ts'

const risky: HubView = { name: 'Risky', search: { show: 'high_risks', sort: 'score' }, columns: ['score', 'owner'] }

test('what was kept is read again as it was', () => {
  const own: HubView = { name: 'Mine', search: { search: 'acme' }, columns: ['verdict'] }
  expect(readViews(writeViews([risky, own]))).toEqual([risky, own])
})

test.each([undefined, 7, 'no json', '{}', '[1,["x"]]', '[["",{},"score"]]'])('%j is no view', (kept) => {
  expect(readViews(kept)).toEqual([])
})

test('what the Hub does not know is left out of a view, and a page is no part of it', () => {
  const kept = JSON.stringify([['Old', { show: 'gone', sort: 'name', page: 4, tab: 'analytics' }, 'gone,score']])
  expect(readViews(kept)).toEqual([{ name: 'Old', search: { sort: 'name' }, columns: ['score'] }])
})

test('a view takes the place of one of the same name', () => {
  const next: HubView = { ...risky, columns: ['risk'] }
  expect(withView([risky], next)).toEqual([next])
  expect(withView([risky], { ...next, name: 'Other' })).toHaveLength(2)
})
