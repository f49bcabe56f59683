import { expect, test } from 'vitest'
import type { ReviewDocument } from '../../contract/documents.ts'
import { namedSubprocessors, plainCompanyName } from './subprocessors.ts'

const page = (text: string, kind: ReviewDocument['kind'] = 'subprocessors'): ReviewDocument => ({
  id: 'D',
  url: 'https://vendor.example/legal/subprocessors',
  redirects: [],
  status: 200,
  title: 'Subprocessors',
  kind,
  language: 'en',
  fetched_at: '2026-11-21T00:00:00Z',
  text_sha256: 'a'.repeat(64),
  text,
})

const table = `# Subprocessors

These companies process customer data for us.

Company | Purpose | Location
Amazon Web Services EMEA SARL | Hosting | Germany, United States
Mailjet SAS | E-mail | France

Date | Change
Spring | A new hoster`

test('a table whose head names a column of companies gives each with its line, and says who hosts', () => {
  expect(namedSubprocessors([page(table)])).toEqual([
    {
      name: 'Amazon Web Services',
      hosts: true,
      document: 'D',
      quote: 'Amazon Web Services EMEA SARL | Hosting | Germany, United States',
    },
    { name: 'Mailjet', hosts: false, document: 'D', quote: 'Mailjet SAS | E-mail | France' },
  ])
})

test('a column of companies need not be the first one', () => {
  const rows = 'Service | Subprocessor\nData centres | Zendesk International Ltd'
  expect(namedSubprocessors([page(rows)]).map(({ name, hosts }) => [name, hosts])).toEqual([['Zendesk', true]])
})

test('items of a list that say what the company is for are read, and those that are sentences are not', () => {
  const items = `- Google Cloud (hosting, Belgium and Iowa)
- OpenAI: drafts of answers
- We assess each of them every year
- our own staff (support)`
  expect(namedSubprocessors([page(items)]).map(({ name }) => name)).toEqual(['Google Cloud', 'OpenAI'])
})

test('every quote stands in the page, character by character', () => {
  const text = `${table}\n- ${'Long '.repeat(4)}Name (${'x'.repeat(100)})`
  for (const { quote } of namedSubprocessors([page(text)])) expect(text).toContain(quote)
})

test('pages that are no list of subprocessors name none, and a company is named once', () => {
  expect(namedSubprocessors([page(table, 'security')])).toEqual([])
  expect(namedSubprocessors([page(table), page(table)])).toHaveLength(2)
})

test.each([
  ['Twilio Ireland Ltd', 'Twilio'],
  ['AWS', 'Amazon Web Services'],
  ['Google Cloud Platform (GCP)', 'Google Cloud'],
  ['Microsoft Corporation', 'Microsoft'],
  ['Snowflake, Inc.', 'Snowflake'],
  ['Company', 'Company'],
])('%s is counted as %s', (written, name) => {
  expect(plainCompanyName(written)).toBe(name)
})

test('the mark of a list’s item is no part of the quote', () => {
  expect(namedSubprocessors([page('- OpenAI: drafts of answers')])[0]?.quote).toBe('OpenAI: drafts of answers')
})
