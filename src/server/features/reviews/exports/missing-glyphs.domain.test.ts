import { expect, test } from 'vitest'
import { charactersWithoutGlyph, printable, withBoxes } from './missing-glyphs.ts'

test('hidden characters are named on paper, private and unassigned ones are boxes', () => {
  expect(printable('a\u202eb \ue123 \u{f0000} \u0378 漢')).toBe('a⟦U+202E⟧b □ □ □ 漢')
})

test('the characters that the compiler names become boxes wherever they stand', () => {
  const say = (quoted: string): string =>
    String.raw`[SourceDiagnostic { message: "PDF/UA-1 error: the text ${'`'}\"${quoted}\"${'`'} could not be displayed with font ${'`'}\"Libertinus Serif\"${'`'}" }]`
  const missing = charactersWithoutGlyph(say(String.raw`\\u{1}`) + say('ភ') + say(String.raw`a\\u{301}`) + say('𠀀'))
  expect([...missing]).toEqual(['\u0001', 'ភ', '\u0301', '𠀀'])
  expect(withBoxes({ a: ['ភa𠀀'], b: { c: 'e\u0301\u0001' } }, missing)).toEqual({ a: ['□a□'], b: { c: 'e□□' } })
  expect(charactersWithoutGlyph('some other failure').size).toBe(0)
})
