import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  borderBefore,
  cutText,
  firstLetter,
  markHidden,
  shortText,
  storable,
  storableText,
  textParts,
} from './text.forms.ts'

const anyUnits = fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) })
const withMarks = fc.string({
  unit: fc.constantFrom(
    'a',
    ' ',
    '\u0301',
    '\ud83d',
    '\ude00',
    '👩‍💻',
    '🇩🇪',
    '\u202e',
    '\u200d',
    'क्षि',
    '\r',
    '\n',
    '\u0000',
  ),
})

test('what is made storable is well formed, without NUL and noncharacters, and as long as before', () => {
  expect(storableText('a\u0000b\ud83dc\ufffed\uffffe\ufdd0f')).toBe('a\ufffdb\ufffdc\ufffdd\ufffde\ufffdf')
  fc.assert(
    fc.property(anyUnits, (text) => {
      const stored = storableText(text)
      expect(stored).toHaveLength(text.length)
      expect(stored.isWellFormed()).toBe(true)
      expect(stored).not.toContain('\u0000')
      expect(stored).not.toMatch(/[\ufdd0-\ufdef\ufffe\uffff]/)
      expect(storableText(stored)).toBe(stored)
    }),
  )
})

test('text that can be stored stays as it is, escape and direction characters too', () => {
  const text = 'plain \u001b[31m \u0085 \u202e \u200d 👩‍💻 漢字 \t\r\n'
  expect(storableText(text)).toBe(text)
})

test('every string of plain data is made storable, however deep it stands', () => {
  const given = { a: 'x\u0000', b: [{ c: '\ud800', n: 1 }, null, true], d: { e: ['\uffff'] } }
  expect(storable(given)).toEqual({ a: 'x\ufffd', b: [{ c: '\ufffd', n: 1 }, null, true], d: { e: ['\ufffd'] } })
})

test('a cut falls between letters as people see them', () => {
  expect(cutText('abc', 2)).toBe('ab')
  expect(cutText('abc', 9)).toBe('abc')
  expect(cutText('ab😀', 3)).toBe('ab')
  expect(cutText('ab👩‍💻c', 6)).toBe('ab')
  expect(cutText('ab🇩🇪🇫🇷', 8)).toBe('ab🇩🇪')
  expect(cutText('cafe\u0301', 4)).toBe('caf')
  expect(cutText('a\r\nb', 2)).toBe('a')
  expect(shortText('abcdef', 4)).toBe('abc…')
  expect(shortText('abcd', 4)).toBe('abcd')
  expect(firstLetter('👩‍💻 Ltd')).toBe('👩‍💻')
  expect(firstLetter('')).toBe('')
})

test('a cut never leaves half a surrogate pair, never grows, and cuts where the whole text has a border', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
  fc.assert(
    fc.property(withMarks, fc.nat(40), (units, at) => {
      const text = units.toWellFormed()
      const border = borderBefore(text, at)
      expect(border).toBeLessThanOrEqual(at)
      expect(text.slice(0, border).isWellFormed()).toBe(true)
      const borders = [...segmenter.segment(text)].map(({ index }) => index).concat(text.length)
      expect(borders).toContain(border)
    }),
  )
})

test('a pile of marks longer than any letter is cut between its characters', () => {
  expect(cutText(`a${'\u0301'.repeat(5000)}`, 1000)).toHaveLength(1000)
  expect(cutText('😀\u200d'.repeat(5000), 1000).isWellFormed()).toBe(true)
})

test('cutting costs the same at 10 and 100 times the size', () => {
  for (const size of [200_000, 2_000_000, 20_000_000]) {
    const text = 'é👩‍💻'.repeat(size / 7)
    expect(text.indexOf('\u0000')).toBe(-1)
    const started = Date.now()
    for (let round = 0; round < 20; round += 1) cutText(text, size / 2)
    expect(Date.now() - started).toBeLessThan(500)
  }
})

test('characters that reverse, hide or command are shown by name', () => {
  expect(markHidden('pay \u202eexe.pdf')).toBe('pay ⟦U+202E⟧exe.pdf')
  expect(markHidden('\u001b[31mred\u0007')).toBe('⟦U+001B⟧[31mred⟦U+0007⟧')
  expect(markHidden('a\u200bb\ufeff\u2066c\u061c')).toBe('a⟦U+200B⟧b⟦U+FEFF and 1 more⟧c⟦U+061C⟧')
  expect(markHidden('hi\u{e0049}\u{e0067}\u{e006e}!')).toBe('hi⟦U+E0049 and 2 more⟧!')
  expect(markHidden('x\ufe0f\ufe0e\ufe01')).toBe('x\ufe0f⟦U+FE0E and 1 more⟧')
  expect(markHidden('\ud83d \ufffe \u0000')).toBe('⟦U+D83D⟧ ⟦U+FFFE⟧ ⟦U+0000⟧')
  expect(markHidden('Auf\u200clage z\u200dw')).toBe('Auf⟦U+200C⟧lage z⟦U+200D⟧w')
})

test('joiners and tags that make emoji and letters are no marks, nor is right-to-left text', () => {
  for (const text of [
    '👩‍💻 👨‍👩‍👧‍👦 ❤️‍🔥 🧑🏽‍🚀 🏴‍☠️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    'می\u200cخواهم',
    'क्\u200dष र्\u200cय',
    'شركة أمن المعلومات',
    'אבטחת מידע',
    'ภาษา\u200bไทย',
    'line\nline\tcell\r\n',
    'caf\u00e9 cafe\u0301 \u00ad',
  ]) {
    expect(markHidden(text)).toBe(text)
  }
})

test('the pieces of a text joined are the text', () => {
  fc.assert(
    fc.property(fc.oneof(withMarks, anyUnits), (text) => {
      expect(
        textParts(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
      expect(textParts(markHidden(text)).every((part) => part.mark === null)).toBe(true)
    }),
  )
})

test('marking is linear: 10 and 100 times the hidden characters stay fast', () => {
  for (const size of [500, 5_000, 50_000]) {
    for (const piece of ['\u200d', 'a\u202e', '\u{1f3f4}\u{e0061}', '\ufe0f', 'क\u200d']) {
      const started = Date.now()
      markHidden(piece.repeat(size))
      expect(Date.now() - started).toBeLessThan(1000)
    }
  }
})
