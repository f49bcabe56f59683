import { expect, test } from 'vitest'
import { makeFinding } from '../score/findings-for-tests.ts'
import { samplePlans } from './inputs-for-tests.ts'
import { liftsByPlan, recommendPlan, recomputeForPlan } from './plan-choice.ts'
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

test('each plan lifts what its customers have, and only that; a denial is lifted by none', () => {
  const findings = [
    makeFinding('iam.sso', 'yes', { plans: upper }),
    makeFinding('log.audit', 'yes', { plans: ['Enterprise'] }),
    makeFinding('iam.mfa', 'no'),
  ]
  const rows = restrictionsFrom(findings, samplePlans, asOf)
  expect(liftsByPlan(rows, findings, samplePlans)).toEqual({
    team: [],
    business: ['iam.sso'],
    enterprise: ['iam.sso', 'log.audit'],
  })
  expect(liftsByPlan(rows, findings, [])).toEqual({})
})

test('the recommended plan is the lowest that has most of what weighs', () => {
  const sso = makeFinding('iam.sso', 'yes', { plans: upper })
  expect(recommendPlan([sso], samplePlans)?.name).toBe('Business')
  expect(recommendPlan([sso, makeFinding('log.audit', 'yes', { plans: ['Enterprise'] })], samplePlans)?.name).toBe(
    'Enterprise',
  )
  expect(recommendPlan([makeFinding('enc.rest', 'yes')], samplePlans)).toBeNull()
})

const titleOf = (finding: ReturnType<typeof makeFinding>): string | undefined =>
  restrictionsFrom([finding], samplePlans, asOf)[0]?.risk

test('only a denial is titled as an absence', () => {
  expect(titleOf(makeFinding('enc.transit', 'no'))).toBe('Some connections not encrypted by default')
  expect(titleOf(makeFinding('enc.transit', 'partial'))).toBe('Encryption in transit: only in part')
  expect(titleOf(makeFinding('enc.transit', 'not-stated'))).toBe('Encryption in transit: not found')
  expect(titleOf(makeFinding('enc.transit', 'not-stated', { tier: 'rejected' }))).toBe(
    'Encryption in transit: answer rejected',
  )
  expect(titleOf(makeFinding('enc.transit', 'yes', { tier: 'conflict' }))).toBe('Encryption in transit: pages disagree')
  expect(titleOf(makeFinding('iam.sso', 'yes', { plans: upper }))).toBe('Single sign-on: named for some plans only')
})

const meanwhile = (fact: string, findings: readonly ReturnType<typeof makeFinding>[]): string | undefined =>
  restrictionsFrom(findings, samplePlans, asOf).find((row) => row.fact === fact)?.alternativeMitigation

test('a mitigation never demands what the vendor denies, plans, disputes, sells on other plans or does not state', () => {
  const noFactor = makeFinding('iam.mfa', 'no')
  const throughSignOn = 'Have people sign in through your identity provider, with the second factor enforced there.'
  expect(meanwhile('iam.mfa', [noFactor, makeFinding('iam.sso', 'yes')])).toBe(throughSignOn)
  const others = [
    makeFinding('iam.sso', 'no'),
    makeFinding('iam.sso', 'no', { params: { planned: true } }),
    makeFinding('iam.sso', 'partial'),
    makeFinding('iam.sso', 'not-stated'),
    makeFinding('iam.sso', 'yes', { tier: 'conflict' }),
    makeFinding('iam.sso', 'yes', { plans: upper }),
  ]
  for (const other of others) expect(meanwhile('iam.mfa', [noFactor, other])).not.toMatch(/identity provider/)
  expect(meanwhile('iam.sso', [makeFinding('iam.sso', 'no'), noFactor])).not.toMatch(/second factor/)
})

test('a limit to paid plans is not called a plan of that name', () => {
  const [row] = restrictionsFrom([makeFinding('log.audit', 'yes', { plans: ['paid'] })], [], asOf)
  expect(row).toMatchObject({ affectedPlans: 'All without a paid plan', minimumPlans: 'A paid plan' })
})

test('an answer in part that denies is as grave as a denial', () => {
  const words = 'Stored messages are not encrypted within the system.'
  const quotes = [{ document_id: 'd1', start: 0, end: words.length, text: words }]
  const severityOf = (value: 'no' | 'partial', change = {}): string | undefined =>
    restrictionsFrom([makeFinding('enc.rest', value, { quotes, ...change })], samplePlans, asOf)[0]?.severity
  expect(severityOf('partial')).toBe(severityOf('no'))
  expect(titleOf(makeFinding('enc.rest', 'partial', { quotes }))).toBe('Encryption at rest: denied in part')
  expect(severityOf('partial', { tier: 'confirmed' })).toBe('critical')
})

test('what a page touches on is titled as not clear', () => {
  const mentions = new Map([['iam.sso', { page: 'Plans (a.example/plans)', words: null }]])
  const [row] = restrictionsFrom([makeFinding('iam.sso', 'not-stated')], samplePlans, asOf, { mentions })
  expect(row?.risk).toBe('Single sign-on: not clear')
  expect(row?.restriction).toContain('named in Plans (a.example/plans), without an answer. Do not count on it')
})

test('who signs in through another company is told to have the second factor there', () => {
  const words = 'Sign in with your GitHub or Bitbucket account.'
  const quotes = [{ document_id: 'd1', start: 0, end: words.length, text: words }]
  const social = makeFinding('iam.sso', 'partial', { quotes })
  expect(meanwhile('iam.mfa', [makeFinding('iam.mfa', 'not-stated'), social])).toBe(
    'Require a second factor at GitHub and Bitbucket, through which people sign in; where a password is used as well, ask for a long unique one.',
  )
  expect(meanwhile('iam.mfa', [makeFinding('iam.mfa', 'not-stated')])).toMatch(/^Ask for long unique passwords/)
})
