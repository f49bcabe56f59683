import { expect, test } from 'vitest'
import type { Condition } from '../../../../contract/reviews.ts'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import { nextStep } from './next-step.ts'

const condition = (act: Condition['act'], topic: string): Condition => ({
  id: topic,
  text: topic,
  topic,
  act,
  finding_ids: [],
  restriction_id: null,
})

// safe because the next step reads just these fields
const pageWith = (conditions: readonly Condition[], changes: object = {}): ReviewPage =>
  ({
    conditions,
    restrictions: [],
    tracked: [],
    decisions: [],
    plans: [],
    plan_choices: [],
    written_for: null,
    scan: { breakdown: null },
    ...changes,
  }) as unknown as ReviewPage

test('the next step names the points that decided, by what is to be done about each', () => {
  const conditions = [
    condition('confirm', 'ISO 27001 certificate'),
    condition('ask', 'audit log'),
    condition('ask', 'breach notice'),
    condition('buy', 'single sign-on'),
    condition('accept', 'user provisioning'),
  ]
  expect(nextStep(pageWith(conditions))).toBe(
    'Next: confirm the passage on ISO 27001 certificate; ask the vendor about audit log and breach notice; buy or do without: single sign-on; accept or avoid the risk on user provisioning. Then record the decision.',
  )
})

test('of many points six are named and the others are counted', () => {
  const topics = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
  expect(nextStep(pageWith(topics.map((topic) => condition('confirm', topic))))).toBe(
    'Next: confirm the passages on one, two, three, four, five and six; and 2 more. Then record the decision.',
  )
})

test('nothing is to be done where no condition and no item is open, and a settled condition is not named', () => {
  expect(nextStep(pageWith([]))).toBeNull()
  const settled = { ...condition('buy', 'single sign-on'), restriction_id: 'r' }
  const row = { id: 'r', fact: 'iam.sso' }
  for (const status of ['done', 'wont_implement'])
    expect(
      nextStep(pageWith([settled], { restrictions: [row], tracked: [{ fact: 'iam.sso', status, updated_by: null }] })),
    ).toBeNull()
})

test('what an analyst decided and the pages have changed since comes before all else', () => {
  const decisions = [{ fact: 'iam.sso', standing: 'passage_gone' }]
  expect(nextStep(pageWith([condition('ask', 'audit log')], { decisions }))).toBe('Next: 1 decision to look at again.')
})
