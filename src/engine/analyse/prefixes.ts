/** How many letters of a word are compared. */
const depth = 6

/** Leading letters that a pattern can match, each complete or cut at `depth`; null when they cannot be told. */
type Leads = ReadonlySet<string> | null

interface Reading {
  readonly leads: ReadonlySet<string>
  /** Leads that may go on with what follows in the pattern. */
  readonly open: ReadonlySet<string>
  readonly next: number
}

export const letter = /[a-z0-9]/

export function closing(source: string, from: number): number {
  let level = 0
  for (let at = from; at < source.length; at++) {
    const character = source[at]
    if (character === '\\') at++
    else if (character === '[') at = source.indexOf(']', at + 1)
    else if (character === '(') level++
    else if (character === ')' && --level === 0) return at
    if (at === -1) return -1
  }
  return -1
}

export function alternatives(source: string): string[] {
  const parts: string[] = []
  let from = 0
  for (let at = 0; at < source.length; at++) {
    const character = source[at]
    if (character === '\\') at++
    else if (character === '[') at = source.indexOf(']', at + 1)
    else if (character === '(') at = closing(source, at)
    else if (character === '|') {
      parts.push(source.slice(from, at))
      from = at + 1
    }
    if (at === -1) break
  }
  return [...parts, source.slice(from)]
}

/** The pieces that the next element of a pattern can begin with: letters, a group's leads, or null for anything else. */
function element(source: string, at: number): { pieces: Leads; next: number; zeroWidth: boolean } {
  const rest = source.slice(at)
  if (rest.startsWith('\\b') || rest.startsWith('^'))
    return { pieces: new Set(), next: at + (rest[0] === '^' ? 1 : 2), zeroWidth: true }
  if (rest.startsWith('\\d')) return { pieces: new Set('0123456789'), next: at + 2, zeroWidth: false }
  if (/^\(\?(?:<?[=!])/.test(rest)) return { pieces: new Set(), next: closing(source, at) + 1, zeroWidth: true }
  if (rest.startsWith('(')) {
    const end = closing(source, at)
    const inner = source.slice(at + (rest.startsWith('(?:') ? 3 : 1), end)
    return { pieces: end === -1 ? null : leadsOf(inner), next: end + 1, zeroWidth: false }
  }
  const character = rest[0] ?? ''
  return { pieces: letter.test(character) ? new Set([character]) : null, next: at + 1, zeroWidth: false }
}

function extend(reading: Reading, pieces: ReadonlySet<string>, optional: boolean): Reading {
  const leads = new Set(reading.leads)
  const open = new Set<string>(optional ? reading.open : [])
  for (const begun of reading.open) {
    for (const piece of pieces) {
      const joined = (begun + piece).slice(0, depth)
      // A group's lead may be a whole word or a cut one; what follows it is not read further.
      if (piece.length > 1 || joined.length === depth) leads.add(joined)
      else open.add(joined)
    }
  }
  return { leads, open, next: 0 }
}

export function leadsOfSequence(source: string): Leads {
  let reading: Reading = { leads: new Set(), open: new Set(['']), next: 0 }
  let at = 0
  while (at < source.length && reading.open.size > 0) {
    const { pieces, next, zeroWidth } = element(source, at)
    if (next <= 0) return null
    const mark = source[next] ?? ''
    const optional = mark === '?' || mark === '*' || source.startsWith('{0,', next)
    const repeats = optional || mark === '+' || mark === '{'
    at = repeats ? next + (mark === '{' ? source.slice(next).indexOf('}') + 1 : 1) : next
    if (zeroWidth) continue
    if (pieces === null) break
    reading = extend(reading, pieces, optional)
    if (mark === '+' || mark === '{') break
  }
  const all = new Set([...reading.leads, ...reading.open])
  return all.has('') ? null : all
}

function readLeads(source: string): Leads {
  const leads = new Set<string>()
  for (const part of alternatives(source)) {
    const found = leadsOfSequence(part)
    if (found === null) return null
    for (const lead of found) leads.add(lead)
  }
  return leads
}

const known = new Map<string, Leads>()

/** The letters that each match of a pattern begins with, of at most six; null when that cannot be told. */
export function leadsOf(source: string): Leads {
  const found = known.get(source)
  if (found !== undefined) return found
  const leads = readLeads(source)
  // The same groups stand in many patterns.
  known.set(source, leads)
  return leads
}
