import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { factTexts } from '../../catalog/texts.ts'
import type { VendorPlan } from '../../contract/findings.ts'
import { makeFinding } from '../score/findings-for-tests.ts'
import { fillTemplate, sayFinding } from './sentences.ts'

const asOf = '2026-11-21'
const plan = (name: string, rank: number): VendorPlan => ({
  name,
  rank,
  price: null,
  currency: null,
  per: null,
  quotes: [],
})
const plans = [plan('Enterprise', 2), plan('Team', 0), plan('Business', 1)]

test('parameters are spelled as people write them', () => {
  const finding = makeFinding('iam.sso', 'yes', { params: { protocols: ['saml 2.0', 'oidc'] } })
  expect(sayFinding(finding, plans, asOf)).toBe(
    'Your people can sign in through your own identity provider over SAML 2.0 and OIDC.',
  )
})

test('a gate is said with the plans in the order of the vendor’s own price list', () => {
  const upper = makeFinding('iam.scim', 'yes', { plans: ['Enterprise', 'Business'] })
  const ends = makeFinding('iam.scim', 'yes', { plans: ['Team', 'Enterprise'] })
  const top = makeFinding('iam.scim', 'yes', { plans: ['enterprise'] })
  expect(sayFinding(upper, plans, asOf)).toBe(
    'Accounts are created and removed from your directory, but only with the Business plan and above.',
  )
  expect(sayFinding(ends, plans, asOf)).toMatch(/but only with the Team and Enterprise plans\.$/)
  expect(sayFinding(top, plans, asOf)).toMatch(/but only with the Enterprise plan\.$/)
})

test('an add-on is not called a plan, and a gate on a partial answer is a sentence of its own', () => {
  const extra = makeFinding('iam.scim', 'yes', { plans: ['add-on', 'Enterprise'] })
  const partial = makeFinding('ir.notice', 'partial', { plans: ['Enterprise'] })
  expect(sayFinding(extra, plans, asOf)).toMatch(/but only with the Enterprise plan or an add-on\.$/)
  expect(sayFinding(partial, plans, asOf)).toMatch(/hours or days\. It is said of the Enterprise plan only\.$/)
})

test('a finding that every plan has is not said to be gated', () => {
  const all = makeFinding('iam.scim', 'yes', { plans: ['Team', 'Business', 'Enterprise'] })
  expect(sayFinding(all, plans, asOf)).toBe('Accounts are created and removed from your directory.')
})

test('a parameter that is no short plain phrase is left out of the sentence', () => {
  const finding = makeFinding('iam.sso', 'yes', { params: { protocols: ['| **x** |', 'a b c d e f g'] } })
  expect(sayFinding(finding, plans, asOf)).toBe('Your people can sign in through your own identity provider.')
})

test('numbers agree with their nouns and the first known alternative is said', () => {
  expect(fillTemplate('Kept[ for {days|day}].', { days: 1 })).toBe('Kept for 1 day.')
  expect(fillTemplate('Kept[ for {days|day}].', { days: '30' })).toBe('Kept for 30 days.')
  expect(fillTemplate('Told[: {hours|hour}//: {days|day}].', { days: 3, hours: 72 })).toBe('Told: 72 hours.')
  expect(fillTemplate('Told[: {hours|hour}//: {days|day}].', { days: 3 })).toBe('Told: 3 days.')
  expect(fillTemplate('Promised[ of {percent}%].', { percent: '99.9%' })).toBe('Promised of 99.9%.')
})

test('an expired certificate is said as partial and a planned one as planned', () => {
  const expired = makeFinding('assure.iso27001', 'yes', { params: { expiry: 'October 31, 2026' } })
  expect(sayFinding(expired, plans, asOf)).toMatch(/; expiry is given as 31 October 2026\.$/)
  const planned = makeFinding('assure.soc2', 'no', { params: { planned: true } })
  expect(sayFinding(planned, plans, asOf)).toMatch(/; it is planned\.$/)
})

test('whatever a page yields as parameter, each sentence stays one plain line that ends with a full stop', () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 50 }),
    fc.double({ noNaN: true, min: 0, max: 1e6 }),
    fc.boolean(),
    fc.array(fc.constantFrom('saml', 'x|y', '\n', 'EU', '<b>'), { maxLength: 9 }),
  )
  const names = [
    ...new Set(
      factTexts.flatMap((text) =>
        [...`${text.yes}${text.partial}`.matchAll(/\{([a-z_]+)/g)].map((match) => match[1] ?? ''),
      ),
    ),
  ]
  const params = fc.record(Object.fromEntries(names.map((name) => [name, value])))
  const fact = fc.constantFrom(...factTexts.map((text) => text.fact))
  fc.assert(
    fc.property(fact, fc.constantFrom('yes', 'partial', 'no'), params, (id, answer, given) => {
      const sentence = sayFinding(makeFinding(id, answer, { params: given }), plans, asOf)
      expect(sentence).toMatch(/^[A-Z].*[^.]\.$/u)
      expect(sentence).not.toMatch(/[[\]{}|<>\n]/)
    }),
    { numRuns: 500 },
  )
})
