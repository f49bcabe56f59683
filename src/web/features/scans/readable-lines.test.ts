import { describe, expect, test } from 'vitest'
import { readableLines } from './readable-lines.ts'

const words = (text: string, startsLine = true): string[] => readableLines(text, startsLine).map((line) => line.words)

describe('stored text as it is read', () => {
  test('a heading loses its marks and is one', () => {
    expect(readableLines('### Certificates\nWe hold some.', true)).toEqual([
      { words: 'Certificates', isHeading: true },
      { words: 'We hold some.', isHeading: false },
    ])
  })

  test('bullets of every kind look alike and keep their depth', () => {
    expect(words('- One\n  * Two\n+ Three')).toEqual(['• One', '  • Two', '• Three'])
  })

  test('a heading whose words are the quote leaves no marks behind', () => {
    expect(words('Text.\n\n## ')).toEqual(['Text.', '', ''])
  })

  test('text that goes on in a line has no mark at its start', () => {
    expect(words('- or so.\n- Next', false)).toEqual(['- or so.', '• Next'])
  })

  test('numbers with a sign, hashes in words and dashes between words stay', () => {
    const text = '-40 degrees\n#1 choice\nA - B'
    expect(words(text)).toEqual(text.split('\n'))
  })
})
