import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spreadsheetCell } from './spreadsheet-cell.ts'

test('an apostrophe stands before every sign of a formula that could start a cell', () => {
  expect(spreadsheetCell('=1+1')).toBe("'=1+1")
  expect(spreadsheetCell('a;=1+1')).toBe("a;'=1+1")
  expect(spreadsheetCell('a;  @x')).toBe("a;'  @x")
  expect(spreadsheetCell('a,-b')).toBe("a,'-b")
  expect(spreadsheetCell('a\t+b\n=c\r\n=d')).toBe("a\t'+b\n'=c\r'\n'=d")
  expect(spreadsheetCell('a"=1')).toBe('a"\'=1')
  expect(spreadsheetCell(';""=1')).toBe(';""\'=1')
  expect(spreadsheetCell(' \t=1')).toBe("' \t'=1")
  for (const sign of '＝＋－＠﹦﹢﹣﹫') expect(spreadsheetCell(`a;${sign}x`)).toBe(`a;'${sign}x`)
  for (const hidden of ['\u200b', '\ufeff', '\u00ad', '\u00a0', '\u0007']) {
    expect(spreadsheetCell(`${hidden}=x;${hidden}=y`)).toBe(`'${hidden}=x;'${hidden}=y`)
  }
})

test('signs inside words and sums stay as they are', () => {
  for (const text of ['AES-256, SOC 2', 'a = b', 'it@acme.example', '1+1=2', 'x; y, z "q"', '', '漢字＝字'])
    expect(spreadsheetCell(text)).toBe(text)
})

test('no way to separate cells leaves one that starts with the sign of a formula', () => {
  const pieces = fc.array(
    fc.constantFrom('=', '+', '-', '@', '＝', ';', ',', '\t', '\n', '\r', '"', "'", ' ', '\u200b', 'a', '1', '|'),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(pieces, (given) => {
      const cell = spreadsheetCell(given.join(''))
      for (const border of [/[;\n\r]/, /[,\n\r]/, /[\t\n\r]/, /[;,\t\n\r"]/]) {
        for (const part of cell.split(border)) expect(part).not.toMatch(/^[\s\p{Cc}\p{Cf}"]*[=+\-@＝]/u)
      }
    }),
    { numRuns: 5000 },
  )
})

test('guarding is linear: 10 and 100 times the signs and blanks stay fast', () => {
  for (const size of [10_000, 100_000, 1_000_000]) {
    for (const piece of ['\n', ';=', ' ', '"']) {
      const started = Date.now()
      spreadsheetCell(`${piece.repeat(size)}=1`)
      expect(Date.now() - started).toBeLessThan(2000)
    }
  }
})
