import { expect, test } from 'vitest'
import { anchorQuote, foldText } from './anchor.ts'

const milliseconds = (work: () => void): number => {
  const started = performance.now()
  work()
  return performance.now() - started
}

test.each([
  ['words', 'customer data is encrypted — at rest… '],
  ['spaces', ' \n'],
  ['quotation marks', '“”'],
])('two million letters of %s are levelled in a moment', (_, part) => {
  for (const length of [20_000, 200_000, 2_000_000])
    expect(milliseconds(() => foldText(part.repeat(length / part.length)))).toBeLessThan(2_500)
})

test('a quotation that stands nowhere alone is given up in a moment', () => {
  for (const length of [8_000, 80_000, 800_000]) {
    const document = { id: 'd', text: 'a'.repeat(length) }
    expect(milliseconds(() => expect(anchorQuote(document, 'a'.repeat(1_000))).toBeNull())).toBeLessThan(2_000)
  }
})

test('a quotation is found where it stands alone, after places within words', () => {
  const document = { id: 'd', text: 'unencrypted, encryptedly, encrypted' }
  expect(anchorQuote(document, 'encrypted')).toMatchObject({ start: 26, end: 35 })
})
