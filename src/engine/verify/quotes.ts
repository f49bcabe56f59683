import type { Quote } from '../../contract/findings.ts'
import type { ReviewDocument } from '../../contract/documents.ts'

type Stored = Pick<ReviewDocument, 'id' | 'text'>

/** Whether a UTF-16 offset falls inside a surrogate pair. */
const isInsidePair = (text: string, at: number): boolean => (text.codePointAt(at - 1) ?? 0) > 0xffff

/** The quote for a span of a stored document, with its characters whole. Null when the span is empty or leaves the text. */
export function cutQuote(document: Stored, start: number, end: number): Quote | null {
  if (!Number.isInteger(start) || !Number.isInteger(end) || start < 0 || end > document.text.length || end <= start)
    return null
  const from = isInsidePair(document.text, start) ? start - 1 : start
  const to = isInsidePair(document.text, end) ? end + 1 : end
  return { document_id: document.id, start: from, end: to, text: document.text.slice(from, to) }
}

/** True only when the quote's text stands at its offsets in this document, character by character. */
export function verifyQuote(document: Stored, quote: Quote): boolean {
  if (quote.document_id !== document.id) return false
  // A span that halves a surrogate pair cannot be stored.
  if (!quote.text.isWellFormed()) return false
  if (quote.text.trim() === '' || quote.end - quote.start !== quote.text.length) return false
  return document.text.startsWith(quote.text, quote.start)
}

/** Every place where `text` stands verbatim in the document, as quotes; at most `limit`. */
export function findVerbatim(document: Stored, text: string, limit = 20): Quote[] {
  const found: Quote[] = []
  if (text.trim() === '') return found
  for (
    let at = document.text.indexOf(text);
    at !== -1 && found.length < limit;
    at = document.text.indexOf(text, at + 1)
  )
    found.push({ document_id: document.id, start: at, end: at + text.length, text })
  return found
}
