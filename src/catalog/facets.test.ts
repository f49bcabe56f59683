import { expect, test } from 'vitest'
import { codebook } from './codebook.ts'
import { facets, type Facet } from './facets.ts'

// safe because the keys are those of the table
const names = Object.keys(facets) as Facet[]

test.each(names)('%s is read in its example', (name) => {
  expect(facets[name].pattern.test(facets[name].example.toLowerCase())).toBe(true)
})

test('every facet makes a difference to some fact', () => {
  const used = new Set(codebook.flatMap((entry) => Object.keys(entry.facets)))
  expect(names.filter((name) => !used.has(name))).toEqual([])
})
