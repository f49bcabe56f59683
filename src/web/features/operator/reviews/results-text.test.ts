import { expect, test } from 'vitest'
import { readResults } from './results-text.ts'

test('results are an object', () => {
  expect(readResults('{"note": "Seen"}')).toEqual({ value: { note: 'Seen' } })
  for (const text of ['[]', 'null', '3', '"text"'])
    expect(readResults(text)).toEqual({ problem: 'The results have to be a JSON object, in braces.' })
})

test('text that is no JSON is told with the place of the error', () => {
  expect(readResults('{\n  "note": Seen\n}')).toEqual({
    problem: 'This is no valid JSON: look at line 2, column 11.',
  })
  expect(readResults('{"note": ')).toEqual({ problem: 'This is no valid JSON: look at line 1, column 10.' })
})
