import { expect, test } from 'vitest'
import { answerTo } from './corpus-for-tests.ts'

test.each([
  ['enc.e2e', 'All server-to-server communication is authenticated and end-to-end encrypted.'],
  ['enc.e2e', 'All sensitive credentials are encrypted before being stored in the database using AES-256.'],
  [
    'iam.ip_allow',
    'Some integrations require access controls that only allow inbound traffic from known IP addresses.',
  ],
  ['iam.ip_allow', 'Ensure that all listed IPs are allowlisted.'],
  ['iam.ip_allow', 'By default, we will reserve a /16 block in one of the private IP ranges for network access.'],
  ['iam.ip_allow', 'Configure your API gateway to only accept traffic from specific IP ranges.'],
  ['iam.staff_least_priv', 'Acme supports multiple team members per account with role-based access control (RBAC).'],
  ['iam.tokens', 'Administrators decide who can view and manage API keys with granular permissions.'],
  ['iam.tokens', 'An API key was created or revoked.'],
  ['data.residency', 'Where the SCCs require selection of the law of an EU Member State, the laws of Ireland apply.'],
  ['data.residency', 'Data residency: control in which region traffic is processed.'],
  ['data.exit_deletion', 'If you removed a directory user but their account remains, delete the account from Acme.'],
  ['data.dlp', 'PII scrubbing is available for shared logs, and external sharing can be blocked by administrators.'],
  ['iam.mfa_enforce', 'Multi-factor authentication is enforced for all users of systems connected to the company SSO.'],
  ['iam.sso', 'GitHub allows organizations to protect resources with a SAML SSO server.'],
  ['data.isolation', 'AWS provides logical separation between different AWS customers.'],
  [
    'ai.admin_off',
    'Admins configure the safety shield of the AI assistant; users cannot disable it where it is enforced.',
  ],
])('%s is not answered by a sentence about another subject: %s', (fact, text) => {
  expect(answerTo(fact, text).value).toBe('not-stated')
})

test.each([
  ['iam.ip_allow', 'Administrators can restrict access to the workspace to an IP allowlist.', 'yes'],
  ['iam.tokens', 'API keys can be scoped to single projects and given an expiry date.', 'yes'],
  ['iam.staff_least_priv', 'Access of our employees to customer data follows the principle of least privilege.', 'yes'],
  ['enc.e2e', 'Notes are end-to-end encrypted: we cannot decrypt your content.', 'yes'],
  ['data.residency', 'You choose whether your data is stored in the EU or in the United States.', 'yes'],
  ['assure.soc2', 'SOC 2 Type I: target completion Q4 2026.', 'no'],
  ['assure.soc2', 'Training is to be in place ahead of the SOC 2 Type I audit in Q4 2026.', 'no'],
  ['assure.soc2', 'We hold a SOC 2 Type I report.', 'partial'],
])('%s is answered by a sentence about its own subject: %s', (fact, text, value) => {
  expect(answerTo(fact, text).value).toBe(value)
})
