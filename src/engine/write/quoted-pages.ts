import type { Finding, Quote } from '../../contract/findings.ts'
import { plainPassage } from './sentences.ts'

/** Passages as sentences about them need them: the two that disagree, and the columns of a row. */

/** Characters between two sentences of one statement. */
const nextTo = 3

/**
 * The two passages that disagree: the last one and the one before it on another page, each with the sentence that it goes
 * on from. Passages of one page are taken as they come.
 */
export function sidesOf(quotes: readonly Quote[]): readonly Quote[] {
  const last = quotes.at(-1)
  const at = quotes.findLastIndex((quote) => quote.document_id !== last?.document_id)
  const other = quotes[at]
  if (!last || !other) return quotes.slice(0, 2)
  const before = quotes[at - 1]
  const goesOn =
    before?.document_id === other.document_id && before.end <= other.start && other.start - before.end <= nextTo
  return [goesOn ? { ...other, start: before.start, text: `${before.text} ${other.text}` } : other, last]
}

const cells = (row: string): number => row.replace(/^\||\|$/g, '').split('|').length

/** 'columns Free / Pro' of a row of a table, which says nothing without them; empty for other passages. */
export function underColumns(quote: Quote, findings: readonly Finding[]): string {
  const isOwn = ({ quotes }: Finding): boolean =>
    quotes.some((own) => own.document_id === quote.document_id && own.end === quote.end)
  const columns = findings.find((finding) => 'columns' in finding.params && isOwn(finding))?.params['columns']
  if (!Array.isArray(columns) || cells(quote.text.trim()) !== columns.length + 1) return ''
  return `columns ${plainPassage(columns.join(' / '), 120)}`
}
