import { lettersOf, runLengths, witnessWords } from './witness-features.ts'

/** Finds the features of a text that a model knows by numbers: of all the others no string is made. */

/** Letters, figures and the space, from 1 on: a run is read as a number of this base. */
const base = 38

function numberAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (code === 32) return base - 1
  return code >= 97 ? code - 96 : code - 21
}

function numberOf(run: string): number {
  let number = 0
  for (let at = 0; at < run.length; at++) number = number * base + numberAt(run, at)
  return number
}

interface Known {
  readonly words: Map<string, number>
  readonly pairs: Map<string, Map<string, number>>
  readonly runs: Map<number, number>
  /** Of three letters whether a run begins with them: most runs of a text are ruled out by that. */
  readonly begun: Uint8Array
}

const shortest = runLengths[0]

function sortOut(features: readonly string[]): Known {
  const known: Known = { words: new Map(), pairs: new Map(), runs: new Map(), begun: new Uint8Array(base ** shortest) }
  for (const [index, feature] of features.entries()) {
    const name = feature.slice(2)
    if (feature.startsWith('w:')) known.words.set(name, index)
    else if (feature.startsWith('c:')) {
      known.runs.set(numberOf(name), index)
      known.begun[numberOf(name.slice(0, shortest))] = 1
    } else {
      const [first = '', second = ''] = name.split(' ')
      const seconds = known.pairs.get(first) ?? new Map<string, number>()
      known.pairs.set(first, seconds.set(second, index))
    }
  }
  return known
}

/**
 * Tells the places of a normalised text's features among those that the model knows, as often as they stand in it and in the
 * order of `witnessFeatures`. Features are written as there.
 */
export function featureFinder(features: readonly string[]): (text: string, found: (index: number) => void) => void {
  const { words: ofWord, pairs, runs, begun } = sortOut(features)
  return (text, found) => {
    const tell = (index: number | undefined): void => {
      if (index !== undefined) found(index)
    }
    const { words, stems } = witnessWords(text)
    for (const [at, word] of stems.entries()) {
      tell(ofWord.get(word))
      tell(pairs.get(word)?.get(stems[at + 1] ?? ''))
    }
    const letters = lettersOf(words)
    const numbers = new Uint8Array(letters.length)
    for (let at = 0; at < numbers.length; at++) numbers[at] = numberAt(letters, at)
    for (const length of runLengths) {
      for (let at = 0; at + length <= numbers.length; at++) {
        let run = ((numbers[at] ?? 0) * base + (numbers[at + 1] ?? 0)) * base + (numbers[at + 2] ?? 0)
        if (begun[run] === 0) continue
        for (let next = at + shortest; next < at + length; next++) run = run * base + (numbers[next] ?? 0)
        tell(runs.get(run))
      }
    }
  }
}
