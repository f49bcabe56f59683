import { expect, test } from 'vitest'
import type { ReviewPage } from './reviews.page.ts'
import { conditionsOf, sayRemoval, sayState } from './conditions.forms.ts'

type Given = Parameters<typeof conditionsOf>[0]

/** Conditions a, b and c with rows in the tracker and a low restriction; the plans are given as id lists of what each lifts. */
function pageWith(
  lifts: Readonly<Record<string, readonly string[]>>,
  plan: string | null = null,
  changes: object = {},
): Given {
  const names = Object.keys(lifts)
  const restrictions = [
    { id: 'a', fact: 'fact.a', severity: 'critical', risk: 'No single sign-on' },
    { id: 'b', fact: 'fact.b', severity: 'high', risk: 'No audit log' },
    { id: 'c', fact: 'fact.c', severity: 'high', risk: 'No region' },
    { id: 'd', fact: 'fact.d', severity: 'low', risk: 'No export' },
  ]
  // safe because conditions read just these fields
  return {
    restrictions,
    conditions: restrictions
      .slice(0, 3)
      .map(({ id, fact, risk }) => ({ id: fact, restriction_id: id, text: risk, act: 'accept', finding_ids: [] })),
    tracked: [],
    scan: { breakdown: null },
    // Not in the order of their rank.
    plans: names.map((name, rank) => ({ name, rank })).toReversed(),
    plan_choices: names.map((name) => ({ plan: name, lifted: lifts[name], upgrades: [] })).toReversed(),
    written_for: plan,
    ...changes,
  } as unknown as Given
}

const judged = (verdict: string): object => ({ scan: { breakdown: { verdict } } as unknown as ReviewPage['scan'] })

test('conditions that no plan removes stand on every plan', () => {
  const { title, note, rows } = conditionsOf(pageWith({ Team: [], Enterprise: ['d'] }))
  expect([title, note]).toEqual(['Conditions on every plan', ''])
  expect(rows.map(({ condition, removedBy }) => [condition.restriction_id, removedBy])).toEqual([
    ['a', null],
    ['b', null],
    ['c', null],
  ])
})

test('the smallest plan that removes a condition is named, and what stays is counted', () => {
  const { title, note, rows } = conditionsOf(pageWith({ Team: ['b'], Enterprise: ['a', 'b'] }))
  expect(title).toBe('Conditions')
  expect(note).toBe('1 stays on every plan. Team removes 1, Enterprise 1 more.')
  expect(rows.map(sayRemoval)).toEqual(['Enterprise removes it', 'Team removes it', ''])
})

/** One condition, that is bought, in these words. */
const bought = (text: string, lifts: Readonly<Record<string, readonly string[]>>): Given =>
  pageWith(lifts, null, {
    conditions: [{ id: 'fact.b', restriction_id: 'b', text, act: 'buy', finding_ids: [] }],
  })

test.each([
  ['Single sign-on comes with the Enterprise plan', { Team: ['b'], Enterprise: ['b'] }, 'Team is enough for it'],
  ['Single sign-on comes with the Team plan', { Team: ['b'], Enterprise: ['b'] }, ''],
  ['Single sign-on comes with the Team Plus plan', { Team: ['b'], 'Team Plus': ['b'] }, 'Team is enough for it'],
  ['Buy Team Plus or Team', { Team: ['b'], 'Team Plus': ['b'] }, ''],
])('%s: the smallest plan that removes it is named beside it where its words do not', (text, lifts, said) => {
  expect(conditionsOf(bought(text, lifts)).rows.map(sayRemoval)).toEqual([said])
})

test('a plan that removes all of them is told so', () => {
  expect(conditionsOf(pageWith({ Enterprise: ['a', 'b', 'c'] })).note).toBe('Enterprise removes all of them.')
})

test('on a plan of our own the others are told as what they are', () => {
  const { title, note } = conditionsOf(pageWith({ Team: [], Enterprise: ['a'] }, 'Team'))
  expect([title, note]).toEqual(['Conditions on Team', '2 stay on every other plan. Enterprise removes 1.'])
})

test('nothing is called a condition where nothing is approved', () => {
  const title = (verdict: string): string => conditionsOf(pageWith({}, null, judged(verdict))).title
  expect(title('approve_with_conditions')).toBe('Conditions on every plan')
  for (const verdict of ['conditions_not_met', 'refuse', 'insufficient_evidence'])
    expect(title(verdict)).toBe('What must be settled on every plan')
})

test('what nobody will see to is accepted by someone and not met, and is counted apart', () => {
  const tracked = [
    { fact: 'fact.a', status: 'wont_implement', updated_by: 'Dana Levi' },
    { fact: 'fact.b', status: 'done', updated_by: 'Dana Levi' },
    { fact: 'fact.c', status: 'next', updated_by: 'Dana Levi' },
  ]
  const { progress, rows } = conditionsOf(pageWith({}, null, { tracked }))
  expect(rows.map(sayState)).toEqual(['Accepted by Dana Levi', 'Met', 'Open'])
  expect(progress).toBe('1 met, 1 accepted of 3')
  expect(conditionsOf(pageWith({}, null, { tracked: tracked.slice(1) })).progress).toBe('1 of 3 met')
  const nobody = [{ fact: 'fact.a', status: 'wont_implement', updated_by: null }]
  expect(conditionsOf(pageWith({}, null, { tracked: nobody })).rows.map(sayState)).toContain('Accepted')
})

test('what no row of the tracker follows stays open, whatever the tracker says of its fact', () => {
  const conditions = [{ id: 'fact.a', restriction_id: null, text: 'Confirm the passage', finding_ids: [] }]
  const tracked = [{ fact: 'fact.a', status: 'done', updated_by: null }]
  expect(conditionsOf(pageWith({ Team: ['a'] }, null, { conditions, tracked })).rows).toMatchObject([
    { state: 'open', removedBy: null },
  ])
})
