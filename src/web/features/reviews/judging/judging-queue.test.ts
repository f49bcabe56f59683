import { expect, test } from 'vitest'
import type { AppliedDecision } from '../../../../contract/decisions.ts'
import type { Finding } from '../../../../contract/findings.ts'
import { nextWaiting, progressOf, queueOf } from './judging-queue.ts'

const finding = (fact: string, value: Finding['value'] = 'yes'): Finding => ({
  id: `f-${fact}`,
  fact,
  value,
  certainty: value === 'not-stated' ? null : 'likely',
  tier: 'local',
  plans: [],
  params: {},
  quotes: [],
})

const decision = (
  fact: string,
  kind: AppliedDecision['kind'],
  standing: AppliedDecision['standing'] = 'holds',
): AppliedDecision => ({
  id: fact,
  fact,
  kind,
  value: 'yes',
  found_value: 'yes',
  plans: [],
  reason: '',
  quotes: [],
  scan_id: 's',
  decided_by: null,
  decided_at: '2026-11-21T00:00:00.000Z',
  withdrawn_by: null,
  withdrawn_at: null,
  standing,
})

const findings = [finding('a'), finding('b', 'not-stated'), finding('c'), finding('d')]
const queueWith = (...decisions: AppliedDecision[]) => queueOf({ findings, found: [], decisions, facts: [] })

test('what says nothing is not judged, and numbers stay whatever is decided', () => {
  const numbers = (...given: AppliedDecision[]) => queueWith(...given).map(({ fact, number }) => [fact, number])
  expect(numbers()).toEqual([
    ['a', 1],
    ['c', 3],
    ['d', 4],
  ])
  expect(numbers(decision('a', 'rejected'), decision('c', 'confirmed'))).toEqual(numbers())
})

test('after one answer comes the next that waits, from the start again when the end is reached', () => {
  expect(nextWaiting(queueWith(decision('c', 'confirmed')), 'a')?.fact).toBe('d')
  expect(nextWaiting(queueWith(decision('d', 'confirmed')), 'd')?.fact).toBe('a')
  expect(nextWaiting(queueWith(...['a', 'c', 'd'].map((fact) => decision(fact, 'confirmed'))), 'a')).toBeNull()
})

test('a decision whose page changed is to be looked at again and counts as not looked at', () => {
  const queue = queueWith(decision('a', 'confirmed', 'passage_gone'), decision('c', 'rejected'))
  expect(queue[0]?.state).toBe('again')
  expect(progressOf(queue)).toEqual({ all: 3, looked: 1, confirmed: 0, corrected: 0, rejected: 1 })
})
