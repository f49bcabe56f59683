import { describe, expect, test } from 'vitest'
import { facts } from '../../catalog/facts.ts'
import type { DocumentKind } from '../../contract/documents.ts'
import type { Corpus } from '../corpus.ts'
import { analyseCorpus } from './pattern-extractor.ts'
import { makeCorpus, makePage } from './corpus-for-tests.ts'
import { assuranceSentences } from './synthetic/assurance.ts'
import { dataProtectionSentences } from './synthetic/data-protection.ts'
import { engineeringSentences } from './synthetic/engineering.ts'
import { genaiSentences } from './synthetic/genai.ts'
import { governanceSentences } from './synthetic/governance.ts'
import { identitySentences } from './synthetic/identity.ts'
import { infrastructureSentences } from './synthetic/infrastructure.ts'
import { loggingSentences } from './synthetic/logging-and-response.ts'
import { peopleSentences } from './synthetic/people.ts'
import { privacySentences } from './synthetic/privacy.ts'
import { resilienceSentences } from './synthetic/resilience.ts'
import type { SentenceSet } from './synthetic/sentence-set.ts'

const all: SentenceSet = {
  ...assuranceSentences,
  ...governanceSentences,
  ...identitySentences,
  ...dataProtectionSentences,
  ...resilienceSentences,
  ...loggingSentences,
  ...engineeringSentences,
  ...infrastructureSentences,
  ...peopleSentences,
  ...privacySentences,
  ...genaiSentences,
}

function corpusOf(sentence: string, kind: DocumentKind): Corpus {
  return makeCorpus([makePage({ kind, title: 'Acme', text: `# Acme\n\n${sentence}\n` })])
}

test('every fact has at least six sentences', () => {
  const few = facts.filter((fact) => (all[fact.id]?.length ?? 0) < 6).map((fact) => fact.id)
  expect(few).toEqual([])
})

describe.each(Object.entries(all))('%s', (fact, sentences) => {
  test.each(sentences.map(([value, text, kind]) => ({ value, text, kind: kind ?? 'security' })))(
    'reads $value in: $text',
    ({ value, text, kind }) => {
      const findings = analyseCorpus(corpusOf(text, kind)).flatMap((answer) => answer.findings)
      expect(findings.find((finding) => finding.fact === fact)?.value).toBe(value)
    },
  )
})
