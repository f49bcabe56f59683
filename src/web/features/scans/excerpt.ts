/** A quote inside its surroundings, all of it cut from the stored text. */
export interface Excerpt {
  readonly before: string
  readonly quote: string
  readonly after: string
  readonly isCutBefore: boolean
  readonly isCutAfter: boolean
}

/** The start of the line, else of a sentence, else of a word, at most `reach` before `start`. */
function startOf(text: string, start: number, reach: number): number {
  const from = Math.max(0, start - reach)
  if (from === 0) return 0
  const window = text.slice(from, start)
  const line = window.indexOf('\n')
  if (line !== -1) return from + line + 1
  const sentence = window.search(/(?<=[.!?])\s/)
  if (sentence !== -1) return from + sentence + 1
  const word = window.search(/\s/)
  return word === -1 ? from : from + word + 1
}

function endOf(text: string, end: number, reach: number): number {
  const to = Math.min(text.length, end + reach)
  if (to === text.length) return to
  const window = text.slice(end, to)
  const line = window.lastIndexOf('\n')
  if (line > 0) return end + line
  const sentences = [...window.matchAll(/[.!?](?=\s)/g)]
  const sentence = sentences.at(-1)
  if (sentence) return end + sentence.index + 1
  const word = window.search(/\s\S*$/)
  return word <= 0 ? to : end + word
}

/** `start` and `end` are UTF-16 code units; `reach` is how far the surroundings may go on each side. */
export function excerptAround(text: string, start: number, end: number, reach = 260): Excerpt {
  const from = startOf(text, start, reach)
  const to = endOf(text, end, reach)
  return {
    before: text.slice(from, start),
    quote: text.slice(start, end),
    after: text.slice(end, to),
    isCutBefore: text.slice(0, from).trim() !== '',
    isCutAfter: text.slice(to).trim() !== '',
  }
}
