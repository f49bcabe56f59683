import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'oxc-parser'
import { analyse, type Report } from 'scslre'

/**
 * Every regular expression that may meet foreign text, literal or built, must take time in proportion to the text. Two
 * tools look: an analysis of what its quantifiers can exchange, and trials with what it begins with, many times over.
 */
export interface Pattern {
  /** File and line. */
  readonly place: string
  readonly source: string
  readonly flags: string
}

export interface Found {
  readonly literals: readonly Pattern[]
  /** Where regular expressions are built from strings: what comes of it is known only when it runs. */
  readonly builders: readonly string[]
}

function sourcesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return entry.name === 'synthetic' ? [] : sourcesBelow(root, path)
    return entry.name.endsWith('.ts') && !/(?:\.test|for-tests)\.ts$/.test(entry.name) ? [path] : []
  })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function* nodesOf(value: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(value)) for (const each of value) yield* nodesOf(each)
  else if (isRecord(value)) {
    if (typeof value['type'] === 'string') yield value
    for (const each of Object.values(value)) if (isRecord(each)) yield* nodesOf(each)
  }
}

/** Reads all sources of the folders below `root` that are no tests. */
export function findPatterns(root: string, folders: readonly string[]): Found {
  const literals: Pattern[] = []
  const builders: string[] = []
  for (const file of folders.flatMap((folder) => sourcesBelow(root, folder))) {
    const text = readFileSync(join(root, file), 'utf8')
    for (const node of nodesOf(parseSync(file, text).program)) {
      const { type, start, regex, callee } = node
      const place = `${file}:${text.slice(0, Number(start)).split('\n').length}`
      if (type === 'Literal' && isRecord(regex))
        literals.push({ place, source: String(regex['pattern']), flags: String(regex['flags']) })
      const isBuilder = (type === 'NewExpression' || type === 'CallExpression') && isRecord(callee)
      if (isBuilder && callee['name'] === 'RegExp') builders.push(place)
    }
  }
  return { literals, builders }
}

type Element = { type: string } & Record<string, unknown>

/** A short text that the element matches, more or less: each quantifier once, each choice by its first way. */
function exampleOf(element: Element): string {
  if (element.type === 'Character') return String.fromCodePoint(Number(element['value']))
  if (element.type === 'CharacterSet') return exampleOfSet(element)
  if (element.type === 'CharacterClass') {
    const members = element['elements'] as Element[]
    if (element['negate'] === true)
      return ['a', ' ', '-', '\n'].find((each) => !members.some((m) => exampleOf(m) === each)) ?? 'a'
    return members[0] ? exampleOf(members[0]) : ''
  }
  if (element.type === 'CharacterClassRange') return exampleOf(element['min'] as Element)
  if (element.type === 'Quantifier') return exampleOf(element['element'] as Element)
  if (element.type === 'Alternative') return (element['elements'] as Element[]).map(exampleOf).join('')
  const ways = element.type === 'Assertion' ? [] : ((element['alternatives'] ?? []) as Element[])
  return ways[0] ? exampleOf(ways[0]) : ''
}

function exampleOfSet(set: Element): string {
  const isNegated = set['negate'] === true
  if (set['kind'] === 'digit') return isNegated ? 'a' : '0'
  if (set['kind'] === 'space') return isNegated ? 'a' : ' '
  return isNegated && set['kind'] === 'word' ? '-' : 'a'
}

/** What each sequence of the pattern begins with, up to each of its elements, and each of its elements alone. */
function pumpsOf(node: Element, found: Set<string>): void {
  if (node.type === 'Alternative') {
    let before = ''
    for (const element of node['elements'] as Element[]) {
      const example = exampleOf(element)
      before += example
      for (const each of [before, example, `${before} `]) if (each !== '' && each.length < 60) found.add(each)
      pumpsOf(element, found)
    }
    return
  }
  if (node.type === 'Quantifier') pumpsOf(node['element'] as Element, found)
  for (const way of (node['alternatives'] ?? []) as Element[]) pumpsOf(way, found)
}

/** Letters of a trial, the last of which the pattern has to read within so many milliseconds. */
export interface Trial {
  readonly lengths: readonly number[]
  readonly milliseconds: number
}

/** What any text may meet: a square of thirty thousand takes a second, a line a thousandth of one. */
export const ofAnyText: Trial = { lengths: [300, 2_000, 30_000], milliseconds: 60 }
/** The codebook meets one unit at a time, which is cut at a thousand letters and may have a question before it. */
export const ofUnits: Trial = { lengths: [300, 1_300], milliseconds: 30 }

function slowestPump(regex: RegExp, pumps: ReadonlySet<string>, trial: Trial): string | null {
  // What a busy machine does meanwhile costs this thread nothing.
  const timed = (text: string): number => {
    const before = process.threadCpuUsage()
    regex.lastIndex = 0
    text.replace(regex, '')
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1_000
  }
  for (const pump of pumps) {
    for (const length of trial.lengths) {
      const text = `${pump.repeat(length / pump.length)}\n\u0001`
      // The first two runs compile the pattern as well: only what is slow three times is.
      const isSlow = (): boolean => timed(text) > trial.milliseconds
      if (isSlow() && isSlow() && isSlow()) return `${JSON.stringify(pump)} repeated to ${length} letters`
    }
  }
  return null
}

const quantifiersOf = (report: Report): string =>
  report.type === 'Trade' ? `${report.startQuant.raw} and ${report.endQuant.raw}` : report.quant.raw

/** Why a regular expression may take more time than in proportion to the text; empty when it does not. */
export function faultsOf({ source, flags }: Pick<Pattern, 'source' | 'flags'>, trial: Trial = ofAnyText): string[] {
  const { parsed, reports } = analyse({ source, flags }, { maxReports: 5 })
  if (reports.length > 0)
    return reports.map(
      (report) => `${quantifiersOf(report)} looks again and again at ${JSON.stringify(report.character.pick)}`,
    )
  const pumps = new Set<string>()
  pumpsOf(parsed.pattern as unknown as Element, pumps)
  const slow = slowestPump(new RegExp(source, flags), pumps, trial)
  return slow === null ? [] : [`slow on ${slow}`]
}

/** Where the caller of the patched constructor stands, as `file:line` below `root`. */
function callerBelow(root: string): string | null {
  for (const line of (new Error().stack ?? '').split('\n').slice(2)) {
    const [, where, number] = /([^\s()]+):(\d+):\d+\)?$/.exec(line) ?? []
    if (where === undefined) continue
    const path = where.startsWith('file:') ? fileURLToPath(where) : where
    if (path.startsWith(join(root, 'src/'))) return `${path.slice(root.length + 1)}:${number}`
  }
  return null
}

/** Runs the work while every regular expression that the sources below `root` build is noted. */
export async function notePatterns(root: string, work: () => Promise<void>): Promise<Pattern[]> {
  const noted = new Map<string, Pattern>()
  const Original = RegExp
  globalThis.RegExp = new Proxy(Original, {
    construct: (target, [source, flags]: [string | RegExp, string?]) => {
      const regex = new target(source, flags)
      const place = callerBelow(root)
      if (place !== null) noted.set(`${place} ${regex.source}`, { place, source: regex.source, flags: regex.flags })
      return regex
    },
  })
  try {
    await work()
  } finally {
    globalThis.RegExp = Original
  }
  return [...noted.values()]
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const { literals, builders } = findPatterns(root, ['src/engine', 'src/adapters', 'src/catalog'])
  // Loaded only now: what the engine builds when it is loaded is noted as well.
  const built = await notePatterns(root, async () => (await import('./linear-patterns-examples.ts')).readExamples())
  let faults = 0
  const report = (place: string, fault: string): void => {
    faults += 1
    process.stdout.write(`${place}: ${fault}\n`)
  }
  const check = (pattern: Pattern, trial: Trial): void => {
    for (const fault of faultsOf(pattern, trial)) report(pattern.place, `/${pattern.source.slice(0, 80)}/ ${fault}`)
  }
  for (const pattern of literals) check(pattern, ofAnyText)
  for (const pattern of built) check(pattern, ofUnits)
  const seen = new Set(built.map(({ place }) => place))
  for (const place of builders)
    if (!seen.has(place)) report(place, 'builds a regular expression that the examples of this check never reach')
  process.stdout.write(`${literals.length} literals and ${built.length} built patterns, ${faults} faults\n`)
  process.exitCode = faults === 0 ? 0 : 1
}
