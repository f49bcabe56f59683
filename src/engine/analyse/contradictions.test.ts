import { expect, test } from 'vitest'
import { makeCorpus, makePage } from './corpus-for-tests.ts'
import { analyseCorpus } from './pattern-extractor.ts'

const tierOf = (fact: string, first: string, second: string): string | undefined => {
  const pages = [first, second].map((text, at) =>
    makePage({ id: `d-${at}`, url: `https://acme.example/${at}`, text: `# Security\n\n${text}\n` }),
  )
  const findings = analyseCorpus(makeCorpus(pages)).flatMap((answer) => answer.findings)
  return findings.find((finding) => finding.fact === fact)?.tier
}

test.each([
  ['iam.sso', 'Acme supports SAML single sign-on for all customers.', 'Acme does not support SAML single sign-on.'],
])('pages contradict each other where one denies what the other says: %s', (fact, first, second) => {
  expect(tierOf(fact, first, second)).toBe('conflict')
})

test.each([
  [
    'iam.rbac',
    'You may restrict what each member of your account may do with role-based access control (RBAC).',
    'You cannot use RBAC to restrict the privileges of service users.',
  ],
  [
    'priv.gdpr_role',
    'Acme complies with the GDPR and offers a data processing agreement as processor.',
    'Simply using Acme does not ensure compliance with the GDPR.',
  ],
  [
    'data.retention',
    'We delete personal data of your account within ninety days after the end of the contract.',
    'Support communications are retained indefinitely for service purposes.',
  ],
])('a denial about something else contradicts nothing: %s', (fact, first, second) => {
  expect(tierOf(fact, first, second)).not.toBe('conflict')
})
