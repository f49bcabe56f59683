import { expect, test } from 'vitest'
import { groupParts } from './score-groups.ts'

const facts = [
  { id: 'enc.rest', group: 'Encryption', question: '', controls: [] },
  { id: 'enc.byok', group: 'Encryption', question: '', controls: [] },
  { id: 'iam.mfa', group: 'Access', question: '', controls: [] },
]

test('points add up by topic, and only what is stated counts as stated', () => {
  const parts = [
    { fact: 'enc.rest', points: 2.25, possible: 2.5 },
    { fact: 'enc.byok', points: 0, possible: 0 },
    { fact: 'iam.mfa', points: 1, possible: 4 },
  ]
  expect(groupParts(parts, facts)).toEqual([
    { group: 'Encryption', points: 2.3, possible: 2.5, stated: 1, all: 2 },
    { group: 'Access', points: 1, possible: 4, stated: 1, all: 1 },
  ])
})

test('a fact that the catalogue has retired still counts', () => {
  expect(groupParts([{ fact: 'gone', points: 1, possible: 1 }], facts)).toMatchObject([{ group: 'Other', points: 1 }])
})
