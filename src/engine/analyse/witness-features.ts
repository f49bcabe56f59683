/** What the model sees of a text: its words, their pairs, and runs of their letters. */

const stem = 6
/** Letters of a run. */
export const runLengths = [3, 4, 5] as const
/** Words of a text that are read: what follows in a longer sentence is another matter. */
const longestText = 60

/** The words of a normalised text that the model reads, whole and by their first letters. */
export function witnessWords(text: string): { readonly words: readonly string[]; readonly stems: readonly string[] } {
  const words = text.match(/[a-z0-9]+/g)?.slice(0, longestText) ?? []
  return { words, stems: words.map((word) => word.slice(0, stem)) }
}

/** What runs of letters are taken from. */
export const lettersOf = (words: readonly string[]): string => ` ${words.join(' ')} `

/** What the model sees of a normalised text, counted; in the order in which it is met. */
export function witnessFeatures(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  const count = (feature: string): void => void counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const { words, stems } = witnessWords(text)
  for (const [index, word] of stems.entries()) {
    count(`w:${word}`)
    const next = stems[index + 1]
    if (next !== undefined) count(`b:${word} ${next}`)
  }
  const letters = lettersOf(words)
  for (const length of runLengths)
    for (let at = 0; at + length <= letters.length; at++) count(`c:${letters.slice(at, at + length)}`)
  return counts
}

/** TF-IDF weights of counted features, as a vector of length one; features of unknown rarity are left out. */
export function unitVector(
  counts: ReadonlyMap<string, number>,
  rarity: (feature: string) => number | undefined,
): Map<string, number> {
  const vector = new Map<string, number>()
  let square = 0
  for (const [feature, count] of counts) {
    const rare = rarity(feature)
    if (rare === undefined) continue
    const weight = (1 + Math.log(count)) * rare
    vector.set(feature, weight)
    square += weight * weight
  }
  const length = Math.sqrt(square) || 1
  for (const [feature, weight] of vector) vector.set(feature, weight / length)
  return vector
}
