import { expect, test } from 'vitest'
import { answerTo } from './corpus-for-tests.ts'

test.each([
  ['iam.sso', 'Members sign in by SAML single sign-on.', 'yes'],
  ['iam.sso', 'Members sign in by SAML single sign-on, which is in private beta.', 'partial'],
  ['iam.ip_allow', 'Access can be limited to an IP allowlist.', 'yes'],
  ['iam.ip_allow', 'Access can be limited to an IP allowlist on request.', 'partial'],
  ['bc.sla', 'We guarantee 99.9% uptime.', 'yes'],
  ['bc.sla', 'We aim for 99.9% uptime.', 'partial'],
])('what a claim says beside its subject decides its value: %s, %s', (fact, text, value) => {
  expect(answerTo(fact, text).value).toBe(value)
})

test('what is in beta limits a claim that says nothing of it', () => {
  const text = 'Members sign in by SAML single sign-on. SAML single sign-on is in public beta.'
  expect(answerTo('iam.sso', text).value).toBe('partial')
})

test('what another clause says beside its own subject limits nothing', () => {
  const text = 'Admins can disable public link sharing; passkeys are in public beta.'
  expect(answerTo('data.dlp', text).value).toBe('yes')
})

test('a fact that needs something named is answered in part without it', () => {
  expect(answerTo('hr.training', 'All employees are trained in security every year.').value).toBe('yes')
  expect(answerTo('hr.training', 'All employees receive training on this agreement every year.').value).toBe('partial')
})
