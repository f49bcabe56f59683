import { expect, test } from 'vitest'
import { facts } from '../../catalog/facts.ts'
import { makeCorpus, makePage } from './corpus-for-tests.ts'
import { explainFact } from './explain.ts'
import { analyseCorpus } from './pattern-extractor.ts'

const said = (fact: string, ...texts: readonly string[]) => {
  const text = `# Acme\n\n${texts.join('\n\n')}\n`
  return explainFact(makeCorpus([makePage({ title: 'Acme', text })]), fact)
}

test('an explanation decides what the analysis decides, for every fact', () => {
  const text =
    '# Security\n\nAll customer data is encrypted at rest.\n\nWe support SAML single sign-on on the Enterprise plan.\n\nWe hold a SOC 2 Type II report.\n'
  const corpus = makeCorpus([makePage({ text })])
  const findings = analyseCorpus(corpus).flatMap((answer) => answer.findings)
  for (const { id } of facts) {
    expect(explainFact(corpus, id)?.finding).toEqual(findings.find(({ fact }) => fact === id))
  }
})

test('an exclusion is named with its own words', () => {
  const match = said('data.isolation', 'Customer data is separated by tenant, and encrypted.')?.documents[0]?.matches[0]
  expect([match?.guard, match?.exclusion]).toEqual(['exclusion', 'encrypt'])
})

test('a page that is not read at all says why', () => {
  const page = makePage({ language: 'de', text: 'Alle Daten sind verschlüsselt.' })
  expect(explainFact(makeCorpus([page]), 'enc.rest')?.documents[0]?.guard).toBe('language')
})

test('the guard that stops the whole answer is told beside the decision', () => {
  const heading = makePage({
    kind: 'docs',
    title: 'Guide',
    text: '# Guide\n\n## How to configure SAML single sign-on\n',
  })
  expect(explainFact(makeCorpus([heading]), 'iam.sso')?.guard).toBe('headings-only')
})

test('a fact that the codebook does not have has no explanation', () => {
  expect(said('iam.nothing', 'We do nothing.')).toBeNull()
})
