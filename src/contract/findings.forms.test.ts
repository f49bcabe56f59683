import { expect, test } from 'vitest'
import { countAnswers } from './findings.forms.ts'
import type { Finding } from './findings.ts'

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

test('answers are counted with those that a page states; a dispute, a rejection and a mention are none', () => {
  const findings = [
    makeFinding('enc.rest', 'yes'),
    makeFinding('enc.transit', 'partial', { certainty: 'likely' }),
    makeFinding('iam.mfa', 'yes', { certainty: 'mentioned' }),
    makeFinding('iam.sso', 'yes', { certainty: 'mentioned', tier: 'confirmed' }),
    makeFinding('iam.scim', 'yes', { tier: 'conflict' }),
    makeFinding('log.audit', 'yes', { tier: 'rejected' }),
    makeFinding('bc.sla', 'not-stated'),
  ]
  expect(countAnswers(findings)).toEqual({ answered: 3, all: 7, stated: 2, mentioned: 1 })
})
