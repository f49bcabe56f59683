import { readFile } from '../src/adapters/documents/read-file.ts'
import { analyse } from '../src/engine/analyse/analyse.ts'
import { makeCorpus, makePage } from '../src/engine/analyse/corpus-for-tests.ts'
import { readHtml } from '../src/engine/extract/html.ts'
import { limits } from '../src/engine/extract/limits.ts'
import { readMarkdown, readPlainText } from '../src/engine/extract/plain-text.ts'
import { admitFindings } from '../src/engine/verify/admit.ts'
import { storableText } from '../src/contract/text.forms.ts'
import { documentOf, type FuzzDocument } from './fuzz-documents.ts'

export interface Step {
  readonly name: string
  /** Of this process on its core: what else the machine does is not counted. */
  readonly milliseconds: number
}

const url = 'https://vendor.example/security'

async function readDocument({ type, body }: FuzzDocument): Promise<{ text: string; title: string }> {
  const bytes = new TextEncoder().encode(body)
  if (type === 'text/csv') return await readFile(bytes, type)
  if (type === 'text/html') return readHtml(bytes, type, url)
  return type === 'text/markdown' ? readMarkdown(bytes, type, url) : readPlainText(bytes, type, url)
}

/**
 * Reads and analyses the document of a seed. Rejects when a step throws or breaks what always holds: text within its cap
 * and well formed, quotes that stand in it.
 */
export async function runSeed(seed: number): Promise<Step[]> {
  const document = documentOf(seed)
  const steps: Step[] = []
  let started = process.cpuUsage()
  const end = (name: string): void => {
    const { user, system } = process.cpuUsage(started)
    steps.push({ name, milliseconds: (user + system) / 1000 })
    started = process.cpuUsage()
  }
  const { text, title } = await readDocument(document)
  end(`read ${document.type}`)
  if (text.length > limits.documentText || title.length > limits.title)
    throw new Error('The text is longer than its cap')
  if (!text.isWellFormed()) throw new Error('The text holds half a character')
  const corpus = makeCorpus([makePage({ text: storableText(text), title })])
  started = process.cpuUsage()
  let isCut = false
  const { answers } = await analyse(corpus, {
    onDocument: () => {
      if (isCut) end('cut into sentences')
      isCut = true
    },
    onDocumentsRead: () => end('match the rules, learn plans'),
    onAnswer: ({ answer }) => end(answer.agent),
  })
  end('note the text')
  for (const { findings } of answers)
    if (admitFindings(findings, corpus.documents).refused.length > 0) throw new Error('A quote stands nowhere')
  return steps
}
