import { expect, test } from 'vitest'
import type { VendorPlan } from '../../contract/findings.ts'
import { makeFinding } from '../score/findings-for-tests.ts'
import { samplePlans } from './inputs-for-tests.ts'
import { gateBites, isOnPlan, planPhrase } from './plan-phrases.ts'
import { restrictionsFrom } from './restrictions.ts'

const asOf = '2026-11-21'
const planOf = (name: string, rank: number, price: number | null = null): VendorPlan => ({
  name,
  rank,
  price,
  currency: null,
  per: null,
  quotes: [],
})
const told = (plans: string[], text: string) =>
  makeFinding('iam.sso', 'yes', { plans, quotes: [{ document_id: 'd1', start: 0, end: text.length, text }] })

test('a gate on the only plan that is known bites: one plan is never all', () => {
  const top = [planOf('Enterprise', 0)]
  const finding = makeFinding('iam.sso', 'yes', { plans: ['Enterprise'] })
  expect(gateBites(finding, top)).toBe(true)
  expect(restrictionsFrom([finding], top, asOf)).toMatchObject([
    { reason: 'plan-gated', affectedPlans: 'All without Enterprise', minimumPlans: 'Enterprise' },
  ])
})

test('a gate from the smallest known plan up bites unless a price proves that plan to be the smallest', () => {
  const finding = makeFinding('iam.sso', 'yes', { plans: ['Crew', 'Fleet'] })
  expect(gateBites(finding, [planOf('Crew', 0), planOf('Fleet', 1)])).toBe(true)
  expect(gateBites(finding, [planOf('Crew', 0, 9), planOf('Fleet', 1, 30)])).toBe(false)
})

test("'only on' and 'or above' prove a smaller plan that no page names", () => {
  const plans = [planOf('Crew', 0, 9), planOf('Fleet', 1, 30)]
  const names = ['Crew', 'Fleet']
  expect(gateBites(told(names, 'You need to be on the **Crew** plan or above.'), plans)).toBe(true)
  expect(gateBites(told(names, 'Sign-on is only for workspaces on Crew or Fleet.'), plans)).toBe(true)
  expect(gateBites(told(names, 'Crew and Fleet have single sign-on. Only admins see it.'), plans)).toBe(false)
  expect(gateBites(told(names, 'Crew and Fleet customers only.'), plans)).toBe(true)
})

test('the add-on of a plan is not the plan, and is never dropped beside plans that are known', () => {
  const plans = [planOf('Crew', 0, 9), planOf('Fleet', 1, 30)]
  const finding = makeFinding('bc.sla', 'yes', { plans: ['Fleet', 'Crew add-on'] })
  expect(restrictionsFrom([finding], plans, asOf)).toMatchObject([
    { affectedPlans: 'All without Fleet or Crew add-on', minimumPlans: 'Fleet or Crew add-on' },
  ])
})

test('where the place of one plan is not known no plan is called the smallest, and none is left out', () => {
  const finding = makeFinding('iam.sso', 'yes', { plans: ['Enterprise', 'Lagoon'] })
  expect(restrictionsFrom([finding], samplePlans, asOf)).toMatchObject([
    { affectedPlans: 'All without Enterprise or Lagoon', minimumPlans: 'Enterprise or Lagoon' },
  ])
})

test('an add-on is not called a plan', () => {
  const phraseOf = (...plans: string[]) => planPhrase(makeFinding('bc.sla', 'yes', { plans }), samplePlans)
  expect(phraseOf('Enterprise', 'Vault add-on')).toBe('the Enterprise plan or the Vault add-on')
  expect(phraseOf('Vault add-on')).toBe('the Vault add-on')
  expect(phraseOf('add-on')).toBe('a paid add-on')
  expect(phraseOf('Enterprise', 'add-on')).toBe('the Enterprise plan or an add-on')
})

test('what a plan has at an extra price is told with the price, and is not called included', () => {
  const row = 'Audit logs | Not available | Not available | $15 per user/month (all users)'
  const plans = [planOf('Free', 0), planOf('Hobbyist', 1), planOf('Crew', 2)]
  const finding = told(['Crew'], row)
  expect(planPhrase(finding, plans)).toBe('the Crew plan, where it costs $15 per user/month more')
  expect(restrictionsFrom([finding], plans, asOf)).toMatchObject([{ minimumPlans: 'Crew, at an extra price' }])
  expect(planPhrase(told(['Crew'], 'Audit logs are part of the Crew plan at $15.'), plans)).toBe('the Crew plan')
})

test('a limit to paid plans holds on none that is free, and lets every other plan have it', () => {
  const finding = told(['paid'], 'For paid plans only.')
  expect(isOnPlan(finding, 'Free', [planOf('Free', 0), planOf('Crew', 1)])).toBe(false)
  expect(isOnPlan(finding, 'Crew', [planOf('Free', 0), planOf('Crew', 1)])).toBe(true)
})
