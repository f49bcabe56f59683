const stem = 6
const runs = [3, 4, 5]

/** What the model sees of a normalised text, counted. */
export function witnessFeatures(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  const count = (feature: string): void => void counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const words = text.match(/[a-z0-9]+/g)?.slice(0, longestText) ?? []
  const stems = words.map((word) => word.slice(0, stem))
  for (const [index, word] of stems.entries()) {
    count(`w:${word}`)
    const next = stems[index + 1]
    if (next !== undefined) count(`b:${word} ${next}`)
  }
  const joined = ` ${words.join(' ')} `
  for (const length of runs)
    for (let at = 0; at + length <= joined.length; at++) count(`c:${joined.slice(at, at + length)}`)
  return counts
}

/** Words of a text that are read: what follows in a longer sentence is another matter. */
const longestText = 60

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
