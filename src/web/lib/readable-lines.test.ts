import { describe, expect, test } from 'vitest'
import { inOneLine, readableLines } from './readable-lines.ts'

const texts = (text: string, startsLine = true): string[] => readableLines(text, startsLine).map((line) => line.text)

describe('stored text as it is read', () => {
  test('a heading loses its marks and is one', () => {
    expect(readableLines('### Certificates\nWe hold some.', true)).toEqual([
      { text: 'Certificates', isHeading: true },
      { text: 'We hold some.', isHeading: false },
    ])
  })

  test('bullets of every kind look alike and keep their depth', () => {
    expect(texts('- One\n  * Two\n+ Three')).toEqual(['• One', '  • Two', '• Three'])
  })

  test('a heading whose words are the quote leaves no marks behind', () => {
    expect(texts('Text.\n\n## ')).toEqual(['Text.', '', ''])
  })

  test('text that goes on in a line has no mark at its start', () => {
    expect(texts('- or so.\n- Next', false)).toEqual(['- or so.', '• Next'])
  })

  test('numbers with a sign, hashes in words and dashes between words stay', () => {
    const text = '-40 degrees\n#1 choice\nA - B'
    expect(texts(text)).toEqual(text.split('\n'))
  })
})

test('a passage in one line keeps its words and loses the marks of the stored page', () => {
  expect(inOneLine('## Do you offer two-factor authentication?\nNot yet.')).toBe(
    'Do you offer two-factor authentication? Not yet.',
  )
  expect(inOneLine('The # stays inside a line.')).toBe('The # stays inside a line.')
})
