import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anchorQuote } from './anchor.ts'
import { cutQuote, findVerbatim, verifyQuote } from './quotes.ts'

const runs = { numRuns: 3000 }

const word = fc.constantFrom(
  'Acme',
  'encrypts',
  'customer',
  'data',
  'at',
  'rest',
  'within',
  '72',
  'hours',
  'SOC',
  '2',
  'we',
  "don't",
  'sell',
  'TLS',
  '1.2',
  '99.9%',
)
const sentence = fc.array(word, { minLength: 4, maxLength: 25 }).map((words) => `${words.join(' ')}.`)
const text = fc.array(sentence, { minLength: 1, maxLength: 6 }).map((sentences) => sentences.join(' '))
const anyText = fc.string({ minLength: 1, maxLength: 200, unit: 'binary' })

function variants(quotation: string, seed: number): string {
  const marks = ["'", '\u2019', '\u2018']
  const spaces = [' ', '\u00a0', '  ', '\n', ' \t']
  return quotation
    .replaceAll("'", () => marks[seed % marks.length] ?? "'")
    .replaceAll(' ', (_, at: number) => spaces[(seed + at) % spaces.length] ?? ' ')
}

describe('admission', () => {
  test('any span cut from a document passes', () => {
    fc.assert(
      fc.property(anyText, fc.nat(), fc.nat(), (content, a, b) => {
        const document = { id: 'd', text: content }
        const [start, end] = [Math.min(a, b) % content.length, (Math.max(a, b) % content.length) + 1]
        const quote = cutQuote(document, Math.min(start, end), Math.max(start, end))
        if (quote === null || quote.text.trim() === '') return
        expect(verifyQuote(document, quote)).toBe(true)
        expect(findVerbatim(document, quote.text, 500).some((one) => one.start === quote.start)).toBe(true)
      }),
      runs,
    )
  })

  test('a quote with one character changed never passes', () => {
    fc.assert(
      fc.property(text, fc.nat(), fc.constantFrom('x', '0', '9', '.', 'Z', '\u00e9'), (content, place, character) => {
        const document = { id: 'd', text: content }
        const at = place % content.length
        if (content[at] === character) return
        const changed = content.slice(0, at) + character + content.slice(at + 1)
        expect(verifyQuote(document, { document_id: 'd', start: 0, end: content.length, text: changed })).toBe(false)
      }),
      runs,
    )
  })

  test('offsets outside the text, fractions and empty spans give no quote', () => {
    const document = { id: 'd', text: 'We encrypt data.' }
    for (const [start, end] of [
      [-1, 3],
      [0, 99],
      [3, 3],
      [5, 2],
      [0.5, 3],
      [Number.NaN, 2],
    ] as const)
      expect(cutQuote(document, start, end)).toBeNull()
  })
})

describe('the tolerant verifier', () => {
  test('gives back the exact stored text whatever the typography of the quotation', () => {
    fc.assert(
      fc.property(text, fc.nat({ max: 50 }), fc.nat({ max: 50 }), (content, stored, written) => {
        const document = { id: 'd', text: variants(content, stored) }
        const quote = anchorQuote(document, variants(content, written))
        expect(quote && verifyQuote(document, quote)).toBe(true)
      }),
      runs,
    )
  })

  test('refuses a quotation in which a digit was changed', () => {
    fc.assert(
      fc.property(sentence, fc.integer({ min: 0, max: 9 }), (content, digit) => {
        const at = content.search(/\d/)
        if (at === -1 || content[at] === String(digit)) return
        const changed = content.slice(0, at) + String(digit) + content.slice(at + 1)
        if (content.includes(changed)) return
        expect(anchorQuote({ id: 'd', text: content }, changed)).toBeNull()
      }),
      runs,
    )
  })

  test('refuses a quotation with a word added, dropped or replaced', () => {
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 5, maxLength: 20 }),
        fc.nat(),
        fc.nat({ max: 2 }),
        (words, place, change) => {
          const at = 1 + (place % (words.length - 2))
          const changed: string[] = [...words]
          if (change === 0) changed.splice(at, 0, 'never')
          else if (change === 1) changed.splice(at, 1)
          else changed[at] = 'not'
          const content = `${words.join(' ')}.`
          const quotation = `${changed.join(' ')}.`
          if (content.includes(quotation)) return
          expect(anchorQuote({ id: 'd', text: content }, quotation)).toBeNull()
        },
      ),
      runs,
    )
  })

  test('does not find a number inside a longer number, nor a word inside a longer word', () => {
    expect(anchorQuote({ id: 'd', text: 'We answer in 172 hours.' }, '72 hours')).toBeNull()
    expect(anchorQuote({ id: 'd', text: 'Data is unencrypted.' }, 'encrypted')).toBeNull()
  })

  test('keeps curly quotes, dashes and hard spaces of the stored text', () => {
    const document = { id: 'd', text: 'We don\u2019t sell data\u00a0\u2014 never\u2026' }
    expect(anchorQuote(document, "don't sell data - never...")?.text).toBe(
      'don\u2019t sell data\u00a0\u2014 never\u2026',
    )
  })
})
