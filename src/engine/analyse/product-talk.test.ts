import { expect, test } from 'vitest'
import type { DocumentKind } from '../../contract/documents.ts'
import { analyseCorpus } from './pattern-extractor.ts'
import { makeCorpus, makePage } from './corpus-for-tests.ts'

interface Page {
  readonly title: string
  readonly text: string
  readonly kind: DocumentKind
  readonly path?: string
}

function answersTo({ title, text, kind, path = 'page' }: Page): Map<string, string> {
  const document = makePage({
    url: `https://acme.example/${path}`,
    kind,
    title,
    text: `# ${title}\n\n${text}\n`,
  })
  const findings = analyseCorpus(makeCorpus([document])).flatMap((answer) => answer.findings)
  return new Map(findings.map((finding) => [finding.fact, finding.value]))
}

const about = (subject: string): string =>
  Array.from({ length: 12 }, (_, index) => `${subject} number ${index + 1} is shown in the list.`).join(' ')

test.each<[string, string, Page]>([
  [
    'a reference of settings',
    'infra.network',
    {
      title: 'Limits',
      kind: 'security',
      text: '| Variable | Description | Default |\n| --- | --- | --- |\n| RATE_LIMITER_ENABLED | Rate limiting per address | false |',
    },
  ],
  [
    'a command line',
    'infra.hosting',
    { title: 'Network', kind: 'docs', text: 'aws ec2 create-vpc --region us-east-1 --profile main' },
  ],
  [
    'a page that maps features to the controls of a standard',
    'ir.plan',
    {
      title: 'How Acme supports your assessment',
      kind: 'compliance',
      text: 'Alerts support IR 3.6.1. Roles support AC 3.1.1. Logs support AU 3.3.1. Scans support RA 3.11.2. An incident response plan is in place for IR 3.6.2.',
    },
  ],
  [
    'a page that leads through the product',
    'app.review',
    { title: 'Managing security findings', kind: 'security', text: 'Code review is required before every merge.' },
  ],
  [
    "another service's page",
    'iam.scim',
    { title: 'Connect Globex', kind: 'docs', path: 'integrations/globex', text: 'Globex provisions users with SCIM.' },
  ],
  [
    'a list of what a training covers',
    'infra.malware',
    {
      title: 'Security',
      kind: 'security',
      text: 'All employees attend a training that covers topics such as phishing, malware protection and devices.',
    },
  ],
])('%s does not answer %s', (_, fact, page) => {
  expect(answersTo(page).get(fact)).toBe('not-stated')
})

test('the same words on the page of their own subject answer', () => {
  expect(
    answersTo({ title: 'SCIM', kind: 'docs', text: 'Provision users with SCIM provisioning.' }).get('iam.scim'),
  ).toBe('yes')
  expect(
    answersTo({ title: 'Security', kind: 'security', text: 'Our team requires a code review before every merge.' }).get(
      'app.review',
    ),
  ).toBe('yes')
})

test('what a page of another subject says in passing is mentioned at most', () => {
  const text = `${about('Invoice')} The list also holds users created by SCIM provisioning.`
  const { value, certainty } = findingOn('iam.scim', { title: 'Invoices', kind: 'docs', text })
  expect([value, certainty]).toEqual(['yes', 'mentioned'])
})

test('a certificate of a provider is none of the vendor, and a plain denial outweighs compliance', () => {
  const text =
    'For Acme Assistant, the default provider (Globex) maintains ISO 27001 certification. Acme Inc. is not itself ISO 27001 certified.'
  expect(answersTo({ title: 'ISO 27001', kind: 'compliance', text }).get('assure.iso27001')).toBe('no')
})

test('a report that is there today is no plan because another certificate is', () => {
  const text = 'We have a SOC 2 Type II report and are currently in the process of attaining ISO 27001.'
  const answers = answersTo({ title: 'Compliance', kind: 'compliance', text })
  expect([answers.get('assure.soc2'), answers.get('assure.iso27001')]).toEqual(['yes', 'no'])
})

test('examples in quotation marks are no promise', () => {
  const text = `${about('Template')} "We guarantee 99.9% uptime and pay service credits."`
  expect(answersTo({ title: 'How to word an SLA', kind: 'other', text }).get('bc.sla')).toBe('not-stated')
})

test('a bare yes is quoted with its question', () => {
  const text = '## Do you sign a data processing agreement?\n\nYes.'
  expect(answersTo({ title: 'Questions', kind: 'privacy', text }).get('priv.dpa')).toBe('yes')
})

function findingOn(fact: string, page: Page) {
  const document = makePage({ kind: page.kind, title: page.title, text: `# ${page.title}\n\n${page.text}\n` })
  const corpus = makeCorpus([document], { asOf: '2026-11-01' })
  const finding = analyseCorpus(corpus)
    .flatMap((answer) => answer.findings)
    .find((one) => one.fact === fact)
  if (!finding) throw new Error(`no finding for ${fact}`)
  return finding
}

test('an item of a list that reads otherwise without its lead-in is quoted with it', () => {
  const text =
    'With your data, Acme will not:\n\n- sell or rent personal information to third parties\n- read your files'
  const finding = findingOn('priv.sale', { title: 'Privacy', kind: 'privacy', text })
  expect([finding.value, ...finding.quotes.map((quote) => quote.text)]).toEqual([
    'yes',
    'With your data, Acme will not:',
    expect.stringContaining('sell or rent personal information'),
  ])
})

test('a certificate whose validity ended before the review is no full answer', () => {
  const text = 'Acme is ISO 27001 certified.\n\nValid from July 2023 to June 2026.'
  expect(findingOn('assure.iso27001', { title: 'Certificates', kind: 'compliance', text }).value).toBe('partial')
})

test('of several figures none is told as the figure, and lists go on in the next sentence', () => {
  const samples = 'We retain your event data for 30, 45 or 60 days depending on plan.'
  expect(findingOn('data.retention', { title: 'Data', kind: 'security', text: samples }).params['days']).toBeUndefined()
  const models = 'Our AI assistant uses OpenAI models.\n\nOur AI summaries use Anthropic models.'
  expect(findingOn('ai.providers', { title: 'Acme AI', kind: 'ai', text: models }).params['providers']).toEqual(
    expect.arrayContaining(['openai', 'anthropic']),
  )
})

test('the role of the customer is not the vendor’s', () => {
  const text =
    'For personal data in the service, Acme acts as the data processor and the customer is the data controller.'
  expect(findingOn('priv.gdpr_role', { title: 'DPA', kind: 'dpa', text }).params['role']).toEqual(['processor'])
})
