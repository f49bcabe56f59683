import { borderBefore } from '../../../../contract/text.forms.ts'

/** A quote inside its surroundings, all of it cut from the stored text. */
export interface Excerpt {
  readonly before: string
  readonly quote: string
  readonly after: string
  readonly isCutBefore: boolean
  readonly isCutAfter: boolean
}

/** Lines of the surroundings on each side at most: menus and lists are long and say little. */
const mostLines = 2

/** Where the surroundings start: whole lines, or a whole sentence of a long line, at most `reach` before `start`. */
function startOf(text: string, start: number, reach: number): number {
  let from = text.lastIndexOf('\n', start - 1) + 1
  if (start - from > reach) {
    const window = text.slice(start - reach, start)
    const sentence = window.search(/(?<=[.!?])\s/)
    const word = sentence === -1 ? window.search(/\s/) : sentence
    return word === -1 ? borderBefore(text, start - reach) : start - reach + word + 1
  }
  for (let lines = 0; from > 0 && lines < mostLines;) {
    const previous = text.lastIndexOf('\n', from - 2) + 1
    if (start - previous > reach) break
    if (text.slice(previous, from).trim() !== '') lines += 1
    from = previous
  }
  return from
}

function endOfLine(text: string, from: number): number {
  const line = text.indexOf('\n', from)
  return line === -1 ? text.length : line
}

function endOf(text: string, end: number, reach: number): number {
  let to = endOfLine(text, end)
  if (to - end > reach) {
    const window = text.slice(end, end + reach)
    const sentence = [...window.matchAll(/[.!?](?=\s)/g)].at(-1)
    const word = sentence ? sentence.index + 1 : window.search(/\s\S*$/)
    return word <= 0 ? borderBefore(text, end + reach) : end + word
  }
  for (let lines = 0; to < text.length && lines < mostLines;) {
    const next = endOfLine(text, to + 1)
    if (next - end > reach) break
    if (text.slice(to, next).trim() !== '') lines += 1
    to = next
  }
  return to
}

/** `start` and `end` are UTF-16 code units; `reach` is how far the surroundings may go on each side, Infinity for all. */
export function excerptAround(text: string, start: number, end: number, reach = 260): Excerpt {
  const isWhole = reach === Infinity
  const from = isWhole ? 0 : startOf(text, start, reach)
  const to = isWhole ? text.length : endOf(text, end, reach)
  return {
    before: text.slice(from, start),
    quote: text.slice(start, end),
    after: text.slice(end, to),
    isCutBefore: text.slice(0, from).trim() !== '',
    isCutAfter: text.slice(to).trim() !== '',
  }
}
