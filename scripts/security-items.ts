import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The page of security items is checked like code: a row that names a test which is gone says something untrue. */
const page = 'docs/security.md'
const states = ['tested', 'built', 'documented', 'not applicable', 'open'] as const
type State = (typeof states)[number]

interface Item {
  readonly line: number
  readonly chapter: string
  readonly number: string
  readonly level: string
  readonly asked: string
  readonly state: string
  readonly where: string
}

export interface Fault {
  readonly rule: string
  readonly line: number
  readonly detail: string
}

/** How many items OWASP ASVS 5.0 has at each level; none may be left out. */
const wanted: Readonly<Record<string, number>> = { '1': 70, '2': 183 }
const mostWords = 15
const [begin, end] = ['<!-- counts -->', '<!-- /counts -->']

const isState = (text: string): text is State => states.some((state) => state === text)
const isTestFile = (file: string): boolean => /\.(?:test|spec)\.ts$/.test(file)
const cellsOf = (row: string): string[] =>
  row
    .slice(1, row.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim())

/** The rows below the headings `### 12 Name`. A row that lost a cell is read with an empty one. */
export function readItems(text: string): Item[] {
  let chapter: string | null = null
  const items: Item[] = []
  for (const [index, row] of text.split('\n').entries()) {
    if (row.startsWith('#')) chapter = /^### \d/.test(row) ? row.slice(4) : null
    if (chapter === null || !row.startsWith('|') || /^\| ?(?:item|-)/.test(row)) continue
    const [number = '', level = '', asked = '', state = '', where = ''] = cellsOf(row)
    items.push({ line: index + 1, chapter, number, level, asked, state, where })
  }
  return items
}

/** Names in backticks that are files: a slash or an ending, but no route and no call. */
const filesIn = (where: string): string[] =>
  [...where.matchAll(/`([^`]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => /^[\w-].*\.(?:tsx?|md|sql|html)$/.test(name))

function faultsOf(item: Item, exists: (file: string) => boolean): Fault[] {
  const { line, chapter, number, level, asked, state, where } = item
  const found: Fault[] = []
  const report = (rule: string, detail: string): void => void found.push({ rule, line, detail })
  if (!/^\d+\.\d+\.\d+$/.test(number) || number.split('.')[0] !== chapter.split(' ')[0])
    report('number', `${number} below ${chapter}`)
  if (wanted[level] === undefined) report('level', `${number}: ${level}`)
  const words = asked.split(/\s+/).filter(Boolean).length
  if (words === 0 || words > mostWords) report('words', `${number}: ${words} words, 1 to ${mostWords}`)
  if (!isState(state)) report('state', `${number}: ${state}`)
  const files = filesIn(where)
  for (const file of files) if (!exists(file)) report('file', `${number}: ${file} is not there`)
  const needsFile = state === 'tested' || state === 'built' || state === 'documented'
  if (needsFile && files.length === 0) report('where', `${number}: ${state} names its file`)
  if (where === '') report('where', `${number}: nothing is said`)
  if (state === 'tested' && files.some((file) => !isTestFile(file))) report('proof', `${number}: a test proves it`)
  if (state === 'built' && files.some(isTestFile)) report('proof', `${number}: built names the source`)
  return found
}

/** The summary that belongs between the two marks. */
export function summaryOf(items: readonly Item[]): string {
  const row = (name: string, of: readonly Item[]): string => {
    const counts = states.map((state) => of.filter((item) => item.state === state).length)
    return `| ${[name, ...counts, of.length].join(' | ')} |`
  }
  const chapters = [...new Set(items.map(({ chapter }) => chapter))]
  const later = items.filter(({ state, where }) => state === 'open' && where.startsWith('comes with')).length
  const open = items.filter(({ state }) => state === 'open').length
  const apply = items.filter(({ state }) => state !== 'not applicable').length
  return [
    begin,
    `${apply} of ${items.length} items apply. Of the ${open} open ones ${later} come with features that are not there yet.`,
    '',
    `| chapter | ${states.join(' | ')} | all |`,
    `|---|${'---|'.repeat(states.length + 1)}`,
    ...chapters.map((chapter) =>
      row(
        chapter,
        items.filter((item) => item.chapter === chapter),
      ),
    ),
    row('**all**', items),
    end,
  ].join('\n')
}

const marked = new RegExp(`${begin}[^]*?${end}`)

/** What is wrong with the page; `exists` tells whether a file of the repository is there. */
export function findFaults(text: string, exists: (file: string) => boolean): Fault[] {
  const items = readItems(text)
  const found = items.flatMap((item) => faultsOf(item, exists))
  const seen = new Set<string>()
  for (const { number, line } of items) {
    if (seen.has(number)) found.push({ rule: 'twice', line, detail: number })
    seen.add(number)
  }
  for (const [level, count] of Object.entries(wanted)) {
    const there = items.filter((item) => item.level === level).length
    if (there !== count) found.push({ rule: 'all items', line: 1, detail: `${there} of level ${level}, not ${count}` })
  }
  if (marked.exec(text)?.[0] !== summaryOf(items))
    found.push({ rule: 'counts', line: 1, detail: 'run scripts/security-items.ts --write' })
  return found
}

/** The page with its counts as they are. */
export const withCounts = (text: string): string => text.replace(marked, () => summaryOf(readItems(text)))

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const path = join(root, page)
  if (process.argv.includes('--write')) writeFileSync(path, withCounts(readFileSync(path, 'utf8')))
  const text = readFileSync(path, 'utf8')
  const faults = findFaults(text, (file) => existsSync(join(root, file)))
  for (const { rule, line, detail } of faults) process.stdout.write(`${page}:${line}: ${rule}: ${detail}\n`)
  process.stdout.write(`${readItems(text).length} security items, ${faults.length} faults\n`)
  process.exitCode = faults.length === 0 ? 0 : 1
}
