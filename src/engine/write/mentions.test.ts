import { expect, test } from 'vitest'
import { makeFinding } from '../score/findings-for-tests.ts'
import { sampleInputs } from './inputs-for-tests.ts'
import type { Finding } from '../../contract/findings.ts'
import type { ReviewDocument } from '../../contract/documents.ts'
import { countMentions, pickMentions } from './mentions.ts'

const findMentions = (documents: readonly ReviewDocument[], findings: readonly Finding[]) =>
  pickMentions(countMentions(documents), findings)

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
    new Map([['bc.redundancy', 'Page b (lumenpath.example/b)']]),
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
