import { companyEndings, providerNames } from '../../catalog/provider-names.ts'
import type { ReviewDocument } from '../../contract/documents.ts'
import type { NamedSubprocessor } from '../corpus.ts'

const mostNamed = 80
const longestName = 80
const longestQuote = 240

const nameHeads = /^(?:(?:sub-?\s?processor|company|entity|vendor|provider|supplier|third[- ]party)\b.{0,40}|name)$/i
const purposeHeads = /purpose|service|function|activit|description|processing|\buse\b/i

const endings = new Set(companyEndings)

/** A company's name without its legal form and its country: two pages that mean one company then say the same. */
export function plainCompanyName(written: string): string {
  const words = written
    .replaceAll(/\([^()]{0,60}\)/g, ' ')
    .replaceAll(/["“”*†‡]/g, ' ')
    .split(/[\s,]+/)
    .filter((word) => word !== '')
  while (words.length > 1 && endings.has((words.at(-1) ?? '').toLowerCase().replaceAll('.', ''))) words.pop()
  const name = words.join(' ')
  return providerNames[name.toLowerCase()] ?? name
}

const isName = (name: string): boolean =>
  name.length >= 2 &&
  name.length <= longestName &&
  /^[\p{Lu}\p{N}]|^[a-z]+\.[a-z]{2,}$|^[a-z][A-Z]/u.test(name) &&
  name.split(' ').length <= 6 &&
  !/[.!?:;] |^(?:n\/a|none|yes|no)$/i.test(name)

const hosting = /\bhosting\b|infrastructure|\bdata cent/i

type Named = Pick<NamedSubprocessor, 'name' | 'hosts'>

interface Line {
  readonly text: string
  readonly cells: readonly string[]
}

const linesOf = (text: string): Line[] =>
  text.split('\n').map((line) => ({ text: line, cells: line.includes(' | ') ? line.split(' | ') : [] }))

/** A row of a table whose head says which column names companies. */
function fromRow({ cells }: Line, head: readonly string[]): Named | null {
  const at = head.findIndex((cell) => nameHeads.test(cell.trim()))
  const use = head.findIndex((cell, index) => index !== at && purposeHeads.test(cell))
  const name = plainCompanyName(cells[at] ?? '')
  return isName(name) ? { name, hosts: hosting.test(cells[use] ?? '') } : null
}

const itemParts = /^- ([^(:–—|]{2,80}?) ?(?:\(([^()]{2,160})\)|(?::| [–—-]) (.{2,160}))/

/** An item such as `- Name (purpose, place)` or `- Name: purpose`. */
function fromItem(line: string): Named | null {
  const found = itemParts.exec(line.slice(0, longestQuote))
  if (!found) return null
  const name = plainCompanyName(found[1] ?? '')
  return isName(name) ? { name, hosts: hosting.test(found[2] ?? found[3] ?? '') } : null
}

function namedIn({ id, kind, text }: ReviewDocument): NamedSubprocessor[] {
  if (kind !== 'subprocessors') return []
  const named: NamedSubprocessor[] = []
  let head: readonly string[] = []
  for (const line of linesOf(text)) {
    if (line.cells.length === 0) head = []
    else if (line.cells.some((cell) => nameHeads.test(cell.trim()))) head = line.cells
    const isRow = line.cells.length > 0 && head !== line.cells && head.length > 0
    const one = isRow ? fromRow(line, head) : fromItem(line.text)
    if (one)
      named.push({ ...one, document: id, quote: line.text.replace(/^- /, '').slice(0, longestQuote).toWellFormed() })
  }
  return named
}

/** The companies that the vendor's own lists of subprocessors name, each once, with the line that names it. Linear. */
export function namedSubprocessors(documents: readonly ReviewDocument[]): NamedSubprocessor[] {
  const byName = new Map<string, NamedSubprocessor>()
  for (const one of documents.flatMap(namedIn))
    if (!byName.has(one.name.toLowerCase())) byName.set(one.name.toLowerCase(), one)
  return [...byName.values()].slice(0, mostNamed)
}
