import type { Quote } from '../../contract/findings.ts'
import type { ReviewDocument } from '../../contract/documents.ts'
import { cutQuote } from './quotes.ts'

/** Text with typography levelled, and for each of its characters where it stands in the stored text. */
export interface FoldedText {
  readonly text: string
  readonly starts: readonly number[]
  readonly ends: readonly number[]
}

const singleQuotes = new Set(['\u2018', '\u2019', '\u201a', '\u201b', '\u2032', '\u00b4', '`'])
const doubleQuotes = new Set(['\u201c', '\u201d', '\u201e', '\u201f', '\u2033', '\u00ab', '\u00bb'])
const dashes = new Set(['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015', '\u2212'])
const invisible = new Set(['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad'])

function foldCharacter(character: string): string {
  if (singleQuotes.has(character)) return "'"
  if (doubleQuotes.has(character)) return '"'
  if (dashes.has(character)) return '-'
  if (character === '\u2026') return '...'
  return invisible.has(character) ? '' : character
}

const isSpace = (character: string): boolean => /\s/.test(character)

/**
 * Levels quotation marks, dashes, ellipses, invisible characters and runs of white space. Letters, digits and their
 * case stay: a changed word or number is another text. Linear.
 */
export function foldText(text: string): FoldedText {
  const folded: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at)
    if (isSpace(character)) {
      if (folded.at(-1) === ' ') ends[ends.length - 1] = at + 1
      else if (folded.length > 0) {
        folded.push(' ')
        starts.push(at)
        ends.push(at + 1)
      }
      continue
    }
    for (const plain of foldCharacter(character)) {
      folded.push(plain)
      starts.push(at)
      ends.push(at + 1)
    }
  }
  // One string at the end: a growing one that is looked at in between is copied each time.
  return { text: folded.join(''), starts, ends }
}

const isWord = (character: string | undefined): boolean => character !== undefined && /[\p{L}\p{N}]/u.test(character)

/** Whether a span neither starts nor ends inside a word or a number: '72 hours' is not found in '172 hours'. */
function standsAlone(text: string, start: number, end: number): boolean {
  if (isWord(text[start]) && isWord(text[start - 1])) return false
  return !(isWord(text[end - 1]) && isWord(text[end]))
}

/**
 * Finds a quotation as somebody else wrote it down, tolerant to typography only, and gives it back exactly as stored.
 * Null when its words or digits are not there.
 */
export function anchorQuote(
  document: Pick<ReviewDocument, 'id' | 'text'>,
  quotation: string,
  folded: FoldedText = foldText(document.text),
): Quote | null {
  const wanted = foldText(quotation).text.trim()
  if (!/[\p{L}\p{N}]/u.test(wanted)) return null
  let from = 0
  for (let at = folded.text.indexOf(wanted); at !== -1; at = folded.text.indexOf(wanted, from)) {
    if (standsAlone(folded.text, at, at + wanted.length))
      return cutQuote(document, folded.starts[at] ?? 0, folded.ends[at + wanted.length - 1] ?? 0)
    from = at + 1
    // Within one word no further place stands alone.
    if (isWord(wanted[0])) while (from < folded.text.length && isWord(folded.text[from - 1])) from++
  }
  return null
}
