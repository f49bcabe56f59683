import type { ReviewDocument } from '../../contract/documents.ts'
import { parseBlocks, type Block } from './blocks.ts'
import { normaliseText } from './normalise.ts'
import { splitSentences, type Span } from './sentences.ts'

/** What is read at once: a sentence, a list item, a table row or a heading. */
export interface Unit extends Span {
  /** Normalised; of an answer to a question heading, the question stands in front. */
  readonly text: string
  /** Normalised title, headings, lead-in and header row. */
  readonly above: string
  readonly block: Block
  readonly index: number
}

export interface PreparedDocument {
  readonly document: ReviewDocument
  readonly title: string
  readonly blocks: readonly Block[]
  readonly units: readonly Unit[]
  readonly words: number
}

const answer =
  /^(yes|no|absolutely|of course|correct|certainly|definitely|not (?:currently|at (?:this|the) (?:time|moment)|yet))\b[.,!:;\s-]*/

function aboveOf(document: ReviewDocument, block: Block, cache: Map<readonly string[], string>): string {
  let path = cache.get(block.headingPath)
  if (path === undefined) {
    path = normaliseText([document.title, ...block.headingPath].join(' / '))
    cache.set(block.headingPath, path)
  }
  const leadIn = block.leadIn
    ? normaliseText(document.text.slice(block.leadIn.start, block.leadIn.end)).slice(-240)
    : ''
  const header = block.headerCells.length === 0 ? '' : normaliseText(block.headerCells.slice(0, 12).join(' | '))
  return [path, leadIn, header].filter((part) => part !== '').join(' / ')
}

function answered(block: Block, text: string, first: boolean): string {
  const question = block.headingPath.at(-1)
  if (!first || question === undefined || !question.trimEnd().endsWith('?')) return text
  const found = answer.exec(text)
  if (!found) return text
  const asked = normaliseText(question).replace(/\?+$/, '')
  const denied = found[0].startsWith('no')
  return denied ? `no, not ${asked}: ${text.slice(found[0].length)}` : `${asked}: ${text.slice(found[0].length)}`
}

/** Cuts a document into units, in the order of the text. Linear in its length. */
export function prepareDocument(document: ReviewDocument): PreparedDocument {
  const blocks = parseBlocks(document.text)
  const units: Unit[] = []
  const cache = new Map<readonly string[], string>()
  let words = 0
  let path: readonly string[] | null = null
  for (const block of blocks) {
    const whole = block.type === 'heading' || block.type === 'row'
    const spans = whole
      ? [{ start: block.start, end: block.end }]
      : splitSentences(document.text, block.start, block.end)
    const above = aboveOf(document, block, cache)
    for (const [at, span] of spans.entries()) {
      const text = normaliseText(document.text.slice(span.start, span.end))
      if (text === '') continue
      words += countWords(text)
      const first = at === 0 && block.type === 'paragraph' && block.headingPath !== path
      units.push({ ...span, text: answered(block, text, first), above, block, index: units.length })
    }
    path = block.type === 'heading' ? null : block.headingPath
  }
  return { document, title: normaliseText(document.title), blocks, units, words }
}

function countWords(text: string): number {
  let words = 1
  for (let at = text.indexOf(' '); at !== -1; at = text.indexOf(' ', at + 1)) words++
  return words
}
