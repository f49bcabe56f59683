import { isFuture } from '../analyse/polarity.ts'
import { normaliseText } from '../analyse/normalise.ts'
import { lastDayOf, readDate } from '../score/dates.ts'

const quarter = /\bq([1-4])[ ,-]{0,2}(20\d\d)\b/g
const half = /\bh([12])[ ,-]{0,2}(20\d\d)\b/g
const month = '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
const named = new RegExp(
  `\\b(?:\\d{1,2}(?:st|nd|rd|th)? )?${month}(?: \\d{1,2}(?:st|nd|rd|th)?)?,? 20\\d\\d\\b|\\b20\\d\\d-\\d\\d-\\d\\d\\b`,
  'g',
)
const year = /\b(?:by|in|during|end of|mid|early|late|for)[ -](20\d\d)\b/g
const aimed =
  /\b(?:target|scheduled|due (?:by|in|on)|expected|planned|plans? to|will|first (?:full|complete|formal|annual))\b/

/** The last moment that a text allows for a target, in milliseconds since the epoch; null where it names no time. */
function endOf(text: string): number | null {
  const ends = [
    ...[...text.matchAll(quarter)].map(([, part, of]) => Date.UTC(Number(of), Number(part) * 3, 0)),
    ...[...text.matchAll(half)].map(([, part, of]) => Date.UTC(Number(of), Number(part) * 6, 0)),
    ...[...text.matchAll(named)].flatMap(([date]) => {
      const read = readDate(date)
      return read ? [lastDayOf(read)] : []
    }),
  ]
  if (ends.length === 0) ends.push(...[...text.matchAll(year)].map(([, of]) => Date.UTC(Number(of), 12, 0)))
  return ends.length === 0 ? null : Math.max(...ends)
}

/** Whether a passage sets a target whose time lies before `today`, in milliseconds since the epoch. */
export function isPassedTarget(passage: string, today: number): boolean {
  const text = normaliseText(passage)
  if (!isFuture(text) && !aimed.test(text)) return false
  const end = endOf(text)
  return end !== null && end < today
}
