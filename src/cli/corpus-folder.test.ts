import { expect, test } from 'vitest'
import { readCorpusFile } from './corpus-folder.ts'

test('the first line names the address, with or without its label, a day or spaces', () => {
  const first = (line: string) => {
    const { url, text, fetched_at } = readCorpusFile('plans.txt', `${line}\n\n# Plans\n`)
    return [url, text, fetched_at.slice(0, 10)]
  }
  const text = '# Plans\n'
  expect(first('URL: https://acme.example/plans (captured 2026-02-03)')).toEqual([
    'https://acme.example/plans',
    text,
    '2026-02-03',
  ])
  expect(first('https://acme.example/plans')).toEqual(['https://acme.example/plans', text, '1970-01-01'])
  expect(first('URL: https://acme.example/docs/Our Plans.md (captured 2026-02-03)')).toEqual([
    'https://acme.example/docs/Our%20Plans.md',
    text,
    '2026-02-03',
  ])
})

test('a file that begins with a sentence keeps it', () => {
  const { url, text } = readCorpusFile('a b.txt', 'All data is encrypted.\nAlways.\n')
  expect(text).toBe('All data is encrypted.\nAlways.\n')
  expect(url).toBe('https://corpus.invalid/a%20b.txt')
})
