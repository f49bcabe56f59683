import { expect, test } from 'vitest'
import type { Finding } from '../../../../contract/findings.ts'
import { groupParts } from './score-groups.ts'

const makeFinding = (fact: string, value: Finding['value'], change: Partial<Finding> = {}): Finding => ({
  id: fact,
  fact,
  value,
  certainty: value === 'not-stated' ? null : 'stated',
  tier: 'local',
  plans: [],
  params: {},
  quotes: [],
  ...change,
})

const facts = [
  { id: 'enc.rest', group: 'Encryption', question: '', controls: [] },
  { id: 'enc.byok', group: 'Encryption', question: '', controls: [] },
  { id: 'iam.mfa', group: 'Access', question: '', controls: [] },
]

const findings = [
  makeFinding('enc.rest', 'yes'),
  makeFinding('enc.byok', 'not-stated'),
  makeFinding('iam.mfa', 'yes', { certainty: 'mentioned' }),
]

test('points add up by topic, and what is only mentioned is no answer though it has points', () => {
  const parts = [
    { fact: 'enc.rest', points: 2.25, possible: 2.5 },
    { fact: 'enc.byok', points: 0, possible: 0 },
    { fact: 'iam.mfa', points: 1, possible: 4 },
  ]
  expect(groupParts(parts, { facts, findings })).toEqual([
    { group: 'Encryption', points: 2.3, possible: 2.5, answered: 1, all: 2 },
    { group: 'Access', points: 1, possible: 4, answered: 0, all: 1 },
  ])
})

test('a fact that the catalogue has retired still counts', () => {
  expect(groupParts([{ fact: 'gone', points: 1, possible: 1 }], { facts, findings })).toMatchObject([
    { group: 'Other', points: 1 },
  ])
})
