import { expect, test } from 'vitest'
import { facts } from '../../catalog/facts.ts'
import type { Corpus } from '../corpus.ts'
import { analyseCorpus } from './analyse.ts'

const text = `# Security at Acme

All customer data is encrypted at rest with AES-256. We are working towards SOC 2.

## Single sign-on

SAML SSO is available on the Enterprise plan.
`

const corpus: Corpus = {
  vendor: { name: 'Acme', website: null, domain: null },
  asOf: '2026-01-01',
  documents: [
    {
      id: 'd-1',
      url: 'https://acme.example/security',
      redirects: [],
      kind: 'security',
      title: 'Security at Acme',
      text,
      text_sha256: '0'.repeat(64),
      fetched_at: '2026-01-01T00:00:00.000Z',
      status: 200,
      language: 'en',
    },
  ],
}

const findings = () => analyseCorpus(corpus).flatMap((answer) => answer.findings)

test('every fact is answered exactly once', () => {
  expect(
    findings()
      .map((finding) => finding.fact)
      .sort(),
  ).toEqual(facts.map((fact) => fact.id).sort())
})

test('each quote is the exact text at its place', () => {
  for (const quote of findings().flatMap((finding) => finding.quotes))
    expect(text.slice(quote.start, quote.end)).toBe(quote.text)
})

test('a not-stated answer has no quote and no certainty', () => {
  for (const finding of findings().filter((one) => one.value === 'not-stated'))
    expect([finding.quotes, finding.certainty]).toEqual([[], null])
})

test('a claim is a yes, a certificate under way a no, and a plan limit is kept', () => {
  const byFact = new Map(findings().map((finding) => [finding.fact, finding]))
  expect(byFact.get('enc.rest')?.value).toBe('yes')
  expect(byFact.get('enc.rest')?.params['algorithm']).toBe('aes-256')
  expect(byFact.get('assure.soc2')?.value).toBe('no')
  expect(byFact.get('iam.sso')?.plans).toEqual(['Enterprise'])
})

test('the same corpus gives the same answers', () => {
  expect(analyseCorpus(corpus)).toEqual(analyseCorpus(corpus))
})
