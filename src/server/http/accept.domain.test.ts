import { expect, test } from 'vitest'
import { mostWanted, wishFor } from './accept.ts'

const json = 'application/json'
const pdf = 'application/pdf'

test.each([
  [undefined, json],
  ['', json],
  ['*/*', json],
  [json, json],
  ['application/*', json],
  [`${json}, ${pdf}`, json],
  [pdf, pdf],
  ['APPLICATION/PDF', pdf],
  [`${pdf};q=0.1`, pdf],
  [`${pdf}, */*`, pdf],
  [`*/*, ${pdf}`, pdf],
  [`${pdf};q=0.5, ${json}`, json],
  [`${pdf}, ${json};q=0.9`, pdf],
  [`*/*, ${json};q=0`, pdf],
  ['text/html,application/xhtml+xml,*/*;q=0.8', json],
  ['text/html', null],
  [`${pdf};q=0`, null],
  [`${pdf};q=many`, null],
  [`${pdf};q=7`, null],
  [',;,', null],
])('of JSON and PDF, Accept: %s asks for %s', (accept, wanted) => {
  expect(mostWanted(accept, [json, pdf])).toBe(wanted)
})

test('parameters of the media type that is offered do not matter', () => {
  expect(mostWanted('text/csv', ['text/csv; charset=utf-8'])).toBe('text/csv; charset=utf-8')
})

test('the most precise range counts, wherever it stands', () => {
  expect(wishFor('text/csv;q=0.2, text/*;q=0.9, */*', 'text/csv')).toEqual({ quality: 0.2, precision: 2 })
  expect(wishFor('*/*, text/*;q=0.9', 'text/csv')).toEqual({ quality: 0.9, precision: 1 })
})
