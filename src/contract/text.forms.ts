/** The forms of text that others wrote: as it is stored, cut short, and shown. The web app takes this file by value. */

const noncharacter = /[\ufdd0-\ufdef\ufffe\uffff]/g
const replacement = '\ufffd'

/**
 * The text with every unit that a database or another program may refuse (NUL, lone surrogates, noncharacters of the
 * basic plane) replaced by U+FFFD. One unit for one: offsets stay.
 */
export const storableText = (text: string): string =>
  text.toWellFormed().replaceAll('\u0000', replacement).replace(noncharacter, replacement)

/** A copy of plain data with each string in it changed; names of fields stay. */
export function mapStrings<T>(value: T, change: (text: string) => string): T {
  const copy = (one: unknown): unknown => {
    if (typeof one === 'string') return change(one)
    if (Array.isArray(one)) return one.map(copy)
    if (typeof one !== 'object' || one === null) return one
    return Object.fromEntries(Object.entries(one).map(([name, inner]) => [name, copy(inner)]))
  }
  // safe because strings become strings and everything else keeps its shape
  return copy(value) as T
}

/** Plain data with every string in it storable. */
export const storable = <T>(value: T): T => mapStrings(value, storableText)

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** How far around a cut is looked. */
const reach = 256
/** No letter or emoji is longer; a longer pile of marks is cut between its characters. */
const longestLetter = 64

const isPlain = (code: number): boolean => code > 0x1f && code < 0x80
const isPair = (text: string, at: number): boolean =>
  (text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800

/** The last place at or before `at` where the text may be cut: between letters as people see them. Looks only nearby. */
export function borderBefore(text: string, at: number): number {
  if (at <= 0) return 0
  if (at >= text.length) return text.length
  if (isPlain(text.charCodeAt(at - 1)) && isPlain(text.charCodeAt(at))) return at
  const earliest = Math.max(0, at - reach)
  let from = at - 1
  while (from > earliest && !isPlain(text.charCodeAt(from))) from -= 1
  const nearby = graphemes.segment(text.slice(from, at + reach))
  const border = from + (nearby.containing(at - from)?.index ?? 0)
  if (border > from || at - from < longestLetter) return border
  return isPair(text, at) ? at - 1 : at
}

/** The text's beginning, at most `most` UTF-16 units, ending between letters as people see them. */
export const cutText = (text: string, most: number): string => text.slice(0, borderBefore(text, most))

/** The text, or its beginning with an ellipsis: at most `most` UTF-16 units in all. */
export const shortText = (text: string, most: number): string =>
  text.length <= most ? text : `${cutText(text, most - 1)}…`

/** The first letter as people see it: an emoji or an accented letter counts as one. */
export const firstLetter = (text: string): string =>
  graphemes.segment(text.slice(0, reach)).containing(0)?.segment ?? ''

/** Characters that show nothing or change how others are shown. A flag made of tag characters shows something. */
const suspects =
  /\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{2,6}\u{e007f}|(?:(?![\t-\r])[\p{Cc}\p{Cs}\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufdd0-\ufdef\ufeff\uffa0\ufff9-\ufffb\ufffe\uffff\u{e0000}-\u{e007f}])+|(?<=[\ufe00-\ufe0f\u{e0100}-\u{e01ef}])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]+/gu
/** The text without the characters that change the direction of others: right-to-left letters need none of them. */
export const withoutDirections = (text: string): string => text.replaceAll(/\p{Bidi_Control}/gu, '')

/** Scripts whose letters join or break by U+200C and U+200D. */
const joining =
  '\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Mong}\\p{scx=Nko}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}\\p{scx=Mymr}\\p{scx=Tibt}'
const isJoining = new RegExp(`[${joining}]`, 'u')
const endsEmoji = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]/u
const startsEmoji = /\p{Extended_Pictographic}/u
/** Scripts without spaces, where U+200B says where a line may end. */
const unspaced = /[\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}]/u

/** Whether the hidden character does what it is for, between the two characters beside it. */
function isAtWork(hidden: string, text: string, at: number): boolean {
  // Single characters without anchors: a class of astral characters before `$` fails in some browsers.
  const before = text.slice(isPair(text, at - 1) ? at - 2 : Math.max(0, at - 1), at)
  const after = text.slice(at + 1, isPair(text, at + 2) ? at + 3 : at + 2)
  if (hidden === '\u200b') return unspaced.test(before) && unspaced.test(after)
  if (hidden === '\u200d' && endsEmoji.test(before) && startsEmoji.test(after)) return true
  return (hidden === '\u200c' || hidden === '\u200d') && (isJoining.test(before) || isJoining.test(after))
}

const isFlag = (found: string): boolean => found.startsWith('\u{1f3f4}')
function countOf(characters: string): number {
  let count = 0
  for (const _ of characters) count += 1
  return count
}
const nameOf = (characters: string): string =>
  `U+${(characters.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** A piece of a text: words as they are, or hidden characters by name, such as `U+202E` or `U+200B and 3 more`. */
export interface TextPart {
  readonly text: string
  readonly mark: string | null
}

/** The text in pieces, hidden characters apart from what can be seen. Joined, the pieces are the text. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(suspects)) {
    if (isFlag(found) || isAtWork(found, text, index)) continue
    if (index > from) parts.push({ text: text.slice(from, index), mark: null })
    const others = countOf(found) - 1
    parts.push({ text: found, mark: others === 0 ? nameOf(found) : `${nameOf(found)} and ${others} more` })
    from = index + found.length
  }
  if (from < text.length) parts.push({ text: text.slice(from), mark: null })
  return parts
}

/** The text with hidden characters written out, such as `⟦U+202E⟧`: for files, titles and labels. */
export const markHidden = (text: string): string =>
  text.search(suspects) === -1
    ? text
    : textParts(text)
        .map((part) => (part.mark === null ? part.text : `⟦${part.mark}⟧`))
        .join('')
