export interface Span {
  readonly start: number
  readonly end: number
}

/** A sentence longer than this is cut at a space: text without punctuation stays readable and linear. */
export const longestSentence = 700
/** Where no space comes either, it is cut here: no pattern ever looks at more of a document at once. */
export const longestUnit = 1000

const abbreviations = new Set([
  'e.g',
  'i.e',
  'etc',
  'inc',
  'ltd',
  'llc',
  'corp',
  'co',
  'art',
  'arts',
  'sec',
  'no',
  'nos',
  'vs',
  'cf',
  'approx',
  'u.s',
  'u.k',
  'e.u',
  'st',
  'dr',
  'mr',
  'mrs',
  'ms',
  'jr',
  'para',
  'paras',
  'fig',
  'ver',
  'incl',
  'resp',
  'lit',
])

const space = (code: number): boolean => code === 32 || code === 10 || code === 9 || code === 13 || code === 160

/** Of a character of two units. */
const isSecondHalf = (code: number): boolean => code >= 0xdc_00 && code <= 0xdf_ff

function endsWithAbbreviation(text: string, start: number, dot: number): boolean {
  let from = dot
  while (from > start && dot - from < 8 && !space(text.charCodeAt(from - 1)) && text[from - 1] !== '(') from--
  const word = text.slice(from, dot).toLowerCase()
  return abbreviations.has(word) || /^[a-z]$/.test(word) || /^\d{1,2}$/.test(word)
}

function startsSentence(text: string, at: number, end: number): boolean {
  if (at >= end) return true
  return /[A-Z0-9\u00c0-\u00de"'\u201c\u2018([*_`<-]/.test(text.charAt(at))
}

const inlineItem = /^- (?:\*\*)?[A-Z][A-Za-z0-9 /&()-]{1,40}(?:\*\*)?:/

/** A list that was flattened into running text: ' - Label: words'. */
function isInlineItem(text: string, at: number, end: number): boolean {
  if (!space(text.charCodeAt(at - 1))) return false
  return inlineItem.test(text.slice(at, Math.min(end, at + 50)).replace(/\s+/g, ' '))
}

/** Splits `text.slice(start, end)` into sentences; offsets are those of `text`. Linear. */
export function splitSentences(text: string, start: number, end: number): Span[] {
  const spans: Span[] = []
  let from = start
  const push = (to: number): void => {
    let first = from
    let last = to
    while (first < last && space(text.charCodeAt(first))) first++
    while (last > first && space(text.charCodeAt(last - 1))) last--
    if (last > first) spans.push({ start: first, end: last })
    from = to
  }
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at)
    if (at - from >= longestSentence && (space(code) || (at - from >= longestUnit && !isSecondHalf(code)))) {
      push(at)
      continue
    }
    if (code === 45 && at > from + 20 && isInlineItem(text, at, end)) {
      push(at)
      from = at + 1
      continue
    }
    if (code !== 46 && code !== 33 && code !== 63) continue
    let next = at + 1
    while (next < end && /["')\]\u201d\u2019*_]/.test(text.charAt(next))) next++
    if (next < end && !space(text.charCodeAt(next))) continue
    let begin = next
    while (begin < end && space(text.charCodeAt(begin))) begin++
    if (!startsSentence(text, begin, end)) continue
    if (code === 46 && begin < end && endsWithAbbreviation(text, from, at)) continue
    push(next)
    at = next - 1
  }
  push(end)
  return spans
}
