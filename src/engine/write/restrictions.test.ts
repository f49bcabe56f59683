import { expect, test } from 'vitest'
import { makeFinding } from '../score/findings-for-tests.ts'
import { samplePlans } from './inputs-for-tests.ts'
import { recommendPlan, recomputeForPlan } from './plan-choice.ts'
import { restrictionsFrom } from './restrictions.ts'

const asOf = '2026-11-21'
const upper = ['Enterprise', 'Business']

test('a gate names the plans that lack the feature and the lowest plan that has it', () => {
  const [row] = restrictionsFrom([makeFinding('iam.sso', 'yes', { plans: upper })], samplePlans, asOf)
  expect(row).toMatchObject({ reason: 'plan-gated', affectedPlans: 'Team', minimumPlans: 'Business', severity: 'high' })
})

test('a feature that every plan has gives no restriction', () => {
  const all = makeFinding('iam.sso', 'yes', { plans: ['Team', ...upper] })
  expect(restrictionsFrom([all, makeFinding('enc.rest', 'yes')], samplePlans, asOf)).toEqual([])
})

test('a gate without a known price list still names its plan', () => {
  const [row] = restrictionsFrom([makeFinding('iam.scim', 'yes', { plans: ['Scale'] })], [], asOf)
  expect(row).toMatchObject({ affectedPlans: 'All without Scale', minimumPlans: 'Scale' })
})

test('a gate of an add-on names the add-on, not a plan', () => {
  const [row] = restrictionsFrom([makeFinding('enc.rest', 'yes', { plans: ['add-on'] })], samplePlans, asOf)
  expect(row).toMatchObject({ affectedPlans: 'All without an add-on', minimumPlans: 'An add-on' })
})

test("a 'no' that the local reader alone saw is never critical and asks for a second look", () => {
  const [local] = restrictionsFrom([makeFinding('enc.rest', 'no')], samplePlans, asOf)
  const [confirmed] = restrictionsFrom([makeFinding('enc.rest', 'no', { tier: 'confirmed' })], samplePlans, asOf)
  expect(local?.severity).toBe('high')
  expect(local?.restriction).toMatch(/Have an analyst read the passage/)
  expect(confirmed?.severity).toBe('critical')
})

test('unknown facts of weight 4 and 5 are restrictions, lighter and conditional ones are not', () => {
  const unknown = ['iam.sso', 'iam.scim', 'iam.tokens', 'assure.pci'].map((fact) => makeFinding(fact, 'not-stated'))
  const rows = restrictionsFrom(unknown, samplePlans, asOf)
  expect(rows.map((row) => [row.fact, row.reason])).toEqual([
    ['iam.sso', 'unknown'],
    ['iam.scim', 'unknown'],
  ])
})

test('restrictions come gravest first and keep their ids from scan to scan', () => {
  const rows = restrictionsFrom(
    [
      makeFinding('bc.status', 'no'),
      makeFinding('priv.dpa', 'no', { tier: 'confirmed' }),
      makeFinding('log.audit', 'no'),
    ],
    samplePlans,
    asOf,
  )
  expect(rows.map((row) => row.id)).toEqual(['restriction:priv.dpa', 'restriction:log.audit', 'restriction:bc.status'])
})

test('choosing a plan drops the gates that it lifts and prices the next one up', () => {
  const findings = [
    makeFinding('iam.sso', 'yes', { plans: upper }),
    makeFinding('log.audit', 'yes', { plans: ['Enterprise'] }),
    makeFinding('ir.notice', 'partial'),
  ]
  const rows = restrictionsFrom(findings, samplePlans, asOf)
  const team = recomputeForPlan(rows, findings, samplePlans, 'team')
  expect(team.restrictions).toHaveLength(3)
  expect(team.upgrades).toEqual([
    {
      plan: 'Business',
      lifts: ['restriction:iam.sso'],
      difference: { amount: 13, currency: 'USD', per: 'user/month' },
    },
    { plan: 'Enterprise', lifts: ['restriction:iam.sso', 'restriction:log.audit'], difference: null },
  ])
  const business = recomputeForPlan(rows, findings, samplePlans, 'Business')
  expect(business.lifted).toEqual(['restriction:iam.sso'])
  expect(business.restrictions.map((row) => row.fact).sort()).toEqual(['ir.notice', 'log.audit'])
})

test('the recommended plan is the lowest that has most of what weighs', () => {
  const sso = makeFinding('iam.sso', 'yes', { plans: upper })
  expect(recommendPlan([sso], samplePlans)?.name).toBe('Business')
  expect(recommendPlan([sso, makeFinding('log.audit', 'yes', { plans: ['Enterprise'] })], samplePlans)?.name).toBe(
    'Enterprise',
  )
  expect(recommendPlan([makeFinding('enc.rest', 'yes')], samplePlans)).toBeNull()
})
