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
  [
    'assure.fedramp_gov',
    'Acme is FedRAMP authorized at the moderate level.',
    'Using a homegrown or third-party system that does not support FedRAMP can compromise your own authorization.',
  ],
  [
    'data.retention',
    'Exports are held for 3 days, then automatically deleted.',
    'We also keep the last 14 backups indefinitely, no matter the state of your cluster.',
  ],
  [
    'bc.sla',
    'Acme provides a monthly uptime of at least 99.9%.',
    'Acme will use commercially reasonable efforts to make the Service available to Customer.',
  ],
  [
    'bc.sla',
    '| Service | Monthly uptime |\n| --- | --- |\n| Acme Cloud | At least 99.9% |',
    '| Monthly uptime | Service credit |\n| --- | --- |\n| < 99.0% but >= 95.0% | 25% |',
  ],
  [
    'data.exit_deletion',
    'We delete all customer data within sixty days after termination.',
    'If we learn that we hold data of a child under 13, we delete it as quickly as possible.',
  ],
])('a denial about something else contradicts nothing: %s', (fact, first, second) => {
  expect(tierOf(fact, first, second)).not.toBe('conflict')
})

test.each([
  [
    'ir.notice',
    'We notify customers of a data breach within 72 hours.',
    'We notify customers of a data breach within 24 hours.',
  ],
])('two figures for the same promise contradict each other: %s', (fact, first, second) => {
  expect(tierOf(fact, first, second)).toBe('conflict')
})

test.each([['bc.backup', 'Backups are kept for 30 days.', 'Snapshots of the logs are kept for 14 days.']])(
  'figures for two things contradict nothing: %s',
  (fact, first, second) => {
    expect(tierOf(fact, first, second)).not.toBe('conflict')
  },
)
