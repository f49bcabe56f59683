import { expect, test } from 'vitest'
import { guessMapping, readCsv } from './read-csv.ts'

test('quoted cells keep separators, line breaks and quotes', () => {
  expect(readCsv('Name,Website\r\n"Acme, Inc.","a ""b""\nc"\r\n')).toEqual([
    ['Name', 'Website'],
    ['Acme, Inc.', 'a "b"\nc'],
  ])
})

test('semicolons and tabs separate as well, blank lines and a byte order mark count for nothing', () => {
  expect(readCsv('\ufeffName;Website\n\n;;\nAcme;acme.com')).toEqual([
    ['Name', 'Website'],
    ['Acme', 'acme.com'],
  ])
  expect(readCsv('a\tb')).toEqual([['a', 'b']])
})

test('columns are found by their headings in any order, the first field else in the first column', () => {
  const columns = [
    { field: 'name', heading: /^(?:vendor|vendor name)$/i },
    { field: 'website', heading: /^(?:url|website)$/i },
    { field: 'description', heading: /^notes?$/i },
  ] as const
  expect(guessMapping(columns, ['URL', ' Vendor Name', 'x'])).toEqual({ name: 1, website: 0, description: -1 })
  expect(guessMapping(columns, ['Lieferant', 'Notes'])).toEqual({ name: 0, website: -1, description: 1 })
})
