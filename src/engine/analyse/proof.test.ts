import { expect, test } from 'vitest'
import type { DocumentKind } from '../../contract/documents.ts'
import type { Finding } from '../../contract/findings.ts'
import { makeCorpus, makePage } from './corpus-for-tests.ts'
import { analyseCorpus } from './pattern-extractor.ts'

function answersTo(fact: string, text: string, title = 'Security', kind: DocumentKind = 'security'): Finding {
  const document = makePage({ kind, title, text: `# ${title}\n\n${text}\n` })
  const found = analyseCorpus(makeCorpus([document])).flatMap((answer) => answer.findings)
  const finding = found.find((one) => one.fact === fact)
  if (!finding) throw new Error(`no finding for ${fact}`)
  return finding
}

test.each([
  ['a path through menus', 'iam.mfa', 'Users turn on two-factor authentication under Settings > Account > Security.'],
  ['the name of a setting', 'iam.mfa', 'Two-factor authentication is offered to users by REQUIRE_TWO_FACTOR.'],
  ['what a page is about', 'iam.mfa', 'Learn how users turn on two-factor authentication for their accounts.'],
  ['code', 'iam.mfa', '{ name: "Two-factor authentication", columns: ["Yes"] },'],
])('%s proves nothing', (_, fact, text) => {
  expect(['mentioned', null]).toContain(answersTo(fact, text).certainty)
})

test('of several passages the one that says it in a full sentence is quoted', () => {
  const text = [
    '## Backups',
    '- Restore from backups',
    'See the backups page for more about how backups of your data are taken daily.',
    'We back up all customer data every day and keep each backup for 30 days.',
  ].join('\n\n')
  expect(answersTo('bc.backup', text).quotes[0]?.text).toBe(
    'We back up all customer data every day and keep each backup for 30 days.',
  )
})

test('a sentence that proves the answer is quoted before one that only leads to it', () => {
  const text = [
    'If you require a Data Processing Agreement (DPA), please reach out to our team at support@acme.example.',
    'If you have signed a Data Processing Agreement (DPA) with us, we will notify you of any changes to sub-processors.',
  ].join('\n\n')
  expect(answersTo('priv.dpa', text, 'GDPR', 'compliance').quotes[0]?.text).toMatch(/^If you have signed/)
})

test('clauses that disclaim liability promise nothing', () => {
  const text =
    'Acme will not be liable for any breach of firewalls or other hacking by third parties outside of its control.'
  expect(answersTo('infra.network', text, 'Terms of service', 'terms').value).toBe('not-stated')
})

test('the parts of a rule that stand far apart in a long sentence are not said of each other', () => {
  const filler = 'and to all other matters that are dealt with in the schedules of this agreement, '.repeat(6)
  const text = `The customer may not export any part of the service to a country under embargo, ${filler}nor send personal data of children.`
  expect(answersTo('data.export', text, 'Terms of service', 'terms').value).toBe('not-stated')
})

test('a page answers by being what it is, with its heading as the quote', () => {
  const clauses = Array.from({ length: 8 }, (_, index) => `${index + 1}. The processor keeps personal data safe.`)
  const answer = answersTo('priv.dpa', clauses.join('\n\n'), 'Data processing agreement', 'dpa')
  expect([answer.value, answer.quotes[0]?.text]).toEqual(['yes', '# Data processing agreement'])
})

test.each([
  ['a heading', '## Are you SOC 2 Type 2 certified?\n\nYes.', '## Are you SOC 2 Type 2 certified?\n\nYes.'],
  ['a sentence', 'Are you SOC 2 Type 2 certified?\n\nYes.', 'Are you SOC 2 Type 2 certified?\n\nYes.'],
])('a bare yes is proven by its question, %s, and quoted with it', (_, text, quote) => {
  const { value, certainty, quotes } = answersTo('assure.soc2', text, 'Questions and answers')
  expect([value, certainty, quotes[0]?.text]).toEqual(['yes', 'stated', quote])
})
