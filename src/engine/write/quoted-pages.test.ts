import { expect, test } from 'vitest'
import type { Quote } from '../../contract/findings.ts'
import { notStated } from '../verify/admit.ts'
import { sidesOf, underColumns } from './quoted-pages.ts'

const text =
  '# Plans\n\nFeature | Crew | Fleet | Harbour\nSingle sign-on | – | – | Yes\nAudit log | – | Yes | Yes\n\nAsk us.'

const quote = (document: string, words: string, start = 0): Quote => ({
  document_id: document,
  start,
  end: start + words.length,
  text: words,
})
const inText = (words: string): Quote => quote('plans', words, text.indexOf(words))

test('a row is told with its columns, and a sentence with none', () => {
  const row = inText('Audit log | – | Yes | Yes')
  const findings = [{ ...notStated('log.audit'), quotes: [row], params: { columns: ['Crew', 'Fleet', 'Harbour'] } }]
  expect(underColumns(row, findings)).toBe('columns Crew / Fleet / Harbour')
  expect(underColumns({ ...row, text: '| Audit log | – | Yes | Yes |' }, findings)).toBe(
    'columns Crew / Fleet / Harbour',
  )
  expect(underColumns(inText('Ask us.'), findings)).toBe('')
  expect(underColumns({ ...row, text: 'Audit log | Yes' }, findings)).toBe('')
})

test('what disagrees is the last passage and the one before it on another page, with the sentence that it goes on from', () => {
  const log = quote('guide', 'The audit log lists what agents did.', 13)
  const limit = quote('guide', 'It is part of Harbour only.', 50)
  const row = inText('Audit log | – | Yes | Yes')
  expect(sidesOf([log, limit, row]).map((side) => side.text)).toEqual([
    'The audit log lists what agents did. It is part of Harbour only.',
    row.text,
  ])
  const far = quote('guide', 'It is part of Harbour only.', 400)
  expect(sidesOf([log, far, row])[0]?.text).toBe(far.text)
})

test('passages of one page are taken as they come', () => {
  const passages = [quote('a', 'One.'), quote('a', 'Two.', 10), quote('a', 'Three.', 20)]
  expect(sidesOf(passages)).toEqual(passages.slice(0, 2))
})
