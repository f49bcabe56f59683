import { expect, test } from 'vitest'
import type { ReviewPage } from '../../../contract/reviews.page.ts'
import { acceptedRestrictions, openRestrictions } from './page-counts.ts'

test('an accepted risk is no open item and no met one: it is counted apart', () => {
  // safe because the counts read just these fields
  const page = {
    restrictions: ['a', 'b', 'c'].map((fact) => ({ fact })),
    tracked: [
      { fact: 'a', status: 'wont_implement' },
      { fact: 'b', status: 'done' },
      { fact: 'gone', status: 'wont_implement' },
    ],
  } as unknown as ReviewPage
  expect(openRestrictions(page).map(({ fact }) => fact)).toEqual(['c'])
  expect(acceptedRestrictions(page).map(({ fact }) => fact)).toEqual(['a'])
})
