import type { ReviewDocument } from '../../contract/documents.ts'
import type { Finding } from '../../contract/findings.ts'
import type { Corpus } from '../corpus.ts'
import { analyseCorpus } from './pattern-extractor.ts'

/** A stored page of the vendor Acme, as the tests of the analysis read them: with what the test says of it. */
export function makePage(told: Partial<ReviewDocument>): ReviewDocument {
  return {
    id: 'd-1',
    url: 'https://acme.example/page',
    redirects: [],
    kind: 'security',
    title: 'Security',
    text: '',
    text_sha256: '0'.repeat(64),
    fetched_at: '2026-01-01T00:00:00.000Z',
    status: 200,
    language: 'en',
    ...told,
  }
}

/** A vendor named Acme that has these pages and nothing else. */
export function makeCorpus(documents: readonly ReviewDocument[], told: Partial<Corpus> = {}): Corpus {
  return { vendor: { name: 'Acme', website: null, domain: null }, documents, asOf: '2026-01-01', ...told }
}

/** What is found of a fact where this text is all that Acme's page on security says. */
export function answerTo(fact: string, text: string): Finding {
  const found = analyseCorpus(makeCorpus([makePage({ text: `# Security\n\n${text}\n` })])).flatMap(
    (answer) => answer.findings,
  )
  const finding = found.find((one) => one.fact === fact)
  if (!finding) throw new Error(`no finding for ${fact}`)
  return finding
}
