export interface ReadableLine {
  readonly text: string
  readonly isHeading: boolean
}

const heading = /^ {0,3}#{1,6}(?:\s+|$)/
const bullet = /^(\s*)[-*+]\s+/

/**
 * Lines of a stored text without the marks of headings and bullets. Unless it `startsLine`, the text goes on in a line
 * that began before it, so that its first line has no mark.
 */
export function readableLines(text: string, startsLine: boolean): ReadableLine[] {
  return text.split('\n').map((line, index) => {
    if (index === 0 && !startsLine) return { text: line, isHeading: false }
    if (heading.test(line)) return { text: line.replace(heading, ''), isHeading: true }
    return { text: line.replace(bullet, '$1• '), isHeading: false }
  })
}

/** A passage for a row of a list. */
export const inOneLine = (text: string): string =>
  readableLines(text, true)
    .map((line) => line.text)
    .join(' ')
