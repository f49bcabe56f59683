/** What one host's robots.txt asks of one reader, as RFC 9309 says. */
export interface RobotsRules {
  /** The longest rule that matches decides, an Allow among equals; null where none matches. */
  verdict(url: string): 'allow' | 'disallow' | null
  /** Seconds, as a widespread extension asks; null when it says nothing. */
  readonly delay: number | null
  readonly sitemaps: readonly string[]
}

interface Rule {
  readonly allows: boolean
  /** Length of the pattern as it is written. */
  readonly length: number
  /** The texts between the stars: the first stands at the beginning, each other one somewhere after those before it. */
  readonly pieces: readonly string[]
  readonly isToEnd: boolean
}

interface Group {
  readonly rules: Rule[]
  delay: number | null
}

/** What RFC 9309 obliges a reader to parse; what comes after is left out. */
const mostCharacters = 500 * 1024
/** Rules that are looked at for each address: ten times the longest list that was met. The first ones hold. */
const mostRules = 5_000
/** Of an address that is matched: none is longer. */
const longestPath = 2000

/** Letters beyond ASCII percent-encoded, encodings in capitals. */
function normalised(path: string): string {
  let encoded = path
  try {
    encoded = encodeURI(path).replaceAll('%25', '%')
  } catch {
    // Half a character: it matches nothing, as it stands.
  }
  return encoded.replace(/%[\da-f]{2}/gi, (found) => found.toUpperCase())
}

function ruleOf(written: string, allows: boolean): Rule {
  const pattern = normalised(written)
  const isToEnd = pattern.endsWith('$')
  const pieces = (isToEnd ? pattern.slice(0, -1) : pattern).split('*')
  // Stars in a row say no more than one.
  const kept = pieces.filter((piece, index) => piece !== '' || index === 0 || index === pieces.length - 1)
  return { allows, length: pattern.length, pieces: kept, isToEnd }
}

/** Each piece is taken where it first comes: looking further could find no more. Linear in pattern and path. */
function matches({ pieces, isToEnd }: Rule, path: string): boolean {
  const [first = '', ...others] = pieces
  if (!path.startsWith(first)) return false
  if (others.length === 0) return !isToEnd || path.length === first.length
  const last = others.pop() ?? ''
  let at = first.length
  for (const piece of others) {
    const found = path.indexOf(piece, at)
    if (found === -1) return false
    at = found + piece.length
  }
  return isToEnd ? path.length - last.length >= at && path.endsWith(last) : path.indexOf(last, at) !== -1
}

/** The product's name, without version and capitals. */
function agentOf(value: string): string {
  return (value.split('/', 1)[0] ?? '').trim().toLowerCase()
}

interface Reader {
  readonly own: Group
  readonly everyone: Group
  isOwnNamed: boolean
  readonly sitemaps: string[]
  /** The groups that the lines now speak to: ours, everyone's, both or none. */
  current: readonly Group[]
  wasAgent: boolean
}

function readLine(reader: Reader, name: string, value: string, agent: string): void {
  if (name === 'user-agent') {
    const groups = reader.wasAgent ? reader.current : []
    const named = agentOf(value)
    const group = named === agent ? reader.own : named === '*' ? reader.everyone : null
    if (group === reader.own) reader.isOwnNamed = true
    reader.current = group === null || groups.includes(group) ? groups : [...groups, group]
  } else if (name === 'allow' || name === 'disallow') {
    if (value !== '' && reader.current.length > 0) {
      const rule = ruleOf(value, name === 'allow')
      for (const group of reader.current) group.rules.push(rule)
    }
  } else if (name === 'crawl-delay') {
    const delay = Number(value)
    if (!Number.isNaN(delay)) for (const group of reader.current) group.delay = delay
  } else if (name === 'sitemap' && value !== '') reader.sitemaps.push(value)
  reader.wasAgent = name === 'user-agent'
}

/** The longest first, of equals an Allow; a rule that is written twice once. */
function strongestFirst(written: readonly Rule[]): readonly Rule[] {
  const once = new Map<string, Rule>()
  for (const rule of written) {
    if (once.size >= mostRules) break
    once.set(`${rule.allows}${rule.isToEnd}${rule.pieces.join('*')}`, rule)
  }
  return [...once.values()].toSorted((a, b) => b.length - a.length || Number(b.allows) - Number(a.allows))
}

/** Reads a robots.txt for the reader of that name, at most its first 500 KiB. Linear; never throws. */
export function readRobots(text: string, agentName: string): RobotsRules {
  const reader: Reader = {
    own: { rules: [], delay: null },
    everyone: { rules: [], delay: null },
    isOwnNamed: false,
    sitemaps: [],
    current: [],
    wasAgent: false,
  }
  const agent = agentName.toLowerCase()
  for (const line of text
    .slice(0, mostCharacters)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)) {
    const content = line.split('#', 1)[0] ?? ''
    const colon = content.indexOf(':')
    const name = content.slice(0, Math.max(colon, 0)).trim().toLowerCase()
    if (name !== '') readLine(reader, name, content.slice(colon + 1).trim(), agent)
  }
  const { rules: written, delay } = reader.isOwnNamed ? reader.own : reader.everyone
  const rules = strongestFirst(written)
  return {
    delay,
    sitemaps: reader.sitemaps,
    verdict: (url) => {
      const { pathname, search } = new URL(url)
      const path = normalised(`${pathname}${search}`).slice(0, longestPath)
      const rule = rules.find((one) => matches(one, path))
      if (rule === undefined) return null
      return rule.allows ? 'allow' : 'disallow'
    },
  }
}
