import search from 'approx-string-match'
import type { Comment } from '../../../contract/comments.ts'

/** What is looked for: a passage, and what stood on either side of it. */
export type Anchor = Pick<Comment, 'selectedText' | 'prefix' | 'suffix' | 'startOffset'>

export interface Span {
  readonly start: number
  readonly end: number
}

/** How much of the text on either side is kept, in UTF-16 units. */
export const contextLength = 32
/** Shorter passages are found word for word and beside their own neighbours, or not at all. */
const leastAlone = 10
const errorShare = 0.2

/** Texts are compared without white space: screens and stored texts break lines differently. */
export const packed = (text: string): string => text.replaceAll(/\s+/g, '')

function commonStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1
  return length
}

function commonEnd(a: string, b: string): number {
  let length = 0
  while (length < a.length && length < b.length && a.at(-1 - length) === b.at(-1 - length)) length += 1
  return length
}

/** How many characters beside the passage are as they were. */
function neighbours(text: string, { start, end }: Span, prefix: string, suffix: string): number {
  const before = text.slice(Math.max(0, start - contextLength), start)
  return commonEnd(before, prefix) + commonStart(text.slice(end), suffix)
}

function* occurrences(text: string, passage: string): Generator<Span> {
  for (let at = text.indexOf(passage); at !== -1; at = text.indexOf(passage, at + 1))
    yield { start: at, end: at + passage.length }
}

function nearly(text: string, passage: string): Span | null {
  const found = search(text, passage, Math.floor(passage.length * errorShare)).toSorted((a, b) => a.errors - b.errors)
  const [best] = found
  if (!best) return null
  const isAlone = found.every((one) => one.errors > best.errors || (one.start < best.end && best.start < one.end))
  return isAlone ? best : null
}

/**
 * Where the passage stands in a packed text: word for word, else nearly so and in one place alone. Null where it cannot be
 * told: a comment is listed apart rather than guessed onto the page.
 */
export function locate(text: string, anchor: Anchor): Span | null {
  const [passage, prefix, suffix] = [packed(anchor.selectedText), packed(anchor.prefix), packed(anchor.suffix)]
  if (passage === '') return null
  const exact = [...occurrences(text, passage)].map((span) => ({
    span,
    beside: neighbours(text, span, prefix, suffix),
    away: Math.abs(span.start - anchor.startOffset),
  }))
  const [best] = exact.toSorted((a, b) => b.beside - a.beside || a.away - b.away)
  const isSure = best !== undefined && (passage.length >= leastAlone || best.beside > 0 || best.away === 0)
  if (isSure) return best.span
  return passage.length < leastAlone ? null : nearly(text, passage)
}
