import fc from 'fast-check'
import { expect, it } from 'vitest'
import { witnessFeatures } from './witness-features.ts'
import { featureFinder } from './witness-lookup.ts'

const text = fc
  .array(fc.constantFrom('audit', 'audits', 'auditing', 'log', '24', 'of', 'a', 'aa', 'aaa', "don't", '–', 'zz9'), {
    maxLength: 80,
  })
  .map((words) => words.join(' '))

it('finds the features that the model knows, as often and in the order in which they are counted by name', () => {
  fc.assert(
    fc.property(text, text, (learned, read) => {
      const known = [...witnessFeatures(learned).keys()]
      const found = new Map<string, number>()
      featureFinder(known)(read, (index) => {
        const name = known[index] ?? ''
        found.set(name, (found.get(name) ?? 0) + 1)
      })
      const expected = [...witnessFeatures(read)].filter(([name]) => known.includes(name))
      expect([...found]).toEqual(expected)
    }),
  )
})
