import { expect, test } from 'vitest'
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
  const title = kind === 'data_leaves_region' ? 'Data residency' : 'Security'
  expect(flagsIn(example, title)).toEqual([[kind, example]])
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
  'Invoices and billing data are kept for ten years.',
  'Do API keys expire? They do, after 90 days.',
  'Self-hosted tokens do not expire.',
  'All other members are created as full administrators. Paid plans have a range of specific roles to assign.',
])('nothing adverse is seen in: %s', (text) => {
  expect(flagsIn(text)).toEqual([])
})
