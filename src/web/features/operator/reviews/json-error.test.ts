import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonErrorAt } from './json-error.ts'

test('no place is wrong in what a JSON writer wrote', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2, '\t'), (value, indent) => {
      expect(jsonErrorAt(JSON.stringify(value, null, indent))).toBeNull()
    }),
  )
})

test('a place is wrong just where the browser refuses the text', () => {
  const pieces = fc.constantFrom('{', '}', '[', ']', ',', ':', '"a"', '1', '-', 'true', ' ', '\n', '\\', '0')
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const text = parts.join('')
      let isRefused = false
      try {
        JSON.parse(text)
      } catch {
        isRefused = true
      }
      expect(jsonErrorAt(text) !== null).toBe(isRefused)
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['{"a": 1,}', 8],
  ['{"a" 1}', 5],
  ['[1 2]', 3],
  ['{"a": Seen}', 6],
  ['[1] x', 4],
  ['', 0],
])('%s is wrong at its place', (text, place) => {
  expect(jsonErrorAt(text)).toBe(place)
})

test('a text that is nested very deep is read all the same', () => {
  expect(jsonErrorAt('['.repeat(100_000))).toBe(100_000)
})
