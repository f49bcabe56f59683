import { expect, test } from 'vitest'
import type { DocumentKind } from '../../contract/documents.ts'
import { analyseCorpus } from './pattern-extractor.ts'
import { makeCorpus, makePage } from './corpus-for-tests.ts'

function answersTo(title: string, text: string, kind: DocumentKind): string[] {
  const page = makePage({ kind, title, text: `# ${title}\n\n${text}\n` })
  return analyseCorpus(makeCorpus([page]))
    .flatMap((answer) => answer.findings)
    .filter((finding) => finding.value !== 'not-stated')
    .map(
      (finding) => `${finding.fact}=${finding.value}${finding.plans.length > 0 ? ` ${finding.plans.join(', ')}` : ''}`,
    )
}

test.each([
  ['a menu', 'Product', 'Product Solutions Security SSO SCIM Audit logs Pricing Docs Status Blog', 'other'],
  ['a customer story', 'Case study: Globex', 'Globex encrypts customer data at rest and in transit.', 'other'],
  ['an open position', 'Careers', 'You will run penetration tests and manage our bug bounty.', 'other'],
  ['a glossary', 'Glossary', 'RBAC: a way to grant access by role. TLS encrypts traffic.', 'docs'],
  [
    'a list of changes',
    'Release notes 4.2',
    'Dependencies with critical vulnerabilities were patched within 7 days.',
    'docs',
  ],
  [
    'a tutorial',
    'Protect an upstream',
    'In this step we will create a WAF and forward the logs to the bastion host.',
    'docs',
  ],
  ['a setting', 'Configuration', 'Set `tls_cert_file` to the path to the certificate that clients check.', 'docs'],
  ['a certificate authority', 'Ingress', "Let's Encrypt sends a token that is stored in a file.", 'docs'],
] as const)('%s says nothing about the vendor', (_, title, text, kind) => {
  expect(answersTo(title, text, kind)).toEqual([])
})

test('what is in beta is partly there', () => {
  expect(answersTo('Audit logs', 'Audit logs are currently in beta.', 'docs')).toEqual(['log.audit=partial'])
})

test('an add-on is named as its plan is', () => {
  const text = 'SAML single sign-on requires the optional Access Control add-on.'
  expect(answersTo('Sign-in', text, 'docs')).toEqual(['iam.sso=yes Access Control add-on'])
})
