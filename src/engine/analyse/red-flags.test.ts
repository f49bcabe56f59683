import { expect, test } from 'vitest'
import { knowsFact } from '../../catalog/facts.ts'
import { redFlagRules } from '../../catalog/red-flags.ts'
import { redFlagKinds } from '../../contract/findings.ts'
import { makeCorpus, makePage } from './corpus-for-tests.ts'
import { analyseCorpus } from './pattern-extractor.ts'

function flagsIn(text: string, title = 'Security'): [string, string | undefined][] {
  const document = makePage({
    url: 'https://acme.example/page',
    kind: 'security',
    title,
    text: `# ${title}\n\n${text}\n`,
  })
  const observations = analyseCorpus(makeCorpus([document])).flatMap((answer) => answer.observations)
  return observations
    .filter(({ kind }) => redFlagKinds.some((flag) => flag === kind))
    .map(({ kind, quotes }) => [kind, quotes[0]?.text])
}

test.each(redFlagRules.map((rule) => [rule.kind, rule.example]))('%s is seen in: %s', (kind, example) => {
  const title =
    kind === 'data_leaves_region' ? 'Data residency' : kind === 'plain_text_secrets' ? 'API keys' : 'Security'
  expect(flagsIn(example, title)).toEqual([[kind, example]])
})

test('several sentences of one kind are one flag, and two of them at most come from one rule', () => {
  const text = [
    'SMTP connections can be made without TLS.',
    'Backups may be transferred unencrypted.',
    'Data between our servers is sent in clear text.',
    'Clients must support TLS 1.1 or higher.',
  ].join('\n\n')
  const found = analyseCorpus(makeCorpus([makePage({ url: 'https://acme.example/page', title: 'Security', text })]))
    .flatMap((answer) => answer.observations)
    .filter(({ kind }) => kind === 'weak_encryption')
  expect(found.map(({ quotes }) => quotes.map((quote) => quote.text))).toEqual([
    [
      'SMTP connections can be made without TLS.',
      'Backups may be transferred unencrypted.',
      'Clients must support TLS 1.1 or higher.',
    ],
  ])
})

test('the facts that a rule bears on are of the catalogue', () => {
  expect(redFlagRules.flatMap(({ facts }) => facts).filter((fact) => !knowsFact(fact))).toEqual([])
})

test('every kind of red flag has a rule', () => {
  expect([...new Set(redFlagRules.map((rule) => rule.kind))].toSorted()).toEqual(redFlagKinds.toSorted())
})

test.each([
  'We have never had a data breach since we were founded in 2015.',
  'If we discover unauthorized access in 2026, we will notify you.',
  'Not all members of a workspace are administrators.',
  'API keys can be set to never expire, if you choose so.',
  'We may access your account only with your consent, and never without notice.',
  'We do not share your personal information with advertising partners.',
  'We may suspend your access to our platform without notice if you are subject to sanctions.',
  'Invoices and billing data are kept for ten years.',
  'Do API keys expire? They do, after 90 days.',
  'Self-hosted tokens do not expire.',
  'You may terminate your subscription at any time for any reason.',
  'We may suspend your access without notice if you violate the acceptable use policy.',
  'We will never delete your projects without notice.',
  'We may change or discontinue previews at any time without notice.',
  'Our total liability will not exceed the fees paid in the twelve months before the claim.',
  'We do not warrant that the service will be uninterrupted or error-free.',
  'The service is provided "as is" and "as available".',
  'You grant us a license to host, copy and display your content solely to provide the service.',
  'You grant us a perpetual, irrevocable license to use your feedback for any purpose.',
  'We share your data with our affiliates, who process it on our behalf.',
  'We replaced Privacy Shield with the standard contractual clauses.',
  'TLS 1.0 and 1.1 are disabled.',
  'No data is transmitted unencrypted between our servers.',
  'Passwords are never stored in plain text.',
  'Avoid storing API keys in plain text.',
  'Your webhook must be publicly accessible.',
  'By default, all projects are private and not publicly accessible.',
  'Enabled - anyone with the link can view the dashboard.',
  'Removing a member from your directory prevents sign-in, but will not remove the account.',
  'Tokens are stored in plain text in your local configuration file.',
  'Removing a user revokes all sessions and tokens.',
  'You keep access to your data until the end of the billing cycle, after removing the plan.',
  'If you cancel, members keep access until the subscription ends.',
  'Visits cannot be attributed to individual visitors, because no IP addresses are kept.',
  'API keys without scopes are never created: a key grants full access only if you choose so.',
  'Customer data is deleted within 30 days after the termination of the agreement.',
  'Session tokens are short-lived and cannot be revoked.',
  'All other members are created as full administrators. Paid plans have a range of specific roles to assign.',
])('nothing adverse is seen in: %s', (text) => {
  expect(flagsIn(text)).toEqual([])
})
