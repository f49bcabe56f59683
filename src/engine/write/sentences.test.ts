import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { factTexts } from '../../catalog/texts.ts'
import type { VendorPlan } from '../../contract/findings.ts'
import { makeFinding } from '../score/findings-for-tests.ts'
import { isOpenEnded } from './denials.ts'
import { fillTemplate, passageOn, plainPassage, sayFinding } from './sentences.ts'

const asOf = '2026-11-21'
const plan = (name: string, rank: number): VendorPlan => ({
  name,
  rank,
  price: null,
  currency: null,
  per: null,
  quotes: [],
})
const plans = [plan('Enterprise', 2), { ...plan('Team', 0), price: 12 }, plan('Business', 1)]

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
    'Named only for the Business plan and above – accounts are provisioned from your directory.',
  )
  expect(sayFinding(ends, plans, asOf)).toMatch(/^Named only for the Team and Enterprise plans – accounts /)
  expect(sayFinding(top, plans, asOf)).toMatch(/^Named only for the Enterprise plan – accounts /)
})

test('an add-on is not called a plan, and the condition stands before the answer, in part too', () => {
  const extra = makeFinding('iam.scim', 'yes', { plans: ['add-on', 'Enterprise'] })
  const partial = makeFinding('ir.notice', 'partial', { plans: ['Enterprise'] })
  expect(sayFinding(extra, plans, asOf)).toMatch(/^Named only for the Enterprise plan or an add-on – accounts /)
  expect(sayFinding(partial, plans, asOf)).toMatch(
    /^Named only for the Enterprise plan – notice .* without a number\. The page says: “A passage”\.$/,
  )
})

test('a finding that every plan has is not said to be gated', () => {
  const all = makeFinding('iam.scim', 'yes', { plans: ['Team', 'Business', 'Enterprise'] })
  expect(sayFinding(all, plans, asOf)).toBe('Accounts are provisioned from your directory.')
})

test('a parameter that is no short plain phrase is left out of the sentence', () => {
  const finding = makeFinding('iam.sso', 'yes', { params: { protocols: ['| **x** |', 'a b c d e f g'] } })
  expect(sayFinding(finding, plans, asOf)).toBe('Your people can sign in through your own identity provider.')
})

test('an answer in part says what makes it one', () => {
  const less = makeFinding('iam.sso', 'partial', { params: { less_by: ['is in beta', 'has to be asked for'] } })
  expect(sayFinding(less, plans, asOf)).toContain(' Why in part: it is in beta and has to be asked for.')
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
  expect(sayFinding(expired, plans, asOf)).toBe(
    'ISO 27001 certificate: the date that is given, 31 October 2026, is too old to rely on. The page says: “A passage”.',
  )
  const planned = makeFinding('assure.soc2', 'no', { params: { planned: true } })
  expect(sayFinding(planned, plans, asOf)).toMatch(/; it is planned\. The page says: “A passage”\.$/)
})

const passage = (text: string) => [{ document_id: 'd1', start: 0, end: text.length, text }]

test('an answer in part is told with the vendor’s own words and asserts nothing beside them', () => {
  const monitoring = makeFinding('mon.detect', 'partial', { quotes: passage('We watch uptime around the clock.') })
  expect(sayFinding(monitoring, plans, asOf)).toBe(
    'Monitoring for security events is described only in part. The page says: “We watch uptime around the clock.”',
  )
  const row = makeFinding('enc.transit', 'partial', { quotes: passage('- **End-to-end encryption** |') })
  const clause = makeFinding('ir.plan', 'partial', { quotes: passage('3. will answer in three days; and') })
  expect(sayFinding(clause, plans, asOf)).toMatch(/“will answer in three days”\.$/)
  expect(sayFinding(row, plans, asOf)).toMatch(/only in part\. The page says: “End-to-end encryption”\.$/)
})

test('a flat promise about training carries no proviso, and a yes of many branches is told with its passage', () => {
  const never = makeFinding('ai.training', 'yes', { quotes: passage('Your content never trains a model.') })
  const stored = makeFinding('ai.retention', 'yes', { quotes: passage('Prompts are not stored.') })
  expect(sayFinding(never, plans, asOf)).toBe(
    'Your data can be kept out of model training. The page says: “Your content never trains a model.”',
  )
  expect(sayFinding(stored, plans, asOf)).toMatch(/“Prompts are not stored\.”$/)
})

test('a long passage is cut at a word and says so', () => {
  const long = makeFinding('hr.background', 'partial', {
    quotes: passage('Checks are made for some roles, '.repeat(12)),
  })
  const sentence = sayFinding(long, plans, asOf)
  expect(sentence).toMatch(/[a-z] …”$/)
  expect(sentence.length).toBeLessThan(250)
})

test('long durations are said in the larger unit that they fill', () => {
  const kept = (days: number) => fillTemplate('Kept[ for {days|day}].', { days })
  expect([2555, 365, 540, 400, 90].map(kept)).toEqual([
    'Kept for 7 years.',
    'Kept for 1 year.',
    'Kept for 18 months.',
    'Kept for 400 days.',
    'Kept for 90 days.',
  ])
  expect(fillTemplate('Lost[: {hours|hour}].', { hours: 0.25 })).toBe('Lost: 15 minutes.')
  expect(fillTemplate('Ends[ after {hours|hour}].', { hours: 1440 })).toBe('Ends after 60 days.')
  expect(fillTemplate('Told[ in {hours|hour}].', { hours: 72 })).toBe('Told in 72 hours.')
})

test('a passage that names several roles gives the vendor none of them', () => {
  const both = makeFinding('priv.gdpr_role', 'yes', { params: { role: ['processor', 'controller'] } })
  const one = makeFinding('priv.gdpr_role', 'yes', { params: { role: ['processor'] } })
  expect(sayFinding(both, plans, asOf)).toBe('The vendor states its position under the GDPR.')
  expect(sayFinding(one, plans, asOf)).toBe('The vendor states its position under the GDPR, as processor.')
})

test('standards and companies keep their own capitals, and a wider region is dropped beside the narrower', () => {
  const cis = makeFinding('infra.hardening', 'yes', { params: { baseline: 'cis benchmarks' } })
  const models = makeFinding('ai.providers', 'yes', { params: { providers: ['anthropic', 'bedrock'] } })
  const regions = makeFinding('data.residency', 'yes', { params: { regions: ['europe', 'eu'] } })
  expect(sayFinding(cis, plans, asOf)).toMatch(/based on CIS Benchmarks\.$/)
  expect(sayFinding(models, plans, asOf)).toMatch(/: Anthropic and Amazon Bedrock\.$/)
  expect(sayFinding(regions, plans, asOf)).toMatch(/stored: EU\.$/)
})

test('an answer in part that denies opens with the vendor’s own words', () => {
  const asleep = passage('Our application databases are generally not encrypted at rest.')
  const denied = makeFinding('enc.rest', 'partial', { quotes: [...passage('Backups are encrypted.'), ...asleep] })
  expect(sayFinding(denied, plans, asOf)).toBe(
    'The page says: “Our application databases are generally not encrypted at rest.” That denies encryption at rest, at least in part.',
  )
  const others = [
    makeFinding('enc.rest', 'partial', { quotes: passage('If a field is not encrypted, encrypt it yourself.') }),
    makeFinding('iam.staff_least_priv', 'partial', { quotes: passage('Your data is not available to most staff.') }),
    makeFinding('bc.sla', 'partial', { quotes: passage('For outages we give credits, without undue delay.') }),
  ]
  for (const other of others) expect(sayFinding(other, plans, asOf)).not.toMatch(/^The page says/)
})

test('where a page has words on the topic, they stand in the place of a flat absence', () => {
  const missing = makeFinding('bc.redundancy', 'not-stated')
  expect(sayFinding(missing, plans, asOf)).toMatch(/^We found no statement on redundancy/)
  const page = 'Regions (a.example/regions)'
  const told = (fact: string, words: string | null) =>
    sayFinding(makeFinding(fact, 'not-stated'), plans, asOf, new Map([[fact, { page, words }]]))
  expect(told('bc.redundancy', 'Nodes are redundant.')).toBe(
    'Redundancy: named, without a clear answer: “Nodes are redundant.” in Regions (a.example/regions).',
  )
  expect(told('iam.scim', null)).toBe('User provisioning: named in Regions (a.example/regions), without an answer.')
})

test('data that is kept without end is no strength', () => {
  const endless = 'Data that nobody deletes will be retained indefinitely.'
  expect(isOpenEnded(makeFinding('data.retention', 'yes', { quotes: passage(endless) }))).toBe(true)
  const optional = [...passage('Set how long data is kept.'), ...passage('Choose from a day to forever.')]
  expect(isOpenEnded(makeFinding('data.retention', 'yes', { quotes: optional }))).toBe(false)
  expect(isOpenEnded(makeFinding('log.retention', 'yes', { quotes: passage(endless) }))).toBe(false)
  expect(isOpenEnded(makeFinding('data.retention', 'yes', { quotes: passage('Kept for 30 days.') }))).toBe(false)
})

test('one role is no list of roles, and a verb in front of them is none', () => {
  const roles = (words: string[]) =>
    sayFinding(makeFinding('iam.rbac', 'yes', { params: { roles: words } }), plans, asOf)
  expect(roles(['support'])).toBe('Members can be given different permissions.')
  expect(roles(['support', 'admin', 'viewer'])).toBe('Members can be given different permissions: admin and viewer.')
  expect(roles(['owner', 'support'])).toBe('Members can be given different permissions: owner and support.')
})

test('two spellings of one thing are said once, and a passage loses the bars and marks of its page', () => {
  const network = makeFinding('infra.network', 'yes', { params: { controls: ['waf', 'web application firewall'] } })
  const transfers = makeFinding('priv.transfers', 'yes', {
    params: { mechanisms: ['standard contractual clauses', 'sccs'] },
  })
  const policy = makeFinding('gov.policy', 'yes', { params: { framework: 'iso27001' } })
  expect(sayFinding(network, plans, asOf)).toMatch(/: WAF\.$/)
  expect(sayFinding(transfers, plans, asOf)).toMatch(/named: standard contractual clauses\.$/)
  expect(sayFinding(policy, plans, asOf)).toMatch(/built on ISO 27001\.$/)
  expect(plainPassage('| ISO 27001 | Planned |')).toBe('ISO 27001 / Planned')
  expect(plainPassage('Ask us first. :::')).toBe('Ask us first.')
  expect(plainPassage('# Single sign-on <Badge type="tip" text="Business" />')).toBe('Single sign-on (Business)')
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

test('a long passage without spaces is cut between letters, one with spaces at the end of a word', () => {
  expect(plainPassage('漢'.repeat(500))).toBe(`${'漢'.repeat(178)} …`)
  for (const shift of ['', 'x']) {
    const cut = plainPassage(shift + '😀'.repeat(300))
    expect(cut.isWellFormed()).toBe(true)
    expect(cut.length).toBeLessThanOrEqual(180)
  }
  expect(plainPassage('All data is encrypted. '.repeat(20), 30)).toBe('All data is encrypted. All …')
})

test('a long passage is shown from where it speaks of the topic', () => {
  const words = `For these purposes the parties agree on the following terms and annexes: ${'the nature of processing is set out; '.repeat(6)}all data is encrypted at rest with AES-256.`
  expect(passageOn('enc.rest', words)).toBe('… all data is encrypted at rest with AES-256.')
  expect(passageOn('enc.rest', 'All data is encrypted at rest.')).toBe('All data is encrypted at rest.')
  expect(passageOn('hr.background', words)).toMatch(/^For these purposes .* …$/)
})
