import type { ReviewDocument } from '../../contract/documents.ts'
import type { OwnDate } from '../corpus.ts'
import { lastDayOf, readDate, sayDate } from '../score/dates.ts'

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?'
const writtenDate = `(?:\\d{1,2}(?:st|nd|rd|th)? ${month},? 20\\d\\d|${month} (?:\\d{1,2}(?:st|nd|rd|th)?,? )?20\\d\\d|20\\d\\d-\\d\\d(?:-\\d\\d)?)`
const changed = '(?:updated|modified|reviewed|revised|changed)'
/** What a page says of itself: a line of its own, 'last updated', or 'this policy is effective'. A law's date is none. */
const lead = [
  `(?:last|latest|most recently) ${changed}`,
  `(?<=^[^a-z\\n"]{0,12})(?:${changed}|effective(?: date| from| as of)?|revision|dated)`,
  `\\bversion \\d[\\d.]*\\b`,
  `\\bthis (?:[a-z]+ ){1,4}(?:is|was) (?:last )?(?:effective|${changed}|dated)`,
].join('|')
const ownDate = new RegExp(`(?:${lead})\\b[^\\n.;]{0,24}?(${writtenDate})`, 'gim')

/** The newest date up to `today` (milliseconds) that a page gives itself at its head or its foot; null when it gives none. */
export function ownDateOf({ text }: Pick<ReviewDocument, 'text'>, today: number): OwnDate | null {
  const edges = text.length <= 4000 ? text : `${text.slice(0, 2500)}\n${text.slice(-1500)}`
  let newest: OwnDate | null = null
  for (const [words, date] of edges.matchAll(ownDate)) {
    const read = readDate(date ?? '')
    const at = read ? lastDayOf(read) : null
    if (read && at !== null && at <= today && at > (newest?.at ?? 0)) newest = { at, words, said: sayDate(read) }
  }
  return newest
}
