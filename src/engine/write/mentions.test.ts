import { expect, test } from 'vitest'
import { makeFinding } from '../score/findings-for-tests.ts'
import { sampleInputs } from './inputs-for-tests.ts'
import type { Finding } from '../../contract/findings.ts'
import type { ReviewDocument } from '../../contract/documents.ts'
import { countMentions, pickMentions } from './mentions.ts'

const vendor = { name: 'Lumenpath', website: null, domain: null }
const findMentions = (documents: readonly ReviewDocument[], findings: readonly Finding[]) =>
  pickMentions(countMentions({ vendor, documents }), findings, documents)

const [head] = sampleInputs.gated.corpus.documents
if (!head) throw new Error('The sample has no page')
const page = head
const documentOf = (id: string, text: string, language: string | null = 'en') => ({
  ...page,
  id,
  text,
  language,
  title: `Page ${id}`,
  url: `https://lumenpath.example/${id}`,
})

test('a topic is found by its words, whatever stands between them, on the page that has most of them', () => {
  const documents = [
    documentOf('a', 'Failover is a word.'),
    documentOf('b', 'High-Availability and fail-over: redundant nodes, redundancy of disks.'),
  ]
  expect(findMentions(documents, [makeFinding('bc.redundancy', 'not-stated')])).toEqual(
    new Map([
      [
        'bc.redundancy',
        {
          page: 'Page b (lumenpath.example/b)',
          words: 'High-Availability and fail-over: redundant nodes, redundancy of disks.',
        },
      ],
    ]),
  )
})

test('what is answered, what an analyst settled and what stands in another language is not looked for', () => {
  const documents = [documentOf('a', 'SCIM, single sign-on and daily backups.'), documentOf('b', 'Firewalls.', 'de')]
  const findings = [
    makeFinding('iam.scim', 'yes'),
    makeFinding('iam.sso', 'not-stated', { tier: 'confirmed' }),
    makeFinding('bc.backup', 'yes', { tier: 'rejected' }),
    makeFinding('infra.network', 'not-stated'),
  ]
  expect(findMentions(documents, findings)).toEqual(new Map())
})

test('a word within a longer word, or of another thing, is no mention', () => {
  const documents = [documentOf('a', 'The mitsuba key, backup codes and the edresser.')]
  const findings = ['bc.backup', 'infra.malware', 'enc.keys'].map((fact) => makeFinding(fact, 'not-stated'))
  expect(findMentions(documents, findings)).toEqual(new Map())
})

const passageOn = (fact: string, text: string): string | null | undefined =>
  findMentions([documentOf('a', text)], [makeFinding(fact, 'not-stated')]).get(fact)?.words

test('what a page says of an open question is told in its own sentence, not by its heading, a question or a pointer', () => {
  const text =
    '# Sign-in\n\nSee single sign-on.\n\nDo you support single sign-on?\n\nLumenpath supports Google and GitHub single sign-on using OAuth. Invoices are sent by mail.\n'
  expect(passageOn('iam.sso', text)).toBe('Lumenpath supports Google and GitHub single sign-on using OAuth.')
  expect(passageOn('iam.sso', '# Single sign-on\n\nSee single sign-on.\n')).toBeUndefined()
})

test('a sentence below a heading on the topic need not name it again', () => {
  const text = '# Security\n\n## Audit logging\n\nAll credential access and modifications are logged:\n\n- creation\n'
  expect(passageOn('log.audit', text)).toBe('All credential access and modifications are logged')
})

test('an answered question is not looked for', () => {
  const documents = [documentOf('a', 'Daily backups are kept for a month.')]
  expect(Object.keys(countMentions({ vendor, documents }))).toContain('bc.backup')
  expect(Object.keys(countMentions({ vendor, documents }, new Set(['bc.backup'])))).not.toContain('bc.backup')
})

test('what staff have, what a host is certified for and what a log records is told of no open question', () => {
  const staff = 'Employees need to authenticate to all applications with multi-factor authentication.'
  expect(passageOn('iam.mfa', `# Security\n\n${staff}\n`)).toBeUndefined()
  const host = 'Our servers are hosted on Google Cloud (ISO 27001 certified), which is accessible by VPN.'
  expect(passageOn('assure.iso27001', `# Security\n\n${host}\n`)).toBeUndefined()
  const events =
    '| Name | What happened |\n| --- | --- |\n| `scim.provisioning_failed` | SCIM provisioning has failed |\n'
  expect(passageOn('iam.scim', `# Logs\n\n${events}`)).toBeUndefined()
  const exempt = 'Attacks that are only possible with physical access to a data center are reported in vain.'
  expect(passageOn('infra.physical', `# Security\n\n## Out of scope\n\n- ${exempt}\n`)).toBeUndefined()
  expect(passageOn('infra.physical', `# Security\n\n## Data centers\n\n- ${exempt}\n`)).toBeDefined()
})
