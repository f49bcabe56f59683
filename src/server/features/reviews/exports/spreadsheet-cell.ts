/** What a spreadsheet takes for the start of a formula, also in full width and in small forms. */
const signs = new Set('=+-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b')
/** What may end a cell before ours does: the separator depends on the reader's locale, and quotes end with it. */
const borders = new Set(';,"')
const blankBorders = new Set('\t\n\r\v\f\u0085\u2028\u2029')
const isBlank = (character: string): boolean => /[\s\p{Cc}\p{Cf}\p{Zs}]/u.test(character)

/**
 * A text that no spreadsheet runs, whichever character it separates cells by: an apostrophe stands before every place
 * where a cell that starts with a formula's sign could begin. Linear.
 */
export function spreadsheetCell(text: string): string {
  const guards: number[] = []
  let first: number | null = 0
  let last = 0
  let at = 0
  for (const character of text) {
    const next = at + character.length
    if (borders.has(character)) first = last = next
    else if (first !== null && blankBorders.has(character)) last = next
    else if (blankBorders.has(character)) first = last = next
    else if (first !== null && signs.has(character)) {
      guards.push(...new Set([first, last]))
      first = null
    } else if (!isBlank(character)) first = null
    at = next
  }
  return [0, ...guards].map((from, index) => text.slice(from, guards[index])).join("'")
}
