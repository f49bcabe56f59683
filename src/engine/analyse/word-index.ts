import { leastInside, type Demand, type Requirement } from './demands.ts'

export interface WordIndex {
  /** Places of the patterns that a text can match by the words it has, in their order. */
  readonly candidates: (text: string) => Uint16Array
}

const word = /[a-z0-9]+/g
/** Words whose demands are remembered, the usual ones of a language, and the letters of the longest. */
const mostWords = 10_000
const longestWord = 60

/** What stands in most texts, so that a demand for it says little. */
const usual = new Set(
  'a all also an and any are as at be by can customer customers data do for from has have if in is it its may more no not of on or our security service that the their this to use user users we will with you your'.split(
    ' ',
  ),
)

/** How often a demand is met, roughly: short leads begin many words. */
const commonness = ({ leads, inside }: Demand): number =>
  [...leads].reduce((sum, lead) => sum + (usual.has(lead) ? 1 : (inside ? 8 : 4) ** -lead.length), 0)

interface Numbered {
  readonly lead: string
  readonly number: number
}

/** Leads are kept by their first letters, of at most so many. */
const keyed = leastInside

function addTo(index: Map<string, Numbered[]>, lead: string, number: number): void {
  const key = lead.slice(0, keyed)
  const known = index.get(key)
  if (known) known.push({ lead, number })
  else index.set(key, [{ lead, number }])
}

/** Numbers, each as a bit. */
type Bits = Uint32Array
/** A quarter of the words of a page meet no demand. */
const nothing: Bits = new Uint32Array(0)

const lengthFor = (numbers: number): number => (numbers + 31) >>> 5

function setBit(bits: Bits, number: number): void {
  bits[number >>> 5] = (bits[number >>> 5] ?? 0) | (1 << (number & 31))
}

/** Demands, each once, by a number. */
class Demands {
  readonly #numbers = new Map<string, number>()
  readonly #beginning = new Map<string, Numbered[]>()
  readonly #inside = new Map<string, Numbered[]>()
  readonly #ofWord = new Map<string, Bits>()
  readonly commonness: number[] = []

  add(demand: Demand): number {
    const { leads, inside } = demand
    const key = `${inside ? '*' : ''}${[...leads].sort().join(' ')}`
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const number = this.commonness.length
    this.#numbers.set(key, number)
    this.commonness.push(commonness(demand))
    for (const lead of leads) {
      if (inside) addTo(this.#inside, lead, number)
      else addTo(this.#beginning, lead, number)
    }
    return number
  }

  /** Those that a word meets; asked for once all are there. */
  metBy(text: string): Bits {
    const known = this.#ofWord.get(text)
    if (known) return known
    let found = nothing
    const meet = (number: number): void => {
      if (found === nothing) found = new Uint32Array(lengthFor(this.commonness.length))
      setBit(found, number)
    }
    for (let letters = 1; letters <= keyed && letters <= text.length; letters++)
      for (const { lead, number } of this.#beginning.get(text.slice(0, letters)) ?? [])
        if (text.startsWith(lead)) meet(number)
    for (let at = 0; at + keyed <= text.length; at++)
      for (const { lead, number } of this.#inside.get(text.slice(at, at + keyed)) ?? [])
        if (text.startsWith(lead, at)) meet(number)
    if (this.#ofWord.size < mostWords && text.length <= longestWord) this.#ofWord.set(text, found)
    return found
  }
}

/** A pattern by the numbers of its demands, without the one that it is looked up by. */
interface Pattern {
  readonly place: number
  readonly demands: readonly number[]
  readonly ways: readonly (readonly (readonly number[])[])[]
}

/**
 * Tells cheaply which of many patterns can match a text, by what each demands of its words; one that demands nothing is
 * always a candidate. A pattern is looked up by the demand that is met least often.
 */
export function buildWordIndex(requirements: readonly Requirement[]): WordIndex {
  const demands = new Demands()
  const numbersOf = (each: readonly Demand[]): number[] => each.map((demand) => demands.add(demand))
  const always: Pattern[] = []
  const byDemand: Pattern[][] = []
  for (const [place, requirement] of requirements.entries()) {
    const ways = requirement.ways.map((some) => some.map(numbersOf))
    const numbers = [...new Set(numbersOf(requirement.demands))]
    numbers.sort((a, b) => (demands.commonness[a] ?? 0) - (demands.commonness[b] ?? 0))
    const [first, ...others] = numbers
    const patterns = first === undefined ? always : (byDemand[first] ??= [])
    patterns.push({ place, demands: others, ways })
  }
  const length = lengthFor(demands.commonness.length)
  /** The demands that patterns are looked up by. */
  const leading = new Uint32Array(length)
  for (const number of byDemand.keys()) if (byDemand[number]) setBit(leading, number)
  /** Those that the text meets which is read now. */
  const met = new Uint32Array(length)
  const isMet = (number: number): boolean => (((met[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1
  const canMatch = (pattern: Pattern): boolean =>
    pattern.demands.every(isMet) && pattern.ways.every((some) => some.some((way) => way.every(isMet)))
  const lookUp = (text: string): Pattern[][] => {
    met.fill(0)
    for (const found of text.match(word) ?? []) {
      const bits = demands.metBy(found)
      for (let at = 0; at < bits.length; at++) met[at] = (met[at] ?? 0) | (bits[at] ?? 0)
    }
    const looked = [always]
    for (let at = 0; at < length; at++)
      for (let rest = (met[at] ?? 0) & (leading[at] ?? 0); rest !== 0; rest &= rest - 1)
        looked.push(byDemand[at * 32 + 31 - Math.clz32(rest & -rest)] ?? [])
    return looked
  }
  return {
    candidates: (text) => {
      const able: number[] = []
      for (const patterns of lookUp(text))
        for (const pattern of patterns) if (canMatch(pattern)) able.push(pattern.place)
      if (able.length === 0) return none
      const places = new Uint16Array(able)
      return able.length === 1 ? places : places.sort()
    },
  }
}

/** Most texts of a page: one for all of them. */
const none = new Uint16Array(0)
