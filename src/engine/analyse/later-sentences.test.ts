import { expect, test } from 'vitest'
import { answerTo } from './corpus-for-tests.ts'

const sso = 'Members sign in by SAML single sign-on.'

test.each([
  ['iam.sso', sso, 'yes'],
  ['iam.sso', `${sso} It is in public beta.`, 'partial'],
  ['iam.sso', `${sso} This makes it easy to keep access up to date. It is currently in private beta.`, 'partial'],
  ['iam.sso', `${sso} However, this feature is not available yet.`, 'no'],
  ['iam.ip_allow', 'Access to the dashboard can be limited to an IP allowlist.', 'yes'],
  [
    'iam.ip_allow',
    'Access to the dashboard can be limited to an IP allowlist. Please note that it does not apply to the API.',
    'partial',
  ],
  [
    'iam.ip_allow',
    'Access to the dashboard can be limited to an IP allowlist. It has to be enabled by support.',
    'partial',
  ],
])('a later sentence about the same thing decides its value: %s, %s', (fact, text, value) => {
  expect(answerTo(fact, text).value).toBe(value)
})

test('the sentence that makes a claim less is quoted with it', () => {
  const finding = answerTo(
    'iam.ip_allow',
    'You can set an IP allowlist for the dashboard. It does not apply to the API.',
  )
  expect(finding.quotes.map((quote) => quote.text)).toEqual([
    'You can set an IP allowlist for the dashboard.',
    'It does not apply to the API.',
  ])
})

test('a sentence with a subject of its own takes nothing from the claim before it', () => {
  expect(answerTo('iam.sso', `${sso} Audit log streaming is in public beta.`).value).toBe('yes')
})

test('a sentence of another paragraph is about another thing', () => {
  expect(answerTo('iam.sso', `${sso}\n\nIt is in public beta.`).value).toBe('yes')
})
