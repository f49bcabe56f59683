import type { Restriction, Severity } from '../../contract/reviews.ts'
import { cutText } from '../../contract/text.forms.ts'

export type RestrictionRow = Pick<
  Restriction,
  'risk' | 'severity' | 'affectedPlans' | 'minimumPlans' | 'restriction' | 'alternativeMitigation'
>

export interface ParsedRestrictions {
  readonly rows: readonly RestrictionRow[]
  /** `keywords`: guessed from prose. Nothing that is parsed is verified, and nothing of it is scored. */
  readonly source: 'table' | 'keywords' | 'none'
  readonly verified: false
}

const headings = [
  'Risk',
  'Severity',
  'Affected Plans',
  'Minimum Plans',
  'Restriction',
  'Alternative Mitigation',
] as const
const severities: Readonly<Record<Severity, string>> = {
  critical: 'Critical',
  high: 'High',
  medium: 'Moderate',
  low: 'Low',
}

/** Text from a page as inert Markdown on one line: nothing in it can open a cell, a link, a tag or emphasis. */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#|~!&]/g, (mark) => `\\${mark}`)

const unescapeMarkdown = (text: string): string => text.replace(/\\([!-/:-@[-`{-~])/g, '$1').trim()

const tableLine = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** The restrictions as a Markdown table with the six columns of the tracker. */
export function renderRestrictionTable(rows: readonly RestrictionRow[]): string {
  const body = rows.map((row) =>
    tableLine(
      [
        row.risk,
        severities[row.severity],
        row.affectedPlans,
        row.minimumPlans,
        row.restriction,
        row.alternativeMitigation,
      ].map(escapeMarkdown),
    ),
  )
  return [tableLine(headings), tableLine(headings.map(() => '---')), ...body].join('\n')
}

const splitCells = (line: string): string[] => {
  const cells: string[] = []
  let cell = ''
  const inner = line.trim().replace(/^\|/, '')
  for (let at = 0; at < inner.length; at += 1) {
    const mark = inner.charAt(at)
    if (mark === '\\' && at + 1 < inner.length) {
      cell += mark + inner.charAt(at + 1)
      at += 1
    } else if (mark === '|') {
      cells.push(cell)
      cell = ''
    } else cell += mark
  }
  if (cell.trim() !== '') cells.push(cell)
  return cells.map(unescapeMarkdown)
}

function isRule(line: string): boolean {
  const cells = line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
  return line.includes('|') && cells.every((cell) => /^:?-{2,}:?$/.test(cell.trim()))
}

type Column = keyof RestrictionRow

const columnPatterns: readonly (readonly [Column, RegExp])[] = [
  ['severity', /severity|priority/i],
  ['affectedPlans', /affected/i],
  ['minimumPlans', /minimum|required plan/i],
  ['alternativeMitigation', /mitigation|alternative/i],
  ['restriction', /restriction|requirement|control/i],
  ['risk', /risk|issue/i],
]

const positions: readonly Column[] = [
  'risk',
  'severity',
  'affectedPlans',
  'minimumPlans',
  'restriction',
  'alternativeMitigation',
]

const columnsOf = (header: readonly string[]): Map<Column, number> => {
  const columns = new Map<Column, number>()
  for (const [at, cell] of header.entries()) {
    const found = columnPatterns.find(([column, pattern]) => !columns.has(column) && pattern.test(cell))
    if (found) columns.set(found[0], at)
  }
  if (columns.has('risk') && columns.has('severity')) return columns
  return new Map(positions.map((column, at) => [column, at]))
}

/** 'Moderate' is medium; what is not a severity at all is medium too. */
const readSeverity = (text: string): Severity => {
  const word = text.toLowerCase()
  if (word.includes('critical')) return 'critical'
  if (word.includes('high')) return 'high'
  return word.includes('low') ? 'low' : 'medium'
}

const readTable = (lines: readonly string[]): RestrictionRow[] => {
  for (let at = 1; at < lines.length; at += 1) {
    const header = splitCells(lines[at - 1] ?? '')
    if (header.length < 5 || !isRule(lines[at] ?? '') || !header.some((cell) => /risk|severity/i.test(cell))) continue
    const columns = columnsOf(header)
    const end = lines.findIndex((line, index) => index > at && !line.includes('|'))
    const body = lines.slice(at + 1, end === -1 ? undefined : end).filter((line) => line.trim() !== '')
    return body.map((line) => {
      const cells = splitCells(line)
      const cell = (column: Column): string => cells[columns.get(column) ?? -1] ?? ''
      return {
        risk: cell('risk'),
        severity: readSeverity(cell('severity')),
        affectedPlans: cell('affectedPlans'),
        minimumPlans: cell('minimumPlans'),
        restriction: cell('restriction'),
        alternativeMitigation: cell('alternativeMitigation'),
      }
    })
  }
  return []
}

const keywordRisks: readonly (readonly [RegExp, string, Severity])[] = [
  [/\brejected\b/i, 'Product Rejection', 'critical'],
  [/data exfiltration|exfiltrat/i, 'Data exfiltration', 'high'],
  [/compliance violations?|non-?complian(?:ce|t)/i, 'Compliance violations', 'high'],
  [/gdpr consent|consent (?:under|required by) (?:the )?gdpr/i, 'GDPR consent', 'high'],
  [/hidden operations?|undisclosed (?:processing|operations?)/i, 'Hidden operations', 'high'],
  [/administrative controls?|admin controls?/i, 'Administrative controls', 'medium'],
  [/security monitoring/i, 'Security monitoring', 'medium'],
]

const guessFromProse = (markdown: string): RestrictionRow[] =>
  keywordRisks.flatMap(([pattern, risk, severity]) => {
    const sentence = markdown.split(/(?<=[.?!])\s+|\n+/).find((part) => pattern.test(part))
    if (sentence === undefined) return []
    const restriction = cutText(unescapeMarkdown(sentence.replace(/^[\s#>*-]+/, '')), 300)
    return [{ risk, severity, affectedPlans: '', minimumPlans: '', restriction, alternativeMitigation: '' }]
  })

/**
 * Reads the restriction table of an executive summary (five columns, or six with the alternative mitigation). Where
 * there is none, older text is searched for keywords. Meant for imported text; our own reviews keep their findings.
 */
export function parseRestrictionTable(markdown: string): ParsedRestrictions {
  const rows = readTable(markdown.split(/\r?\n/))
  if (rows.length > 0) return { rows, source: 'table', verified: false }
  const guessed = guessFromProse(markdown)
  return { rows: guessed, source: guessed.length > 0 ? 'keywords' : 'none', verified: false }
}
