import { expect, test } from 'vitest'
import { decisionOf } from './kept-decision.ts'

test('a draft comes back as it was typed', () => {
  const draft = {
    kind: 'rejected',
    reason: 'Another product.',
    value: 'partial',
    passage: '',
    plans: ['Team'],
  } as const
  expect(decisionOf(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
})

test('what is no draft of a decision is left alone', () => {
  for (const draft of [null, 'text', {}, { kind: 'deleted', reason: '', value: 'yes', passage: '' }])
    expect(decisionOf(draft)).toBeNull()
})
