import { expect, test } from 'vitest'
import { facts } from '../../catalog/facts.ts'
import { analyseCorpus } from './pattern-extractor.ts'
import { makeCorpus, makePage } from './corpus-for-tests.ts'

const text = `# Security at Acme

All customer data is encrypted at rest with AES-256. We are working towards SOC 2.

## Single sign-on

SAML SSO is available on the Enterprise plan.
`

const page = makePage({ url: 'https://acme.example/security', title: 'Security at Acme', text })
const corpus = makeCorpus([page])

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

function valueOf(sentence: string, fact: string, asOf = '2026-01-01') {
  const document = { ...page, text: `# Security\n\n${sentence}\n` }
  const answers = analyseCorpus({ ...corpus, asOf, documents: [document] })
  return {
    value: answers.flatMap((answer) => answer.findings).find((finding) => finding.fact === fact)?.value,
    kinds: answers.flatMap((answer) => answer.observations).map((observation) => observation.kind),
  }
}

test('a certificate that ran out before the day of the review is partial and told', () => {
  const sentence = 'Our ISO 27001 certificate is valid until March 2025.'
  expect(valueOf(sentence, 'assure.iso27001')).toEqual({ value: 'partial', kinds: ['stale'] })
  expect(valueOf(sentence, 'assure.iso27001', '2025-01-01')).toEqual({ value: 'yes', kinds: [] })
})

test('a penetration test of years ago is partial unless it is repeated', () => {
  expect(valueOf('An external firm ran a penetration test in May 2023.', 'app.pentest').value).toBe('partial')
  expect(valueOf('An external firm runs a penetration test every year, last in May 2023.', 'app.pentest').value).toBe(
    'yes',
  )
})

test('the answer to a question in a heading is read with its question', () => {
  const answers = ['Yes, on the Business plan.', 'No.', 'Not yet.']
  const values = answers.map((answer) => valueOf(`## Do you support single sign-on?\n\n${answer}`, 'iam.sso').value)
  expect(values).toEqual(['yes', 'no', 'no'])
})

test('a plan table gives the plans with a tick, and none when all have one', () => {
  const head = '| Feature | Free | Pro | Enterprise |\n| --- | --- | --- | --- |'
  const plans = (row: string) => {
    const document = { ...page, kind: 'pricing' as const, text: `# Pricing\n\n${head}\n${row}\n` }
    const answers = analyseCorpus({ ...corpus, documents: [document] })
    return answers.flatMap((answer) => answer.findings).find((finding) => finding.fact === 'iam.sso')?.plans
  }
  expect(plans('| SAML SSO | \u2717 | \u2713 | \u2713 |')).toEqual(['Pro', 'Enterprise'])
  expect(plans('| SAML SSO | - | | \u2713 |')).toEqual(['Enterprise'])
  expect(plans('| SAML SSO | \u2713 | \u2713 | \u2713 |')).toEqual([])
})

test('pricing analysis hands over the plans in order of price, with proof', () => {
  const priced =
    '# Plans\n\n| Plan | Price |\n| --- | --- |\n| Pro | $20 / month |\n| Hobby | $5 / month |\n| Enterprise | Custom |\n'
  const document = { ...page, kind: 'pricing' as const, text: priced }
  const answers = analyseCorpus({ ...corpus, documents: [document] })
  const plans = answers.find((answer) => answer.agent === 'pricing_analysis')?.plans ?? []
  expect(plans.map((plan) => [plan.name, plan.price, plan.currency])).toEqual([
    ['Hobby', 5, 'USD'],
    ['Pro', 20, 'USD'],
    ['Enterprise', null, null],
  ])
  for (const quote of plans.flatMap((plan) => plan.quotes))
    expect(priced.slice(quote.start, quote.end)).toBe(quote.text)
})
