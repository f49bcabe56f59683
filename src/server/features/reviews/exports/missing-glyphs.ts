import { mapStrings, markHidden } from '../../../../contract/text.forms.ts'

/** Stands for what no font can show. */
const box = '□'

/** As a page of paper can show it: hidden characters by name, private and unassigned ones as boxes. */
export const printable = (text: string): string => markHidden(text).replaceAll(/[\p{Co}\p{Cn}]/gu, box)

const refusal = /the text `(.+?)` could not be displayed with font/g

/** The characters that the compiler says no font can show. Its message quotes twice: `\"\\u{1}\"`. */
export function charactersWithoutGlyph(message: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (const [, quoted = ''] of message.matchAll(refusal)) {
    const text = quoted
      .replaceAll(/\\+u\{([0-9a-f]{1,6})\}/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
      .replaceAll(/\\+"/g, '')
    for (const character of text) if (!/[ -~]/.test(character) && character !== box) found.add(character)
  }
  return found
}

/** Plain data with these characters as boxes, wherever they stand. */
export const withBoxes = <T>(review: T, missing: ReadonlySet<string>): T =>
  mapStrings(review, (text) => Array.from(text, (character) => (missing.has(character) ? box : character)).join(''))
